"""One conversation with an agent: the row that is counter, lock and summary of its log."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q


class SessionStatus(models.TextChoices):
    IDLE = "idle"
    RUNNING = "running"
    REQUIRES_ACTION = "requires_action"
    PAUSED = "paused"
    CLOSED = "closed"


class AgentSession(models.Model):
    """A session; every write of its history goes through an UPDATE of this row.

    `number` keys all rows of the session; `id` is the public suffix (`sess_…`).
    Counters are those of `journal`: nothing else writes them.
    """

    number = models.BigAutoField(primary_key=True)
    id = models.CharField(max_length=26, unique=True)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="agent_sessions")
    external_id = models.CharField(max_length=255, null=True)

    # The history, written by journal alone.
    revision = models.BigIntegerField(default=0)
    epoch = models.BigIntegerField(default=0)
    next_seq = models.BigIntegerField(default=0)
    length = models.BigIntegerField(default=0)
    last_turn = models.BigIntegerField(default=0)
    tail = models.SmallIntegerField(default=0)  # history.turns.Tail
    anchor = models.BigIntegerField(default=0)  # revision of the operation that holds the current view
    life = models.BigIntegerField(default=0)  # key space of ordinary keys
    generation = models.BigIntegerField(default=0)  # key space of `key_scope: epoch`
    closed = models.BooleanField(default=False)

    # Where it came from; its own fork key is unique below its parent.
    parent_number = models.BigIntegerField(null=True)
    parent_revision = models.BigIntegerField(null=True)
    fork_key = models.CharField(max_length=255, null=True)
    fork_fingerprint = models.BinaryField(null=True)
    birth_view = models.TextField(default="")  # JSON of the spans at revision 0; "" = empty own log

    # What runs say of it.
    status = models.CharField(max_length=16, choices=SessionStatus.choices, default=SessionStatus.IDLE)
    stop_reason = models.CharField(max_length=32, null=True)

    # What its owner says of it.
    title = models.CharField(max_length=255, default="", blank=True)
    title_is_manual = models.BooleanField(default=False)
    model = models.CharField(max_length=255, null=True)
    instructions = models.TextField(null=True)
    settings = models.JSONField(default=dict)
    metadata = models.JSONField(default=dict)
    end_user = models.CharField(max_length=255, null=True)
    pinned = models.BooleanField(default=False)
    archived = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    updated_at = models.DateTimeField()
    last_activity_at = models.DateTimeField()
    trashed_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "turnlog_session"
        constraints = [
            models.UniqueConstraint(
                fields=["owner", "external_id"], condition=Q(trashed_at=None), name="session_external_id"
            ),
            models.UniqueConstraint(fields=["parent_number", "fork_key"], name="session_fork_key"),
        ]
        indexes = [models.Index(fields=["owner", "-last_activity_at", "-number"], name="session_recent")]
        permissions = [("view_content", "May read payloads, titles and tool arguments of others")]

    def __str__(self) -> str:
        return f"sess_{self.id}"

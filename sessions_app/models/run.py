"""Runs and their streams: how an answer is made and what was shown of it meanwhile."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from .session import AgentSession


class RunStatus(models.TextChoices):
    QUEUED = "queued"
    IN_PROGRESS = "in_progress"
    REQUIRES_ACTION = "requires_action"
    PAUSED = "paused"
    COMPLETED = "completed"
    INCOMPLETE = "incomplete"
    FAILED = "failed"
    CANCELLED = "cancelled"


ACTIVE = (RunStatus.QUEUED, RunStatus.IN_PROGRESS, RunStatus.REQUIRES_ACTION, RunStatus.PAUSED)


class StopReason(models.TextChoices):
    END_TURN = "end_turn"
    REFUSAL = "refusal"
    MAX_OUTPUT = "max_output"
    MAX_STEPS = "max_steps"
    INTERRUPTED = "interrupted"
    SUPERSEDED = "superseded"
    SESSION_CLOSED = "session_closed"
    REQUIRES_ACTION = "requires_action"
    CONTEXT_OVERFLOW = "context_overflow"
    PROVIDER_ERROR = "provider_error"
    RETRIES_EXHAUSTED = "retries_exhausted"
    DEADLINE = "deadline"
    LOST = "lost"


class Run(models.Model):
    """Answers one input: owned by a worker through its lease, never by a socket or a request.

    `number` orders the queue of a session. `lease` rises with every claim: each write of
    the worker carries it, so that a worker which lost the run can write nothing.
    """

    number = models.BigAutoField(primary_key=True)
    id = models.CharField(max_length=26, unique=True)
    session = models.ForeignKey(AgentSession, on_delete=models.PROTECT, related_name="runs")
    status = models.CharField(max_length=16, choices=RunStatus.choices, default=RunStatus.QUEUED)
    stop_reason = models.CharField(max_length=32, null=True)
    key = models.CharField(max_length=255, null=True)
    fingerprint = models.BinaryField(null=True)
    actor = models.CharField(max_length=64, null=True)
    epoch = models.BigIntegerField()  # of the session, when the run was admitted
    turn = models.BigIntegerField(null=True)
    first_seq = models.BigIntegerField(null=True)  # of its first output item in the session's log
    input = models.TextField(null=True)  # JSON array, only while queued
    options = models.JSONField(default=dict)  # model, instructions, settings as asked for
    model = models.CharField(max_length=255, null=True)  # as resolved when it started
    connection = models.BigIntegerField(null=True)

    lease = models.BigIntegerField(default=0)
    lease_until = models.DateTimeField(null=True)
    worker = models.CharField(max_length=128, null=True)
    losses = models.SmallIntegerField(default=0)
    stop_requested = models.BooleanField(default=False)
    database_mark = models.CharField(max_length=128, null=True)  # changes when the database lost unsynced writes
    next_number = models.BigIntegerField(default=0)  # lower bound of the stream's next sequence number

    text = models.TextField(default="")  # the last complete message; the open text after a stop
    discarded = models.TextField(null=True)  # output that the history refused, for the caller alone
    usage = models.JSONField(default=dict)
    error = models.JSONField(null=True)  # {code, message}
    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True)
    first_token_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "turnlog_run"
        constraints = [
            models.UniqueConstraint(fields=["session", "key"], name="run_key"),
            models.UniqueConstraint(
                fields=["session"], condition=Q(status=RunStatus.IN_PROGRESS), name="run_one_in_progress"
            ),
        ]
        indexes = [
            models.Index(
                fields=["status", "lease_until", "number"],
                condition=Q(status__in=[RunStatus.QUEUED, RunStatus.IN_PROGRESS]),
                name="run_claimable",
            ),
            models.Index(fields=["session", "-number"], name="run_of_session"),
        ]

    def __str__(self) -> str:
        return f"run_{self.id}"


class StreamFrame(models.Model):
    """One event of a run's stream, kept so that any process can serve any reader from any cursor."""

    pk = models.CompositePrimaryKey("run_number", "sequence_number")
    run_number = models.BigIntegerField()
    sequence_number = models.BigIntegerField()
    event = models.TextField()  # the Responses streaming event, JSON text as sent

    class Meta:
        db_table = "turnlog_stream_frame"

    def __str__(self) -> str:
        return f"frame {self.run_number}/{self.sequence_number}"


class Worker(models.Model):
    """A process that executes runs; seen by /readyz and the admin."""

    name = models.CharField(max_length=128, primary_key=True)
    started_at = models.DateTimeField()
    seen_at = models.DateTimeField()

    class Meta:
        db_table = "turnlog_worker"

    def __str__(self) -> str:
        return self.name

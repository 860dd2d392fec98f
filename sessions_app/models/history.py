"""The log and the operations on it: written by `journal` alone, read as tables by the admin."""

from __future__ import annotations

from django.db import models


class Item(models.Model):
    """One immutable thing that happened; `payload` is its JSON text exactly as received.

    No CHECK and no foreign key: the single writer guards both, a failing row would
    carry content into the database's log, and a foreign key costs 42 % of an append.
    """

    pk = models.CompositePrimaryKey("session_number", "seq")
    session_number = models.BigIntegerField()
    seq = models.BigIntegerField()
    turn = models.BigIntegerField()
    tail = models.SmallIntegerField()  # history.turns.Tail after this item
    kind = models.SmallIntegerField()  # history.items.Kind
    role = models.SmallIntegerField()  # history.items.Role
    call_id = models.TextField(null=True)
    public_id = models.TextField(null=True)  # only where the payload brought or got one of its own
    native_id = models.TextField(null=True)  # the provider's own id, replayed to `connection` alone
    connection = models.BigIntegerField(null=True)
    run = models.CharField(max_length=26, null=True)
    origin_session = models.BigIntegerField(null=True)  # copies only
    origin_seq = models.BigIntegerField(null=True)
    created_at = models.DateTimeField()
    payload = models.TextField()

    class Meta:
        db_table = "turnlog_item"
        indexes = [
            models.Index(
                fields=["session_number", "public_id"],
                condition=models.Q(public_id__isnull=False),
                name="item_public_id",
            )
        ]

    def __str__(self) -> str:
        return f"item {self.session_number}/{self.seq}"


class Operation(models.Model):
    """One atomic change of a view; the row at `anchor` holds the view that stands."""

    pk = models.CompositePrimaryKey("session_number", "revision")
    session_number = models.BigIntegerField()
    revision = models.BigIntegerField()
    kind = models.CharField(max_length=24)
    key = models.CharField(max_length=255, null=True)
    key_scope = models.SmallIntegerField(default=0)  # 0 = life, 1 = generation
    key_counter = models.BigIntegerField(default=0)
    fingerprint = models.BinaryField(null=True)
    epoch = models.BigIntegerField()
    arguments = models.TextField(default="{}")  # without item bodies
    first_seq = models.BigIntegerField()
    count = models.BigIntegerField()
    next_seq = models.BigIntegerField()
    length = models.BigIntegerField()
    last_turn = models.BigIntegerField()
    tail = models.SmallIntegerField()
    anchor = models.BigIntegerField()
    view = models.TextField(null=True)  # JSON of the spans, only when they changed
    actor = models.CharField(max_length=64, null=True)
    run = models.CharField(max_length=26, null=True)
    result = models.TextField(null=True)
    created_at = models.DateTimeField()

    class Meta:
        db_table = "turnlog_operation"
        constraints = [
            models.UniqueConstraint(
                fields=["session_number", "key_scope", "key_counter", "key"], name="operation_key"
            )
        ]

    def __str__(self) -> str:
        return f"operation {self.session_number}/{self.revision} {self.kind}"

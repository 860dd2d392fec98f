"""Who may call, which models answer, and what the installation remembers of itself."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q


class ApiKey(models.Model):
    """A Bearer credential; only its SHA-256 is kept, the secret is shown once."""

    id = models.CharField(max_length=26, primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="api_keys")
    name = models.CharField(max_length=255)
    digest = models.CharField(max_length=64, unique=True)
    prefix = models.CharField(max_length=12)  # the first characters, to tell keys apart
    scopes = models.JSONField(default=list)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(null=True)
    last_used_at = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    class Meta:
        db_table = "turnlog_api_key"

    def __str__(self) -> str:
        return f"{self.name} ({self.prefix}…)"


class ModelConnection(models.Model):
    """A model that sessions may talk to: where it answers, by which driver, under which name."""

    number = models.BigAutoField(primary_key=True)
    name = models.CharField(max_length=255, unique=True)
    driver = models.CharField(max_length=32)
    base_url = models.CharField(max_length=1024, blank=True)
    api_key_env = models.CharField(max_length=255, null=True)  # name of a TURNLOG_KEY_… variable
    upstream_model = models.CharField(max_length=255, blank=True)
    context_window = models.IntegerField(null=True)
    is_default = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    updated_at = models.DateTimeField()

    class Meta:
        db_table = "turnlog_model_connection"
        constraints = [
            models.UniqueConstraint(fields=["is_default"], condition=Q(is_default=True), name="one_default_model")
        ]

    def __str__(self) -> str:
        return self.name


class Request(models.Model):
    """The first answer to a keyed request that is no operation: repeats of it get the same."""

    number = models.BigAutoField(primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    method = models.CharField(max_length=8)
    path = models.CharField(max_length=512)
    key = models.CharField(max_length=255)
    digest = models.BinaryField()
    status = models.SmallIntegerField()
    result = models.TextField()
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        db_table = "turnlog_request"
        constraints = [models.UniqueConstraint(fields=["user", "method", "path", "key"], name="request_key")]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


class Installation(models.Model):
    """One row: the random key that fingerprints and item ids of this installation are made with."""

    id = models.SmallIntegerField(primary_key=True, default=1)
    secret = models.BinaryField()
    created_at = models.DateTimeField()

    class Meta:
        db_table = "turnlog_installation"

    def __str__(self) -> str:
        return "installation"

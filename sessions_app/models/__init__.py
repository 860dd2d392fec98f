"""Tables, constraints and indexes; one file a noun, no verbs."""

from .access import ApiKey, Installation, ModelConnection, Request
from .history import Item, Operation
from .run import ACTIVE, Run, RunStatus, StopReason, StreamFrame, Worker
from .session import AgentSession, SessionStatus

__all__ = [
    "ACTIVE",
    "AgentSession",
    "ApiKey",
    "Installation",
    "Item",
    "ModelConnection",
    "Operation",
    "Request",
    "Run",
    "RunStatus",
    "SessionStatus",
    "StopReason",
    "StreamFrame",
    "Worker",
]

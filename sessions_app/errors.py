"""Every failure that Turnlog expects, in one tree; no door invents another.

    TurnlogError
    ├─ InvalidRequest 400          invalid_request
    │  ├─ InvalidItem              invalid_item
    │  ├─ InvalidTranscript        invalid_transcript
    │  └─ CursorGone               cursor_gone
    ├─ Unauthenticated 401         unauthenticated
    ├─ Forbidden 403               forbidden
    ├─ NotFound 404                not_found
    ├─ MethodNotAllowed 405        method_not_allowed
    ├─ Conflict 409
    │  ├─ OperationConflict        operation_conflict   (never worth a retry)
    │  ├─ RevisionConflict         revision_conflict
    │  ├─ StaleEpoch               stale_epoch
    │  ├─ SessionBusy              session_busy
    │  ├─ SessionClosed            session_closed
    │  └─ RunEnded                 run_ended
    ├─ TooLarge 413                too_large
    ├─ UnsupportedMediaType 415    unsupported_media_type
    ├─ RateLimited 429             rate_limited
    ├─ UpstreamError 502           upstream_error
    │  └─ ContextOverflow 400      context_overflow
    └─ Unavailable 503             unavailable

The docstring of a class is its message; `{names}` in it are filled from the data
that the error was raised with. Data goes to the client beside the message, so it
never holds content of an item. This module is pure: it knows no HTTP library, only
the numbers that the doors share.
"""

from __future__ import annotations

from typing import Any, ClassVar


class TurnlogError(Exception):
    """Something went wrong."""

    status: ClassVar[int] = 500
    code: ClassVar[str] = "internal"
    type: ClassVar[str] = "server_error"
    retry: ClassVar[bool | None] = None  # value of `x-should-retry`; None leaves it out

    def __init__(self, message: str | None = None, *, param: str | None = None, **data: Any) -> None:
        text = message or (type(self).__doc__ or "").strip().split("\n\n")[0].replace("\n    ", " ")
        self.message = text.format_map(_Filled({**data, "param": param})) if message is None else text
        self.param = param
        self.data = data
        super().__init__(self.message)


class _Filled(dict[str, Any]):
    """Leaves a name without data as it stands, so that a message never fails to form."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


class InvalidRequest(TurnlogError):
    """The request is not valid."""

    status = 400
    code = "invalid_request"
    type = "invalid_request_error"


class InvalidItem(InvalidRequest):
    """Item {index} is not valid: {reason}."""

    code = "invalid_item"


class InvalidTranscript(InvalidRequest):
    """The transcript is not well paired: {reason}."""

    code = "invalid_transcript"


class CursorGone(InvalidRequest):
    """The cursor names an item that is no longer in this view."""

    code = "cursor_gone"


class Unauthenticated(TurnlogError):
    """Sign in, or send an API key as a Bearer token."""

    status = 401
    code = "unauthenticated"
    type = "authentication_error"


class Forbidden(TurnlogError):
    """This credential lacks the scope "{scope}"."""

    status = 403
    code = "forbidden"
    type = "permission_error"


class NotFound(TurnlogError):
    """There is nothing here by that name."""

    status = 404
    code = "not_found"
    type = "not_found_error"


class MethodNotAllowed(TurnlogError):
    """This address does not take that method."""

    status = 405
    code = "method_not_allowed"
    type = "invalid_request_error"


class Conflict(TurnlogError):
    """The request conflicts with what is stored."""

    status = 409
    code = "conflict"
    type = "conflict_error"


class OperationConflict(Conflict):
    """This key was used before for a different request."""

    code = "operation_conflict"
    retry = False


class RevisionConflict(Conflict):
    """The session is at revision {revision}, not at the expected one."""

    code = "revision_conflict"


class StaleEpoch(Conflict):
    """The session is in epoch {epoch}, not in the expected one."""

    code = "stale_epoch"


class SessionBusy(Conflict):
    """Another run of this session is active."""

    code = "session_busy"


class SessionClosed(Conflict):
    """The session is closed."""

    code = "session_closed"


class RunEnded(Conflict):
    """The run has ended."""

    code = "run_ended"


class TooLarge(TurnlogError):
    """The request exceeds the limit of {limit} {unit}."""

    status = 413
    code = "too_large"
    type = "invalid_request_error"


class UnsupportedMediaType(TurnlogError):
    """Send JSON: content-type application/json."""

    status = 415
    code = "unsupported_media_type"
    type = "invalid_request_error"


class RateLimited(TurnlogError):
    """Too many requests; try again in {retry_after} seconds."""

    status = 429
    code = "rate_limited"
    type = "rate_limit_error"


class UpstreamError(TurnlogError):
    """The model could not answer: {reason}."""

    status = 502
    code = "upstream_error"
    type = "upstream_error"


class ContextOverflow(UpstreamError):
    """The conversation no longer fits the model's context window."""

    status = 400
    code = "context_overflow"


class Unavailable(TurnlogError):
    """The server cannot answer this now; the same request is safe to repeat."""

    status = 503
    code = "unavailable"

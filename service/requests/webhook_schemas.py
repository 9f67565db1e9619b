"""marshmallow schemas of webhooks."""

from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, fields, validate
from marshmallow.exceptions import ValidationError

from events.notices.notice_types import NOTICE_TYPES
from service.requests.query_schemas import EVENT_ID
from service.requests.schema_fields import Pattern

URL_PATTERN = r"^https?://[!-~]{3,190}$"


def check_url(url: str) -> None:
    """Refuse a URL that cannot be called, or that carries a password."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
        fine = named and "@" not in parts.netloc and not parts.fragment
    except ValueError:
        fine = False
    if not fine:
        raise ValidationError("Must be a URL with a host, without user, password and fragment.")


class NewWebhook(Schema):
    """A webhook: where to send which notices."""

    url = fields.String(
        required=True,
        validate=[Pattern(URL_PATTERN), check_url],
        metadata={"description": "Where to post the messages. It must be https and publicly reachable."},
    )
    types = fields.List(
        fields.String(validate=validate.OneOf(NOTICE_TYPES)),
        load_default=[],
        validate=validate.Length(max=len(NOTICE_TYPES)),
        metadata={"description": "The types of notices to send. The default is all of them."},
    )
    game = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(r"^[0-9a-f]{24}$"),
        metadata={"description": "Send notices about this game only. The default is all your games."},
    )
    tournament = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(r"^[0-9a-f]{24}$"),
        metadata={
            "description": "Send notices about this tournament only, not those of its games. The default is "
            "all notices."
        },
    )


class ReplayRange(Schema):
    """Which notices to send again."""

    after = fields.String(
        required=True,
        validate=Pattern(EVENT_ID),
        metadata={
            "description": "Send again what came after the notice with this id, or after a time in ms."
        },
    )
    to = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(EVENT_ID),
        metadata={"description": "The last notice to send again. The default is the newest."},
    )


def parse_types(found: list[Any]) -> tuple[str, ...]:
    """Return the types, each once."""
    return tuple(dict.fromkeys(found))

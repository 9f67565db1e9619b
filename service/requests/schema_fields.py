"""marshmallow fields and validators that the schemas and the header checks share."""

import re
import unicodedata
from typing import Any

from marshmallow import Schema, fields, validate
from marshmallow.exceptions import ValidationError

from games.kernel.table.table import LEAST_SECONDS, MOST_SECONDS
from games.kernel.title import seat_kinds
from games.titles import TITLES

KEY_PATTERN = r"^[a-z][a-z0-9_-]{0,39}$"
PLAYER_PATTERN = r"^[0-9a-f]{16}$"
TOURNAMENT_PATTERN = r"^[0-9a-f]{24}$"
COMMITMENT_PATTERN = r"^[0-9a-f]{64}$"
SEAT_KINDS = seat_kinds(module for title in TITLES.values() for module in title.modules)


class WholeNumber(fields.Integer):
    """A whole number in decimal digits, as it appears in a query string."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, str) or not (value.isascii() and value.isdigit() and len(value) <= 16):
            raise ValidationError("Not a whole number.")
        return int(value)


class Flag(fields.Boolean):
    """Exactly `true` or `false`."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if value not in ("true", "false"):
            raise ValidationError("Must be true or false.")
        return value == "true"


class StrictBoolean(fields.Boolean):
    """Exactly JSON's true or false."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, bool):
            raise ValidationError("Must be true or false.")
        return value


class Pattern(validate.Regexp):
    """A pattern for the whole text: `$` alone would accept a trailing line break."""

    def __call__(self, value: Any) -> Any:
        regex: re.Pattern[Any] = self.regex
        if regex.fullmatch(value) is None:
            raise ValidationError(self._format_error(value))
        return value


class TurnClockSchema(Schema):
    """A number of seconds per turn."""

    kind = fields.String(required=True, validate=validate.Equal("turn"))
    seconds = fields.Integer(
        required=True, strict=True, validate=validate.Range(min=LEAST_SECONDS, max=MOST_SECONDS)
    )


class RulebookClockSchema(Schema):
    """The timer that the title's rulebook describes."""

    kind = fields.String(required=True, validate=validate.Equal("rulebook"))


class ClockField(fields.Field[dict[str, Any]]):
    """A clock; `kind` says which."""

    _schemas = {"turn": TurnClockSchema(), "rulebook": RulebookClockSchema()}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        kind = value.get("kind") if isinstance(value, dict) else None
        schema = self._schemas.get(kind) if isinstance(kind, str) else None
        if schema is None:
            raise ValidationError(f"Must be an object whose kind is one of: {', '.join(self._schemas)}.")
        return schema.load(value)


def unprintable_reason(text: str) -> str | None:
    """Return why a text for other people is refused, or None if it is one printable line."""
    categories = {unicodedata.category(letter) for letter in text}
    if any(category[0] == "C" for category in categories):
        return "Contains characters that cannot be printed."
    return "Must be a single line." if categories & {"Zl", "Zp"} else None


def printable(text: str) -> None:
    """Refuse control, format and unassigned characters and line breaks."""
    reason = unprintable_reason(text)
    if reason:
        raise ValidationError(reason)

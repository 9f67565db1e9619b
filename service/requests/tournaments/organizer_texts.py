"""Texts that organizers write for everybody: plain text that can be printed."""

from collections.abc import Callable

import msgspec
from marshmallow.exceptions import ValidationError

from service.requests.player_names import check_name, tidy_name
from service.requests.schema_fields import unprintable_reason
from tournaments.settings import Settings

LONGEST_TEXT = 4000
"""The most characters of a text in a body about a tournament: its rules in the organizers' words."""

_LINES = ("text", "rules_text")
"""Fields whose text may have several lines."""
_LINE = ("reason",)


def tidy_settings(settings: Settings) -> Settings:
    """Return settings with the name in its normal form."""
    return msgspec.structs.replace(settings, name=tidy_name(settings.name))


def text_errors(message: msgspec.Struct) -> dict[str, list[str]]:
    """Return what is wrong with the texts of a command or of settings, by field."""
    errors: dict[str, list[str]] = {}
    for field in message.__struct_fields__:
        value = getattr(message, field)
        if isinstance(value, Settings):
            errors |= {f"{field}.{name}": found for name, found in text_errors(value).items()}
        elif isinstance(value, str) and (reason := _reason(type(message), field, value)):
            errors[field] = [reason]
    return errors


def _reason(kind: type[msgspec.Struct], field: str, text: str) -> str | None:
    """Return why a text is refused, or None if everybody can read it."""
    if kind is Settings and field == "name":
        return _refused(check_name, text)
    if field in _LINES:
        return unprintable_reason(text.replace("\n", ""))
    return unprintable_reason(text) if field in _LINE else None


def _refused(check: Callable[[str], None], text: str) -> str | None:
    try:
        check(text)
    except ValidationError as error:
        return str(error.messages[0]) if isinstance(error.messages, list) else str(error)
    return None

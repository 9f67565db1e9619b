"""The body of a game command: its msgspec Struct checks the fields, so a command is declared only once."""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from games.kernel.messages import Command
from games.kernel.table.clock import PauseClock, ResumeClock
from games.kernel.table.corrections import Correct
from games.kernel.table.game import TABLE_COMMANDS
from games.kernel.table.nonces import Reveal
from service.requests.bodies import MAX_TEXT, invalid_fields
from service.requests.schema_fields import unprintable_reason
from service.responses.problems import Problem

_PATH = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(.+?)`")

TEXT_FIELDS: dict[type[Command], str] = {
    Reveal: "nonce",
    Correct: "reason",
    PauseClock: "reason",
    ResumeClock: "reason",
}
"""Fields with text for other people; checked here because the Structs also read older records."""


def parse_command(
    body: dict[str, Any], commands: Mapping[str, type[Command]], in_play: Collection[type[Command]]
) -> Command:
    """Return the command in a body; `in_play` are the commands of the game's modules."""
    name = body.get("type")
    kind = commands.get(name) if isinstance(name, str) else None
    if kind is None or (kind not in TABLE_COMMANDS and kind not in in_play):
        types = sorted(tag for tag, kind in commands.items() if kind in TABLE_COMMANDS or kind in in_play)
        raise unknown_command(name, types)
    try:
        command = msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        raise invalid_fields(struct_errors(str(error))) from None
    if (field := TEXT_FIELDS.get(kind)) and (text := getattr(command, field)) is not None:
        reason = unprintable_reason(text)
        if reason:
            raise invalid_fields({field: [reason]})
    return command


def unknown_command(name: Any, types: list[str]) -> Problem:
    """Return the problem of a body without a command of these types, with the one that was probably meant."""
    if name is None:
        return Problem("unknown_command", "The body has no `type`: the name of the command.", types=types)
    nearest = get_close_matches(str(name)[:MAX_TEXT].lower().replace("-", "_"), types, n=1)
    if not nearest:
        return Problem("unknown_command", types=types)
    return Problem("unknown_command", f"Did you mean {nearest[0]}?", types=types, nearest=nearest[0])


def struct_errors(message: str) -> dict[str, list[str]]:
    """Return msgspec's message by field, in the form of marshmallow's messages."""
    match = _PATH.search(message)
    text = message[: match.start()] if match else message
    path = re.sub(r"\[(\d+)\]", r".\1", match.group(1)).strip(".") if match else ""
    field = _FIELD.search(text)
    if field:
        path = f"{path}.{field.group(1)}" if path else field.group(1)
    return {path: [text.replace("`", "")]}

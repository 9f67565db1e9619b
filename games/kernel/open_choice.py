"""Open choices: commands with too many possible values to list, described by a JSON Schema instead."""

from typing import Any

import msgspec

from games.kernel.messages import Command, tag

SAMPLES = 4
"""How many random commands of each open choice a bot chooses from."""


class OpenChoice(msgspec.Struct, frozen=True):
    """A command that a seat may send now with values of its own choice."""

    type: str
    """The command's type."""
    about: str
    """What the seat may do, in one sentence."""
    schema: dict[str, Any]
    """The JSON Schema of the whole command. Values that depend on each other are checked when it is sent."""


def open_choice(kind: type[Command], about: str, **fields: dict[str, Any]) -> OpenChoice:
    """Describe a command by the JSON Schemas of its fields, limited to what is allowed in this position."""
    own = msgspec.structs.fields(kind)
    if unknown := sorted({field.name for field in own} ^ set(fields)):
        raise ValueError(f"the description of {kind.__name__} does not match its fields: {unknown}")
    schema = {
        "type": "object",
        "properties": {"type": {"const": tag(kind)}, **fields},
        "required": ["type", *(field.name for field in own if field.required)],
        "additionalProperties": False,
    }
    return OpenChoice(tag(kind), about, schema)

"""marshmallow schemas: the shape of every body and query string that comes in. Unknown fields are refused."""

import re
import unicodedata
from typing import Any

import msgspec
from marshmallow import Schema, fields, post_load, pre_load, validate
from marshmallow.exceptions import ValidationError

from events.projections.personal_bests import ALONE
from games.kernel.table.table import LEAST_SECONDS, MOST_SECONDS, Clock
from games.kernel.title import seat_kinds
from games.titles import TITLES

MAX_NAME = 40
MAX_LIMIT = 100
MAX_VERSION = 2**53
KEY_PATTERN = r"^[a-z][a-z0-9_-]{0,39}$"
PLAYER_PATTERN = r"^[0-9a-f]{16}$"
LANGUAGES = ("en", "de", "fr", "it")

SEAT_KINDS = seat_kinds(module for title in TITLES.values() for module in title.modules)
Statuses = ("open", "playing", "finished", "abandoned")


class WholeNumber(fields.Integer):
    """A whole number in plain digits, as a query string has it."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, str) or not (value.isascii() and value.isdigit() and len(value) <= 16):
            raise ValidationError("Not a whole number.")
        return int(value)


class Flag(fields.Boolean):
    """true or false, in so many letters."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if value not in ("true", "false"):
            raise ValidationError("Must be true or false.")
        return value == "true"


class Pattern(validate.Regexp):
    """A pattern for the whole text: `$` alone would let a line break follow."""

    def __call__(self, value: Any) -> Any:
        regex: re.Pattern[Any] = self.regex
        if regex.fullmatch(value) is None:
            raise ValidationError(self._format_error(value))
        return value


def printable(text: str) -> None:
    """Refuse texts nobody could read: control, format and unassigned characters, line breaks."""
    if any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise ValidationError("Contains characters that cannot be printed.")
    if any(unicodedata.category(letter) in ("Zl", "Zp") for letter in text):
        raise ValidationError("Must be a single line.")


class NewPlayer(Schema):
    """A player to be."""

    name = fields.String(
        required=True,
        validate=[validate.Length(min=1, max=MAX_NAME), printable],
        metadata={"description": "How others see you; surrounding spaces are dropped.", "example": "Ada"},
    )

    @pre_load
    def trim(self, data: Any, **_: Any) -> Any:
        """Drop the spaces around the name before it is measured."""
        if isinstance(data, dict) and isinstance(data.get("name"), str):
            return {**data, "name": data["name"].strip()}
        return data


class NewSeat(Schema):
    """A seat at a new table."""

    kind = fields.String(
        load_default="human",
        validate=validate.OneOf(SEAT_KINDS),
        metadata={"description": "Who plays the seat. A title accepts the kinds in its `seat_kinds`."},
    )
    bot = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(KEY_PATTERN),
        metadata={"description": "The bot's name, for a bot's seat; see the title's `bots`."},
    )
    player = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(PLAYER_PATTERN),
        metadata={"description": "Keep a human seat for the player with this id."},
    )


CLOCKS: list[dict[str, Any]] = [
    {
        "type": "object",
        "properties": {
            "kind": {"const": "turn"},
            "seconds": {"type": "integer", "minimum": LEAST_SECONDS, "maximum": MOST_SECONDS},
        },
        "required": ["kind", "seconds"],
        "additionalProperties": False,
    },
    {
        "type": "object",
        "properties": {"kind": {"const": "rulebook"}},
        "required": ["kind"],
        "additionalProperties": False,
    },
    {"type": "null"},
]


def a_clock(given: Any) -> None:
    """Refuse what is no clock."""
    try:
        msgspec.convert(given, Clock)
    except msgspec.ValidationError as error:
        raise ValidationError(str(error).partition(" - at ")[0].replace("`", "")) from None


class NewGame(Schema):
    """A table to set up. The caller takes the first human seat."""

    title = fields.String(
        required=True,
        validate=Pattern(KEY_PATTERN),
        metadata={"description": "A title's key, as in /v1/titles."},
    )
    modules = fields.List(
        fields.String(validate=Pattern(KEY_PATTERN)),
        load_default=[],
        validate=[validate.Length(max=20)],
        metadata={"description": "Expansions, by key. The base game is always there."},
    )
    options = fields.Dict(
        keys=fields.String(validate=validate.Length(max=40)),
        load_default={},
        metadata={"description": "The title's options; their JSON Schema stands in /v1/titles/{title}."},
    )
    seats = fields.List(
        fields.Nested(NewSeat),
        required=True,
        validate=validate.Length(min=1, max=8),
        metadata={"description": "The seats in order; seat numbers start at 0."},
    )
    undo = fields.String(
        load_default="own",
        validate=validate.OneOf(("own", "consent", "free", "off")),
        metadata={"description": "What may be taken back."},
    )
    visibility = fields.String(
        load_default="public",
        validate=validate.OneOf(("public", "private")),
        metadata={"description": "Private games are seen by their players, their owner and organizers."},
    )
    clock = fields.Raw(
        load_default=None,
        allow_none=True,
        validate=a_clock,
        metadata={
            "description": "The time for a turn: so many seconds, or the timer of the title's rulebook.",
            "anyOf": CLOCKS,
        },
    )
    nonce = fields.String(
        load_default=None,
        allow_none=True,
        validate=[validate.Length(min=1, max=64), printable],
        metadata={"description": "Your own part in every draw, published with your seat."},
    )

    @post_load
    def listed(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Refuse a module that is named twice."""
        if len(set(data["modules"])) != len(data["modules"]):
            raise ValidationError({"modules": ["A module is named twice."]})
        return data


class NoQuery(Schema):
    """No parameters."""


class AfterVersion(Schema):
    """Where to go on in the record."""

    after = WholeNumber(
        validate=validate.Range(min=0, max=MAX_VERSION),
        metadata={"description": "Only records after this version."},
    )


class RecordsQuery(AfterVersion):
    """A page of the record."""

    limit = WholeNumber(
        load_default=20,
        validate=validate.Range(min=1, max=MAX_LIMIT),
        metadata={"description": "At most so many."},
    )


class GameQuery(Schema):
    """Which version of a game."""

    at = WholeNumber(
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "The game as it was at this version."},
    )


class DiffQuery(Schema):
    """Which two versions of a game."""

    start = WholeNumber(
        data_key="from",
        required=True,
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "The version to begin with."},
    )
    to = WholeNumber(
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={
            "description": "The version to end with, which may be the earlier one; the newest if not given."
        },
    )


class CommandQuery(Schema):
    """How to take a command."""

    dry_run = Flag(
        load_default=False,
        metadata={"description": "Decide, but append nothing."},
    )


class PageQuery(Schema):
    """Which page of a list."""

    limit = WholeNumber(
        load_default=20,
        validate=validate.Range(min=1, max=MAX_LIMIT),
        metadata={"description": "At most so many."},
    )
    after = fields.String(
        validate=Pattern(r"^[A-Za-z0-9_.:=~-]{1,200}$"),
        metadata={"description": "The `next` of the page before."},
    )


class BestsQuery(PageQuery):
    """Which results, and which page of them."""

    title = fields.String(validate=Pattern(KEY_PATTERN))
    mode = fields.String(
        validate=validate.OneOf((ALONE, *(kind for kind in SEAT_KINDS if kind not in ("human", "bot")))),
        metadata={"description": "Alone at the table, or against the kind of seat that the rules play."},
    )


class GamesQuery(PageQuery):
    """Which games, and which page of them."""

    title = fields.String(validate=Pattern(KEY_PATTERN))
    status = fields.String(validate=validate.OneOf(Statuses))
    player = fields.String(
        validate=Pattern(PLAYER_PATTERN),
        metadata={"description": "Games with this player at the table."},
    )


class ComponentsQuery(Schema):
    """In which language."""

    lang = fields.String(
        validate=validate.OneOf(LANGUAGES),
        metadata={"description": "Give each component's `name` in this language (all stand in `names`)."},
    )

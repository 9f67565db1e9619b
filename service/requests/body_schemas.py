"""marshmallow schemas of JSON bodies. Unknown fields are refused."""

from typing import Any

from marshmallow import Schema, fields, post_load, pre_load, validate
from marshmallow.exceptions import ValidationError

from games.kernel.table.table import MOST_MODULES, MOST_SEATS
from service.requests.player_names import MAX_NAME, check_name, tidy_name
from service.requests.schema_fields import (
    COMMITMENT_PATTERN,
    KEY_PATTERN,
    PLAYER_PATTERN,
    SEAT_KINDS,
    ClockField,
    Pattern,
    StrictBoolean,
    printable,
)
from service.responses.accounts.scopes import SCOPES

MOST_GAMES = 500
"""Games in one bulk."""


class PlayerName(Schema):
    """The name of a player."""

    name = fields.String(
        required=True,
        validate=[validate.Length(min=1, max=MAX_NAME), check_name],
        metadata={
            "description": "The name others see, in Unicode's normal form (NFC). Surrounding and repeated "
            "spaces are removed.",
            "example": "Ada",
        },
    )

    @pre_load
    def tidy(self, data: Any, **_: Any) -> Any:
        """Normalize the name before its length is checked."""
        if isinstance(data, dict) and isinstance(data.get("name"), str):
            return {**data, "name": tidy_name(data["name"])}
        return data


class NewPlayer(PlayerName):
    """A new account."""

    bot = StrictBoolean(
        load_default=False,
        metadata={"description": "Whether a program plays with this account. It cannot be changed later."},
    )


class NewKey(Schema):
    """A new key of a player."""

    name = fields.String(
        required=True,
        validate=[validate.Length(min=1, max=MAX_NAME), printable],
        metadata={"description": "What you call the key.", "example": "bot on my server"},
    )
    scopes = fields.List(
        fields.String(validate=validate.OneOf(tuple(SCOPES))),
        required=True,
        validate=validate.Length(min=1, max=len(SCOPES)),
        metadata={"description": "What the key allows. Your own key must have these scopes too."},
    )
    expires = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        metadata={"description": "When the key stops working, in milliseconds since 1970; null for never."},
    )

    @post_load
    def sort_scopes(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Name each scope once, in the usual order."""
        return {**data, "scopes": [scope for scope in SCOPES if scope in data["scopes"]]}


class RecoveryCode(Schema):
    """The recovery code of an account."""

    recovery_code = fields.String(
        required=True,
        validate=validate.Length(min=1, max=60),
        metadata={
            "description": "The code you got with the account.",
            "example": "K7QM2D-XWTR4H-P3BNVZ-6YCJFA",
        },
    )


class Invitation(Schema):
    """The invitation to a private game."""

    invitation = fields.String(
        required=True,
        validate=validate.Length(min=1, max=64),
        metadata={"description": "The `invitation` of the game, as one of its players sees it."},
    )


class NewSeat(Schema):
    """A seat of a new game."""

    kind = fields.String(
        load_default="human",
        validate=validate.OneOf(SEAT_KINDS),
        metadata={"description": "Who plays the seat. A title accepts the kinds in its `seat_kinds`."},
    )
    bot = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(KEY_PATTERN),
        metadata={"description": "The bot that plays a `bot` seat; one of the title's `bots`."},
    )
    player = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(PLAYER_PATTERN),
        metadata={"description": "Reserve a `human` seat for the player with this id."},
    )


class NewGame(Schema):
    """A new game. You take the first human seat."""

    title = fields.String(
        required=True,
        validate=Pattern(KEY_PATTERN),
        metadata={"description": "The key of a title, from /v1/titles."},
    )
    modules = fields.List(
        fields.String(validate=Pattern(KEY_PATTERN)),
        load_default=[],
        validate=validate.Length(max=MOST_MODULES),
        metadata={"description": "Expansions and modes, by key. The base game is always included."},
    )
    options = fields.Dict(
        keys=fields.String(validate=validate.Length(max=40)),
        load_default={},
        metadata={"description": "The title's options. /v1/titles/{title} has their JSON Schema."},
    )
    seats = fields.List(
        fields.Nested(NewSeat),
        required=True,
        validate=validate.Length(min=1, max=MOST_SEATS),
        metadata={"description": "The seats in order. Seats are numbered from 0."},
    )
    undo = fields.String(
        load_default="own",
        validate=validate.OneOf(("own", "consent", "free", "off")),
        metadata={
            "description": "The undo policy: your own latest commands, with everyone's consent, "
            "anything, or nothing."
        },
    )
    visibility = fields.String(
        load_default="public",
        validate=validate.OneOf(("public", "private")),
        metadata={
            "description": "A private game is visible to its owner, its players, players with a reserved "
            "seat and organizers."
        },
    )
    clock = ClockField(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "The time per turn: a number of seconds, or the timer of the title's rulebook.",
            "oneOf": [{"$ref": "#/components/schemas/Clock"}, {"type": "null"}],
        },
    )
    hints = StrictBoolean(
        load_default=False,
        metadata={
            "description": "Whether players may ask for hints. Everybody sees this, and the game does not "
            "count for ratings."
        },
    )
    commitment = fields.String(
        load_default=None,
        allow_none=True,
        validate=Pattern(COMMITMENT_PATTERN),
        metadata={
            "description": "The SHA-256, in hex, of a nonce of yours that is mixed into every draw. You "
            "reveal the nonce with the `reveal` command when the game starts."
        },
    )

    @post_load
    def refuse_duplicates(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Refuse a module that is listed twice."""
        if len(set(data["modules"])) != len(data["modules"]):
            raise ValidationError({"modules": ["A module is listed twice."]})
        return data


class NewGames(Schema):
    """Games that are created together."""

    games = fields.List(
        fields.Nested(NewGame),
        required=True,
        validate=validate.Length(min=1, max=MOST_GAMES),
        metadata={"description": "The games. You take no seat in them."},
    )

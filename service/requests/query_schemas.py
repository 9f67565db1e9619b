"""marshmallow schemas of query strings. Unknown parameters are refused."""

from typing import Any, get_args

from marshmallow import Schema, fields, validate, validates_schema
from marshmallow.exceptions import ValidationError

from events.projections.indexes import Result
from events.projections.personal_bests import ALONE
from games.kernel.languages import LANGUAGES
from games.kernel.table.table import MOST_SEATS, Status
from service.requests.language import WordsQuery
from service.requests.schema_fields import (
    KEY_PATTERN,
    PLAYER_PATTERN,
    SEAT_KINDS,
    TOURNAMENT_PATTERN,
    Flag,
    Pattern,
    WholeNumber,
)

MAX_LIMIT = 100
MAX_VERSION = 2**53
MAX_TIME = 10**15 - 1
"""In milliseconds; the year 33658."""
ME = "me"
EVENT_ID = r"^[0-9]{1,16}(-[0-9a-f]{1,16})?$"


class NoQuery(Schema):
    """No parameters."""


class AfterVersion(WordsQuery):
    """Where to continue in the record."""

    after = WholeNumber(
        validate=validate.Range(min=0, max=MAX_VERSION),
        metadata={"description": "Return only records after this version."},
    )


class StreamQuery(AfterVersion):
    """Where to continue in a stream."""

    hash = fields.String(
        validate=Pattern(r"^[0-9a-f]{64}$"),
        metadata={
            "description": "The `hash` of your record at the version `after`. If the game has another one "
            "there, the stream tells you and begins again."
        },
    )


class NoticesQuery(WordsQuery):
    """Where to continue in the stream of your notices."""

    after = fields.String(
        validate=Pattern(EVENT_ID),
        metadata={
            "description": "Begin with what came after the notice with this id, or after a time in "
            "milliseconds since 1970. 0 begins with the oldest notice that is kept. The default is now."
        },
    )


class RecordsQuery(AfterVersion):
    """A page of the record."""

    limit = WholeNumber(
        load_default=20,
        validate=validate.Range(min=1, max=MAX_LIMIT),
        metadata={"description": "The maximum number of records."},
    )


class HeadsQuery(Schema):
    """A page of the log of heads."""

    after = WholeNumber(
        load_default=0,
        validate=validate.Range(min=0, max=MAX_VERSION),
        metadata={"description": "Return only heads after this number."},
    )
    limit = WholeNumber(
        load_default=100,
        validate=validate.Range(min=1, max=1000),
        metadata={"description": "The maximum number of heads."},
    )


class GameQuery(Schema):
    """A version of a game."""

    at = WholeNumber(
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "Return the game at this version. The default is the latest."},
    )


class DiffQuery(Schema):
    """Two versions of a game."""

    start = WholeNumber(
        data_key="from",
        required=True,
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "The version to start from."},
    )
    to = WholeNumber(
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "The version to compare with, earlier or later. The default is the latest."},
    )


class ReplayQuery(WordsQuery):
    """Whose eyes to see a game with, and from where on."""

    eyes = fields.String(
        validate=Pattern(r"^(open|spectator|0|[1-9][0-9]?)$"),
        metadata={
            "description": "Whose view to show: a seat's, by its number, a `spectator`'s, or `open` with "
            "everything that was hidden. The default is your own; of an uploaded file, `open`."
        },
    )
    start = WholeNumber(
        data_key="from",
        load_default=0,
        validate=validate.Range(min=0, max=MAX_VERSION),
        metadata={"description": "Return only steps after this version."},
    )


class CommandQuery(WordsQuery):
    """How to handle a command."""

    dry_run = Flag(
        load_default=False,
        metadata={"description": "Decide the command without appending it."},
    )


class PageQuery(Schema):
    """A page of a list."""

    limit = WholeNumber(
        load_default=20,
        validate=validate.Range(min=1, max=MAX_LIMIT),
        metadata={"description": "The maximum number of entries."},
    )
    after = fields.String(
        validate=Pattern(r"^[A-Za-z0-9_.:=~-]{1,200}$"),
        metadata={"description": "The `next` of the previous page."},
    )


class PersonalBestsQuery(PageQuery):
    """A page of personal bests."""

    title = fields.String(
        validate=Pattern(KEY_PATTERN), metadata={"description": "Only games of this title."}
    )
    mode = fields.String(
        validate=validate.OneOf((ALONE, *(kind for kind in SEAT_KINDS if kind not in ("human", "bot")))),
        metadata={"description": "Only games played alone, or against this kind of seat."},
    )


class RatingsQuery(PageQuery):
    """A page of a leaderboard."""

    title = fields.String(
        required=True, validate=Pattern(KEY_PATTERN), metadata={"description": "The key of the title."}
    )
    players = WholeNumber(
        required=True,
        validate=validate.Range(min=2, max=MOST_SEATS),
        metadata={"description": "The number of seats at the table."},
    )
    after = fields.String(
        validate=Pattern(r"^(0|[1-9][0-9]{0,8})$"),
        metadata={"description": "The `next` of the previous page."},
    )


class GamesQuery(PageQuery):
    """A page of games."""

    title = fields.String(
        validate=Pattern(KEY_PATTERN), metadata={"description": "Only games of this title."}
    )
    status = fields.String(
        validate=validate.OneOf(get_args(Status)), metadata={"description": "Only games in this status."}
    )
    module = fields.String(
        validate=Pattern(KEY_PATTERN), metadata={"description": "Only games with this module."}
    )
    player = fields.String(
        validate=Pattern(rf"^(me|{PLAYER_PATTERN[1:-1]})$"),
        metadata={
            "description": "Only games in which this player has a seat, or in which one is kept for them. "
            "`me` is you."
        },
    )
    turn = fields.String(
        validate=validate.OneOf((ME,)), metadata={"description": "`me`: only games that wait for you."}
    )
    reserved = fields.String(
        validate=validate.OneOf((ME,)),
        metadata={"description": "`me`: only games in which a free seat is kept for you."},
    )
    tournament = fields.String(
        validate=Pattern(TOURNAMENT_PATTERN), metadata={"description": "Only games of this tournament."}
    )
    result = fields.String(
        validate=validate.OneOf(get_args(Result)),
        metadata={
            "description": "Only finished games that `player` won or lost. A shared first place is won."
        },
    )
    created_from = WholeNumber(
        validate=validate.Range(min=0, max=MAX_TIME),
        metadata={"description": "Only games created at this time or later, in milliseconds since 1970."},
    )
    created_before = WholeNumber(
        validate=validate.Range(min=0, max=MAX_TIME),
        metadata={"description": "Only games created before this time."},
    )

    @validates_schema
    def result_has_a_player(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse a result of nobody."""
        if "result" in data and "player" not in data:
            raise ValidationError({"result": ["Say whose result: send `player` too."]})


class ComponentsQuery(Schema):
    """The language of component names."""

    lang = fields.String(
        validate=validate.OneOf(LANGUAGES),
        metadata={"description": "The language of `name`. `names` always has every language."},
    )

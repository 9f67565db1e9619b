"""marshmallow schemas of the query strings of tournaments."""

from typing import get_args

from marshmallow import fields, validate

from service.requests.language import WordsQuery
from service.requests.query_schemas import MAX_VERSION, ME, PageQuery
from service.requests.schema_fields import KEY_PATTERN, PLAYER_PATTERN, Pattern, WholeNumber
from tournaments.settings import MOST_ROUNDS
from tournaments.state import Status

_PERSON = Pattern(rf"^(me|{PLAYER_PATTERN[1:-1]})$")


class TournamentsQuery(PageQuery):
    """A page of tournaments."""

    title = fields.String(
        validate=Pattern(KEY_PATTERN), metadata={"description": "Only tournaments of this title."}
    )
    status = fields.String(
        validate=validate.OneOf(get_args(Status)),
        metadata={"description": "Only tournaments in this status."},
    )
    player = fields.String(
        validate=_PERSON,
        metadata={"description": "Only tournaments in which this player takes part, or did. `me` is you."},
    )
    organizer = fields.String(
        validate=_PERSON,
        metadata={"description": "Only tournaments that this player organizes. `me` is you."},
    )
    invited = fields.String(
        validate=validate.OneOf((ME,)),
        metadata={"description": "`me`: only tournaments that you are invited to, until you register."},
    )


class TournamentQuery(WordsQuery):
    """A version of a tournament."""

    at = WholeNumber(
        validate=validate.Range(min=1, max=MAX_VERSION),
        metadata={"description": "Return the tournament at this version. The default is the latest."},
    )


class StandingsQuery(WordsQuery):
    """Which standings, and in which form."""

    round = WholeNumber(
        validate=validate.Range(min=0, max=4 * MOST_ROUNDS),
        metadata={
            "description": "The standings after this round; 0 for before the first. The default is now, with "
            "every result that is known."
        },
    )
    group = WholeNumber(
        validate=validate.Range(min=1, max=64),
        metadata={"description": "Only the players of this group, from 1."},
    )
    player = fields.String(
        validate=Pattern(PLAYER_PATTERN),
        metadata={"description": "Only this player, with every term of every number."},
    )
    format = fields.String(
        validate=validate.OneOf(("json", "csv")),
        metadata={"description": "The form of the response. The default is what `Accept` prefers."},
    )

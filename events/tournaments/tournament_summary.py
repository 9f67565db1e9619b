"""The summary of a tournament: what the lists show, and when the service has to do something for it."""

from typing import Literal

import msgspec

from events.tournaments.folded_tournament import FoldedTournament
from tournaments.decide.request import CORRECTION_TIME
from tournaments.state import Status, Tournament
from tournaments.tournament import due

OVER: tuple[Status, ...] = ("finished", "cancelled")


class TournamentSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament as the lists show it, at one version."""

    id: str
    name: str
    title: str
    modules: tuple[str, ...]
    status: Status
    version: int
    created: int
    updated: int
    owner: str
    organizers: tuple[str, ...]
    stages: tuple[str, ...]
    """The kind of each stage."""
    table_size: int
    most_participants: int
    registration: Literal["open", "invitation", "list"]
    players: tuple[str, ...] = ()
    """The ids of all participants."""
    active: int = 0
    """How many of them take part now."""
    invited: tuple[str, ...] = ()
    """The ids of players who are invited and have not registered, while they can."""
    rated: bool = True
    starts: int | None = None
    """When the first round is paired, if that is set."""
    round: int | None = None
    """The number of the newest round."""
    ranking: tuple[str, ...] = ()
    """The first three at the end."""
    due: int | None = None
    """From when on the service has something to do for it, in milliseconds since 1970."""
    head: str | None = None
    """The hash of the last record, when the tournament is over."""
    games_until: int | None = None
    """Until when the service looks after the games of a tournament that is over: an organizer may have set a
    result, voided a table or cancelled the tournament, and a game may still be open."""


def summarize_tournament(folded: FoldedTournament) -> TournamentSummary:
    """The summary of a tournament."""
    state = folded.state
    settings, players = state.settings, tuple([each.player for each in state.participants])
    over, known = state.status in OVER, frozenset(players)
    return TournamentSummary(
        id=folded.id,
        name=settings.name,
        title=settings.game.title,
        modules=settings.game.modules,
        status=state.status,
        version=folded.version,
        created=folded.created,
        updated=folded.at,
        owner=state.owner,
        organizers=state.organizers,
        stages=tuple([str(stage.__struct_config__.tag) for stage in settings.stages]),
        table_size=settings.table_size,
        most_participants=settings.most_participants,
        registration=settings.registration,
        players=players,
        active=sum([each.active for each in state.participants]),
        invited=() if over else tuple([player for player in state.invited if player not in known]),
        rated=settings.rated,
        starts=settings.times[0] if settings.times else None,
        round=len(state.rounds) or None,
        ranking=state.ranking[:3],
        due=_due(folded),
        head=folded.head if over else None,
        games_until=folded.at + CORRECTION_TIME if over and _has_games(state) else None,
    )


def _has_games(state: Tournament) -> bool:
    """Whether there are games whose last records are not known."""
    tables = (table for round_ in state.rounds for table in round_.tables)
    return any(table.game is not None and table.head is None for table in tables)


def _due(folded: FoldedTournament) -> int | None:
    """When the service has to act: at once, at a time, or never."""
    found = due(folded.state, folded.at)
    return folded.at if found.job != "none" or found.absent else found.next


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TournamentSummary)


def encode_tournament_summary(summary: TournamentSummary) -> bytes:
    """A summary as JSON, for the feed and the lists."""
    return _encoder.encode(summary)


def decode_tournament_summary(data: bytes) -> TournamentSummary:
    """A summary from its JSON."""
    return _decoder.decode(data)

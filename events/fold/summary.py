"""The summary of a game for the lobby and the results. It is made when a record is appended, so that
nothing has to be folded again for the lists."""

from typing import TYPE_CHECKING

import msgspec

from events.fold.clocks import Deadline, deadlines
from games.kernel.messages import Awaiting
from games.kernel.table.table import Clock, Status, TournamentTable, UndoPolicy, Visibility
from games.kernel.title import Standing

if TYPE_CHECKING:
    from events.fold.folded_game import FoldedGame


JOB = "job"
"""Who sent a command, in the feed, if it was the job that the game waited for."""


class SummarySeat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the lists show it."""

    seat: int
    kind: str
    bot: str | None = None
    player: str | None = None
    resigned: bool = False
    reserved: str | None = None


class GameSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the lists show it, at one version."""

    id: str
    title: str
    modules: tuple[str, ...]
    status: Status
    visibility: Visibility
    version: int
    created: int
    updated: int
    owner: str
    seats: tuple[SummarySeat, ...]
    awaiting: Awaiting
    round: int | None = None
    standings: tuple[Standing, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    """When the time of each awaited seat runs out, in games with a clock."""
    head: str | None = None
    """The hash of the last record, when the game is over."""
    undo: UndoPolicy = "own"
    clock: Clock | None = None
    tournament: TournamentTable | None = None
    hints: bool = False


def summarize(folded: "FoldedGame") -> GameSummary:
    """The summary of a game."""
    table = folded.table
    return GameSummary(
        folded.id,
        table.title,
        table.modules,
        table.status,
        table.visibility,
        folded.version,
        folded.created,
        folded.at,
        table.owner,
        tuple(
            [
                SummarySeat(number, s.kind, s.bot, s.player, s.resigned, s.reserved)
                for number, s in enumerate(table.seats)
            ]
        ),
        folded.game.awaiting(table),
        table.play.round if table.play is not None else None,
        table.standings,
        deadlines(folded.clocks),
        folded.head if table.status in ("finished", "abandoned") else None,
        table.undo,
        table.clock,
        table.tournament,
        table.hints,
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(GameSummary)


def encode_summary(summary: GameSummary) -> bytes:
    """A summary as JSON, for the feed and the lists."""
    return _encoder.encode(summary)


def decode_summary(data: bytes) -> GameSummary:
    """A summary from its JSON."""
    return _decoder.decode(data)

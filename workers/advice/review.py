"""A review: what `expert` would have done where players had a choice, and what their choices cost."""

from collections.abc import Iterator

from msgspec.structs import replace

from events.advice.advice import ReviewedChoice
from events.bot_choice import position_of
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log.record import Record
from games.kernel.chance import Seeded
from games.kernel.messages import Command, Seat
from games.kernel.table.versions import has_version
from workers.advice.hint import considerate

MOST_CHOICES = 400
"""The most choices of a game that are reviewed: more than real games of four have."""


def player_choices(store: Store, last: FoldedGame, after: int) -> Iterator[tuple[FoldedGame, Record, Seat]]:
    """Each command that a player chose after a version and that was not undone, with the game before it."""
    before = store.load_at(last.id, after) if after else None
    for record, folded in store.walk(last.id, after, last.version):
        if before is not None and not has_version(last.table.undone, record.version):
            seat = _choosing_seat(before, record)
            if seat is not None:
                yield before, record, seat
        before = folded


def _choosing_seat(before: FoldedGame, record: Record) -> Seat | None:
    """The seat whose player sent a command of the play that the game waited for."""
    if record.actor.kind != "player" or type(record.command) not in before.game.rules.handlers:
        return None
    seat = before.table.seat_of(record.actor.id)
    return seat if seat in before.game.awaiting(before.table).seats else None


def review_choice(before: FoldedGame, record: Record, seat: Seat, luck: bytes) -> ReviewedChoice | None:
    """What a choice cost, from what the seat could see then; None if there was nothing to choose."""
    below = Seeded(luck).below
    position = considerate(position_of(before, seat, below))
    command: Command = record.command
    if len(position.candidates) == 1:
        return None
    advise = before.game.title.advise
    best = advise(position, below)[0]
    if best.command == command:
        worth, cost = best.worth, 0
    else:
        # Both once more with new luck: the winner of many was partly lucky, and the other was hardly tried.
        first, second = advise(replace(position, candidates=(best.command, command)), below)
        chosen_wins = first.command == command
        worth = (second if chosen_wins else first).worth
        cost = 0 if chosen_wins else max(0, worth - second.worth)
    state = before.table.play
    return ReviewedChoice(record.version, seat, state.round, state.step, command, best.command, worth, cost)

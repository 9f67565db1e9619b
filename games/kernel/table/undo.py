"""Undo and redo: the commands, their events, and what the table keeps of them."""

from msgspec.structs import replace

from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.table.table import Table
from games.kernel.table.undo_offers import Proposal, Redoable

VersionRange = tuple[int, int]
"""The first and the last version of a range."""

MAX_REDOS = 64
"""How many undos the table keeps for redo, of all seats together."""


class Undo(Command, tag="undo", frozen=True):
    """Undo your commands after a version; without a version, your latest command."""

    to: int | None = None
    """The version to return to; null for the one before your latest command."""


class Redo(Command, tag="redo", frozen=True):
    """Redo what you undid last."""


class Agree(Command, tag="agree", frozen=True):
    """Agree to the proposed undo."""


class Refuse(Command, tag="refuse", frozen=True):
    """Refuse the proposed undo, or withdraw your own proposal."""


class CommandsUndone(Event, tag="commands_undone", frozen=True):
    """Commands were undone: a seat's own, or, across a barrier, everything after a version."""

    seat: Seat
    """The seat that undid them; -1 if an organizer voided them."""
    to: int
    """The version that the game returned to."""
    versions: tuple[VersionRange, ...]
    """Every move in these ranges that was in play is undone."""
    crossed: bool = False
    """Whether random draws, revealed secrets or another seat's commands were undone too."""


class CommandsRedone(Event, tag="commands_redone", frozen=True):
    """A seat took back its undo: the moves that it had undone are in play again, at their old places."""

    seat: Seat
    """The seat that took its undo back."""
    undo: int
    """The version of the undo."""
    crossed: bool = False
    """Whether that undo had crossed a barrier, so that other seats' commands may be among the moves."""


class UndoProposed(Event, tag="undo_proposed", frozen=True):
    """A seat asks the others to agree to an undo across a barrier."""

    seat: Seat
    """The seat that asks."""
    to: int
    """The version that the game would return to."""


class UndoAgreed(Event, tag="undo_agreed", frozen=True):
    """A seat agreed to the proposed undo."""

    seat: Seat
    """The seat that agreed."""


class UndoRefused(Event, tag="undo_refused", frozen=True):
    """A seat refused the proposed undo or withdrew it."""

    seat: Seat
    """The seat that refused or withdrew."""


UNDO_COMMANDS: tuple[type[Command], ...] = (Undo, Redo, Agree, Refuse)
UNDO_EVENTS: tuple[type[Event], ...] = (
    CommandsUndone,
    CommandsRedone,
    UndoProposed,
    UndoAgreed,
    UndoRefused,
)


def evolve_undo(table: Table, event: Event) -> Table:
    """Return the table after an event of undo. The fold changes the play, and what is undone or redoable."""
    match event:
        case CommandsUndone():
            return replace(table, proposal=None, redo=_kept(table.redo, event.seat, event.crossed))
        case CommandsRedone():
            left = tuple([found for found in table.redo if found.undo != event.undo])
            return replace(table, proposal=None, redo=_kept(left, event.seat, event.crossed))
        case UndoProposed():
            return replace(table, proposal=Proposal(event.seat, event.to))
        case UndoAgreed():
            # Earlier builds kept a proposal after a resignation.
            if table.proposal is None:
                return table
            agreed = (*table.proposal.agreed, event.seat)
            return replace(table, proposal=replace(table.proposal, agreed=agreed))
        case UndoRefused():
            return replace(table, proposal=None)
        case _:
            raise AssertionError(f"not an undo event: {event!r}")


def clear_redo(table: Table, seat: Seat) -> Table:
    """Return the table after a title's command: without the open proposal and redos it makes impossible."""
    if table.proposal is None and not table.redo:
        return table
    left = [found for found in _since_crossing(table.redo) if found.seat != seat]
    return replace(table, proposal=None, redo=tuple(left))


def _kept(redo: tuple[Redoable, ...], seat: Seat, crossed: bool) -> tuple[Redoable, ...]:
    """What can still be redone after a seat's undo or redo, which changes the play.

    A seat that crossed a barrier can undo and redo as on a stack, as long as nobody else changes anything.
    An undo across a barrier removes the commands that other seats' redos depend on.
    """
    if crossed:
        return tuple([found for found in redo if found.seat == seat])
    if any(found.crossed and found.seat != seat for found in redo):
        return _since_crossing(redo)
    return redo


def _since_crossing(redo: tuple[Redoable, ...]) -> tuple[Redoable, ...]:
    """The redos after the last undo that crossed a barrier."""
    last = max((index for index, found in enumerate(redo) if found.crossed), default=-1)
    return redo[last + 1 :]


def with_redoable(table: Table, undo: int, event: CommandsUndone) -> Table:
    """Return the table after the undo at a version has changed the play. Nobody may redo a void."""
    if event.seat == SERVICE:
        return table
    found = Redoable(event.seat, undo, event.crossed, table.play.step, table.play.round)
    return replace(table, redo=(*table.redo, found)[-MAX_REDOS:])


def redoable(table: Table, seat: Seat) -> Redoable | None:
    """Return the undo that a seat may take back: its last one, while the play is in the step it led to."""
    last = next((found for found in reversed(table.redo) if found.seat == seat), None)
    here = last is not None and (last.step, last.round) == (table.play.step, table.play.round)
    return last if here else None


def seats_to_agree(table: Table) -> tuple[Seat, ...]:
    """Return the seats that still have to agree to a proposal: humans who have not resigned."""
    proposal = table.proposal
    if proposal is None:
        return ()
    return tuple(
        seat
        for seat, seating in enumerate(table.seats)
        if seating.kind == "human" and not seating.resigned and seat not in (proposal.seat, *proposal.agreed)
    )

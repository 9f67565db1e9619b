"""Undo and redo: the commands, their events, and what the table keeps of them."""

from msgspec.structs import replace

from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.table.table import Proposal, Redoable, Table


class Undo(Command, tag="undo", frozen=True):
    """Undo your commands after a version; without a version, your latest command."""

    to: int | None = None


class Redo(Command, tag="redo", frozen=True):
    """Redo what you undid last."""


class Agree(Command, tag="agree", frozen=True):
    """Agree to the proposed undo."""


class Refuse(Command, tag="refuse", frozen=True):
    """Refuse the proposed undo, or withdraw your own proposal."""


class CommandsUndone(Event, tag="commands_undone", frozen=True):
    """Commands were undone: a seat's own, or, across a barrier, everything after a version."""

    seat: Seat
    to: int
    versions: tuple[int, ...]
    crossed: bool = False
    """Whether random draws, revealed secrets or another seat's commands were undone too."""


class CommandsRedone(Event, tag="commands_redone", frozen=True):
    """Undone commands were redone. Their events follow in the same record."""

    seat: Seat
    versions: tuple[int, ...]
    crossed: bool = False
    """Whether they were undone across a barrier, so that other seats' commands may be among them."""
    originals: tuple[int, ...] = ()
    """The records in which these commands were first sent, if some of the versions are redos themselves."""


class UndoProposed(Event, tag="undo_proposed", frozen=True):
    """A seat asks the others to agree to an undo across a barrier."""

    seat: Seat
    to: int


class UndoAgreed(Event, tag="undo_agreed", frozen=True):
    """A seat agreed to the proposed undo."""

    seat: Seat


class UndoRefused(Event, tag="undo_refused", frozen=True):
    """A seat refused the proposed undo or withdrew it."""

    seat: Seat


UNDO_COMMANDS: tuple[type[Command], ...] = (Undo, Redo, Agree, Refuse)
UNDO_EVENTS: tuple[type[Event], ...] = (
    CommandsUndone,
    CommandsRedone,
    UndoProposed,
    UndoAgreed,
    UndoRefused,
)


def evolve_undo(table: Table, event: Event) -> Table:
    """Return the table after an event of undo. The fold changes the play and the set of undone versions."""
    match event:
        case CommandsUndone():
            redo = _kept(table.redo, event.seat, event.crossed)
            # Nobody may redo what an organizer voided.
            if event.seat != SERVICE:
                redo = (*redo, Redoable(event.seat, event.versions, event.crossed))
            return replace(table, proposal=None, redo=redo)
        case CommandsRedone():
            left = tuple([found for found in table.redo if found.versions != event.versions])
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


def redoable(table: Table, seat: Seat) -> Redoable | None:
    """Return what a seat undid last and may redo."""
    return next((found for found in reversed(table.redo) if found.seat == seat), None)


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

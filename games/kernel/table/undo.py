"""Taking back and doing again: the commands, their events, and what the table remembers of them."""

from msgspec.structs import replace

from games.kernel.messages import SERVICE, Command, Event, Seat
from games.kernel.table.table import Proposal, Redoable, Table


class Undo(Command, tag="undo", frozen=True):
    """Take back your commands after a version; without one, your latest command."""

    to: int | None = None


class Redo(Command, tag="redo", frozen=True):
    """Do again what you took back last."""


class Agree(Command, tag="agree", frozen=True):
    """Agree to the undo that somebody proposed."""


class Refuse(Command, tag="refuse", frozen=True):
    """Refuse the undo that somebody proposed, or withdraw your own."""


class CommandsUndone(Event, tag="commands_undone", frozen=True):
    """Records were struck: a seat's own, or, across a barrier, everything after a version."""

    seat: Seat
    to: int
    versions: tuple[int, ...]
    crossed: bool = False
    """Whether chance, something shown, or another seat's command was taken back too."""


class CommandsRedone(Event, tag="commands_redone", frozen=True):
    """Struck commands were given again; what they led to follows in the same record."""

    seat: Seat
    versions: tuple[int, ...]
    crossed: bool = False
    """Whether they were struck across a barrier, so that other seats' commands may be among them."""
    originals: tuple[int, ...] = ()
    """The records that gave these commands first, where some of the versions are redos themselves."""


class UndoProposed(Event, tag="undo_proposed", frozen=True):
    """A seat asks the others to agree to an undo across a barrier."""

    seat: Seat
    to: int


class UndoAgreed(Event, tag="undo_agreed", frozen=True):
    """A seat agreed to the proposed undo."""

    seat: Seat


class UndoRefused(Event, tag="undo_refused", frozen=True):
    """The proposed undo is off."""

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
    """What the table remembers; the record itself strikes or folds the play, and knows what was undone."""
    match event:
        case CommandsUndone():
            redo = _kept(table.redo, event.seat, event.crossed)
            # What an organizer voided is nobody's to do again.
            if event.seat != SERVICE:
                redo = (*redo, Redoable(event.seat, event.versions, event.crossed))
            return replace(table, proposal=None, redo=redo)
        case CommandsRedone():
            left = tuple([found for found in table.redo if found.versions != event.versions])
            return replace(table, proposal=None, redo=_kept(left, event.seat, event.crossed))
        case UndoProposed():
            return replace(table, proposal=Proposal(event.seat, event.to))
        case UndoAgreed():
            # Earlier builds let a proposal outlive a resignation.
            if table.proposal is None:
                return table
            agreed = (*table.proposal.agreed, event.seat)
            return replace(table, proposal=replace(table.proposal, agreed=agreed))
        case UndoRefused():
            return replace(table, proposal=None)
        case _:
            raise AssertionError(f"no event of the history: {event!r}")


def clear_redo(table: Table, seat: Seat) -> Table:
    """The table after a title's command: without the seat's redo, any that crossed, and all before those."""
    if table.proposal is None and not table.redo:
        return table
    left = [found for found in _since_crossing(table.redo) if found.seat != seat]
    return replace(table, proposal=None, redo=tuple(left))


def _kept(redo: tuple[Redoable, ...], seat: Seat, crossed: bool) -> tuple[Redoable, ...]:
    """What can still be done again after a seat took back or did again, which changes the play.

    Who crossed a barrier goes back and forth as on a stack, as long as nobody else changes anything; and by
    crossing, a seat takes away what the commands that others struck had stood on.
    """
    if crossed:
        return tuple([found for found in redo if found.seat == seat])
    if any(found.crossed and found.seat != seat for found in redo):
        return _since_crossing(redo)
    return redo


def _since_crossing(redo: tuple[Redoable, ...]) -> tuple[Redoable, ...]:
    """Without what was struck across a barrier, and without what had been struck before that."""
    last = max((index for index, found in enumerate(redo) if found.crossed), default=-1)
    return redo[last + 1 :]


def redoable(table: Table, seat: Seat) -> Redoable | None:
    """What a seat took back last and may do again."""
    return next((found for found in reversed(table.redo) if found.seat == seat), None)


def seats_to_agree(table: Table) -> tuple[Seat, ...]:
    """The seats whose agreement a proposal still needs: humans who play."""
    proposal = table.proposal
    if proposal is None:
        return ()
    return tuple(
        seat
        for seat, seating in enumerate(table.seats)
        if seating.kind == "human" and not seating.resigned and seat not in (proposal.seat, *proposal.agreed)
    )

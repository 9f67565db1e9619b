"""What a bot looks at when it weighs a command."""

from typing import NamedTuple

from games.clinic.commands import MovePerson
from games.clinic.state import Clinic
from games.clinic.view import ClinicView, TableView


class BotView(NamedTuple):
    """The table as the seat sees it, and its own clinic, as it is shown and as the rules know it."""

    view: TableView
    own: ClinicView
    clinic: Clinic
    rivals: tuple[str, ...]
    """The services of other clinics, as often as they are offered."""
    move: MovePerson | None = None
    """The move that is planned next."""


def bot_view_of(view: TableView) -> BotView:
    """What a seat's view shows to its bot."""
    own = view.clinics[view.you or 0]
    others = (clinic for clinic in view.clinics if clinic is not own)
    rivals = sorted(s for other in others for s in {room.service for room in other.rooms} if s)
    return BotView(view, own, _rebuilt(own), tuple(rivals))


def _rebuilt(own: ClinicView) -> Clinic:
    """The clinic as far as it can be seen, so that the rules' own geometry can be asked."""
    return Clinic(
        columns=own.columns,
        rooms=own.rooms,
        gardens=own.gardens,
        parkings=own.parkings,
        helipads=own.helipads,
        entrances=own.entrances,
        conveyors=own.conveyors,
        people=own.people,
        cars=own.cars,
        savings=own.savings,
    )

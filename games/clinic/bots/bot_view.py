"""The bot view: what heuristics use to value a command."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from games.clinic.clinic_view import ClinicView
from games.clinic.commands import MovePerson
from games.clinic.geometry.spaces import Space
from games.clinic.state import Clinic
from games.clinic.view import TableView


class BotView(NamedTuple):
    """The seat's view, with its own clinic also in the form that the rules use."""

    view: TableView
    own: ClinicView
    clinic: Clinic
    site: Clinic
    """The clinic without its people."""
    doctors: int
    orderlies: int
    rivals: tuple[str, ...]
    """The services of other clinics, once for each clinic that offers one."""
    times: Mapping[tuple[int, Space], int] = {}
    """The time of each listed move, by the person and the place where it ends."""
    move: MovePerson | None = None
    """The move to make next, if one is planned."""


def bot_view_of(view: TableView) -> BotView:
    """Return the bot view for a seat's view."""
    own = view.clinics[view.you or 0]
    others = (clinic for clinic in view.clinics if clinic is not own)
    rivals = sorted(s for other in others for s in {room.service for room in other.rooms} if s)
    clinic, kinds = _rebuilt(own), [person.kind for person in own.people]
    return BotView(
        view,
        own,
        clinic,
        replace(clinic, people=()),
        kinds.count("doctor"),
        kinds.count("orderly"),
        tuple(rivals),
    )


def _rebuilt(own: ClinicView) -> Clinic:
    """Rebuild the clinic from its view, so that bots can use the geometry of the rules.

    It has no savings, so that what was found out about it still holds after something was paid.
    """
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
        moving_time=own.moving_time,
    )

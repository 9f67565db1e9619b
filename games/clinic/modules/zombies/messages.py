"""Commands and events of zombies."""

from games.clinic.geometry.spaces import Space
from games.kernel.messages import Command, Event, Seat


class MoveZombie(Command, tag="move_zombie", frozen=True):
    """Move a zombie to another room or ground space; it takes no time, and everyone else moves later."""

    zombie: int
    to: Space


class TurnPatients(Command, tag="turn_patients", frozen=True):
    """Say in which room two yellow patients turn into a zombie, where there are too few zombies for all."""

    room: Space


class CureZombie(Command, tag="cure_zombie", frozen=True):
    """Let the doctor who is alone with a zombie in a lab cure it."""

    zombie: int


class ZombieMoved(Event, tag="zombie_moved", frozen=True):
    """A zombie moved; the places in order, without the one it began in."""

    seat: Seat
    zombie: int
    places: tuple[Space, ...]


class PeopleRemoved(Event, tag="people_removed", frozen=True):
    """People who were in a space with a zombie are out of the game; their cars stay for ever."""

    seat: Seat
    people: tuple[int, ...]


class StaffStranded(Event, tag="staff_stranded", frozen=True):
    """Staff whom zombies kept from every place they could work in; they do nothing this round."""

    seat: Seat
    people: tuple[int, ...]


class ZombieRisen(Event, tag="zombie_risen", frozen=True):
    """Two yellow patients in a treatment room turned into a zombie; their cars stay for ever."""

    seat: Seat
    zombie: int
    room: Space
    patients: tuple[int, int]


class ZombieCured(Event, tag="zombie_cured", frozen=True):
    """A doctor cured a zombie in a lab and lies down; the income it brought."""

    seat: Seat
    zombie: int
    doctor: int
    income: int

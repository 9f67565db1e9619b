"""Commands and events of Zombies."""

from games.clinic.geometry.spaces import Space
from games.kernel.messages import Command, Event, Seat


class MoveZombie(Command, tag="move_zombie", frozen=True):
    """Move a zombie to another room or ground space, before everyone else. This takes no time."""

    zombie: int
    """The number of the zombie."""
    to: Space
    """The space to move to."""


class TurnPatients(Command, tag="turn_patients", frozen=True):
    """Choose the room where two yellow patients turn into a zombie, if too few zombies are left for all."""

    room: Space
    """The space of the treatment room."""


class CureZombie(Command, tag="cure_zombie", frozen=True):
    """Let a doctor who is alone with a zombie in a lab cure it."""

    zombie: int
    """The number of the zombie."""


class ZombieMoved(Event, tag="zombie_moved", frozen=True):
    """A zombie moved: the places on the way in order, without the start."""

    seat: Seat
    """The clinic of the zombie."""
    zombie: int
    """The zombie's number."""
    places: tuple[Space, ...]
    """The spaces on the way in order, without the start."""


class PeopleRemoved(Event, tag="people_removed", frozen=True):
    """People in a space with a zombie were removed from the game. Their cars stay on the board."""

    seat: Seat
    """The clinic of the people."""
    people: tuple[int, ...]
    """The numbers that the victims had."""


class StaffStranded(Event, tag="staff_stranded", frozen=True):
    """Zombies kept staff from reaching any place to work. They do nothing this round."""

    seat: Seat
    """The clinic of the people."""
    people: tuple[int, ...]
    """The numbers of the people."""


class ZombieRisen(Event, tag="zombie_risen", frozen=True):
    """Two yellow patients in a treatment room turned into a zombie. Their cars stay on the board."""

    seat: Seat
    """The clinic of the zombie."""
    zombie: int
    """The number that the zombie has from now on."""
    room: Space
    """The space of the treatment room."""
    patients: tuple[int, int]
    """The numbers of the two patients."""


class ZombieCured(Event, tag="zombie_cured", frozen=True):
    """A doctor cured a zombie in a lab and lies down until the next round."""

    seat: Seat
    """The clinic of the zombie."""
    zombie: int
    """The zombie's number."""
    doctor: int
    """The doctor's number."""
    income: int
    """What it brought, in dollars."""

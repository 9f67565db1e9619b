"""The state of the game: the bag, the vehicles, the displays and every seat's hospital."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from games.kernel.last_result import keep_last
from games.kernel.messages import Seat

BagColour = Literal["red", "yellow", "green"]
COLOURS: tuple[BagColour, ...] = ("red", "yellow", "green")
"""The colours of the dice in the bag. A blood bag can turn each of them into another."""
COLOUR_INDEX: dict[str, int] = {colour: index for index, colour in enumerate(COLOURS)}
Colour = Annotated[
    str, msgspec.Meta(max_length=16, description="red, yellow, green, or the colour of a module's own dice")
]
"""The colour of any die. A module may add dice of a colour that is not in the bag; it never changes."""

HEALTHY = 7
"""A patient who reaches this value is discharged."""

BEDS = 12
NURSES = 3


class Patient(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A die: its number in this game, the colour it has now and its value."""

    id: int
    """The number of the patient in this game, from 1 on. A die that goes back into the bag and is drawn again
    is a new patient.
    """
    colour: Colour
    """The colour that counts now. A blood bag or a department can change it until the end of the round."""
    value: int
    """The number the die shows, from 1 (very sick) to 6. 0: a starting patient whose value is not set. 7:
    healthy, discharged or waiting for the rest of its party.
    """
    treated: bool = False
    """Whether the patient was treated this round, so neglect does not make it worse. Left out if not."""
    was: Colour | None = None
    """The true colour of a recoloured die: scoring and the bag use it. Left out if the die shows its own
    colour.
    """
    ward: int = 0
    """The ward that the patient lies in, or will lie in once it is admitted, from 1 to 4. Left out where the
    ward does not matter or is not chosen yet, and for patients who need no bed.
    """
    party: int = 0
    """The id of the patient whom others came with, which is its own id for that patient itself. A party is
    discharged together. Left out for a patient who came alone.
    """

    @property
    def true_colour(self) -> Colour:
        """The colour of the die itself."""
        return self.was or self.colour


class Ambulance(msgspec.Struct, frozen=True, gc=False):
    """A vehicle, the patients in it and the seat that took it."""

    number: int
    patients: tuple[Patient, ...] = ()
    taken_by: Seat | None = None


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A face-down pile: layers from top to bottom, each without an order.

    A card is drawn at random from the top layer when it is needed, so there is no hidden order.
    """

    layers: tuple[tuple[str, ...], ...] = ()

    def __len__(self) -> int:
        return sum([len(layer) for layer in self.layers])

    def without(self, cards: tuple[str, ...]) -> "Pile":
        """The pile after these cards were drawn."""
        layers = [tuple([card for card in layer if card not in cards]) for layer in self.layers]
        return Pile(tuple([layer for layer in layers if layer]))

    def in_order(self) -> "Pile":
        """The pile with each layer in the order of the names: a layer has no order of its own."""
        return Pile(tuple([tuple(sorted(layer)) for layer in self.layers]))

    def with_under(self, *layers: tuple[str, ...]) -> "Pile":
        """The pile with further layers put under it."""
        return Pile(self.layers + tuple(layer for layer in layers if layer))


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What the last placed specialist can still react to."""

    specialist: str
    healed: tuple[Patient, ...]
    """The healed patients, with their colour then and their value before."""
    before: tuple[Patient, ...]
    """All patients as they were before the placement."""


class Hospital(msgspec.Struct, frozen=True, gc=False):
    """A player's hospital."""

    departments: tuple[str, ...]
    patients: tuple[Patient, ...] = ()
    discharged: tuple[Patient, ...] = ()
    specialists: tuple[str, ...] = ()
    nurses: int = NURSES
    nurses_placed: int = 0
    used: tuple[str, ...] = ()
    """Departments and specialists that were used this round."""
    blood_bags: int = 0
    fatalities: int = 0
    points: int = 0
    pending: Pending | None = None


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything on the table."""

    hospitals: tuple[Hospital, ...]
    bag: tuple[int, ...]
    """Dice in the bag, by colour."""
    ambulances: tuple[Ambulance, ...]
    department_pile: Pile
    specialist_pile: Pile
    departments: tuple[str, ...] = ()
    """Face-up departments."""
    specialists: tuple[str, ...] = ()
    """Face-up specialists."""
    arrivals: tuple[Patient, ...] = ()
    """Rolled dice that are not in a vehicle yet."""
    first_player: Seat = 0
    acted: tuple[Seat, ...] = ()
    """The seats that have finished the current step."""
    step: str = ""
    round: int = 0
    next_patient: int = 1


def with_hospital(state: State, seat: Seat, **changes: Any) -> State:
    """The state with one hospital changed."""
    hospitals = list(state.hospitals)
    hospitals[seat] = replace(hospitals[seat], **changes)
    return replace(state, hospitals=tuple(hospitals))


def acted(state: State, seat: Seat) -> State:
    """The state with the seat done in this step."""
    return replace(state, acted=tuple(sorted((*state.acted, seat))))


def into_bag(bag: tuple[int, ...], dice: Sequence[Patient]) -> tuple[int, ...]:
    """Return the bag with these dice. Dice that are not from the bag are ignored."""
    counts = list(bag)
    for die in dice:
        if (colour := die.true_colour) in COLOUR_INDEX:
            counts[COLOUR_INDEX[colour]] += 1
    return tuple(counts)


def out_of_bag(bag: tuple[int, ...], dice: Sequence[Patient]) -> tuple[int, ...]:
    """Return the bag without these dice. Dice that are not from the bag are ignored."""
    counts = list(bag)
    for die in dice:
        if (colour := die.true_colour) in COLOUR_INDEX:
            counts[COLOUR_INDEX[colour]] -= 1
    return tuple(counts)


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """All seats in clockwise order from `start`."""
    seats = range(len(state.hospitals))
    return (*seats[start:], *seats[:start])


def ambulance_order(state: State) -> tuple[Seat, ...]:
    """The seats in the order of their ambulance numbers."""
    return _takers(state.ambulances)


@keep_last
def _takers(ambulances: tuple[Ambulance, ...]) -> tuple[Seat, ...]:
    return tuple([vehicle.taken_by for vehicle in ambulances if vehicle.taken_by is not None])


def arriving(state: State, seat: Seat) -> tuple[Patient, ...]:
    """The patients arriving at a seat: those in its vehicle, or all arrivals if it has none."""
    for vehicle in state.ambulances:
        if vehicle.taken_by == seat:
            return vehicle.patients
    return state.arrivals

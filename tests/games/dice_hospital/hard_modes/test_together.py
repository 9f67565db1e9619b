"""Hard modes together: any subset, for two to five, with other modules; what the books exclude is refused."""

from itertools import chain, combinations
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import events as e
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import AmbulancesTurnedOver
from games.dice_hospital.modules.hard_modes.national_epidemic import EpidemicPatientArrived
from games.kernel.composition.compose import compose
from games.kernel.messages import Event
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.soak import soak

HARD = ("admissions_panic", "final_round_collection", "national_epidemic", "super_resistant_virus")
SUBSETS = list(chain.from_iterable(combinations(HARD, size) for size in range(5)))
OTHERS: tuple[dict[str, Any], ...] = (
    {"modules": ()},
    {"modules": ("event_cards",)},
    {"modules": ("experimental_medicine",), "activation": "sequential"},
    {"modules": ("consultant", "admissions_nurse"), "administrators": False},
)


def _events(modules: tuple[str, ...], players: int = 2) -> list[Event]:
    return [event for move in module_game(2, modules, players).moves for event in move.events]


@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_every_subset_does_what_each_of_its_modes_does(subset: tuple[str, ...]) -> None:
    events = _events(subset)
    drawn = [len(event.patients) for event in events if isinstance(event, e.StartingPatientsDrawn)]
    assert drawn == ([5, 5] if "admissions_panic" in subset else [3, 3])
    turned = sum(isinstance(event, AmbulancesTurnedOver) for event in events)
    assert turned == ("final_round_collection" in subset)
    more = sum(isinstance(event, EpidemicPatientArrived) for event in events)
    assert more == (16 if "national_epidemic" in subset else 0), "one for each of two players in eight rounds"
    values = {patient.id: patient.value for patient in _all_dice(events)}
    assert _worst(events, values) == (2 if "super_resistant_virus" in subset else 1)


def _all_dice(events: list[Event]) -> Any:
    for event in events:
        if isinstance(event, e.StartingPatientsDrawn | e.PatientsArrived):
            yield from event.patients
        elif isinstance(event, EpidemicPatientArrived):
            yield event.patient


def _worst(events: list[Event], values: dict[int, int]) -> int:
    """The most steps that a neglected patient got worse."""
    worst = 0
    for event in events:
        if isinstance(event, e.PatientSet):
            values[event.patient] = event.value
        for treatment in _treatments(event):
            if isinstance(event, e.PatientsNeglected):
                worst = max(worst, values[treatment.patient] - treatment.value)
            values[treatment.patient] = treatment.value
    return worst


def _treatments(event: Event) -> tuple[e.Treatment, ...]:
    match event:
        case e.MeeplePlaced() | e.SpecialistUsed() | e.PatientsNeglected():
            return event.treatments
        case e.BloodBagUsed():
            return (event.treatment,)
        case _:
            return ()


def check(number: int, modules: tuple[str, ...], players: int, other: dict[str, Any]) -> None:
    """Play a game of these modes with other modules."""
    options = {name: value for name, value in other.items() if name != "modules"}
    check_module_game(number, (*modules, *other["modules"]), players, **options)


@pytest.mark.parametrize(("number", "players"), [(0, 2), soak(1, 4), soak(2, 5), (3, 3)])
def test_all_four_with_other_modules(number: int, players: int) -> None:
    check(number, HARD, players, OTHERS[number])


@pytest.mark.soak
@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_subset_for_every_table_with_other_modules(players: int, subset: tuple[str, ...]) -> None:
    for other in OTHERS:
        for number in range(3):
            check(number, subset, players, other)


def test_panic_and_virus_alone_with_medical_reports() -> None:
    for number in (0, 2):
        check_module_game(number, ("medical_reports", "admissions_panic", "super_resistant_virus"), 1)


EXCLUDED = [
    *((mode, "automa", ("human", "automa")) for mode in HARD),
    *((mode, "prototype", ("human", "human")) for mode in HARD),
    ("final_round_collection", "medical_reports", ("human",)),
    ("national_epidemic", "medical_reports", ("human",)),
]


@pytest.mark.parametrize(("mode", "other", "seats"), EXCLUDED)
def test_what_the_books_exclude_is_refused(mode: str, other: str, seats: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, (mode, other), {}, seats)
    assert refusal.value.code == "module_conflict"
    assert {refusal.value.facts["module"], refusal.value.facts["conflicts"]} == {mode, other}

"""The catalogue of Clinic Deluxe: components with printed names and numbers, figures, and examples."""

from collections import Counter

import pytest

from games.clinic.title import CLINIC
from games.kernel.messages import tag

COMPONENTS = {component.id: component for component in CLINIC.components}
BASE = [component for component in CLINIC.components if component.module == "base"]


@pytest.mark.parametrize(
    ("kind", "kinds", "pieces"),
    [
        ("service_hub", 5, 16),
        ("room", 2, 32),
        ("special_room", 4, 12),
        ("tile", 4, 16 + 8 + 24 + 12),
        ("conveyor", 1, 20),
        ("doctor", 4, 56),
        ("patient", 4, 93),
        ("staff", 2, 25 + 9),
        ("car", 1, 64),
        ("action_tile", 3, 24),
        ("bonus_tile", 7, 7),
        ("board", 4, 13),
        ("bag", 2, 2),
        ("coin", 3, 52),
        ("marker", 4, 1 + 1 + 12 + 4),
    ],
)
def test_the_parts_of_the_box_as_the_books_list_them(kind: str, kinds: int, pieces: int) -> None:
    found = [part.count for part in BASE if part.kind == kind]
    assert (len(found), sum(found)) == (kinds, pieces)


def test_nothing_else_is_in_the_base_box() -> None:
    assert len(BASE) == 50
    assert sum(part.count for part in BASE) == 503


@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("doctor_white", 20),
        ("doctor_red", 8),
        ("patient_white", 38),
        ("patient_yellow", 28),
        ("patient_orange", 17),
        ("patient_red", 10),
        ("hub_psychiatry", 4),
        ("hub_neurology", 3),
        ("triage", 3),
    ],
)
def test_how_many_there_are(component: str, count: int) -> None:
    assert COMPONENTS[component].count == count


@pytest.mark.parametrize("module", ["blood_transfusion", "extinguishers", "workaholic_doctors", "zombies"])
def test_every_mini_expansion_lists_its_pieces(module: str) -> None:
    found = [component for component in CLINIC.components if component.module == module]
    assert sum(component.count for component in found) == (4 if module == "workaholic_doctors" else 8)


def test_the_solo_game_lists_goals_and_ranks() -> None:
    kinds = Counter(component.kind for component in CLINIC.components if component.module == "solo")
    assert kinds == {"goal": 10, "rank": 8}


def test_only_english_and_italian_names_are_printed() -> None:
    for component in CLINIC.components:
        assert component.name_sources["de"] == component.name_sources["fr"] == "house"


@pytest.mark.parametrize(
    ("component", "english", "italian", "source"),
    [
        ("hub_ophthalmology", "Service Hub (Ophthalmology)", "Dipartimento (Oftalmologia)", "printed"),
        ("treatment_room", "Treatment Room", "Ambulatorio", "printed"),
        ("supply_room", "Supply Room", "Magazzino", "printed"),
        ("outpatient_services", "Outpatient Services", "Day Hospital", "printed"),
        ("conveyor", "Conveyor", "Trasportatore", "printed"),
        ("orderly", "Orderly", "Portantino", "printed"),
        ("patient_orange", "Patient (Orange)", "Paziente (Arancione)", "printed"),
        ("action_admit", "Admit Patients", "Ricoverare pazienti", "printed"),
        ("rank_attending_physician", "Attending Physician", "Primario", "printed"),
        ("rank_fellow", "Fellow", "Borsista", "printed"),
        ("bonus_garden", "Bonus tile: garden", "Tessera Bonus: giardino", "house"),
        ("goal_nurses", "Four nurses", "Quattro infermieri", "house"),
    ],
)
def test_names(component: str, english: str, italian: str, source: str) -> None:
    found = COMPONENTS[component]
    assert (found.names["en"], found.names["it"]) == (english, italian)
    assert {found.name_sources["en"], found.name_sources["it"]} == {source}


def test_every_seat_command_has_a_taste_or_needs_none() -> None:
    """The bot would otherwise take what it never thought about for as good as doing nothing."""
    known = {kind for module in CLINIC.all_modules for kind in module.heuristics}
    passes = {kind for module in CLINIC.all_modules for kind in module.pass_commands}
    needless = {"place_entrance"}
    for module in CLINIC.all_modules:
        for kind, handler in module.handlers.items():
            assert handler.job or kind in known | passes or tag(kind) in needless, tag(kind)

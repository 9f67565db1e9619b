"""The catalogue of Clinic Deluxe: components with printed names and numbers, figures, and examples."""

from collections import Counter

import msgspec
import pytest

from games.clinic.title import CLINIC
from games.kernel.figures import present_figure
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


def test_no_two_modules_use_the_same_id_or_figure_and_every_row_is_shown() -> None:
    figures = [figure.key for module in CLINIC.all_modules for figure in module.figures]
    rows = [row.key for module in CLINIC.all_modules for row in module.components if hasattr(row, "key")]
    assert len(set(figures)) == len(figures)
    assert sorted(rows) == sorted(COMPONENTS)
    assert len(rows) == len(set(rows)) == len(CLINIC.components)


def test_every_component_has_names_in_four_languages_an_effect_and_a_source() -> None:
    for component in CLINIC.components:
        assert set(component.names) == {"en", "de", "fr", "it"}
        assert all(component.names.values())
        assert component.names["de"] == component.names["fr"] == component.names["en"]
        assert component.effect
        assert component.count > 0
        assert component.source in ("printed", "derived", "house")


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
        ("goal_nurses", "Four nurses", "Four nurses", "house"),
    ],
)
def test_names(component: str, english: str, italian: str, source: str) -> None:
    found = COMPONENTS[component]
    assert (found.names["en"], found.names["it"], found.names_source) == (english, italian, source)


def test_only_figures_that_no_book_prints_have_a_form_and_their_own_value_passes_it() -> None:
    for figure in (figure for module in CLINIC.all_modules for figure in module.figures):
        assert figure.about
        assert figure.form is None or figure.source != "printed", figure.key
        assert figure.form is not None or figure.source != "house", figure.key
        if figure.form is not None:
            told = present_figure(figure)["value"]
            assert msgspec.convert(told, figure.form, str_keys=True) == figure.value, figure.key


def test_there_is_an_example_of_every_command() -> None:
    commands = {tag(command) for module in CLINIC.all_modules for command in module.handlers}
    assert commands == set(CLINIC.examples)
    for name, example in CLINIC.examples.items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=type(example)) == example
        assert tag(type(example)) == name


def test_every_seat_command_has_a_taste_or_needs_none() -> None:
    """The bot would otherwise take what it never thought about for as good as doing nothing."""
    known = {kind for module in CLINIC.all_modules for kind in module.heuristics}
    passes = {kind for module in CLINIC.all_modules for kind in module.pass_commands}
    needless = {"place_entrance"}
    for module in CLINIC.all_modules:
        for kind, handler in module.handlers.items():
            assert handler.job or kind in known | passes or tag(kind) in needless, tag(kind)

"""The catalogue: components, names, figures and where they come from; examples of every command."""

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.data.figures import FIGURES
from games.kernel.messages import tag
from tests.games.dice_hospital.tables import rules

COMPONENTS = {component.id: component for component in DICE_HOSPITAL.components}


@pytest.mark.parametrize(
    ("kind", "kinds", "count"),
    [("starting_department", 6, 1), ("department", 12, 2), ("specialist", 12, 2), ("administrator", 8, 1)],
)
def test_how_many_there_are(kind: str, kinds: int, count: int) -> None:
    found = [component for component in COMPONENTS.values() if component.kind == kind]
    assert len(found) == kinds
    assert {component.count for component in found} == {count}


def test_every_component_has_names_in_four_languages_an_effect_and_a_source() -> None:
    for component in COMPONENTS.values():
        assert set(component.names) == {"en", "de", "fr", "it"}
        assert all(component.names.values())
        assert component.effect
        assert component.source in ("printed", "derived", "house")


@pytest.mark.parametrize(
    ("component", "english", "german", "french", "italian"),
    [
        ("trauma_unit", "Trauma Unit", "Trauma Unit", "Unité de soins critiques", "Traumatologia"),
        ("renal_unit", "Renal Unit", "Renal Unit", "Néphrologie", "Nefrologia"),
        ("crash_centre", "Crash Centre", "Crash Centre", "Urgence", "Pronto soccorso"),
        ("surgeon", "Surgeon", "Surgeon", "Chirurgien", "Chirurgo"),
        ("general_practitioner", *["General Practitioner"] * 2, "Médecin généraliste", "Medico di famiglia"),
        ("matron_of_trauma", *["Matron of Trauma"] * 4),
    ],
)
def test_names(component: str, english: str, german: str, french: str, italian: str) -> None:
    expected = {"en": english, "de": german, "fr": french, "it": italian}
    assert COMPONENTS[component].names == expected


def test_figures_tell_where_they_come_from() -> None:
    figures = {figure.key: figure.value for figure in FIGURES}
    assert figures["discharge_points"] == (1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
    assert figures["dice_per_colour"] == {2: 15, 3: 18, 4: 21}
    assert figures["ambulances"] == {2: 3, 3: 4, 4: 5}
    assert (figures["rounds"], figures["beds"], figures["nurses"]) == (8, 12, 3)
    assert all(figure.source == "printed" and figure.about for figure in FIGURES)


def test_there_is_an_example_of_every_command() -> None:
    commands = rules(2, administrators=True).handlers
    assert {tag(command) for command in commands} == set(DICE_HOSPITAL.examples)
    for name, example in DICE_HOSPITAL.examples.items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=type(example)) == example
        assert tag(type(example)) == name

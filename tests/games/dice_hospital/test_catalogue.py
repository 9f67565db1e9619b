"""The catalogue: components, names, figures and where they come from; examples of every command."""

from collections import Counter

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.data.figures import FIGURES
from games.kernel.figures import present_figure
from games.kernel.messages import StepEntered, tag
from games.titles import TITLES

COMPONENTS = {component.id: component for component in DICE_HOSPITAL.components}


@pytest.mark.parametrize(
    ("module", "kind", "kinds", "count"),
    [
        ("base", "starting_department", 6, 1),
        ("improvements", "department", 12, 2),
        ("improvements", "specialist", 12, 2),
        ("administrator_cards", "administrator", 8, 1),
        ("base", "space", 4, None),
        ("base", "token", 3, None),
    ],
)
def test_how_many_there_are(module: str, kind: str, kinds: int, count: int | None) -> None:
    found = [part for part in COMPONENTS.values() if (part.module, part.kind) == (module, kind)]
    assert len(found) == kinds
    assert count is None or {component.count for component in found} == {count}


def test_the_parts_of_the_box() -> None:
    """As the books list them: 63 dice, 41 meeples, 16 blood bags, 14 fatalities, 5 ambulances, 4 wards."""
    counts = {key: COMPONENTS[key].count for key in COMPONENTS if COMPONENTS[key].module == "base"}
    assert (counts["patient"], counts["nurse"] + counts["specialist"]) == (63, 41)
    assert (counts["blood_bag"], counts["fatality"]) == (16, 14)
    assert (counts["ambulance"], counts["ward"]) == (5, 4)


def test_no_two_units_use_the_same_id_or_figure() -> None:
    for title in TITLES.values():
        for keys in (
            [component.id for component in title.components],
            [figure.key for unit in title.all_modules for figure in unit.figures],
        ):
            assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_the_figures_of_a_unit_begin_with_its_key() -> None:
    for unit in DICE_HOSPITAL.modules:
        assert [figure.key for figure in unit.figures if not figure.key.startswith(f"{unit.key}_")] == []


def test_no_unit_follows_messages_of_one_that_may_be_absent() -> None:
    """What two units are together is a unit that joins by itself."""
    for title in TITLES.values():
        owners = {message: unit.key for unit in title.all_modules for message in unit.redactions}
        owners[StepEntered] = title.base.key
        for unit in title.all_modules:
            present = {title.base.key, unit.key, *unit.combines, *unit.includes}
            followed = (*unit.evolvers, *unit.pre_evolvers, *unit.reactions, *unit.heuristics)
            assert {owners[message] for message in followed} <= present, unit.key


def test_every_row_with_a_name_is_shown() -> None:
    """A row that is no component would be missing from the catalogue without anybody noticing."""
    for title in TITLES.values():
        ids = {component.id for component in title.components}
        keyed = {row.key for unit in title.all_modules for row in unit.components if hasattr(row, "key")}
        assert keyed == ids


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
        ("morgue", "Morgue", "Leichenhalle", "Morgue", "Obitorio"),
        ("nurses_station", "Nurses' Station", "Schwesternstation", "Salle des infirmières", "Infermeria"),
        ("blood_bag", "Blood Bag", "Blutbeutel", "Poche de sang", "Sacca di sangue"),
        ("helicopter", "Helicopter", "Helicopter", "Hélicoptère", "Helicopter"),
        ("hospital_s1", *["Hospital card S1"] * 2, "Carte Hôpital S1", "Hospital card S1"),
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


def test_house_figures_have_a_form_that_their_own_value_passes_and_printed_ones_have_none() -> None:
    for title in TITLES.values():
        for figure in (figure for unit in title.all_modules for figure in unit.figures):
            assert figure.about
            assert figure.form is not None or figure.source != "house", figure.key
            assert figure.form is None or figure.source != "printed", figure.key
            if figure.form is not None:
                told = present_figure(figure)["value"]
                assert msgspec.convert(told, figure.form, str_keys=True) == figure.value, figure.key


def test_there_is_an_example_of_every_command() -> None:
    commands = {tag(command) for unit in DICE_HOSPITAL.all_modules for command in unit.handlers}
    assert commands == set(DICE_HOSPITAL.examples)
    for name, example in DICE_HOSPITAL.examples.items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=type(example)) == example
        assert tag(type(example)) == name

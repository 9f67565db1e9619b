"""The catalogue: components, names, figures and where they come from; examples of every command."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.data.figures import FIGURES

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


def test_the_figures_of_a_module_begin_with_its_key() -> None:
    for module in DICE_HOSPITAL.modules:
        assert [figure.key for figure in module.figures if not figure.key.startswith(f"{module.key}_")] == []


@pytest.mark.parametrize(
    ("component", "english", "german", "french", "italian"),
    [
        ("trauma_unit", "Trauma Unit", "Unfallstation", "Unité de soins critiques", "Traumatologia"),
        ("renal_unit", "Renal Unit", "Nephrologie", "Néphrologie", "Nefrologia"),
        ("crash_centre", "Crash Centre", "Notaufnahme", "Urgence", "Pronto soccorso"),
        ("surgeon", "Surgeon", "Chirurg", "Chirurgien", "Chirurgo"),
        (
            "general_practitioner",
            "General Practitioner",
            "Hausarzt",
            "Médecin généraliste",
            "Medico di famiglia",
        ),
        ("superbug", "Superbug", "Superkeim", "Superbactérie", "Superbatterio"),
        ("morgue", "Morgue", "Leichenhalle", "Morgue", "Obitorio"),
        ("nurses_station", "Nurses' Station", "Schwesternstation", "Salle des infirmières", "Infermeria"),
        ("blood_bag", "Blood Bag", "Blutbeutel", "Poche de sang", "Sacca di sangue"),
        ("helicopter", "Helicopter", "Hubschrauber", "Hélicoptère", "Elicottero"),
        ("hospital_s1", "Hospital card S1", "Krankenhauskarte S1", "Carte Hôpital S1", "Carta Ospedale S1"),
    ],
)
def test_names(component: str, english: str, german: str, french: str, italian: str) -> None:
    expected = {"en": english, "de": german, "fr": french, "it": italian}
    assert COMPONENTS[component].names == expected


@pytest.mark.parametrize(
    ("component", "house"),
    [
        ("surgeon", {"de"}),
        ("anaesthetist", set()),
        ("morgue", set()),
        ("financial_advisor", {"en", "de", "it"}),
        ("superbug", {"en", "de", "fr", "it"}),
    ],
)
def test_each_name_says_whether_a_book_prints_it(component: str, house: set[str]) -> None:
    sources = COMPONENTS[component].name_sources
    assert sources == {lang: "house" if lang in house else "printed" for lang in ("en", "de", "fr", "it")}


def test_figures_tell_where_they_come_from() -> None:
    figures = {figure.key: figure.value for figure in FIGURES}
    assert figures["discharge_points"] == (1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
    assert figures["dice_per_colour"] == {2: 15, 3: 18, 4: 21}
    assert figures["ambulances"] == {2: 3, 3: 4, 4: 5}
    assert (figures["rounds"], figures["beds"], figures["nurses"]) == (8, 12, 3)
    assert all(figure.source == "printed" and figure.about for figure in FIGURES)

"""What people read about Dice Hospital: names instead of ids, and nothing that is hidden."""

from types import SimpleNamespace
from typing import Any

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt, own_hand_only
from games.dice_hospital.modules.city.messages import WalkTo
from games.dice_hospital.modules.city.state import city
from games.dice_hospital.modules.investments.messages import Invest, TokensDrawn, own_tokens_only
from games.dice_hospital.state import Patient
from games.dice_hospital.title import DICE_HOSPITAL
from games.kernel.composition.compose import compose
from games.kernel.languages import Language
from games.kernel.table.words import TABLE_WORDS
from games.kernel.words.speaker import Speaker
from games.kernel.words.vocabulary import vocabulary
from tests.games.dice_hospital.city.tables import in_city, on_tiles
from tests.games.dice_hospital.tables import Scene, given, hospital


def speaker(language: Language, *modules: str, seats: int = 2) -> Speaker:
    """A speaker for a game of Ada, Ben and others."""
    rules = compose(DICE_HOSPITAL, modules, {}, ("human",) * seats)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats]
    return Speaker(language, vocabulary(TABLE_WORDS, rules.modules), names)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada takes ambulance 3."),
        ("de", "Ada nimmt den Krankenwagen 3."),
        ("fr", "Ada prend l'ambulance 3."),
        ("it", "Ada prende l'ambulanza 3."),
    ],
)
def test_an_ambulance_is_taken(language: Language, said: str) -> None:
    assert speaker(language).message(e.AmbulanceTaken(0, 3)) == said


def test_number_0_is_the_helicopter_with_five_players() -> None:
    five = speaker("de", seats=5)
    assert five.message(e.AmbulanceTaken(1, 0)) == "Ben nimmt den Hubschrauber."
    assert five.message(c.TakeAmbulance(0)) == "Hubschrauber nehmen"
    assert five.message(c.TakeAmbulance(2)) == "Krankenwagen 2 nehmen"


def test_in_the_city_the_number_is_a_token() -> None:
    assert speaker("fr", "city").message(e.AmbulanceTaken(0, 1)) == "Ada prend le jeton numéroté 1."


@pytest.mark.parametrize(
    ("treatment", "said"),
    [
        (e.Treatment(12, 4), "Ada places the Surgeon in Trauma Unit: patient 12 goes to 4."),
        (e.Treatment(12, 7), "Ada places the Surgeon in Trauma Unit: patient 12 is healed."),
        (e.Treatment(12, 0), "Ada places the Surgeon in Trauma Unit: patient 12 dies."),
        (
            e.Treatment(12, 4, "green"),
            "Ada places the Surgeon in Trauma Unit: patient 12 goes to 4 and turns green.",
        ),
    ],
)
def test_a_placement_says_what_happens_to_patients(treatment: e.Treatment, said: str) -> None:
    placed = e.MeeplePlaced(0, "surgeon.2", "trauma_unit", (treatment,))
    assert speaker("en").message(placed) == said


def test_a_nurse_is_not_named_and_blood_bags_are_counted() -> None:
    placed = e.MeeplePlaced(0, "nurse", "renal_unit.1", (e.Treatment(3, 4),), (3,), "yellow")
    assert speaker("de").message(placed) == (
        "Ada setzt eine Krankenschwester in „Nephrologie“ ein, ein Blutbeutel färbt 3 gelb:"
        " Patient 3 kommt auf 4."
    )
    command = c.PlaceMeeple("nurse", "renal_unit.1", (3, 5), (3, 5))
    assert speaker("it").message(command) == (
        "Piazzare un infermiere in «Nefrologia» per i pazienti 3 e 5, ricolorando 3 e 5 con sacche di sangue"
    )


@pytest.mark.parametrize(
    ("revealed", "said"),
    [
        (
            e.ImprovementsRevealed(("imaging",), ("surgeon.1",)),
            "Améliorations révélées : Imagerie ; Chirurgien.",
        ),
        (e.ImprovementsRevealed(("imaging",)), "Améliorations révélées : Imagerie."),
        (e.ImprovementsRevealed((), ("surgeon.1",)), "Améliorations révélées : Chirurgien."),
        (e.ImprovementsRevealed(), "Aucune amélioration n'est révélée : les piles sont vides."),
    ],
)
def test_departments_and_specialists_are_listed_if_there_are_any(
    revealed: e.ImprovementsRevealed, said: str
) -> None:
    assert speaker("fr").message(revealed) == said


def test_scores_give_their_reasons() -> None:
    lines = (e.ScoreLine("discharged", 1), e.ScoreLine("empty_wards", 5))
    assert speaker("de").message(e.RoundScored(1, 1, lines)) == (
        "Ben entlässt 1 Patienten: 1 Punkt für entlassene Patienten und 5 Punkte für leere Krankenstationen."
    )


def test_starting_patients_have_no_value_yet() -> None:
    drawn = e.StartingPatientsDrawn(0, (Patient(1, "red", 0), Patient(2, "green", 4)))
    assert speaker("en").message(drawn) == "Ada draws the starting patients: red and green 4."


@pytest.mark.parametrize(("viewer", "said"), [(0, "Chief Executive"), (1, "2"), (None, "2")])
def test_only_the_owner_reads_the_names_of_dealt_administrators(viewer: int | None, said: str) -> None:
    dealt = own_hand_only(AdministratorsDealt(0, ("chief_executive", "chief_pharmacist")), viewer)
    text = speaker("en").message(dealt)
    assert said in text
    assert ("Chief" in text) == (viewer == 0)


@pytest.mark.parametrize(("viewer", "hidden"), [(0, False), (1, True), (None, True)])
def test_only_the_owner_reads_which_tokens_were_drawn(viewer: int | None, hidden: bool) -> None:
    drawn = own_tokens_only(TokensDrawn(0, "red", ("red_equal.1", "red_low.2")), viewer)
    text = speaker("de", "investments").message(drawn)
    assert text == (
        "Ada sieht sich 2 Marker vom roten Stapel an."
        if hidden
        else "Ada sieht sich den roten Stapel an:"
        " Roter Marker (gleicher Wert) und Roter Marker (niedriger Wert)."
    )


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        ("space_taken", {"space": "red"}, "Dieses Feld ist besetzt: rot."),
        ("pile_empty", {"kind": "specialist"}, "Dieser Stapel ist leer: Spezialisten."),
        ("no_blood_bag", {"needed": 2, "bags": 0}, "Du hast nicht genug Blutbeutel: Du brauchst 2."),
        (
            "department_used",
            {"department": "imaging"},
            "Diese Abteilung wurde in dieser Runde schon genutzt: „Bildgebung“.",
        ),
        ("department_used", {}, "Diese Abteilung wurde in dieser Runde schon genutzt."),
    ],
)
def test_refusals_name_what_is_wrong(code: str, facts: dict[str, Any], said: str) -> None:
    assert speaker("de", "investments").refusal(code, facts) == said


def test_a_colour_of_a_pile_agrees_with_it() -> None:
    invest = Invest("nurse", "green")
    assert speaker("de", "investments").message(invest) == "Krankenschwester zum grünen Stapel schicken"
    assert speaker("fr", "investments").message(invest) == "Envoyer une infirmière au tas vert"


def reader(language: Language, scene: Scene) -> Speaker:
    """A speaker for what seat 0 may do now."""
    view = DICE_HOSPITAL.view(scene.rules, scene.state, 0, False)
    return Speaker(language, vocabulary(TABLE_WORDS, scene.rules.modules), ("Ada", "Ben"), view=view)


def test_labels_show_the_patients_that_the_reader_sees() -> None:
    now = reader("en", given("activation", hospital("R4 Y2"), hospital()))
    assert now.message(c.UseBloodBag(1)) == "Heal patient red 4 with a blood bag"
    assert now.message(c.UseSpecialist((1, 2))) == (
        "Use the specialist's ability for patients red 4 and yellow 2"
    )
    assert now.message(c.UseBloodBag(99)) == "Heal patient 99 with a blood bag"


def test_patients_are_told_apart_by_what_the_reader_sees_of_them() -> None:
    mother, baby = Patient(7, "pink", 4, ward=2, party=7), Patient(8, "pink", 4, party=7)
    recoloured = Patient(9, "red", 5, treated=True, was="green")
    hospitals = (SimpleNamespace(patients=(mother, baby, recoloured), discharged=()),)
    seen = SimpleNamespace(arrivals=(), hospitals=hospitals, ambulances=(), modules={})
    now = Speaker("en", speaker("en", "maternity").vocabulary, view=seen)
    assert [now.message(c.UseBloodBag(number)) for number in (7, 8, 9)] == [
        "Heal patient pink 4 (mother, ward 2) with a blood bag",
        "Heal patient pink 4 (baby, ward 2) with a blood bag",
        "Heal patient red 5 (treated, truly green) with a blood bag",
    ]


def test_the_label_of_an_ambulance_shows_who_is_in_it() -> None:
    now = reader("de", given("ambulances", hospital(), hospital(), ambulances={2: "R2 Y3 G3"}))
    assert now.message(c.TakeAmbulance(2)) == "Krankenwagen 2 (rot 2, gelb 3 und grün 3) nehmen"


def test_the_label_of_a_walk_shows_the_patient_on_the_tile() -> None:
    scene = in_city("city_trips")
    first, *_ = on_tiles(city(scene.state))
    assert reader("en", scene).message(WalkTo(0)) == (
        f"Fetch the patient on tile (row 1, column 1: {first.colour} {first.value})"
    )

"""Clinic in words: what is hidden, ways and colours, and what the reader's own view adds to a label."""

from types import SimpleNamespace
from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.modules.blood_transfusion.messages import GiveBlood
from games.clinic.state import Person
from games.clinic.title import CLINIC
from games.kernel.languages import Language
from games.kernel.messages import StepEntered
from games.kernel.table.words.speakers import title_words
from games.kernel.words.speaker import Speaker

WORDS = title_words(CLINIC)
VIEW = SimpleNamespace(
    you=0,
    clinics=(SimpleNamespace(people=(Person(1, "doctor", "0b3", "red"), Person(2, "nurse", "0b3"))),),
    university=("white", None),
    notepad={"cardiology": ("yellow", "red"), "psychiatry": ()},
)


def said(message: Any, language: Language = "en", view: Any = None) -> str:
    """What Ada and Bob read."""
    return Speaker(language, WORDS, ("Ada", "Bob"), {}, view).message(message)


def test_a_hidden_choice_is_said_without_the_action() -> None:
    assert said(e.ActionSelected(0, "build"), "it") == "Ada sceglie l'azione: Costruire."
    assert said(e.ActionSelected(0, None), "it") == "Ada sceglie un'azione coperta."
    assert said(e.ActionsRevealed(("build", "admit")), "de") == (
        "Die Aktionen werden aufgedeckt: Ada: Bauen und Bob: Patienten aufnehmen."
    )


def test_a_way_is_said_by_its_end_and_people_by_number_and_colour() -> None:
    assert said(e.PersonMoved(1, 3, ("b3-south", "0b3", "1b3"), 2)) == "Bob moves person 3 to 1b3, time 2."
    assert said(e.StaffChanged(0, ((1, "yellow"), (4, "white"))), "fr") == (
        "Ada : des médecins changent de niveau : 1 (jaune) et 4 (blanc)."
    )


def test_people_in_an_event_are_those_of_its_clinic() -> None:
    other = SimpleNamespace(people=(Person(1, "patient", "0a1", "white"),))
    both = SimpleNamespace(you=0, clinics=(*VIEW.clinics, other))
    moved = e.PersonMoved(1, 1, ("0b3",), 2)
    assert said(moved, view=both) == "Bob moves the patient (white, 0a1) to 0b3, time 2."
    assert said(moved, "fr", view=both) == "Bob déplace le patient (blanc, 0a1) en 0b3, temps 2."
    assert said(e.StaffChanged(0, ((1, "yellow"),)), view=both) == "Ada: doctors change level: 0b3 (yellow)."


def test_rooms_are_said_with_their_service_and_cost() -> None:
    assert said(e.RoomBuilt(0, "hub", "1b2", 6, "cardiology"), "it") == (
        "Ada costruisce in 1b2: Dipartimento (Cardiologia) per $6."
    )
    assert said(e.RoomBuilt(0, "lab", "1b2", 0), "fr") == "Ada construit en 1b2 : Laboratoire."


def test_borders_are_said_with_their_side() -> None:
    assert said(c.BuildEntrance("d2-east"), "it") == "Costruire un'entrata in d2-est"
    assert said(c.ParkCar("b2-b3"), "de") == "Das Auto bei b2-b3 parken"


def test_points_are_said_with_their_reasons() -> None:
    lines = (e.ScoreLine("doctors", 12), e.ScoreLine("time", -3))
    assert said(e.GameScored(1, lines), "de") == "Schlusswertung von Bob: Ärzte 12 und verbrauchte Zeit -3."


def test_steps_of_the_setup_have_no_round() -> None:
    assert said(StepEntered("bonus_tiles", 0), "de") == "Bonusplättchen."
    assert said(StepEntered("build_2", 3), "fr") == "Manche 3 : Construire, action 2."


@pytest.mark.parametrize(
    ("command", "without", "with_view"),
    [
        (c.MovePerson(1, "0b2"), "Move person 1 to 0b2", "Move the doctor (red, 0b3) to 0b2"),
        (c.WalkStep(2, "0b2"), "Walk one step with person 2, to 0b2", "with the nurse (0b3), to 0b2"),
        (GiveBlood(2), "Let person 2 give blood", "Let the nurse (0b3) give blood"),
        (c.Treat(1, 9), "Let doctor 1 treat patient 9", "Let doctor (red, 0b3) treat patient 9"),
        (c.HireDoctor(0, "b3-south"), "space 1, to b3-south", "space 1 (white), to b3-south"),
        (c.AdmitPatient("cardiology"), "of Cardiology", "of Cardiology (yellow)"),
        (c.AdmitPatient("psychiatry"), "of Psychiatry", "of Psychiatry"),
    ],
)
def test_a_label_says_what_the_reader_sees(command: Any, without: str, with_view: str) -> None:
    assert said(command).endswith(without)
    assert said(command, view=VIEW).endswith(with_view)

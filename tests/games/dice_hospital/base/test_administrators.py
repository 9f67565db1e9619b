"""Administrators: dealing, keeping, their points and the patients they protect."""

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.cards import CARDS
from games.dice_hospital.modules.administrators.messages import (
    AdministratorKept,
    AdministratorsDealt,
    KeepAdministrator,
    PatientProtected,
    ProtectPatient,
)
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.kernel.chance import Seeded
from games.kernel.composition.compose import fresh_state
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, beds, given, hospital, patients, rules
from tests.games.scenes import goes_on, happened, offered, refused, when


def _dealt(players: int) -> Scene:
    scene = given("starting_patients", *[hospital("R3")] * players, administrators=[None] * players, round=0)
    return goes_on(scene)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_are_dealt_to_everyone_and_everyone_keeps_one(players: int) -> None:
    scene = _dealt(players)
    hands = [office.dealt for office in seat_administrators(scene.state)]
    assert [len(hand) for hand in hands] == [2] * players
    assert len({card for hand in hands for card in hand}) == 2 * players
    assert scene.rules.awaiting(scene.state).seats == tuple(range(players))
    for seat, hand in enumerate(hands):
        assert offered(scene, seat) == [KeepAdministrator(card) for card in hand]
        other = hands[(seat + 1) % players][0]
        assert refused(scene, seat, KeepAdministrator(other)) == "administrator_not_dealt"
        scene = when(scene, seat, KeepAdministrator(hand[1]))
        assert scene.events[0] == AdministratorKept(seat, hand[1])
    assert scene.state.round == 1
    assert [office.kept for office in seat_administrators(scene.state)] == [hand[1] for hand in hands]


def test_another_seat_learns_only_how_many_were_dealt() -> None:
    scene = _dealt(2)
    first = happened(scene, AdministratorsDealt)[0]
    redact = scene.rules.redactions[AdministratorsDealt]
    assert redact(first, first.seat) == first
    for viewer in (1 - first.seat, None):
        assert redact(first, viewer) == AdministratorsDealt(first.seat, 2)


# administrator, discharged, discharged by the other seat, points for the administrator
BONUSES = [
    ("chief_of_surgery", "R6 R6", "", 1),
    ("chief_of_surgery", "R6 R6 R6 R6", "", 1),
    ("chief_of_surgery", "R6 Y6 G6", "", 0),
    ("chief_of_surgery", "R6 R6*g Y6", "", 0),
    ("chief_of_surgery", "R6 G6*r", "", 1),
    ("chief_of_medicine", "Y6 Y6 R6", "", 1),
    ("chief_of_medicine", "Y6 R6 R6", "", 0),
    ("chief_pharmacist", "G6 G6", "", 1),
    ("chief_pharmacist", "G6 Y6", "", 0),
    ("medical_director", "R6 Y6 G6", "", 1),
    ("medical_director", "R6 R6 Y6 Y6 G6 G6", "", 1),
    ("medical_director", "R6 R6 Y6", "", 0),
    ("chief_executive", "R6", "", 1),
    ("chief_executive", "R6 R6", "Y6", 1),
    ("chief_executive", "R6", "Y6", 0),
    ("chief_executive", "", "", 0),
    ("chief_executive", "R6", "Y6 Y6", 0),
    ("matron_of_trauma", "R6 R6", "", 0),
    ("matron_of_medicine", "Y6 Y6", "", 0),
    ("matron_of_pharmacy", "G6 G6", "", 0),
]
TABLE = (0, 1, 3, 5, 7, 9, 11)


@pytest.mark.parametrize(("card", "gone", "others", "bonus"), BONUSES)
def test_points(card: str, gone: str, others: str, bonus: int) -> None:
    one = hospital("R3*", discharged=patients(gone))
    two = hospital("R3*", discharged=patients(others))
    scene = given("scoring", one, two, administrators=[card, "matron_of_trauma"])
    scene = when(scene, SERVICE, c.ScoreRound())
    points = TABLE[len(gone.split())]
    lines = (e.ScoreLine("discharged", points), *([e.ScoreLine("administrator", 1)] if bonus else []))
    assert happened(scene, e.RoundScored)[0].lines == lines
    assert scene.state.hospitals[0].points == points + bonus


def test_every_administrator_is_tested() -> None:
    assert {case[0] for case in BONUSES} == {card.key for card in CARDS}
    assert len(CARDS) == 8


def test_the_most_discharged_counts_everyone_even_those_scored_before() -> None:
    """The discharged of all are compared before any of them goes back into the bag."""
    one, two = hospital("R3*", discharged=patients("R6 R6")), hospital("R3*", discharged=patients("G6"))
    scene = given("scoring", two, one, administrators=["chief_pharmacist", "chief_executive"])
    scene = when(scene, SERVICE, c.ScoreRound())
    assert [one.points for one in scene.state.hospitals] == [1, 3 + 1]
    scene = given("scoring", one, two, administrators=["chief_of_medicine", "chief_executive"])
    scene = when(scene, SERVICE, c.ScoreRound())
    assert [one.points for one in scene.state.hospitals] == [3, 1]


PROTECTORS = [("matron_of_trauma", "R"), ("matron_of_medicine", "Y"), ("matron_of_pharmacy", "G")]


def _finished(ward: str, card: str) -> Scene:
    scene = given(
        "activation", hospital(ward), hospital(), acted=(1,), administrators=[card, "chief_executive"]
    )
    return when(scene, 0, c.FinishActivation())


@pytest.mark.parametrize(("card", "colour"), PROTECTORS)
def test_one_neglected_patient_of_the_colour_does_not_get_worse(card: str, colour: str) -> None:
    scene = _finished(f"{colour}1 {colour}3 {colour}2*", card)
    assert scene.rules.awaiting(scene.state).seats == (0,)
    assert offered(scene, 0) == [ProtectPatient(1), ProtectPatient(2)]
    assert refused(scene, 0, ProtectPatient(3)) == "patient_not_eligible"
    scene = when(scene, 0, ProtectPatient(1))
    scene = when(scene, SERVICE, c.ScoreRound())
    assert beds(scene) == f"{colour}1 {colour}2 {colour}2"
    assert scene.state.hospitals[0].fatalities == 0


@pytest.mark.parametrize(("card", "colour"), PROTECTORS)
def test_nobody_is_asked_where_there_is_no_choice(card: str, colour: str) -> None:
    """Ruling 10."""
    scene = _finished(f"{colour}3 {colour}3 {colour}2*", card)
    assert happened(scene, PatientProtected) == [PatientProtected(0, 1, 1)]
    assert scene.rules.awaiting(scene.state).job == "scoring"
    scene = when(scene, SERVICE, c.ScoreRound())
    assert beds(scene) == f"{colour}3 {colour}2 {colour}2"


@pytest.mark.parametrize(("card", "colour"), PROTECTORS)
def test_other_colours_are_not_protected(card: str, colour: str) -> None:
    other = "Y" if colour == "R" else "R"
    scene = _finished(f"{other}3 {colour}4*", card)
    assert happened(scene, PatientProtected) == []
    assert beds(when(scene, SERVICE, c.ScoreRound())) == f"{other}2 {colour}4"


def test_protection_is_for_one_round_and_comes_again_in_the_next() -> None:
    scene = when(_finished("R3", "matron_of_trauma"), SERVICE, c.ScoreRound())
    assert beds(scene) == "R3"
    second = replace(scene.state, step="activation", round=2, acted=(1,))
    second = replace(second, ambulances=given("activation", hospital(), hospital()).state.ambulances)
    scene = when(scene._replace(state=second), 0, c.FinishActivation())
    assert happened(scene, PatientProtected) == [PatientProtected(0, 1, 2)]


def test_a_game_without_administrators_deals_none() -> None:
    found = rules(2, administrators=False)
    assert "administrators" not in found.steps
    assert "protection" not in found.steps
    assert "administrators" not in found.views
    state = fresh_state(DICE_HOSPITAL, found)
    assert not hasattr(state, "administrators")
    events, _ = found.begin(state, Seeded(b"none"))
    assert AdministratorsDealt not in {type(event) for event in events}

"""Prototype 2.11: its administrators, with or without them."""

from functools import partial

import pytest

from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import (
    AdministratorsDealt,
    KeepAdministrator,
    ProtectPatient,
)
from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.administrators.state import seat_administrators
from games.dice_hospital.modules.prototype.administrators import CARDS
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import beds, given, hospital, patients, rules
from tests.games.scenes import goes_on, happened, offered, refused, when

MODULES = ("prototype",)
table = partial(given, modules=MODULES)

# administrator, discharged, discharged by the other seat, points for the administrator
BONUSES = [
    ("chief_of_surgery", "R6 R6", "", 1),
    ("chief_of_surgery", "R6 R6 R6", "", 1),
    ("chief_of_surgery", "R6 R6 R6 R6", "", 2),
    ("chief_of_surgery", "R6 Y6 G6", "", 0),
    ("chief_of_surgery", "R6 R6*g Y6", "", 0),
    ("chief_of_surgery", "R6 G6*r", "", 1),
    ("chief_of_medicine", "Y6 Y6 R6 Y6 Y6 Y6 Y6", "", 3),
    ("chief_of_medicine", "Y6 R6 R6", "", 0),
    ("chief_pharmacist", "G6 G6 G6 G6 R6", "", 2),
    ("chief_pharmacist", "G6 Y6", "", 0),
    ("medical_director", "R6 Y6 G6", "", 1),
    ("medical_director", "R6 R6 Y6 Y6 G6 G6", "", 2),
    ("medical_director", "R6 R6 Y6 Y6 G6", "", 1),
    ("medical_director", "R6 R6 Y6", "", 0),
    ("chief_executive", "R6", "", 2),
    ("chief_executive", "R6 R6", "Y6", 2),
    ("chief_executive", "R6", "Y6", 0),
    ("chief_executive", "", "", 0),
    ("chief_executive", "R6", "Y6 Y6", 0),
    ("matron_of_trauma", "R6 R6", "", 0),
    ("matron_of_medicine", "Y6 Y6", "", 0),
    ("matron_of_pharmacy", "G6 G6", "", 0),
]
TABLE = (0, 1, 3, 5, 7, 9, 11, 14)


@pytest.mark.parametrize(("card", "gone", "others", "bonus"), BONUSES)
def test_points(card: str, gone: str, others: str, bonus: int) -> None:
    """Every pair and every set scores, with the dice's true colours."""
    one = hospital("R3*", discharged=patients(gone, 600))
    two = hospital("R3*", discharged=patients(others, 700))
    scene = table("scoring", one, two, administrators=[f"{card}_211", None])
    scene = when(scene, SERVICE, c.ScoreRound())
    points = TABLE[len(gone.split())]
    extra = (e.ScoreLine("administrator", bonus),) if bonus else ()
    assert happened(scene, e.RoundScored)[0].lines == (e.ScoreLine("discharged", points), *extra)


def test_every_administrator_is_tested() -> None:
    assert {f"{case[0]}_211" for case in BONUSES} == {card.key for card in CARDS}
    assert len(CARDS) == 8


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("matron_of_trauma", "R1 R3 R2 Y2 G1"),
        ("matron_of_medicine", "R2 R2 Y3 G1"),
        ("matron_of_pharmacy", "R2 R2 Y2 G2"),
    ],
)
def test_all_neglected_patients_of_the_colour_are_protected(card: str, after: str) -> None:
    ward = hospital("R1 R3 R2* Y3 G2")
    scene = table("activation", ward, hospital(), acted=(1,), administrators=[f"{card}_211", None])
    scene = when(scene, 0, c.FinishActivation())
    assert scene.rules.awaiting(scene.state).job == "scoring", "there is nothing to choose"
    scene = when(scene, SERVICE, c.ScoreRound())
    assert beds(scene) == after


def test_protection_goes_by_the_colour_of_the_die_itself() -> None:
    """A bag's colour counts for departments and specialists only."""
    ward = hospital("G3r R3g Y3")
    scene = table("scoring", ward, hospital(), administrators=["matron_of_trauma_211", None])
    assert beds(when(scene, SERVICE, c.ScoreRound())) == "R3 G2 Y2"


def test_another_seats_administrator_protects_nobody_here() -> None:
    scene = table("scoring", hospital("R3"), hospital("R3"), administrators=[None, "matron_of_trauma_211"])
    scene = when(scene, SERVICE, c.ScoreRound())
    assert (beds(scene, 0), beds(scene, 1)) == ("R2", "R3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_of_its_own_are_dealt_to_everyone_and_one_is_kept(players: int) -> None:
    wards = [hospital("R3")] * players
    scene = goes_on(table("starting_patients", *wards, administrators=[None] * players, round=0))
    hands = [office.dealt for office in seat_administrators(scene.state)]
    assert [len(hand) for hand in hands] == [2] * players
    dealt = {card for hand in hands for card in hand}
    assert len(dealt) == 2 * players
    assert dealt <= {card.key for card in CARDS}
    assert offered(scene, 0) == [KeepAdministrator(card) for card in hands[0]]
    assert refused(scene, 0, KeepAdministrator("matron_of_trauma")) == "administrator_not_dealt"


def test_another_seat_learns_only_how_many_were_dealt() -> None:
    scene = goes_on(table("starting_patients", hospital(), hospital(), administrators=[None] * 2, round=0))
    first = happened(scene, AdministratorsDealt)[0]
    assert scene.rules.redactions[AdministratorsDealt](first, None) == AdministratorsDealt(first.seat, 2)


def test_a_game_without_administrators_has_none() -> None:
    found = rules(2, administrators=False, modules=MODULES)
    assert "administrators" not in found.steps
    assert administrators_in(found.box) == {}
    scene = table("scoring", hospital("R3"), hospital())
    assert beds(when(scene, SERVICE, c.ScoreRound())) == "R2"


def test_nobody_is_ever_asked_whom_to_protect() -> None:
    found = rules(2, administrators=True, modules=MODULES)
    assert "protection" not in found.steps
    scene = table("scoring", hospital("R3 R2"), hospital(), administrators=["matron_of_trauma_211", None])
    assert refused(scene, 0, ProtectPatient(1)) == "wrong_step"


def test_the_base_game_keeps_its_own() -> None:
    assert not [
        card for card in administrators_in(rules(2, administrators=True).box) if card.endswith("_211")
    ]

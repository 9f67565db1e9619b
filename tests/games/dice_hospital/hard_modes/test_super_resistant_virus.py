"""Super-resistant Virus: neglected patients get worse by two steps."""

from statistics import mean
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import PatientProtected, ProtectPatient
from games.dice_hospital.modules.event_cards.state import EventCardChoices, EventCardsState
from games.dice_hospital.state import Pile
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, beds, given, hospital
from tests.games.scenes import happened, offered, when

VIRUS = ("super_resistant_virus",)


def _scored(ward: str, modules: tuple[str, ...] = VIRUS, **more: Any) -> Scene:
    scene = given("scoring", hospital(ward), hospital("R3*"), modules=modules, **more)
    return when(scene, SERVICE, c.ScoreRound())


def test_untreated_patients_lose_two_steps_and_treated_ones_none() -> None:
    scene = _scored("R6 Y5 G4* R3 Y2*")
    assert beds(scene) == "R4 Y3 G4 R1 Y2"
    assert scene.state.hospitals[0].fatalities == 0


@pytest.mark.parametrize("ward", ["R1", "R2"])
def test_ones_and_twos_die(ward: str) -> None:
    scene = _scored(f"{ward} G3*")
    assert happened(scene, e.PatientsNeglected) == [e.PatientsNeglected(0, (e.Treatment(1, 0),))]
    assert beds(scene) == "G3"
    assert scene.state.hospitals[0].fatalities == 1


def test_without_the_virus_a_two_lives() -> None:
    assert beds(_scored("R2 G3*", modules=())) == "R1 G3"


def _protected(ward: str) -> Scene:
    scene = given(
        "activation",
        hospital(ward),
        hospital(),
        acted=(1,),
        administrators=["matron_of_trauma", "chief_executive"],
        modules=VIRUS,
    )
    return when(scene, 0, c.FinishActivation())


def test_a_protecting_administrator_prevents_both_steps() -> None:
    """Ruling 15."""
    scene = _protected("R2 Y4")
    assert happened(scene, PatientProtected) == [PatientProtected(0, 1, 1)]
    assert beds(when(scene, SERVICE, c.ScoreRound())) == "R2 Y2"


def test_it_protects_one_patient_only() -> None:
    scene = _protected("R2 R4")
    assert offered(scene, 0) == [ProtectPatient(1), ProtectPatient(2)]
    scene = when(scene, 0, ProtectPatient(1))
    assert beds(when(scene, SERVICE, c.ScoreRound())) == "R2 R2"


def _with_card(card: str, share: EventCardChoices, ward: str) -> Scene:
    notice = EventCardsState(Pile(), card=card, colour="red", seats=(share, EventCardChoices()))
    return _scored(ward, modules=("event_cards", *VIRUS), event_cards=notice)


def test_the_superbug_does_not_add_to_it() -> None:
    """Ours: both say two steps."""
    assert beds(_with_card("superbug", EventCardChoices(), "R5 Y5 G5*")) == "R3 Y3 G5"


def test_monitored_patients_lose_nothing() -> None:
    assert beds(_with_card("intensive_monitoring", EventCardChoices(chosen=(1,)), "R2 Y5 G5*")) == "R2 Y3 G5"


def test_the_table_tells_of_the_virus() -> None:
    scene = _scored("R6")
    shown: Any = DICE_HOSPITAL.view(scene.rules, scene.state, None, False)
    assert shown.modules["super_resistant_virus"].steps == 2


def test_easy_lets_the_very_sick_go_for_those_who_can_be_discharged() -> None:
    ward = "R1 R6"
    usual = given("activation", hospital(ward, nurses_placed=2), hospital())
    virus = given("activation", hospital(ward, nurses_placed=2), hospital(), modules=VIRUS)

    def saved(scene: Scene) -> tuple[int, ...]:
        view = DICE_HOSPITAL.view(scene.rules, scene.state, 0, False)
        command = DICE_HOSPITAL.policy(view, scene.rules.legal(scene.state, 0), lambda _: 0)
        assert isinstance(command, c.PlaceMeeple)
        return command.patients

    assert (saved(usual), saved(virus)) == ((1,), (2,))


@pytest.mark.parametrize(("number", "players"), [(0, 4), (1, 2), (2, 3)])
def test_whole_games(number: int, players: int) -> None:
    modules = VIRUS if number else ("event_cards", *VIRUS)
    table = check_module_game(number, modules, players)
    assert mean(hospital.fatalities for hospital in table.play.hospitals) > 0

"""Maternity's own piles: what is turned up beside the others, and what goes back under them."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import DeclineImprovement, ScoreRound, TakeImprovement, TradeIn
from games.dice_hospital.events import ImprovementsRevealed
from games.dice_hospital.modules.maternity.improvements.piles import CARDS, TILES, Stock, stock
from games.dice_hospital.modules.maternity.messages import MaternityImprovementsRevealed
from games.dice_hospital.state import Pile, State
from games.kernel.chance import Seeded
from games.kernel.composition.compose import fresh_state
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.module_games import module_game
from tests.games.dice_hospital.tables import Scene, given, hospital, rules
from tests.games.scenes import goes_on, happened, offered, when

MODULES = ("maternity",)
ROUND = {2: 1, 3: 2, 4: 2, 5: 2}


def opened(players: int, *more: str) -> Scene:
    """A game that has just begun."""
    modules = (*MODULES, *more, *(("five_players",) if players == 5 else ()))
    found = rules(players, modules=modules)
    state: Any = fresh_state(DICE_HOSPITAL, found)
    return goes_on(Scene(found, state))


def test_there_are_two_of_each_of_eight_kinds() -> None:
    for names in (TILES, CARDS):
        assert Counter(Counter(name.partition(".")[0] for name in names).values()) == {2: 8}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_more_of_each_is_turned_up_for_two_players_and_two_more_otherwise(players: int) -> None:
    scene = opened(players)
    (event,) = happened(scene, MaternityImprovementsRevealed)
    assert len(event.departments) == len(event.specialists) == ROUND[players]
    assert set(event.departments) <= set(TILES)
    assert set(event.specialists) <= set(CARDS)
    assert scene.state.departments[-ROUND[players] :] == event.departments
    assert scene.state.specialists[-ROUND[players] :] == event.specialists
    (others,) = happened(scene, ImprovementsRevealed)
    assert not set(others.departments).intersection(TILES)
    assert not set(others.specialists).intersection(CARDS)


def test_the_other_piles_have_none_of_them() -> None:
    state: Any = fresh_state(DICE_HOSPITAL, rules(3, modules=("maternity", "experimental_medicine")))
    for pile, own in ((state.department_pile, TILES), (state.specialist_pile, CARDS)):
        assert not {name for layer in pile.layers for name in layer}.intersection(own)


def test_everyone_sees_how_many_are_left() -> None:
    scene = opened(3)
    view = scene.rules.views["maternity"](scene.rules, scene.state, None, False)
    assert (view.piles.departments, view.piles.specialists) == (14, 14)


def shown(step: str, ward: str) -> Scene:
    """One department and one specialist of Maternity's are turned up, and one of the others' each."""
    return given(
        step,
        hospital(ward),
        hospital(ward),
        modules=MODULES,
        departments=("radiology.1", "ultrasound.1"),
        specialists=("surgeon.1", "doula.1"),
        maternity=Stock(
            Pile((tuple(one for one in TILES if one != "ultrasound.1"),)),
            Pile((tuple(one for one in CARDS if one != "doula.1"),)),
        ),
    )


def test_one_improvement_a_round_of_either_kind() -> None:
    scene = shown("improvement", "R3/1")
    names = [one.improvement for one in offered(scene, 0, TakeImprovement)]
    assert names == ["radiology.1", "ultrasound.1", "surgeon.1", "doula.1"]
    scene = when(scene, 0, TakeImprovement("doula.1"))
    assert scene.state.hospitals[0].specialists == ("doula.1",)
    assert offered(scene, 0) == [], "the next seat's turn"


def test_what_is_traded_in_goes_under_its_own_pile() -> None:
    scene = shown("improvement", "R3/1")
    others = len(scene.state.department_pile), len(scene.state.specialist_pile)
    scene = when(when(scene, 0, TakeImprovement("ultrasound.1")), 1, TakeImprovement("doula.1"))
    scene = when(when(scene, 0, TradeIn("ultrasound.1")), 1, TradeIn("doula.1"))
    own = stock(scene.state)
    assert own.department_pile.layers[-1] == ("ultrasound.1",)
    assert own.specialist_pile.layers[-1] == ("doula.1",)
    assert (len(scene.state.department_pile), len(scene.state.specialist_pile)) == others
    assert [one.blood_bags for one in scene.state.hospitals] == [1, 1]


def test_other_improvements_go_under_the_others_piles() -> None:
    scene = shown("improvement", "R3/1")
    scene = when(when(scene, 0, TakeImprovement("radiology.1")), 1, DeclineImprovement())
    scene = when(scene, 0, TradeIn("radiology.1"))
    assert scene.state.department_pile.layers[-1] == ("radiology.1",)
    assert len(stock(scene.state).department_pile) == 15


def test_what_nobody_took_goes_under_its_own_pile_and_others_are_turned_up() -> None:
    scene = when(shown("scoring", "R3*/1"), SERVICE, ScoreRound())
    own = stock(scene.state)
    assert own.department_pile.layers[-1] == ("ultrasound.1",)
    assert own.specialist_pile.layers[-1] == ("doula.1",)
    assert scene.state.department_pile.layers[-1] == ("radiology.1",)
    assert scene.state.specialist_pile.layers[-1] == ("surgeon.1",)
    assert len(scene.state.departments) == len(scene.state.specialists) == 2
    assert len(set(scene.state.departments).intersection(TILES)) == 1


def test_an_empty_pile_turns_up_nothing() -> None:
    found = rules(3, modules=MODULES)
    state: Any = fresh_state(DICE_HOSPITAL, found)
    few = replace(state, maternity=Stock(Pile((TILES[:1],)), Pile()))
    _, after = found.begin(few, Seeded(b"any luck"))
    assert len(set(after.departments).intersection(TILES)) == 1
    assert not set(after.specialists).intersection(CARDS)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_no_tile_or_card_is_lost_or_doubled(number: int) -> None:
    seen = 0
    for move in module_game(number, MODULES, 2 + number).moves:
        if move.after.play is not None:
            assert sorted(_everywhere(move.after.play)) == sorted(TILES + CARDS)
            seen += 1
    assert seen > 50


def _everywhere(state: State) -> list[str]:
    names = [*state.departments, *state.specialists]
    for own in state.hospitals:
        names += [*own.departments, *own.specialists]
    for pile in (
        state.department_pile,
        state.specialist_pile,
        stock(state).department_pile,
        stock(state).specialist_pile,
    ):
        names += [name for layer in pile.layers for name in layer]
    return [name for name in names if name in TILES + CARDS]

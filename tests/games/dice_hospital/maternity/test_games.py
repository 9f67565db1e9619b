"""Whole games with Maternity: no mother without a baby, and nobody is named who waits for the family."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital.commands import PlaceMeeple, UseBloodBag
from games.dice_hospital.modules.maternity.families.members import babies_of, is_baby, is_mother, mothers
from games.dice_hospital.state import HEALTHY
from games.kernel.chance import Seeded
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.soak import soak

MODULES = ("maternity",)
ALL_HARD = ("admissions_panic", "national_epidemic", "super_resistant_virus", "final_round_collection")


@pytest.mark.parametrize(
    ("number", "players", "more"),
    [
        (0, 2, ()),
        (1, 3, ("event_cards",)),
        soak(2, 4, ("experimental_medicine", "consultant", "admissions_nurse")),
        soak(3, 5, ALL_HARD),
    ],
)
def test_whole_games(number: int, players: int, more: tuple[str, ...]) -> None:
    whole_game(number, players, more)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("number", "players", "more"),
    [
        (4, 2, ("event_cards", "experimental_medicine", "admissions_nurse", *ALL_HARD)),
        (5, 5, ()),
        (8, 3, ("event_cards", *ALL_HARD)),
    ],
)
def test_more_whole_games(number: int, players: int, more: tuple[str, ...]) -> None:
    whole_game(number, players, more)


def whole_game(number: int, players: int, more: tuple[str, ...]) -> None:
    """No hospital takes in more than it has room for, and no mother is without a baby."""
    table = check_module_game(
        number, (*MODULES, *more), players, available_commands=0.5, administrators=number != 1
    )
    for one in table.play.hospitals:
        assert len(mothers(one)) <= 4
        assert sum(not is_baby(patient) for patient in one.patients) <= 12
        for patient in one.patients:
            assert not is_mother(patient) or babies_of(one, patient.id)
            assert patient.value < 7


@pytest.mark.parametrize(
    ("number", "modules"),
    [(10, ("investments", "experimental_medicine", "admissions_nurse")), (12, ("city",))],
)
def test_no_command_names_whoever_waits_for_the_family(number: int, modules: tuple[str, ...]) -> None:
    """Put into any command that is offered, they are refused."""
    random, tried = Random(number), set[type]()
    game, _, moves, _ = module_game(number, (*MODULES, *modules), 2)
    for move in moves:
        seat, play = move.before.seat_of(move.actor.id), move.before.play
        if seat is None or play is None:
            continue
        for patient in [p for p in play.hospitals[seat].patients if p.value == HEALTHY]:
            assert (patient.treated, play.step) == (True, "activation")
            commands = game.rules.legal(play, seat)
            assert all(patient.id not in _named(command) for command in commands)
            random.shuffle(commands)
            one_of_each = {type(command): command for command in commands if _named(command)}
            for command in one_of_each.values():
                with pytest.raises(Illegal):
                    game.rules.decide(play, seat, _naming(command, patient.id), Seeded(b""))
                tried.add(type(command))
    assert {PlaceMeeple, UseBloodBag} <= tried


def _named(command: Any) -> tuple[int, ...]:
    one = getattr(command, "patient", None)
    return getattr(command, "patients", ()) if one is None else (one,)


def _naming(command: Any, patient: int) -> Any:
    if hasattr(command, "patient"):
        return replace(command, patient=patient)
    return replace(command, patients=(patient, *command.patients[1:]))

"""Version 1 of the bots chooses as it did when games recorded it."""

import hashlib

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.chance import Seeded, bot_luck
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from games.kernel.position import Bot

SEED = b"a game of version 1"


def digest(bot: Bot, modules: tuple[str, ...], searched: int) -> str:
    """What a bot chooses in a game of two, of which it chooses the first commands itself, as a digest."""
    rules = compose(DICE_HOSPITAL, modules, {}, ("bot", "bot"))
    chance, version, chosen = Seeded(SEED), 0, list[str]()
    _, state = rules.begin(fresh_state(DICE_HOSPITAL, rules), chance)
    while (awaiting := rules.awaiting(state)) and len(chosen) < searched:
        seat, command, version = SERVICE, rules.due_command(state), version + 1
        if command is None:
            seat, below = awaiting.seats[0], bot_luck(SEED, version, awaiting.seats[0])
            command = bot(DICE_HOSPITAL.position(rules, state, seat, below), below)
            chosen.append(repr(command))
        _, state = rules.decide(state, seat, command, chance)
    return hashlib.sha256("\n".join(chosen).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "modules", "searched", "expected"),
    [
        ("easy", (), 400, "3b813b4e6af42196"),
        ("easy", ("city",), 400, "15b42b4b51d62dbf"),
        ("easy", ("city", "investments", "maternity"), 400, "35e3c9a0fbdfc3ef"),
        ("medium", (), 150, "e5a1fd290fe80c8d"),
        ("medium", ("city",), 60, "ee8be4782e702931"),
        ("hard", (), 20, "e6742b9bed54ee08"),
    ],
)
def test_version_1_chooses_as_it_did(
    name: str, modules: tuple[str, ...], searched: int, expected: str
) -> None:
    assert digest(DICE_HOSPITAL.bot(name, 1), modules, searched) == expected

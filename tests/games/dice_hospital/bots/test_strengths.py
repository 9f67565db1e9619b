"""How much each bot searches: `medium` plays the activation at sight, the others plan it."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from tests.games.dice_hospital.tables import Scene, given, hospital

ACTIVATION = given(
    "activation",
    hospital("R2 R3 Y5 Y6 G4 G6 R5", tiles="surgical_theatre.1 radiology.1", cards="surgeon.1", bags=1),
    hospital(),
    round=5,
    acted=(1,),
)


def choices(bot: str, scene: Scene) -> list[Command]:
    """What a bot chooses with each of ten draws of luck."""
    play = DICE_HOSPITAL.bot(bot, DICE_HOSPITAL.bot_versions[bot])
    found = []
    for number in range(10):
        below = Seeded(b"%d" % number).below
        found.append(play(DICE_HOSPITAL.position(scene.rules, scene.state, 0, below), below))
    return found


def test_medium_plays_the_activation_as_easy_does() -> None:
    assert choices("medium", ACTIVATION) == choices("easy", ACTIVATION)


@pytest.mark.parametrize("bot", ["hard", "expert"])
def test_hard_and_expert_plan_the_activation(bot: str) -> None:
    assert choices(bot, ACTIVATION) != choices("easy", ACTIVATION)

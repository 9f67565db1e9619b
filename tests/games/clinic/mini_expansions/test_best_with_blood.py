"""`treat_best` with blood: no sequence of treatments brings more, nor the same with fewer tokens."""

from random import Random

import pytest

from games.clinic.commands import Treat, TreatBest
from games.clinic.modules.blood_transfusion.bank import Bank, owned
from games.clinic.modules.blood_transfusion.messages import Transfuse
from games.clinic.state import LEVELS, State
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tests.games.clinic.tables import Scene, clinic, given
from tests.games.scenes import offered, when

ROOMS = "hub:0b3:psychiatry treatment_room:0b2 supply_room:0c2 treatment_room:0c3 supply_room:0d3"


def wards(random: Random) -> Scene:
    """Two treatment rooms, one perhaps with a doctor, and blood in hands and on floors."""
    people = [f"patient:{random.choice(LEVELS)}:psychiatry@0b2!" for _ in range(random.choice((1, 2, 2)))]
    people += [f"patient:{random.choice(LEVELS)}:psychiatry@0c3!" for _ in range(random.randrange(3))]
    people += [f"nurse@{random.choice(('0b2', '0b2', '0c3'))}" for _ in range(random.randrange(1, 4))]
    people += [f"doctor:{random.choice(LEVELS)}@0c3"] * random.randrange(2)
    random.shuffle(people)
    nurses = [number for number, text in enumerate(people, 1) if text.startswith("nurse")]
    blood = Bank(
        carriers=tuple(nurse for nurse in nurses if random.random() < 0.6),
        tokens=tuple(random.choices(("0b2", "0c3", "0b3"), k=random.randrange(3))),
    )
    return given(
        "care",
        clinic(ROOMS, " ".join(people), cars=" ".join(["0d1"] * len(people))),
        clinic(),
        modules=("blood_transfusion", "extinguishers"),
        options={"figures": {"income_yellow": random.choice((0, 8, 12)), "income_orange": 16}},
        blood_transfusion=(blood, Bank()),
        extinguishers=(tuple(random.choice(((), ("0b3",), ("0d3", "0c2")))), ()),
    )


def highest(scene: Scene) -> tuple[int, int]:
    """The highest income that any sequence of accepted treatments brings, and the most tokens then left."""

    def after(state: State) -> tuple[int, int]:
        found = [(state.clinics[0].income, owned(state, 0))]
        people = state.clinics[0].people
        for one in people if state.step == "care" and 0 not in state.acted else ():
            for other in people:
                for command in (Treat(one.id, other.id), Transfuse(one.id, other.id)):
                    found += [after(later) for later in _accepted(scene, state, command)]
        return max(found)

    return after(scene.state)


def _accepted(scene: Scene, state: State, command: Command) -> list[State]:
    try:
        return [scene.rules.decide(state, 0, command, Seeded(b"any"))[1]]
    except Illegal:
        return []


@pytest.mark.parametrize("seed", range(24))
def test_no_sequence_brings_more_or_the_same_with_fewer_tokens(seed: int) -> None:
    scene = wards(Random(seed))
    most, kept = highest(scene)
    assert bool(offered(scene, kind=TreatBest)) == (most > 0)
    if most:
        scene = when(scene, 0, TreatBest())
        assert (scene.state.clinics[0].income, owned(scene.state, 0)) == (most, kept)


def test_the_wards_are_worth_it() -> None:
    """The tests above would show nothing if blood were never the best."""
    spent = 0
    for seed in range(24):
        scene = wards(Random(seed))
        spent += owned(scene.state, 0) - highest(scene)[1]
    assert spent > 12

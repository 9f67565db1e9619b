"""Games of Clinic Deluxe from their first step on."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from games.clinic.commands import ParkCar, PickBonus
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE
from games.kernel.title import Title
from tests.games.clinic.tables import Scene
from tests.games.scenes import Scripted, offered, when


def started(
    players: int,
    boards: Sequence[str] = (),
    *,
    figures: Mapping[str, Any] | None = None,
    seed: bytes = b"any luck",
    draws: Iterable[int] | None = None,
    title: Title = CLINIC,
) -> Scene:
    """A game that has begun: the seats are to pick their bonus tiles."""
    options = {"boards": list(boards), "figures": dict(figures or {})}
    rules = compose(title, (), options, ("human",) * players)
    chance = Seeded(seed) if draws is None else Scripted(draws)
    events, state = rules.begin(fresh_state(title, rules), chance)
    return Scene(rules, state, events)


def laid(players: int, *bonuses: str, **more: Any) -> Scene:
    """A game that has begun with these bonus tiles, in the turn order of the seats."""
    tiles = ["nurse", "orderly", "garden", "patient", "parking", "yellow_doctor", "money"]
    draws = [0] * players
    for bonus in bonuses:
        draws.append(tiles.index(bonus))
        tiles.remove(bonus)
    return started(players, draws=[*draws, *[0] * len(tiles)], **more)


def with_bonuses(
    *bonuses: str, boards: Sequence[str] = (), cubes: Iterable[int] | None = None, **more: Any
) -> Scene:
    """A game in which seat 0, seat 1 ... have picked these bonus tiles; one more was laid out.

    Cubes are what beginners draw; then all else that would be drawn must be scripted, so leave an expert.
    """
    spare = next(tile for tile in ("money", "nurse", "garden", "patient", "parking") if tile not in bonuses)
    scene = laid(len(bonuses), *bonuses, spare, boards=boards, **more)
    for seat in reversed(range(len(bonuses))):
        scene = when(scene, seat, PickBonus(bonuses[seat]), None if seat else cubes)
    return scene


def parked(scene: Scene) -> Scene:
    """The game after everyone parked their first cars, wherever it is possible first."""
    while scene.state.step == "first_cars":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, offered(scene, seat, ParkCar)[0])
    return scene


def played_to(scene: Scene, step: str, random: Random) -> Scene:
    """The game after random commands up to a step."""
    chance = Seeded(random.randbytes(8))
    state, rules = scene.state, scene.rules
    while state.step != step:
        awaiting = rules.awaiting(state)
        if awaiting.job:
            due = rules.due_command(state)
            assert due is not None
            state = rules.decide(state, SERVICE, due, chance)[1]
        else:
            seat = random.choice(awaiting.seats)
            state = rules.decide(state, seat, random.choice(rules.legal(state, seat)), chance)[1]
    return Scene(rules, state)

"""Offered if and only if accepted: the list of commands and the check of one never disagree."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.state import Hospital, State
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.rules import Rules
from tests.games.dice_hospital.alike import alike, move
from tests.games.dice_hospital.playouts import playout
from tests.games.dice_hospital.tables import Scene, given, hospital, rules
from tests.soak import numbers
from tests.titles.offers import accepted, check_offers

BOX = rules(4, administrators=True).box
TILES = tuple(tile for tile in BOX.departments if tile.endswith(".1"))
CARDS = tuple(card for card in BOX.specialists if card.endswith(".1"))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 1000, 50))
def test_offers_of_a_thousand_games(first: int) -> None:
    for number in range(first, first + 50):
        check_whole_game(number)


def check_whole_game(number: int) -> None:
    """Play a game and compare, at every move, what is offered with what is accepted."""
    random, game = Random(number), playout(number)
    for played in game.moves:
        seat = played.before.seat_of(played.actor.id)
        if played.before.status == "playing" and seat is not None:
            check_state(game.game.rules, played.before.play, seat, random)


def check_state(rules: Rules, state: State, seat: int, random: Random) -> None:
    """Everything a seat is offered is accepted, and of what it is not offered only the same moves."""
    check_offers(rules, state, seat, move, random)


@pytest.mark.parametrize("number", numbers(12, 24))
def test_all_placements_of_a_small_hospital(number: int) -> None:
    """Every command there could be is tried, not only those a list might have thought of."""
    random = Random(number)
    scene = small(random)
    same_moves(scene.rules, scene.state, "place", all_placements(scene.state.hospitals[0]))


@pytest.mark.parametrize("number", numbers(16, 120))
def test_all_uses_of_a_specialist_in_a_small_hospital(number: int) -> None:
    random = Random(number)
    scene = small(random, 6)
    offered = scene.rules.legal(scene.state, 0)
    placements = [command for command in offered if getattr(command, "meeple", "nurse") != "nurse"]
    for command in random.sample(placements, min(6, len(placements))):
        _, state = scene.rules.decide(scene.state, 0, command, Seeded(b""))
        bags = [bag for bag in scene.rules.legal(state, 0) if isinstance(bag, c.UseBloodBag)]
        same_moves(scene.rules, state, "bag", all_bags(state.hospitals[0]))
        if bags and random.random() < 0.5:
            _, state = scene.rules.decide(state, 0, random.choice(bags), Seeded(b""))
        same_moves(scene.rules, state, "specialist", all_uses(state.hospitals[0]))


def same_moves(rules: Rules, state: State, kind: str, commands: Iterable[Command]) -> None:
    """Among all these commands of a kind, those are accepted that stand for an offered move."""
    moves = alike(rules, state, 0, rules.legal(state, 0))
    found = {move(rules, state, 0, command) for command in commands if accepted(rules, state, 0, command)}
    assert found == {one for one in moves if isinstance(one, tuple) and one[0] == kind}


def small(
    random: Random,
    most: int = 5,
    tiles: tuple[str, ...] = TILES,
    cards: tuple[str, ...] = CARDS,
    modules: tuple[str, ...] = (),
) -> Scene:
    """A hospital with few patients, many of them alike, in the middle of an activation."""
    favourite, low = random.choice("RYG"), random.randrange(1, 6)
    ward = []
    for _ in range(random.randrange(3, most + 1)):
        colour = random.choice(("R", "Y", "G", favourite, favourite))
        value = random.choice((random.randrange(1, 7), low, min(low + 1, 6)))
        was = random.choice(("", "", "", "*", "*" + random.choice("ryg".replace(colour.lower(), ""))))
        ward.append(f"{colour}{value}{was}")
    one = hospital(
        " ".join(ward),
        tiles=" ".join(random.sample(tiles, 4)),
        cards=" ".join(random.sample(cards, 3)),
        bags=random.randrange(3),
        nurses_placed=random.choice((0, 3)),
    )
    one = replace(one, used=tuple(random.sample((*one.departments, *one.specialists), 2)))
    return given("activation", one, hospital("R3"), modules=modules)


def all_placements(one: Hospital) -> Iterator[c.PlaceMeeple]:
    """Every placement there could be, sensible or not."""
    numbers = [die.id for die in one.patients]
    for meeple in ("nurse", *one.specialists):
        for department in one.departments:
            for chosen in _orders(numbers):
                for recolour in _parts(chosen):
                    yield c.PlaceMeeple(meeple, department, chosen, recolour)


def all_uses(one: Hospital) -> Iterator[c.UseSpecialist]:
    """Every use of a specialist there could be."""
    for chosen in _orders([die.id for die in one.patients]):
        for recolour in _parts(chosen):
            yield c.UseSpecialist(chosen, recolour)


def all_bags(one: Hospital) -> Iterator[c.UseBloodBag]:
    """A blood bag for everybody."""
    return (c.UseBloodBag(die.id) for die in one.patients)


def _orders(numbers: list[int]) -> Iterator[tuple[int, ...]]:
    for count in range(4):
        yield from permutations(numbers, count)


def _parts(chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for count in range(len(chosen) + 1):
        yield from permutations(chosen, count)


def test_recolouring_is_part_of_what_is_tried() -> None:
    """The tables above would show nothing if their patients never needed another colour."""
    needed = 0
    for number in range(24):
        scene = small(Random(number))
        needed += sum(bool(getattr(command, "recolour", ())) for command in scene.rules.legal(scene.state, 0))
    assert needed > 200

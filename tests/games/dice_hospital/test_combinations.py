"""Units in any combination that is not excluded: games end, dice are conserved, folds and decisions agree."""

import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import conflicts_of, selectable_modules
from tests.games.dice_hospital.combinations import NAMES, Mix, fullest, mixes, pairs
from tests.games.dice_hospital.units import check_unit_game

PAIRS = pairs()
AT_ONCE = 8


def check(number: int, mix: Mix, available_commands: float = 0) -> bool:
    """Play one game of a mix; the number decides on luck, players, administrators and activation."""
    check_unit_game(
        number,
        mix.modules,
        mix.people,
        mix.automa,
        available_commands=available_commands,
        administrators=number % 4 != 3,
        activation=("simultaneous", "sequential")[number // 3 % 2],
    )
    return True


@pytest.mark.parametrize("first", range(0, len(PAIRS), AT_ONCE))
def test_pairs_of_units(first: int) -> None:
    """Every pair; what is offered is held against what is accepted now and then."""
    for number in range(first, min(first + AT_ONCE, len(PAIRS))):
        check(number, PAIRS[number], available_commands=0.1)


@pytest.mark.parametrize("mix", fullest(), ids=lambda mix: mix.name)
def test_everything_at_once(mix: Mix) -> None:
    """With all units a table may play; what is offered is held against what is accepted more often."""
    check(len(mix.seats), mix, available_commands=0.3)


def test_all_pairs_that_do_not_exclude_each_other_are_combined() -> None:
    """Nothing is left out by a mistake in a unit's players: those that are for other tables are known."""
    apart = {("five_players", "medical_reports"), ("five_players", "automa")}
    combined = {frozenset(mix.modules) for mix in mixes((2,))}
    for one, other in combinations(selectable_modules(DICE_HOSPITAL), 2):
        possible = other.key not in conflicts_of(DICE_HOSPITAL, one) and (one.key, other.key) not in apart
        assert (frozenset((one.key, other.key)) in combined) == possible, (one.key, other.key)


@pytest.mark.soak
def test_every_combination_of_units() -> None:
    """Every set of units at every table, once with each kind of players."""
    every = [(number, mix) for mix in mixes(range(len(NAMES) + 1)) for number in (0, 7, 14)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        numbers, found = zip(*every, strict=True)
        assert sum(pool.map(check, numbers, found, chunksize=8)) == len(every)


@pytest.mark.soak
@pytest.mark.parametrize("mix", fullest(), ids=lambda mix: mix.name)
def test_offers_with_everything_at_once(mix: Mix) -> None:
    """What is offered is what is accepted, in every state of games by each kind of players."""
    for number in range(len(mix.seats), len(mix.seats) + 3):
        check(number, mix, available_commands=1)


@pytest.mark.soak
def test_offers_in_all_pairs_of_units() -> None:
    """What is offered is what is accepted, in every pair."""
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        numbers = range(100, 100 + len(PAIRS))
        assert sum(pool.map(check, numbers, PAIRS, [1.0] * len(PAIRS), chunksize=4)) == len(PAIRS)

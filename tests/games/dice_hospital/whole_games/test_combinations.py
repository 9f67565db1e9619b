"""Modules in any combination that is not excluded: games end, no die is lost, folds equal decisions."""

from itertools import combinations

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import conflicts_of, selectable_modules
from tests.games.dice_hospital.combinations import Mix, all_mixes, fullest, mixes, pairs, sample
from tests.games.dice_hospital.module_games import check_module_game
from tests.soak import one_in

PAIRS = pairs()
ONE_TABLE_EACH = sample(list(mixes((1, 2))))
AT_ONCE = 7
PARTS = 100


def check(number: int, mix: Mix, available_commands: float = 0) -> None:
    """Play one game of a mix; the number decides on luck, players, administrators and activation."""
    check_module_game(
        number,
        mix.modules,
        mix.people,
        mix.automa,
        available_commands=available_commands,
        administrators=number % 4 != 3,
        activation=("simultaneous", "sequential")[number // 3 % 2],
    )


@pytest.mark.parametrize("first", one_in(3, range(0, len(ONE_TABLE_EACH), AT_ONCE)))
def test_pairs_of_modules(first: int) -> None:
    """Every pair at one table; what is offered is held against what is accepted now and then."""
    for number, mix in enumerate(ONE_TABLE_EACH[first : first + AT_ONCE], first):
        check(number, mix, available_commands=0.03)


@pytest.mark.parametrize("mix", fullest(), ids=lambda mix: mix.name)
def test_everything_at_once(mix: Mix) -> None:
    """With all modules a table may play; what is offered is held against what is accepted more often."""
    check(len(mix.seats), mix, available_commands=0.1)


def test_all_pairs_that_do_not_exclude_each_other_are_combined() -> None:
    """Nothing is left out by a mistake in a module's players: those that are for other tables are known."""
    apart = {("five_players", "medical_reports"), ("five_players", "automa")}
    combined = {frozenset(mix.modules) for mix in mixes((2,))}
    for one, other in combinations(selectable_modules(DICE_HOSPITAL), 2):
        possible = other.key not in conflicts_of(DICE_HOSPITAL, one) and (one.key, other.key) not in apart
        assert (frozenset((one.key, other.key)) in combined) == possible, (one.key, other.key)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_every_combination_of_modules(part: int) -> None:
    """Every set of modules at every table, once with each kind of players."""
    every = [(number, mix) for mix in all_mixes() for number in (0, 7, 14)]
    for number, mix in every[part::PARTS]:
        check(number, mix)


@pytest.mark.soak
@pytest.mark.parametrize("mix", fullest(), ids=lambda mix: mix.name)
def test_offers_with_everything_at_once(mix: Mix) -> None:
    """What is offered is what is accepted, in every state of games by each kind of players."""
    for number in range(len(mix.seats), len(mix.seats) + 3):
        check(number, mix, available_commands=1)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, len(PAIRS), AT_ONCE))
def test_offers_in_all_pairs_of_modules(first: int) -> None:
    """What is offered is what is accepted, in every pair at every table that may play it."""
    for number, mix in enumerate(PAIRS[first : first + AT_ONCE], first):
        check(100 + number, mix, available_commands=1)

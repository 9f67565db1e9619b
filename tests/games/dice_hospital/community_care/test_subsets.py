"""Community Care in all its combinations, alone and with samples of the other modules."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import selectable_modules
from tests.games.dice_hospital.combinations import COMMUNITY_CARE, community_care
from tests.games.dice_hospital.whole_games.test_combinations import check
from tests.soak import one_in

WITH_OTHERS = community_care(3)
ONE_TABLE_EACH = [number for number in range(len(WITH_OTHERS)) if number // 4 % 4 == number % 4]
"""Games in which every subset comes up once and every number of players twice."""
OTHER_TABLES = [number for number in range(len(WITH_OTHERS)) if number not in ONE_TABLE_EACH]


def named(number: int) -> str:
    return WITH_OTHERS[number].name


@pytest.mark.parametrize("number", one_in(2, ONE_TABLE_EACH), ids=named)
def test_every_subset_with_some_of_the_other_modules(number: int) -> None:
    check(number + 1, WITH_OTHERS[number], available_commands=0.1)


@pytest.mark.soak
@pytest.mark.parametrize("number", OTHER_TABLES, ids=named)
def test_every_subset_at_every_table_with_some_of_the_other_modules(number: int) -> None:
    check(number + 1, WITH_OTHERS[number], available_commands=0.1)


def test_the_samples_meet_every_module_that_goes_with_them() -> None:
    modules = {module.key: module for module in selectable_modules(DICE_HOSPITAL)}
    possible = {
        key
        for key, module in modules.items()
        if key not in {*COMMUNITY_CARE, "five_players"}
        and not any(key in modules[one].conflicts or one in module.conflicts for one in COMMUNITY_CARE)
    }
    met = {name for mix in WITH_OTHERS for name in mix.modules}
    assert met - set(COMMUNITY_CARE) == possible


@pytest.mark.soak
@pytest.mark.parametrize("others", range(6))
@pytest.mark.parametrize("first", range(0, 32, 4))
def test_offers_in_many_samples(others: int, first: int) -> None:
    """What is offered is what is accepted, in every state of games with other modules."""
    for number, mix in enumerate(community_care(others, others)[first : first + 4], first):
        check(200 + 32 * others + number, mix, available_commands=1)

"""Community Care in all its combinations, alone and with samples of the other units."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import selectable_modules
from tests.games.dice_hospital.combinations import COMMUNITY_CARE, Mix, community_care
from tests.games.dice_hospital.test_combinations import check

WITH_OTHERS = community_care(3)


@pytest.mark.parametrize("number", range(len(WITH_OTHERS)), ids=lambda number: WITH_OTHERS[number].name)
def test_every_subset_at_every_table_with_some_of_the_other_units(number: int) -> None:
    check(number + 1, WITH_OTHERS[number], available_commands=0.1)


def test_the_samples_meet_every_unit_that_goes_with_them() -> None:
    units = {unit.key: unit for unit in selectable_modules(DICE_HOSPITAL)}
    possible = {
        key
        for key, unit in units.items()
        if key not in {*COMMUNITY_CARE, "five_players"}
        and not any(key in units[one].conflicts or one in unit.conflicts for one in COMMUNITY_CARE)
    }
    met = {name for mix in WITH_OTHERS for name in mix.modules}
    assert met - set(COMMUNITY_CARE) == possible


@pytest.mark.soak
def test_offers_in_many_samples() -> None:
    """What is offered is what is accepted, in every state of games with other units."""
    many: list[Mix] = [mix for luck in range(6) for mix in community_care(luck, luck)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        numbers = range(200, 200 + len(many))
        assert sum(pool.map(check, numbers, many, [1.0] * len(many), chunksize=2)) == len(many)

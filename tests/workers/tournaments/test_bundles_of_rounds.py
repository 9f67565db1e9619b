"""Whatever the service and organizers do while a round is played, the bundle of the tournament is sound."""

import io
from collections.abc import Callable

import pytest
import redis

from events.bundle.audit.bundle_auditor import audit_bundle
from events.bundle.bundle_writer import bundle
from events.execute import execute
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor
from tests.events.exports import SIGNER
from tests.market.title import TITLES
from tests.workers.tournaments.small_tournaments import Cup
from tournaments.messages.corrections import Disqualify, OverrideResult, Placing, VoidTable
from tournaments.messages.organizing import Substitute
from workers.tournaments.tables import look_after_game

WAIT = 15 * 60


def somebody_is_absent(cup: Cup) -> None:
    cup.join(1, cup.table().humans[0])
    cup.join(2)
    cup.watch.wait(WAIT)
    cup.run(times=3)


def nobody_comes(cup: Cup) -> None:
    cup.join(2)
    cup.watch.wait(WAIT)
    cup.run(times=3)


def somebody_is_disqualified(cup: Cup) -> None:
    cup.seat_all()
    cup.give(Disqualify(cup.table().humans[0], "cheated"))
    cup.run()


def a_bot_takes_over(cup: Cup) -> None:
    cup.seat_all()
    cup.give(Substitute(1, cup.table().humans[1], "ill"))
    cup.run(times=2)


def the_game_ends_before_the_substitute_comes(cup: Cup) -> None:
    cup.seat_all()
    cup.play_on(1)
    cup.give(Substitute(1, cup.table().humans[1], "ill"))


def a_table_is_void(cup: Cup) -> None:
    cup.give(VoidTable(1, 1, "the wrong board"))
    cup.run()
    cup.join(2)
    cup.run()


def a_result_is_set_before_anybody_came(cup: Cup) -> None:
    first, second = cup.table().humans
    cup.give(OverrideResult(1, 1, (Placing(first, 1, 9), Placing(second, 2, 3)), "agreed"))
    cup.run()
    cup.join(2)
    cup.run()


def everybody_resigns(cup: Cup) -> None:
    cup.seat_all()
    for player in cup.table().humans:
        execute(cup.stores.games, cup.game().id, Actor("player", player), Resign())


@pytest.mark.parametrize(
    "happens",
    [
        *(somebody_is_absent, nobody_comes, somebody_is_disqualified, a_bot_takes_over),
        *(the_game_ends_before_the_substitute_comes, a_table_is_void),
        *(a_result_is_set_before_anybody_came, everybody_resigns),
    ],
)
def test_the_bundle_is_sound(client: redis.Redis, happens: Callable[[Cup], None]) -> None:
    cup = Cup(client).started()
    happens(cup)
    for table in (1, 2):
        look_after_game(cup.stores, cup.play_on(table).id)
    cup.run(times=2)
    data = b"".join(bundle(cup.stores.tournaments, cup.stores.games, cup.folded, SIGNER))
    verdict = audit_bundle(io.BytesIO(data), TITLES, (SIGNER.public,), 1)
    assert verdict.verdict == "sound", verdict.findings
    assert verdict.games

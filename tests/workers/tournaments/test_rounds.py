"""Rounds: paired, opened, played and followed by the next, whatever runs twice."""

import re
from typing import Any

import pytest
import redis

from events.errors import WriteConflict
from events.execute import Outcome, create
from events.fold.summary import summarize
from events.projections.lists import Lists
from games.kernel.refusal import Illegal
from games.kernel.table.table import TournamentTable
from service.requests.headers import IDEMPOTENCY_KEY
from tests.workers.tournaments.small_tournaments import FOUR, Cup
from tournaments.messages.organizing import Announce
from tournaments.messages.rounds import ChangePairing, OpenTables, PairRound, Seats, StartRound
from tournaments.tournament import due
from workers.tournaments import new_round
from workers.tournaments.new_round import open_tables, pair_round


def games_in(client: redis.Redis) -> set[str]:
    """The ids of all games that exist."""
    return {key.decode().split(":")[3] for key in client.scan_iter("wardbook:*:game:*:log")}


def test_a_round_is_paired_and_its_games_are_created_once(cup: Cup, client: redis.Redis) -> None:
    cup.give(StartRound())
    cup.run(times=3)
    assert cup.round.status == "open"
    made = [cup.game(number) for number in (1, 2)]
    assert games_in(client) == {game.id for game in made}
    for number, game in enumerate(made, 1):
        assert game.table.tournament == TournamentTable(cup.id, 1, number)
        assert tuple(seat.reserved for seat in game.table.seats) == cup.table(number).players
        assert (game.table.owner, game.table.undo, game.version) == ("olga", "off", 1)


def test_steps_that_two_workers_do_at_once_have_one_effect(cup: Cup, client: redis.Redis) -> None:
    cup.give(StartRound())
    starting = cup.folded
    pair_round(cup.stores, starting)
    paired = cup.folded
    with pytest.raises(Illegal):
        pair_round(cup.stores, starting)
    for _ in range(2):
        open_tables(cup.stores, paired)
    kinds = [type(record.command) for record in cup.stores.tournaments.records(cup.id)]
    assert (kinds.count(PairRound), kinds.count(OpenTables), len(games_in(client))) == (1, 1, 2)


def test_a_job_that_dies_between_two_games_goes_on_where_it_was(
    cup: Cup, client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup.give(StartRound())
    pair_round(cup.stores, cup.folded)
    made: list[str] = []

    def dies(*given: Any) -> Outcome:
        if made:
            raise WriteConflict("killed")
        outcome = create(*given)
        made.append(outcome.folded.id)
        return outcome

    monkeypatch.setattr(new_round, "create", dies)
    with pytest.raises(WriteConflict):
        cup.run()
    monkeypatch.undo()
    assert (len(games_in(client)), cup.round.status) == (1, "paired")
    cup.run()
    assert (len(games_in(client)), cup.round.status) == (2, "open")
    assert cup.game(1).id == made[0]


def test_games_of_a_pairing_that_was_changed_meanwhile_are_called_off(cup: Cup, client: redis.Redis) -> None:
    cup.give(StartRound())
    pair_round(cup.stores, cup.folded)
    before = cup.folded
    first, second = (table.players for table in cup.round.tables)
    changed = ChangePairing(1, (Seats((first[0], second[0])), Seats((first[1], second[1]))), "a couple")
    cup.give(changed)
    open_tables(cup.stores, before)
    left_over = games_in(client)
    assert (len(left_over), cup.round.status) == (2, "paired"), "the record has a newer version"
    Lists(client).apply([summarize(cup.stores.games.load(game)) for game in left_over])
    cup.run(times=2)
    assert {cup.game(number).id for number in (1, 2)}.isdisjoint(left_over)
    assert {cup.stores.games.load(game).table.status for game in left_over} == {"abandoned"}
    assert [cup.game(number).table.status for number in (1, 2)] == ["open", "open"]


def test_tables_are_opened_although_somebody_always_writes(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    cup.give(StartRound())
    pair_round(cup.stores, cup.folded)

    def slowly(*given: Any) -> Outcome:
        cup.give(Announce("Your tables are coming."))
        return create(*given)

    monkeypatch.setattr(new_round, "create", slowly)
    open_tables(cup.stores, cup.folded)
    assert cup.round.status == "open"


def test_a_whole_tournament_when_each_round_follows_the_last(client: redis.Redis) -> None:
    cup = Cup(client, rounds_start="when_done").started()
    for number in (1, 2):
        assert (cup.round.number, cup.round.status) == (number, "open")
        cup.finish_round()
        cup.run()
    state = cup.folded.state
    assert (state.status, sorted(state.ranking)) == ("finished", sorted(FOUR))
    assert len(games_in(client)) == 4
    assert cup.run().folded.state == state, "nothing is left to do"


def test_rounds_wait_for_their_times(client: redis.Redis) -> None:
    start = 1_700_000_000_000 + 3_600_000
    cup = Cup(client, rounds_start="times", times=(start, start + 3_600_000)).run()
    assert (cup.folded.state.rounds, due(cup.folded.state, cup.watch.now).next) == ((), start)
    cup.watch.wait(3600)
    cup.run().finish_round()
    assert (cup.run().round.number, cup.round.status) == (1, "finished")
    cup.watch.wait(3600)
    assert (cup.run().round.number, cup.round.status) == (2, "open")


def test_organizers_have_time_to_look_at_a_pairing(client: redis.Redis) -> None:
    cup = Cup(client, review_minutes=5).started()
    assert (cup.round.status, games_in(client)) == ("paired", set())
    cup.watch.wait(300)
    assert cup.run().round.status == "open"


def test_check_in_opens_at_its_time(client: redis.Redis) -> None:
    start = 1_700_000_000_000 + 3_600_000
    cup = Cup(client, rounds_start="times", times=(start,), check_in=True, check_in_minutes=30).run()
    assert cup.folded.state.status == "registration"
    cup.watch.wait(1800)
    assert cup.run().folded.state.status == "check_in"


def test_bots_fill_tables(client: redis.Redis) -> None:
    cup = Cup(client, ("ann", "bob", "cid"), remainder="bots", bot="random").started()
    with_bot = [number for number in (1, 2) if None in cup.table(number).players]
    assert len(with_bot) == 1
    seats = cup.game(with_bot[0]).table.seats
    assert sorted((seat.kind, seat.bot) for seat in seats) == [("bot", "random"), ("human", None)]


def test_nobody_can_take_the_id_of_a_game_before_it_exists(cup: Cup) -> None:
    cup.started()
    (first,) = cup.stores.games.records(cup.game().id, limit=1)
    assert first.command_id.startswith("tournament ")
    assert re.match(IDEMPOTENCY_KEY, first.command_id) is None

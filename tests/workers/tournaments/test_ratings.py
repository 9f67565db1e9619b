"""What organizers correct in a tournament changes ratings too."""

import redis

from events.fold.summary import summarize
from events.heads.heads_log import HeadsLog
from events.projections.lists import Lists
from events.ratings.catch_up import catch_up, rate_from_nothing
from events.ratings.rating_store import RatingStore
from events.ratings.tournament_corrections import all_corrections
from tests.market.title import TITLES
from tests.workers.tournaments.small_tournaments import Cup
from tournaments.messages.corrections import OverrideResult, Placing, VoidTable
from tournaments.ratings.rating import Rating
from tournaments.ratings.update import Category

TWO = Category("market", 2)


def rated(cup: Cup, client: redis.Redis) -> dict[str, Rating]:
    """The ratings after the first round, as the dispatcher and the tournament's job write them."""
    games = [table.game for table in cup.folded.state.rounds[0].tables if table.game]
    summaries = [summarize(cup.stores.games.load(game)) for game in games]
    lists, heads = Lists(client), HeadsLog(client)
    lists.apply(summaries)
    heads.append(summaries)
    catch_up(RatingStore(client), heads, lists)
    cup.run()
    return RatingStore(client).ratings(TWO)


def test_an_overridden_result_and_a_void_table(cup: Cup, client: redis.Redis) -> None:
    cup.started().finish_round()
    before = rated(cup, client)
    loser, winner = sorted(cup.folded.state.rounds[0].tables[0].humans, key=lambda player: before[player].mu)
    cup.give(OverrideResult(1, 1, (Placing(loser, 1, 9), Placing(winner, 2, 3)), "a rule was misread"))
    after = rated(cup, client)
    assert after[loser].mu > 25 > after[winner].mu
    gone = cup.folded.state.rounds[0].tables[1].humans
    cup.give(VoidTable(1, 2, "the wrong board"))
    last = rated(cup, client)
    assert set(last) == {loser, winner}
    assert set(before) == {loser, winner, *gone}
    corrections = all_corrections(client, TITLES)
    assert rate_from_nothing(RatingStore(client), HeadsLog(client), Lists(client), corrections) == 2
    assert RatingStore(client).ratings(TWO) == last


def test_a_tournament_that_is_not_rated(client: redis.Redis) -> None:
    cup = Cup(client, rated=False)
    cup.started().finish_round()
    assert rated(cup, client) == {}

"""Tables: players who come or do not, what organizers do, and results that are taken over."""

import pytest
import redis

from events.execute import create, execute, reopen
from events.fold.clocks import deadlines
from events.log.keys import game_keys
from games.kernel.table.clock import GiveTime, PauseClock
from games.kernel.table.lobby import Join, Resign
from games.kernel.table.nonces import REVEAL_SECONDS, Commit, Reveal, commitment_to
from games.kernel.table.table import Actor, CreateGame, SeatOffer, TournamentTable, TurnClock
from tests.workers.tournaments.small_tournaments import SERVICE, SETTINGS, Cup
from tournaments.messages.corrections import (
    CancelTournament,
    Disqualify,
    OverrideResult,
    Placing,
    VoidTable,
)
from tournaments.messages.organizing import ExtendTurn, ExtendWait, PauseTables, ResumeTables, Substitute
from tournaments.messages.rounds import MarkAbsent, RecordResult
from tournaments.settings import GameSettings, NoShow
from workers.tournaments.tables import look_after_game

WAIT = NoShow().minutes * 60


def commands_of(cup: Cup, kind: type) -> int:
    """How many commands of a kind the tournament has accepted."""
    return sum(type(record.command) is kind for record in cup.stores.tournaments.records(cup.id))


def test_a_game_starts_when_the_last_player_has_come(cup: Cup) -> None:
    cup.started()
    first, second = cup.table().humans
    cup.join(1, first)
    look_after_game(cup.stores, cup.game().id)
    assert cup.game().table.status == "open"
    cup.join(1, second)
    for _ in range(2):
        look_after_game(cup.stores, cup.game().id)
    assert (cup.game().table.status, cup.game().version) == ("playing", 4)


def test_a_bot_sits_in_for_a_player_who_does_not_come(cup: Cup) -> None:
    cup.started()
    here, away = cup.table().humans
    cup.join(1, here)
    cup.join(2)
    cup.watch.wait(WAIT - 1)
    cup.run()
    assert (cup.table().absent, cup.game().table.status) == ((), "open")
    cup.watch.wait(1)
    cup.run(times=3)
    assert (cup.table().absent, cup.table(2).absent) == ((away,), ())
    assert commands_of(cup, MarkAbsent) == 1
    assert (cup.game().table.status, cup.game().table.seats[1].kind) == ("playing", "bot")
    look_after_game(cup.stores, cup.play_on(1).id)
    assert [placing.player for placing in cup.table().placings] == [here]


def test_the_game_follows_even_if_the_job_dies_after_the_record(cup: Cup) -> None:
    cup.started()
    here, away = cup.table().humans
    cup.join(1, here)
    cup.watch.wait(WAIT)
    cup.give(MarkAbsent(1, 1, (away,)), SERVICE)
    assert cup.game().table.status == "open"
    look_after_game(cup.stores, cup.game().id)
    assert cup.game().table.status == "playing"


def test_a_game_to_which_nobody_comes_is_called_off(cup: Cup) -> None:
    cup.started()
    cup.watch.wait(WAIT)
    cup.run(times=2)
    assert (cup.game().table.status, cup.table().status, cup.table().placings) == (
        "abandoned",
        "finished",
        (),
    )


def test_an_organizer_lets_a_table_wait_longer(cup: Cup) -> None:
    cup.started()
    cup.give(ExtendWait(10, "the train is late", table=1))
    for number in (1, 2):
        cup.join(number, cup.table(number).humans[0])
    cup.watch.wait(WAIT)
    cup.run()
    assert (cup.game(1).table.status, cup.game(2).table.status) == ("open", "playing")


def test_who_does_not_reveal_a_nonce_is_absent_after_all(cup: Cup) -> None:
    cup.started()
    first, second = (Actor("player", player) for player in cup.table().humans)
    game = cup.game().id
    execute(cup.stores.games, game, first, Join(commitment_to("mine")))
    execute(cup.stores.games, game, second, Join(commitment_to("yours")))
    cup.run()
    execute(cup.stores.games, game, first, Reveal("mine"))
    cup.watch.wait(WAIT)
    cup.run()
    assert cup.table().absent == (), "the game waits for the nonce"
    reopen(cup.stores.games, game, cup.game().version)
    cup.run()
    assert cup.table().absent == (second.id,)
    assert cup.game().table.status == "open", "the first player has to commit again"
    execute(cup.stores.games, game, first, Commit())
    assert cup.run().game().table.status == "playing"


def test_who_does_not_commit_again_is_absent_too(cup: Cup) -> None:
    cup.started()
    first, second = (Actor("player", player) for player in cup.table().humans)
    game = cup.game().id
    for player, nonce in ((first, "mine"), (second, "yours")):
        execute(cup.stores.games, game, player, Join(commitment_to(nonce)))
    cup.run()
    execute(cup.stores.games, game, first, Reveal("mine"))
    cup.watch.wait(WAIT)
    reopen(cup.stores.games, game, cup.game().version)
    cup.run()
    cup.watch.wait(REVEAL_SECONDS)
    cup.run()
    assert (cup.table().absent, cup.game().table.status) == ((second.id, first.id), "abandoned")


def test_results_are_taken_over_once(cup: Cup) -> None:
    cup.started().seat_all()
    over = cup.play_on(1)
    for _ in range(3):
        look_after_game(cup.stores, over.id)
    assert (cup.table().status, cup.table().head) == ("finished", over.head)
    assert commands_of(cup, RecordResult) == 1
    points = {standing.seat: standing.points for standing in over.table.standings}
    placings = {placing.player: placing.points for placing in cup.table().placings}
    assert [placings[player] for player in cup.table().humans] == [points[0], points[1]]


def test_a_bot_plays_for_those_who_resign(cup: Cup) -> None:
    cup.started().seat_all()
    for player in cup.table().humans:
        execute(cup.stores.games, cup.game().id, Actor("player", player), Resign())
    look_after_game(cup.stores, cup.play_on(1).id)
    assert sorted(placing.player for placing in cup.table().placings) == sorted(cup.table().humans)


def test_a_voided_table_ends(cup: Cup) -> None:
    cup.started().seat_all()
    cup.give(VoidTable(1, 1, "the wrong board"))
    cup.run(times=2)
    assert (cup.game().table.status, cup.table().status) == ("abandoned", "void")
    assert commands_of(cup, RecordResult) == 0


def test_an_override_ends_a_game_and_a_later_result_does_not_change_it(cup: Cup) -> None:
    cup.started().seat_all()
    first, second = cup.table().humans
    cup.give(OverrideResult(1, 1, (Placing(first, 1, 9), Placing(second, 2, 3)), "agreed"))
    cup.run(times=2)
    assert (cup.game().table.status, cup.table().overridden) == ("abandoned", True)
    assert commands_of(cup, RecordResult) == 0


def test_a_substitute_plays_for_a_player(client: redis.Redis) -> None:
    cup = Cup(client, ("ann", "bob", "cid"), remainder="byes").started()
    bye = cup.round.byes[0]
    cup.seat_all()
    leaving = cup.table().humans[1]
    cup.give(Substitute(1, leaving, "ill", by=bye))
    cup.run(times=2)
    assert (cup.table().players[1], cup.game().table.seat_of(bye)) == (bye, 1)
    cup.give(Substitute(1, bye, "ill too"))
    cup.run(times=2)
    assert cup.game().table.seats[1].kind == "bot"


def test_a_bot_takes_the_seat_of_a_disqualified_player(cup: Cup) -> None:
    cup.started().seat_all()
    cup.give(Disqualify(cup.table().humans[0], "cheated"))
    cup.run()
    assert cup.game().table.seats[0].kind == "bot"


def test_clocks_stop_at_a_paused_table(client: redis.Redis) -> None:
    cup = Cup(client, game=GameSettings("market", clock=TurnClock(60))).started()
    cup.seat_all()
    cup.give(PauseTables("fire alarm"))
    cup.run(times=2)
    assert [cup.game(number).table.paused for number in (1, 2)] == [True, True]
    cup.give(ResumeTables("false alarm", table=1))
    cup.run()
    assert [cup.game(number).table.paused for number in (1, 2)] == [False, True]
    kinds = [type(record.command) for record in cup.stores.games.records(cup.game(2).id)]
    assert kinds.count(PauseClock) == 1


def test_turns_get_the_time_once_that_an_organizer_gives(client: redis.Redis) -> None:
    cup = Cup(client, game=GameSettings("market", clock=TurnClock(60))).started()
    cup.join(1)
    cup.give(ExtendTurn(5, "power cut", table=1))
    cup.give(ExtendTurn(2, "still dark"))
    cup.run(times=3)
    [deadline] = deadlines(cup.game().clocks)
    assert deadline.at == cup.watch.now + (60 + 7 * 60) * 1000, "the first turn gets what came before it"
    assert cup.game(2).table.status == "open"
    cup.give(PauseTables("fire alarm", table=1))
    cup.give(ExtendTurn(1, "fire alarm", table=1))
    cup.run(times=3)
    assert cup.game().table.more_minutes == 8
    cup.give(ResumeTables("false alarm", table=1))
    cup.run()
    assert deadlines(cup.game().clocks)[0].at == cup.watch.now + (60 + 8 * 60) * 1000
    cup.join(2)
    cup.run(times=2)
    given = [
        [
            each.command.minutes
            for each in cup.stores.games.records(cup.game(number).id)
            if isinstance(each.command, GiveTime)
        ]
        for number in (1, 2)
    ]
    assert given == [[7, 1], [2]]


def test_all_games_end_with_a_cancelled_tournament(cup: Cup) -> None:
    cup.started()
    cup.join(1)
    cup.run()
    cup.give(CancelTournament("nobody is here"))
    cup.run()
    assert {cup.game(number).table.status for number in (1, 2)} == {"abandoned"}


@pytest.mark.parametrize("round_", [1, 2])
def test_a_game_that_the_tournament_does_not_know_is_left_alone_or_called_off(cup: Cup, round_: int) -> None:
    cup.started()
    at = TournamentTable(cup.id, round_, 1)
    seats = (SeatOffer(player="ann"), SeatOffer(player="bob"))
    command = CreateGame(SETTINGS.game.title, seats, tournament=at)
    stray = create(cup.stores.games, Actor("organizer", "olga"), command).folded.id
    look_after_game(cup.stores, stray)
    assert cup.stores.games.load(stray).table.status == ("abandoned" if round_ == 1 else "open")


def test_a_lost_game_does_not_stop_the_others(cup: Cup, client: redis.Redis) -> None:
    cup.started()
    lost = cup.table(1).game
    assert lost is not None
    client.delete(game_keys(lost).log)
    cup.join(2)
    cup.watch.wait(WAIT)
    assert cup.run().game(2).table.status == "playing"

"""The benchmarks measure real play: whole games, and commands that a service accepts."""

from bench.measurements.catan import play_game as play_catan
from bench.measurements.folding import fold_events
from bench.playing import PLAYERS, hoarding_policy, play_game, random_policy, record_game
from bench.servers.hosted_games import HostedGames
from bench.servers.load import drive
from bench.servers.servers import wardbook
from games.dice_hospital.events import ImprovementDeclined, ImprovementTradedIn
from games.kernel.table.table import GameFinished


def test_both_policies_play_whole_games() -> None:
    for policy in (random_policy, hoarding_policy):
        game, events = record_game(1, policy)
        assert isinstance(events[-1], GameFinished)
        assert fold_events(game, events).status == "finished"
        assert play_game(1, policy) > 100


def test_hoarders_let_no_improvement_go() -> None:
    given_up = {
        policy: sum(
            isinstance(event, ImprovementDeclined | ImprovementTradedIn)
            for number in range(3)
            for event in record_game(number, policy)[1]
        )
        for policy in (random_policy, hoarding_policy)
    }
    assert given_up[hoarding_policy] == 0
    assert given_up[random_policy] > 50


def test_the_ceiling_counts_actions() -> None:
    assert play_catan(0) > 100


def test_a_service_accepts_a_prepared_game_to_its_end() -> None:
    with wardbook() as server:
        hosted = HostedGames(server)
        game, lane = hosted.script(hosted.guests(PLAYERS))
        before = hosted.store.load(game).version
        result = drive(server.port, [lane], 1, 60.0, b"201")
        after = hosted.store.load(game)
        assert result.answered == len(lane.requests)
        # Besides what was posted there are only the rounds the service scored; the last may be on its way.
        assert after.version - before - result.answered in (7, 8)

"""What is measured is real play: whole games, and commands that a service accepts."""

from bench.catan import played as catan_played
from bench.folding import folded
from bench.load import drive
from bench.playing import PLAYERS, anything, hoarding, played, recorded
from bench.serving import wardbook
from bench.tables import Hall
from games.dice_hospital.events import ImprovementDeclined, ImprovementTradedIn
from games.kernel.table.table import GameFinished


def test_both_policies_play_whole_games() -> None:
    for policy in (anything, hoarding):
        game, events = recorded(1, policy)
        assert isinstance(events[-1], GameFinished)
        assert folded(game, events).status == "finished"
        assert played(1, policy) > 100


def test_hoarders_let_no_improvement_go() -> None:
    given_up = {
        policy: sum(
            isinstance(event, ImprovementDeclined | ImprovementTradedIn)
            for number in range(3)
            for event in recorded(number, policy)[1]
        )
        for policy in (anything, hoarding)
    }
    assert given_up[hoarding] == 0
    assert given_up[anything] > 50


def test_the_ceiling_counts_actions() -> None:
    assert catan_played(0) > 100


def test_a_service_accepts_a_prepared_game_to_its_end() -> None:
    with wardbook() as server:
        hall = Hall(server)
        game, lane = hall.script(hall.guests(PLAYERS))
        before = hall.store.load(game).version
        result = drive(server.port, [lane], 1, 60.0, b"201")
        after = hall.store.load(game)
        assert result.answered == len(lane.requests)
        # Besides what was posted there are only the rounds the service scored; the last may be on its way.
        assert after.version - before - result.answered in (7, 8)

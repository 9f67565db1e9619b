"""Whole games against the Automa: by people and bots, with other modules, in either seat."""

from random import Random
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.automa.messages import COMMANDS
from games.dice_hospital.modules.automa.state import automa_state
from games.kernel.chance import Seeded
from games.kernel.messages import Awaiting
from games.kernel.table.game import create
from games.kernel.table.lobby import Resign, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer, Table
from tests.games.dice_hospital.module_games import check_module_game
from tests.soak import soak
from tests.titles.playouts import player

SERVICE = Actor(kind="service")
HARDEST = {
    "deck": "hard",
    "points_for_tiles": True,
    "points_for_assigned": True,
    "points_for_waiting": True,
}
EASIEST = {"deck": "easy", "blood_bags": "kept"}


@pytest.mark.parametrize(
    ("number", "modules", "options"),
    [
        (0, (), {}),
        (1, (), {"automa": HARDEST}),
        (2, (), {"automa": EASIEST, "administrators": False}),
        soak(3, ("experimental_medicine",), {"activation": "sequential"}),
        (4, ("consultant", "admissions_nurse"), {"automa": {"blood_bags": "coloured_slots"}}),
        soak(5, ("experimental_medicine", "consultant"), {"automa": {"deck": "hard"}}),
    ],
)
def test_games_against_the_automa(number: int, modules: tuple[str, ...], options: dict[str, Any]) -> None:
    table = check_module_game(number, modules, 1, True, **options)
    part = automa_state(table.play)
    assert len(part.turned) == 9, "one at the setup and one in each of eight rounds"
    assert part.tiles == 8 - len(part.removed)
    assert table.play.hospitals[1].fatalities == 0


def _bot_game(bot: str, *kinds: str, seed: int = 0, **automa: Any) -> tuple[Table, list[Any]]:
    """A game that a bot plays against the Automa, and the commands that were given."""
    seats = tuple(SeatOffer(kind, bot if kind == "bot" else None) for kind in kinds)
    command = CreateGame(title=DICE_HOSPITAL.key, seats=seats, options={"automa": automa})
    _, table, game = create(DICE_HOSPITAL, "g", player(0), command, "")
    chance, random, given = Seeded(bytes([seed])), Random(seed), list[Any]()
    _, table = game.decide(table, player(0), Start(), chance)
    while table.status == "playing":
        awaiting = game.awaiting(table)
        if awaiting.job == "bot":
            (seat,) = awaiting.seats
            actor = Actor(kind="bot", seat=seat)
            position = DICE_HOSPITAL.position(game.rules, table.play, seat, random.randrange)
            given.append(DICE_HOSPITAL.bots[bot](position, random.randrange))
        else:
            assert awaiting == Awaiting((), awaiting.job)
            actor = SERVICE
            given.append(game.rules.due_command(table.play))
        _, table = game.decide(table, actor, given[-1], chance)
    return table, given


@pytest.mark.parametrize("kinds", [("bot", "automa"), ("automa", "bot")])
@pytest.mark.parametrize("bot", ["random", "easy"])
def test_bots_play_against_the_automa_in_either_seat(bot: str, kinds: tuple[str, ...]) -> None:
    table, given = _bot_game(bot, *kinds)
    assert table.status == "finished"
    assert {type(command) for command in given}.issuperset(COMMANDS[:3])
    assert sorted(standing.place for standing in table.standings) == [1, 2]
    assert table.play.hospitals[kinds.index("automa")].points > 20


def test_easy_fares_better_against_the_automa_than_anything_goes() -> None:
    margins = {
        bot: [
            table.play.hospitals[0].points - table.play.hospitals[1].points
            for table, _ in (_bot_game(bot, "bot", "automa", seed=seed) for seed in range(6))
        ]
        for bot in ("random", "easy")
    }
    assert sum(margins["easy"]) > sum(margins["random"]) + 6 * 15


def test_a_game_whose_only_human_resigns_is_abandoned() -> None:
    seats = (SeatOffer(), SeatOffer(kind="automa"))
    _, table, game = create(
        DICE_HOSPITAL, "g", player(0), CreateGame(title=DICE_HOSPITAL.key, seats=seats), ""
    )
    _, table = game.decide(table, player(0), Start(), Seeded(b""))
    _, table = game.decide(table, player(0), Resign(), Seeded(b""))
    assert table.status == "abandoned"
    assert game.awaiting(table) == Awaiting()


def _mean(deck: str, games: int) -> tuple[float, float]:
    """The Automa's mean score and the standard error of it."""
    points = [
        _bot_game("easy", "bot", "automa", seed=seed, deck=deck)[0].play.hospitals[1].points
        for seed in range(games)
    ]
    mean = sum(points) / games
    return mean, (sum((one - mean) ** 2 for one in points) / (games - 1) / games) ** 0.5


@pytest.mark.soak
def test_each_deck_is_harder_than_the_one_before() -> None:
    (easy, a), (normal, b), (hard, c) = (_mean(deck, 256) for deck in ("easy", "normal", "hard"))
    assert normal - easy > 3 * (a * a + b * b) ** 0.5
    assert hard - normal > 3 * (b * b + c * c) ** 0.5

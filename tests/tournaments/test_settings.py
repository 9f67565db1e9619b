"""Which settings a tournament can have."""

from typing import Any

import msgspec
import pytest

from games.kernel.refusal import Illegal
from games.kernel.table.game import create
from games.kernel.table.table import Actor
from games.titles import TITLES
from tournaments.new_games import new_game, table_sizes, trial_games
from tournaments.settings import ByPlace, GameSettings, Groups, Knockout, Schedule, Settings, Swiss
from tournaments.settings_check import check_settings

GAME = GameSettings(title="dice-hospital")


def settings(**changes: Any) -> Settings:
    given = {"name": "Cup", "game": GAME, "table_size": 4, "stages": (Swiss(rounds=3),), **changes}
    return Settings(**given)


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("knockout_not_last", {"stages": (Knockout(), Swiss(rounds=1))}),
        ("too_many_advance", {"stages": (Knockout(winners=2),), "table_size": 2, "remainder": "bots"}),
        ("nobody_advances", {"stages": (Swiss(rounds=2), Knockout())}),
        ("last_stage_advances", {"stages": (Schedule(advance=4),)}),
        ("last_stage_advances", {"stages": (Groups(groups=2),)}),
        ("too_many_advance", {"stages": (Swiss(rounds=2, advance=16), Knockout()), "most_participants": 16}),
        ("too_many_advance", {"stages": (Swiss(rounds=2, advance=4), Schedule(advance=8), Knockout())}),
        ("bad_late_entry", {"late_entry": 4}),
        ("bad_late_entry", {"late_entry": 1, "stages": (Schedule(),)}),
        ("too_few_players", {"stages": (Groups(groups=4), Knockout()), "most_participants": 7}),
        ("too_few_players", {"stages": (Swiss(rounds=2, advance=6), Groups(groups=4), Knockout())}),
        ("tie_break_twice", {"tie_breaks": ("wins", "wins")}),
        ("bad_points", {"points": ByPlace((3, 5, 1))}),
        ("bad_points", {"points": ByPlace((0, 0))}),
        ("too_many_times", {"times": (1,)}),
        ("too_many_times", {"times": (1, 2), "rounds_start": "when_done"}),
        ("times_missing", {"rounds_start": "times"}),
        ("times_not_rising", {"rounds_start": "times", "times": (5, 5)}),
    ],
)
def test_settings_that_cannot_be_played_are_refused(code: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refusal:
        check_settings(settings(**changes))
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"stages": (Schedule(),)},
        {"stages": (Groups(groups=4, advance=2), Knockout(winners=2))},
        {"stages": (Swiss(rounds=3, advance=16), Groups(groups=4), Swiss(rounds=1))},
        {"table_size": 2},
        {"late_entry": 3},
        {"rounds_start": "when_done", "times": (5,)},
        {"rounds_start": "times", "times": (5, 7, 9)},
        {"points": ByPlace((5, 3, 1))},
    ],
)
def test_settings_that_can_be_played_are_accepted(changes: dict[str, Any]) -> None:
    check_settings(settings(**changes))


@pytest.mark.parametrize("blank", ["", "  \n"])
def test_a_tournament_has_a_name(blank: str) -> None:
    fields = {"name": blank, "game": {"title": "clinic"}, "table_size": 4, "stages": [{"kind": "knockout"}]}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(fields, Settings)


def test_tables_have_fewer_seats_only_if_the_remainder_says_so() -> None:
    assert table_sizes(settings()) == (2, 3, 4)
    assert table_sizes(settings(remainder="byes")) == (2, 3, 4)
    assert table_sizes(settings(remainder="bots")) == (4,)


def test_a_bot_has_the_seat_of_nobody() -> None:
    seats = new_game(settings(), ("ann", None), "easy").seats
    assert [(seat.kind, seat.player, seat.bot) for seat in seats] == [
        ("human", "ann", None),
        ("bot", None, "easy"),
    ]
    assert new_game(settings(bot="hard"), ("ann", None), "easy").seats[1].bot == "hard"


def refusals(given: Settings) -> set[str]:
    codes = set()
    title = TITLES[given.game.title]
    for command in trial_games(given, title.stand_in):
        try:
            create(title, "game", Actor("organizer", "olga"), command, "0" * 64)
        except Illegal as refusal:
            codes.add(refusal.code)
    return codes


@pytest.mark.parametrize("title", TITLES)
def test_the_title_accepts_every_game_that_good_settings_can_lead_to(title: str) -> None:
    assert refusals(settings(game=GameSettings(title=title))) == set()


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("wrong_player_count", {"table_size": 5, "game": GameSettings(title="clinic")}),
        ("unknown_module", {"game": GameSettings(title="clinic", modules=("moon",))}),
        ("bad_options", {"game": GameSettings(title="clinic", options={"moon": 1})}),
        ("bad_seat", {"bot": "nobody"}),
    ],
)
def test_the_title_refuses_a_game_that_bad_settings_can_lead_to(code: str, changes: dict[str, Any]) -> None:
    assert refusals(settings(**changes)) == {code}


def test_a_bot_without_a_name_is_refused() -> None:
    given = msgspec.to_builtins(settings(bot="easy"))
    assert msgspec.convert(given, Settings).bot == "easy"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**given, "bot": ""}, Settings)

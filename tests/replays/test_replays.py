"""What is among the recorded games of each title, beyond what tests/titles asks of all of them."""

from typing import get_args

import pytest

from games.clinic import CLINIC
from games.clinic.modules.solo.goals import GOALS
from games.clinic.modules.solo.messages import ChooseGoal
from games.clinic.title import Board
from games.dice_hospital import DICE_HOSPITAL
from tests.games.dice_hospital.combinations import COMMUNITY_CARE
from tests.replays.lines import FOLDER, files, read, written
from tests.replays.record import recorded
from tests.titles.recorded import differing, replays_of, versions, views


def test_every_number_of_players_and_every_option_is_among_the_recorded_games() -> None:
    replays = replays_of(DICE_HOSPITAL)
    assert {len(replay.table.seats) for replay in replays} == {1, 2, 3, 4, 5}
    assert {replay.table.options["activation"] for replay in replays} == {"simultaneous", "sequential"}
    assert {replay.table.options["administrators"] for replay in replays} == {True, False}


def test_every_subset_of_community_care_is_among_them() -> None:
    played = {module.key for module in DICE_HOSPITAL.all_modules if module.key in COMMUNITY_CARE}
    assert played == set(COMMUNITY_CARE)
    found = {frozenset(replay.table.modules) & played for replay in replays_of(DICE_HOSPITAL)}
    assert len(found) == 2 ** len(played)


def test_every_board_every_number_of_players_and_every_goal_of_clinic_is_among_them() -> None:
    replays = replays_of(CLINIC)
    assert {len(replay.table.seats) for replay in replays} == {1, 2, 3, 4}
    assert {replay.table.options["activation"] for replay in replays} == {"simultaneous", "sequential"}
    assert {board for r in replays for board in r.table.options["boards"]} == set(get_args(Board))
    given = [command for replay in replays for _, command, _ in replay.played]
    assert {c.goal for c in given if isinstance(c, ChooseGoal)} == {goal.key for goal in GOALS}


@pytest.mark.parametrize(
    ("name", "secrets"),
    [
        ("community-care", {"dealt", "drawn"}),
        ("investments", {"dealt", "drawn"}),
        ("promos", {"dealt"}),
        ("clinic-three-players-mini-expansions", {"action"}),
        ("clinic-zombies", {"action"}),
        ("clinic-blood", {"action"}),
    ],
)
def test_seats_see_more_than_a_spectator_until_the_game_is_over(name: str, secrets: set[str]) -> None:
    """Otherwise a finished game would look the same to all of them whatever is uncovered."""
    found: set[str] = set()
    for game, table in versions(FOLDER / f"{name}.jsonl"):
        spectator, seats = views(game, table, False)
        for shown in seats:
            found.update(differing(shown, spectator))
    assert found == secrets


def test_recorded_games_stay_small() -> None:
    """Each is read by people who look for a rule; together they have one or two for every module and goal."""
    assert max(path.stat().st_size for path in files()) < 150_000
    assert sum(path.stat().st_size for path in files()) < 3_200_000


def test_recording_is_repeatable() -> None:
    creation = read(files()[0].read_bytes()).creation
    assert written(recorded("again", creation)) == written(recorded("again", creation))

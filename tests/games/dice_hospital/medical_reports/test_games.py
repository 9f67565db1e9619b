"""Whole games of Medical Reports, alone and with other modules, and what the sensible bot makes of them."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.medical_reports.messages import CompleteReport, TurnAway
from games.dice_hospital.modules.medical_reports.state import Board, board
from games.kernel.chance import Seeded
from games.kernel.composition.compose import fresh_state
from games.kernel.messages import SERVICE, Command
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, dice, given, hospital, patients, rules
from tests.games.scenes import goes_on

WITH = (
    (),
    ("event_cards",),
    ("admissions_panic", "super_resistant_virus"),
    ("experimental_medicine",),
    ("consultant", "admissions_nurse"),
    ("experimental_medicine", "event_cards", "admissions_nurse"),
)


@pytest.mark.parametrize("modules", WITH, ids="+".join)
@pytest.mark.parametrize("number", range(3), ids=["random", "busy", "sensible"])
def test_whole_games(number: int, modules: tuple[str, ...]) -> None:
    table = check_module_game(number, modules, 1)
    assert [standing.place for standing in table.standings] == [1]
    found = board(table.play)
    assert len(found.completed) + sum(len(column) for column in found.columns) == 6


def test_a_game_with_both_penalties() -> None:
    both = {"double_fatalities": True, "double_reports": True}
    assert check_module_game(4, ("medical_reports",), 1, medical_reports=both).status == "finished"


@pytest.mark.soak
@pytest.mark.parametrize("modules", WITH, ids="+".join)
def test_many_games(modules: tuple[str, ...]) -> None:
    for number in range(60):
        check_module_game(number, modules, 1)


def choice(scene: Scene, bot: str = "easy") -> Command:
    """What a bot does here."""
    position = DICE_HOSPITAL.position(scene.rules, scene.state, 0, lambda _bound: 0)
    return DICE_HOSPITAL.bots[bot](position, lambda _bound: 0)


def reporting(discharged: str, *columns: str) -> Scene:
    found = Board(tuple(tuple(f"report_{one}" for one in column.split()) for column in columns))
    return given("reports", hospital("R3*", discharged=patients(discharged, 50)), medical_reports=found)


def test_easy_sees_what_slides_down() -> None:
    """Two yellow for two points, and then two green for two more, beat three points and a die left over."""
    scene = reporting("Y6 G6 Y6 G6", "yyg rrr", "yy gg", "ggy rr")
    assert choice(scene) == CompleteReport("report_yy")
    assert choice(reporting("Y6 G6 Y6 G6", "yyg rrr", "yy rr", "rrg")) == CompleteReport("report_yyg")


def test_easy_turns_the_sickest_away_unless_the_bag_is_worth_more() -> None:
    def away(shown: str) -> str:
        before = given("deal_reports", hospital("R5"), round=0)
        scene = goes_on(before, dice(before.state.bag, shown))
        command = choice(scene)
        assert isinstance(command, TurnAway)
        return next(
            text
            for text, die in zip(shown.split(), scene.state.arrivals, strict=True)
            if die.id == command.patient
        )

    assert away("R2 Y5 G4 R3") == "R2"
    assert away("R2 Y3 G3 Y3") == "Y3"


def test_easy_holds_a_patient_back_until_a_report_can_be_completed() -> None:
    columns = (("report_yy", "report_rrr"), ("report_rr",), ("report_ggg",))

    def heals(ward: str) -> set[str]:
        one = hospital(ward, nurses=1)
        command = choice(given("activation", one, medical_reports=Board(columns), round=3))
        assert isinstance(command, c.PlaceMeeple)
        return {die.colour for die in one.patients if die.id in command.patients}

    assert heals("Y6* R5* G5*") != {"yellow"}
    assert heals("Y6* Y6* R5* G5*") == {"yellow"}


def points(bot: str, number: int) -> int:
    found, chance = rules(1), Seeded(number.to_bytes(4, "big"))
    _, state = found.begin(fresh_state(DICE_HOSPITAL, found), chance)
    while not found.finished(state):
        due = found.due_command(state)
        command = due or choice(Scene(found, state), bot)
        _, state = found.decide(state, SERVICE if due else 0, command, chance)
    return state.hospitals[0].points  # type: ignore[no-any-return]


def test_easy_plays_better_than_by_the_first_command_it_finds() -> None:
    games = range(12)
    easy, first = (sum(points(bot, number) for number in games) for bot in ("easy", "random"))
    assert easy > first + 20 * len(games)

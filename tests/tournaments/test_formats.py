"""Whole tournaments of every format, from registration to the ranking."""

import pytest

from tests.tournaments.playing import Play
from tournaments.messages.rounds import RoundFinished, StageFinished, TournamentFinished
from tournaments.settings import Groups, Knockout, Schedule, Stage, Swiss


def players(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def play(count: int, *stages: Stage, **changes: object) -> Play:
    playing = Play(stages=stages, **changes).enter(*players(count))
    while playing.state.status != "finished":
        playing.play_round()
        seated = [player for table in playing.round.tables for player in table.humans]
        assert len({*seated, *playing.round.byes}) == len(seated) + len(playing.round.byes)
    return playing


def test_a_swiss_tournament_ends_after_its_rounds() -> None:
    playing = play(16, Swiss(rounds=3))
    assert [round_.repeats for round_ in playing.state.rounds] == [0, 0, 0]
    assert sorted(playing.state.ranking) == players(16)
    assert playing.state.ranking[0] == "p00"
    assert [type(event) for event in playing.last[1:]] == [RoundFinished, StageFinished, TournamentFinished]


def test_a_schedule_ends_when_all_have_met() -> None:
    playing = play(5, Schedule(), table_size=2)
    assert playing.state.stages[0].rounds == len(playing.state.rounds) == 5
    met = [table.humans for round_ in playing.state.rounds for table in round_.tables]
    assert len({frozenset(pair) for pair in met}) == len(met) == 10
    assert sorted(player for round_ in playing.state.rounds for player in round_.byes) == players(5)


def test_a_schedule_has_as_many_rounds_as_it_says() -> None:
    assert len(play(16, Schedule(rounds=4)).state.rounds) == 4


def test_the_best_of_each_group_go_on_to_the_final() -> None:
    playing = play(8, Groups(groups=2, advance=2), Swiss(rounds=1))
    groups = {table.group: table.humans for table in playing.state.rounds[0].tables}
    best = {player for group in groups.values() for player in sorted(group)[:2]}
    assert set(playing.state.stages[0].advancing) == set(playing.state.stages[1].players) == best
    assert set(playing.table(1).humans) == best == set(playing.state.ranking[:4])


@pytest.mark.parametrize(("count", "size", "winners"), [(16, 4, 1), (13, 3, 2), (64, 4, 2), (7, 2, 1)])
def test_a_knockout_goes_on_until_the_final(count: int, size: int, winners: int) -> None:
    playing = play(count, Knockout(winners=winners), table_size=size)
    assert len(playing.round.tables) == 1
    assert playing.state.ranking[0] == min(playing.table(1).humans)
    sizes = [sum(len(table.humans) for table in round_.tables) for round_ in playing.state.rounds]
    assert sizes == sorted(sizes, reverse=True)


def test_nobody_gets_a_bye_in_a_knockout_that_has_other_tables() -> None:
    playing = play(9, Knockout(), remainder="byes")
    assert all(round_.byes == () for round_ in playing.state.rounds)


def test_a_cut_to_a_knockout_takes_the_best_of_the_standings() -> None:
    playing = play(16, Swiss(rounds=3, advance=8), Knockout(winners=2))
    assert playing.state.stages[1].players == playing.state.stages[0].advancing
    assert playing.state.stages[1].rounds is None
    assert [round_.stage for round_ in playing.state.rounds] == [0, 0, 0, 1, 1]
    assert set(playing.state.ranking[:8]) == set(playing.state.stages[1].players)

"""Which settings make sense together. Whether the title accepts them, `trial_games` lets the caller check."""

from itertools import pairwise

from games.kernel.refusal import Illegal
from tournaments.settings import ByPlace, Groups, Knockout, Settings, Swiss


def check_settings(settings: Settings) -> None:
    """Refuse settings that cannot be played. Raises Illegal."""
    _check_stages(settings)
    _check_points(settings)
    _check_times(settings)


def _check_stages(settings: Settings) -> None:
    last = len(settings.stages) - 1
    most = settings.most_participants
    for number, stage in enumerate(settings.stages):
        if isinstance(stage, Knockout):
            if number != last:
                raise Illegal("knockout_not_last", stage=number)
            if stage.winners >= settings.table_size:
                raise Illegal("too_many_advance", stage=number, most=settings.table_size - 1)
            continue
        if isinstance(stage, Groups) and most < 2 * stage.groups:
            raise Illegal("too_few_players", least=2 * stage.groups)
        advancing = stage.advance * stage.groups if isinstance(stage, Groups) else stage.advance
        if number == last:
            if advancing is not None:
                raise Illegal("last_stage_advances", stage=number)
        elif advancing is None:
            raise Illegal("nobody_advances", stage=number)
        elif advancing >= most:
            raise Illegal("too_many_advance", stage=number, most=most - 1)
        else:
            most = advancing
    first = settings.stages[0]
    if settings.late_entry > (first.rounds if isinstance(first, Swiss) else 0):
        raise Illegal("bad_late_entry")


def _check_points(settings: Settings) -> None:
    if len(set(settings.tie_breaks)) < len(settings.tie_breaks):
        raise Illegal("tie_break_twice")
    if isinstance(settings.points, ByPlace):
        points = settings.points.points
        if list(points) != sorted(points, reverse=True) or (points and points[0] == 0):
            raise Illegal("bad_points")


def _check_times(settings: Settings) -> None:
    most = {"organizer": 0, "when_done": 1}.get(settings.rounds_start)
    if most is not None and len(settings.times) > most:
        raise Illegal("too_many_times", most=most)
    if settings.rounds_start == "times" and not settings.times:
        raise Illegal("times_missing")
    check_rising(settings.times)


def check_to_come(times: tuple[int, ...], at: int) -> None:
    """Refuse times that are over already."""
    if any(time < at for time in times):
        raise Illegal("times_in_past")


def check_rising(times: tuple[int, ...]) -> None:
    """Refuse times that are not later and later."""
    if any(later <= earlier for earlier, later in pairwise(times)):
        raise Illegal("times_not_rising")

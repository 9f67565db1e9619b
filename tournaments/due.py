"""What the service must do for a tournament now, and when to look again."""

from typing import Literal

import msgspec

from tournaments.decide.results import wait_is_over
from tournaments.decide.rounds import opens_at
from tournaments.state import Round, Tournament
from tournaments.timetable import check_in_opens, starts_at

Job = Literal["check_in", "pair", "open", "none"]


class Due(msgspec.Struct, frozen=True):
    """What is to be done, and when there may be something new."""

    job: Job = "none"
    """`check_in`: open check-in. `pair`: pair the next round. `open`: create the games of the round, and open
    its tables."""
    absent: tuple[int, ...] = ()
    """The numbers of the open tables whose wait is over. Players who have no seat in the game are absent."""
    next: int | None = None
    """When to look again, in milliseconds since 1970; null if only a new record can change what is due."""


def due(state: Tournament, now: int) -> Due:
    """Return what the service must do now."""
    round_ = state.round
    if state.status != "running" or round_ is None:
        opens = check_in_opens(state)
        return _timed("check_in", opens, now) if opens is not None else _timed("pair", starts_at(state), now)
    match round_.status:
        case "starting":
            return Due("pair")
        case "paired":
            return _timed("open", opens_at(state), now)
        case "open":
            return _absences(round_, now)
        case "finished":
            return _timed("pair", starts_at(state), now)


def _timed(job: Job, time: int | None, now: int) -> Due:
    if time is None:
        return Due()
    return Due(job) if time <= now else Due(next=time)


def _absences(round_: Round, now: int) -> Due:
    over = tuple(number for number, table in enumerate(round_.tables, 1) if wait_is_over(table, now))
    waiting = [
        table.waits_until
        for table in round_.tables
        if table.status == "open" and table.paused is None
        if table.waits_until is not None and table.waits_until > now
    ]
    return Due(absent=over, next=min(waiting, default=None))

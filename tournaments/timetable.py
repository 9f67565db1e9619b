"""When rounds start."""

from tournaments.settings import Groups, Settings
from tournaments.state import Tournament

MINUTE = 60_000
LEAST_CHECK_IN = 5 * MINUTE
"""How long players can check in at least, also if check-in was opened late."""


def set_time(settings: Settings, number: int) -> int | None:
    """Return the set time of a round; None if it has none."""
    return settings.times[number - 1] if number <= len(settings.times) else None


def check_in_opens(state: Tournament) -> int | None:
    """Return when check-in opens by itself; None if it does not."""
    first = set_time(state.settings, 1)
    if first is None or not state.settings.check_in or state.status != "registration":
        return None
    return first - state.settings.check_in_minutes * MINUTE


def starts_at(state: Tournament) -> int | None:
    """Return when the next round starts by itself; None if it does not, or if a round is not over yet."""
    settings = state.settings
    match state.status:
        case "registration":
            return None if settings.check_in else set_time(settings, 1)
        case "check_in":
            first = set_time(settings, 1)
            return None if first is None else max(first, (state.check_in_opened or 0) + LEAST_CHECK_IN)
        case "running" if state.round and state.round.status == "finished":
            return 0 if settings.rounds_start == "when_done" else set_time(settings, len(state.rounds) + 1)
        case _:
            return None


def starts_by_itself(state: Tournament) -> bool:
    """Return whether the next round does not wait for an organizer."""
    number = len(state.rounds) + 1
    when_done = state.settings.rounds_start == "when_done" and number > 1
    return when_done or set_time(state.settings, number) is not None


def next_stage(state: Tournament) -> int:
    """Return the stage, from 0, that the next round belongs to."""
    finished = sum(stage.finished for stage in state.stages)
    return min(finished, len(state.settings.stages) - 1)


def least_players(state: Tournament) -> int:
    """Return how many players the next round needs: two, and in the first round of groups two in each."""
    number = next_stage(state)
    stage = state.settings.stages[number]
    begins = number == len(state.stages)
    return 2 * stage.groups if isinstance(stage, Groups) and begins else 2

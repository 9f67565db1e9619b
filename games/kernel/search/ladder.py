"""The bots that every title has, each stronger than the one before."""

from typing import NamedTuple

from games.kernel.bots import at_sight, random_bot
from games.kernel.position import Bot, Policy
from games.kernel.search.compare import Limits, advisor
from games.kernel.search.knowledge import Knowledge
from games.kernel.search.search_bot import search_bot


class Strengths(NamedTuple):
    """How much each of the bots that search may do."""

    medium: Limits
    hard: Limits
    expert: Limits


def ladder(policy: Policy, knowledge: Knowledge, strengths: Strengths) -> dict[str, Bot]:
    """Return the bots by name, from the weakest to the strongest."""
    easy = at_sight(policy)
    searching = {
        name: _partly_at_sight(search_bot(advisor(knowledge, limits), knowledge), easy, limits.at_sight)
        for name, limits in strengths._asdict().items()
    }
    return {"random": random_bot, "easy": easy, **searching}


def _partly_at_sight(bot: Bot, easy: Bot, steps: frozenset[str]) -> Bot:
    """Return a bot that plays as `easy` does in some steps."""
    if not steps:
        return bot
    return lambda position, below: (easy if position.view.step in steps else bot)(position, below)

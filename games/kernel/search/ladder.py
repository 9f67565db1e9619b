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
    searching = {
        name: search_bot(advisor(knowledge, limits), knowledge)
        for name, limits in strengths._asdict().items()
    }
    return {"random": random_bot, "easy": at_sight(policy), **searching}

"""The bot that searches: it takes the command that playouts show to be the best."""

from games.kernel.bots import mixed
from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.position import Bot, Position
from games.kernel.search.compare import Limits, compare
from games.kernel.search.knowledge import Knowledge
from games.kernel.search.playout import POINT

HALVED_PER = POINT
"""The difference in worth that halves the weight of a hidden choice."""


def search_bot(knowledge: Knowledge, limits: Limits) -> Bot:
    """Return a bot that searches within limits. It mixes choices that others do not see."""

    def choose(position: Position, below: RandomBelow) -> Command:
        if len(position.candidates) == 1:
            return position.candidates[0]
        compared = compare(knowledge, limits, position, below)
        if type(compared[0].command) not in knowledge.hidden:
            return compared[0].command
        hidden = [(one.worth, one.command) for one in compared if type(one.command) in knowledge.hidden]
        return mixed(hidden, below, HALVED_PER)

    return choose

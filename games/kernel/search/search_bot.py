"""The bot that searches: it takes the command that playouts show to be the best."""

from games.kernel.bots import mixed
from games.kernel.chance import RandomBelow
from games.kernel.messages import Command
from games.kernel.position import Bot, Position
from games.kernel.search.compare import Advisor, alike
from games.kernel.search.knowledge import Knowledge


def search_bot(advise: Advisor, knowledge: Knowledge) -> Bot:
    """Return a bot that follows an advisor. It mixes choices that others do not see."""
    hidden, routine_of = knowledge.hidden, knowledge.routine

    def find_routine(position: Position, below: RandomBelow) -> Command | None:
        if routine_of is None:
            return None
        routine = routine_of(position.rules, position.deal(below), position.seat)
        return routine if routine in position.candidates else None

    def choose(position: Position, below: RandomBelow) -> Command:
        if len(position.candidates) == 1:
            return position.candidates[0]
        if (routine := find_routine(position, below)) is not None:
            return routine
        compared = advise(position, below)
        if type(compared[0].command) not in hidden:
            return compared[0].command
        unseen = [(one.worth, one.command) for one in alike(compared) if type(one.command) in hidden]
        return mixed(unseen, below, knowledge.halved_per, knowledge.least_weight)

    return choose

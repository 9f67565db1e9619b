"""A hint: the best few commands of a seat, as `expert` compares them from what the seat sees."""

from itertools import takewhile

from msgspec.structs import replace

from events.advice.advice import AdvisedMove
from events.bot_choice import position_of
from events.fold.folded_game import FoldedGame
from games.kernel.chance import RandomBelow, Seeded
from games.kernel.messages import Command, Seat
from games.kernel.module import Step
from games.kernel.position import Position
from games.kernel.search.compare import Compared, alike
from games.kernel.search.playout import POINT
from games.kernel.table.game import Game
from workers.turns.people_first import let_people_first

MOST_MOVES = 3
MOST_PLANNED = 3
"""Commands of a plan that are shown."""


def make_hint(folded: FoldedGame, seat: Seat, luck: bytes) -> list[AdvisedMove]:
    """The best commands of a seat that must act. Its luck must have nothing to do with the game's draws."""
    below = Seeded(luck).below
    position = considerate(position_of(folded, seat, below))
    compared = folded.game.title.advise(position, below)
    if len(compared) == 1:
        return [AdvisedMove(compared[0].command, None, 0, 0, ())]
    best, *others = alike(compared)[:MOST_MOVES]
    others.sort(key=lambda one: -one.worth)  # they come as they were dropped
    step = folded.game.rules.steps[folded.table.play.step]
    return [
        AdvisedMove(
            each.command,
            each.worth,
            max(0, best.worth - each.worth),
            _scored(folded.game, seat, each),
            _within(step, each.plan.commands if each.plan else ()),
        )
        for each in (best, *others)
    ]


def _scored(game: Game, seat: Seat, compared: Compared) -> int:
    """The points of a seat where a command was measured, on average and in hundredths."""
    standings = [game.title.standings(game.rules, end) for end in compared.outlooks]
    return POINT * sum([each[seat].points for each in standings]) // max(1, len(standings))


def _within(step: Step, plan: tuple[Command, ...]) -> tuple[Command, ...]:
    """The first commands of a plan, as far as they belong to the step: later ones may depend on draws."""
    return tuple(takewhile(lambda command: type(command) in step.commands, plan[:MOST_PLANNED]))


def considerate(position: Position) -> Position:
    """The same position, which lets people's jobs go first between two playouts."""

    def deal(below: RandomBelow) -> object:
        let_people_first()
        return position.deal(below)

    return replace(position, deal=deal)

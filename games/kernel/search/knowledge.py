"""What a title tells the search about itself."""

from collections.abc import Callable
from typing import Any, Generic

import msgspec

from games.kernel.messages import Command, Seat
from games.kernel.rules import Rules
from games.kernel.state import S

Valued = Callable[[Command], int]
"""Returns the value of a command at sight."""


def no_steps(_step: str) -> bool:
    """Answer for no step."""
    return False


def nothing_at_once(_rules: Rules[S], _state: S, _seat: Seat) -> None:
    """Value all commands."""


def not_further(_rules: Rules[S]) -> int:
    """Let playouts end where the limits of a bot say."""
    return 0


def rounds_before(state: S) -> int:
    """Return the number of rounds before the current one."""
    return state.round - 1


def worth_of(rules: Rules[S], state: S, seat: Seat) -> int:
    """Return what a state is worth to a seat, in hundredths of a point: the sum of what modules say."""
    return sum([worth(rules, state, seat) for worth in rules.resolve_once(worths)])


def worths(rules: Rules[S]) -> list[Callable[[Rules[S], S, Seat], Any]]:
    """Return the functions of the modules in play that say what a state is worth."""
    return [module.worth for module in rules.modules if module.worth is not None]


def search_cost(rules: Rules[S]) -> int:
    """Return how long a search takes with the modules in play, in percent of the time without any."""
    return 100 + sum([module.search_cost for module in rules.modules])


class Knowledge(msgspec.Struct, Generic[S], frozen=True, eq=False, kw_only=True):
    """The functions of a title that the search uses."""

    values: Callable[[Rules[S], S, Seat], Valued]
    """Returns the function that values a seat's commands. In playouts seats take the highest value."""
    at_once: Callable[[Rules[S], S, Seat], Command | None] = nothing_at_once
    """Returns what a seat does in a playout without valuing all its commands; None if it has to."""
    routine: Callable[[Rules[S], S, Seat], Command | None] | None = None
    """Returns what a bot does without a search, so that its time goes to choices that matter. Titles without
    routines have none."""
    default: Callable[[Rules[S], S, Seat], Command]
    """Ends a seat's part in a step at once."""
    points: Callable[[Rules[S], S], tuple[int, ...]]
    """The points of every seat once the game is over."""
    cost: Callable[[Rules[S]], int] = search_cost
    """How long a search takes, in percent. Limits of work are divided by it, so that time has a limit too."""
    rounds_over: Callable[[S], int] = rounds_before
    """How many rounds are over, apart from what no worth depends on. Playouts end with a round."""
    rounds_further: Callable[[Rules[S]], int] = not_further
    """How many rounds further than a bot's limits say its playouts go."""
    worth: Callable[[Rules[S], S, Seat], int] = worth_of
    """What a state is worth to a seat at the horizon, in hundredths of a point."""
    hidden: frozenset[type]
    """The commands that others do not see in full when they are sent. Choices between them are mixed."""
    halved_per: int = 20
    """The difference in worth that halves the weight of such a choice, in hundredths of a point."""
    least_weight: int = 1
    """The least weight of such a choice. The best one has the weight 32."""
    apart: Callable[[str], bool] = no_steps
    """Whether the seats play a step each for itself. In playouts the others then play their defaults."""
    contested: Callable[[str], bool] = no_steps
    """Whether others take what the seat may want in a step. With `Limits.others_play` they play it."""
    planned: Callable[[str], bool] = no_steps
    """Whether nothing in the rest of a step is left to chance or others, so that the best plan counts."""

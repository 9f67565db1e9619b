"""The bot that searches: what it does without a search."""

from typing import Any

import pytest

from games.kernel.messages import Command
from games.kernel.position import Position
from games.kernel.search.compare import Compared
from games.kernel.search.knowledge import Knowledge
from games.kernel.search.playout import Plan
from games.kernel.search.search_bot import search_bot


class Play(Command, tag="play_search", frozen=True):
    """Play a card."""

    card: int


def chosen(compared: list[Compared], routine: Command | None = None, hidden: bool = False) -> Command:
    """What a bot plays whose search finds this."""
    knowledge = Knowledge[Any](
        values=lambda *_: lambda _command: 0,
        routine=lambda *_: routine,
        default=lambda *_: Play(1),
        points=lambda *_: (0,),
        hidden=frozenset([Play] if hidden else []),
    )
    rules: Any = None
    position = Position[Any](rules, 0, None, (Play(1), Play(2), Play(3)), lambda _below: None)
    return search_bot(lambda *_: compared, knowledge)(position, lambda _bound: 0)


@pytest.mark.parametrize(("routine", "found"), [(Play(3), Play(3)), (None, Play(2)), (Play(9), Play(2))])
def test_a_routine_that_is_possible_is_not_searched(routine: Command | None, found: Command) -> None:
    assert chosen([Compared(Play(2))], routine) == found


def test_choices_that_are_mixed_were_measured_in_the_same_way() -> None:
    by_playouts, hopeful = Compared(Play(1), total=100, ends=["end"]), Compared(Play(2), Plan(500, (), "end"))
    assert chosen([by_playouts, hopeful], hidden=True) == Play(1)

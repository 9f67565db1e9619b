"""The contract describes what games of every title really say: commands, events, views and open choices."""

from typing import Any

import msgspec
import pytest

from games.kernel.table.game import Game
from games.kernel.table.table import Table
from games.kernel.title import Title
from tests.service.contract_checker import every_title_checker
from tests.titles.playouts import playout
from tests.titles.registry import TITLES
from tests.titles.tables import Case, cases, name_of

EVERY = 20
"""Views are large; they are checked at every so many moves."""


def conforms(name: str, message: Any) -> None:
    """Fail when a message is not what the contract says under a name."""
    every_title_checker().conforms(name, msgspec.to_builtins(message, str_keys=True))


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_messages_of_whole_games_conform(case: Case) -> None:
    game, _, moves, _ = playout(case)
    met = set()
    for number, move in enumerate(moves):
        for name, message in (("AnyCommand", move.command), *(("AnyEvent", event) for event in move.events)):
            if type(message) in met:
                continue
            met.add(type(message))
            conforms(name, message)
            for viewer in (None, *range(game.rules.players)):
                conforms("RecordedCommand" if name == "AnyCommand" else name, game.redact(message, viewer))
        if number % EVERY == 0:
            _views_conform(game, move.after)
    _views_conform(game, move.after)


def _views_conform(game: Game, table: Table) -> None:
    for viewer in (None, *range(len(table.seats))) if table.play is not None else ():
        conforms("AnyView", game.view(table, viewer))


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_examples_conform(title: Title) -> None:
    for example in title.examples.values():
        conforms("AnyCommand", example)

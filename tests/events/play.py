"""Ways to get a game of Market going."""

from random import Random

from events.execute import Outcome, create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Command
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import Actor
from tests.players import ANN, BOB, SERVICE, two_humans


def opened(store: Store) -> str:
    """A table where Ann sits and one seat is free."""
    return create(store, ANN, two_humans()).folded.id


def started(store: Store) -> str:
    """A game of Ann and Bob, at version 3, where Ann must roll."""
    game = opened(store)
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    return game


def available_commands(folded: FoldedGame) -> list[tuple[Actor, Command]]:
    """Everything somebody may do in a game of Ann and Bob, resigning aside."""
    if folded.table.status != "playing":
        return []
    due = folded.game.rules.due_command(folded.table.play)
    return [
        *([(SERVICE, due)] if due else []),
        *[(ANN, command) for command in folded.game.rules.legal(folded.table.play, 0)],
        *[(BOB, command) for command in folded.game.rules.legal(folded.table.play, 1)],
    ]


def played(store: Store, game: str, commands: int = 1000, luck: int = 0) -> Outcome | None:
    """Play on at random for some commands or to the end."""
    random, outcome = Random(luck), None
    folded = store.load(game)
    while commands and (choices := available_commands(folded)):
        actor, command = random.choice(choices)
        outcome = execute(store, game, actor, command)
        folded, commands = outcome.folded, commands - 1
    return outcome

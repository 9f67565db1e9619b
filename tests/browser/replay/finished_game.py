"""A game that is over, and forgeries of its export."""

import json
import time
import urllib.request
from random import Random
from typing import Any, NamedTuple

from events.execute import create, execute
from events.fold.store import Store
from events.redis.connection import connect
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.nonces import Reveal
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import Undo
from games.titles import TITLES
from tests.e2e.running import Wardbook
from tests.nonces import committed

NONCE = "tea at four"
UNDO_FROM = 16
"""The version from which on Ben takes back a move."""


class FinishedGame(NamedTuple):
    """A game that is over, with its export."""

    id: str
    export: str

    def records(self) -> list[dict[str, Any]]:
        """The entries of its records, in order."""
        lines = map(json.loads, self.export.splitlines())
        return [line["entry"] for line in lines if "entry" in line]

    def first_version_of(self, command: str, after: int = 0) -> int:
        """The version of the first command of a type after a version."""
        later = self.records()[after:]
        return next(int(entry["version"]) for entry in later if entry["command"]["type"] == command)

    def first_kept_version_of(self, command: str) -> int:
        """The version of the first command of a type after those that were taken back."""
        return self.first_version_of(command, self.first_version_of("undo"))

    def with_record(self, version: int, change: dict[str, Any]) -> str:
        """The export with other contents of one record."""
        lines = self.export.splitlines(keepends=True)
        record = json.loads(lines[version])
        record["entry"].update(change)
        lines[version] = json.dumps(record) + "\n"
        return "".join(lines)


def finish_game(service: Wardbook) -> FinishedGame:
    """Ann and Ben play a whole game. Ben has a say in the draws, and takes back a move."""
    ann, ben = (Actor(kind="player", id=service.player(name)[1]["id"]) for name in ("Ann", "Ben"))
    luck, undone = Random(1), False
    with connect(service.redis_url()) as client:
        store = Store(client, TITLES)
        seats = (SeatOffer(), SeatOffer())
        game = create(store, ann, CreateGame(title="dice-hospital", seats=seats, undo="free")).folded.id
        execute(store, game, ben, Join(committed(NONCE)))
        execute(store, game, ann, Start())
        folded = execute(store, game, ben, Reveal(NONCE)).folded
        while folded.table.status == "playing":
            moves = [
                (player, move)
                for player in (ann, ben)
                for move in folded.game.legal(folded.table, player)
                if not isinstance(move, Resign)
            ]
            if folded.version >= UNDO_FROM and not undone:
                folded, undone = execute(store, game, ben, Undo()).folded, True
            elif moves:
                folded = execute(store, game, *luck.choice(moves)).folded
            else:
                time.sleep(0.02)  # the service scores the round
                folded = store.load(game)
    with urllib.request.urlopen(f"{service.url}/v1/games/{game}/export") as answer:
        return FinishedGame(game, answer.read().decode())

"""The source of chance for one command: numbered draws from the game's seed."""

from collections.abc import Callable

from games.kernel.chance import Seeded, salt
from games.kernel.table.table import Table


class Draws:
    """The draws of a game from number `first` on. The seed is read only when something is drawn."""

    __slots__ = ("_seed", "_seeded", "_table", "next")

    def __init__(self, seed: Callable[[], bytes], table: Table, first: int) -> None:
        self._seed = seed
        self._table = table
        self._seeded: Seeded | None = None
        self.next = first

    def below(self, bound: int) -> int:
        """The next draw."""
        seeded = self._seeded
        if seeded is None:
            nonces = [seating.nonce for seating in self._table.seats]
            seeded = self._seeded = Seeded(self._seed(), salt(nonces), self.next)
        self.next += 1
        return seeded.below(bound)

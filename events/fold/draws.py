"""The source of chance for one command: numbered draws from the game's seed and the players' nonces."""

from collections.abc import Callable, Sequence

from games.kernel.chance import Seeded, salt


class Draws:
    """The draws of a game from number `first` on. The seed is read only when something is drawn."""

    __slots__ = ("_nonces", "_seed", "_seeded", "next")

    def __init__(self, seed: Callable[[], bytes], nonces: Sequence[str | None], first: int) -> None:
        self._seed = seed
        self._nonces = nonces
        self._seeded: Seeded | None = None
        self.next = first

    def below(self, bound: int) -> int:
        """The next draw."""
        seeded = self._seeded
        if seeded is None:
            seeded = self._seeded = Seeded(self._seed(), salt(self._nonces), self.next)
        self.next += 1
        return seeded.below(bound)

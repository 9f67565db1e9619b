"""What can stand in the way of a command besides the rules."""


class NotFound(Exception):  # noqa: N818 - answers, like the refusals of the rules
    """There is no such game, or the game has no such version."""


class Stale(Exception):  # noqa: N818 - an answer, not a fault
    """The caller expected another version than the game has."""

    def __init__(self, current: int) -> None:
        super().__init__(f"the game is at version {current}")
        self.current = current


class KeyReused(Exception):  # noqa: N818 - an answer, not a fault
    """The actor gave another command under the same command id before."""


class Contended(Exception):  # noqa: N818 - an answer, not a fault
    """Others wrote first, more often than we try again."""


class Unreadable(Exception):  # noqa: N818 - an answer, not a fault
    """This build cannot read a record: it lacks the title or the rules, or the record is damaged."""

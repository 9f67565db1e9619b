"""Why a command or a read can fail, apart from refusals of the rules."""


class NotFound(Exception):  # noqa: N818 - a result, like a refusal of the rules
    """There is no such game, or the game has no such version."""


class Stale(Exception):  # noqa: N818 - a result
    """The game is not at the version the caller expected."""

    def __init__(self, current: int) -> None:
        super().__init__(f"the game is at version {current}")
        self.current = current


class CommandIdReused(Exception):  # noqa: N818 - a result
    """The actor has already posted another command with the same command id."""


class WriteConflict(Exception):  # noqa: N818 - a result
    """Another writer was first, more often than we retry."""


class NotReplicated(Exception):  # noqa: N818 - a result
    """Too few replicas have the change in time. It may have been stored all the same."""

    def __init__(self, reached: int, wanted: int) -> None:
        super().__init__(f"{reached} of {wanted} replicas have it")


class Unreadable(Exception):  # noqa: N818 - a result
    """This build cannot read a record: it lacks the title or the rules version, or the record is damaged."""


class ArchiveUnavailable(Exception):  # noqa: N818 - a result
    """The file of an archived game cannot be read or written now."""

"""The result of a measurement: the figure, its ceiling and its target."""

import msgspec


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the table."""

    name: str
    about: str
    value: float
    unit: str
    ceiling: float | None = None
    """The best that this machine reaches in the same run, in the same unit."""
    ceiling_about: str = ""
    compared: float
    """What is compared with the target: the ratio to the ceiling, or the value itself."""
    target: float
    at_most: bool = False
    """Whether less is better."""
    note: str = ""

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.compared <= self.target if self.at_most else self.compared >= self.target

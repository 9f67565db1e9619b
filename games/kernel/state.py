"""The state of play as the kernel knows it: a type variable for the title's own type, and module slices."""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

T = TypeVar("T")


class PlayState(Protocol):
    """What the state of every title has: the name of the current step, and its round (0 in the setup)."""

    @property
    def step(self) -> str: ...

    @property
    def round(self) -> int: ...


if TYPE_CHECKING:
    import typing_extensions

    # With a default, code that works for any title can write `Rules` where a title writes `Rules[State]`.
    S = typing_extensions.TypeVar("S", bound=PlayState, default=Any)
else:
    S = TypeVar("S")


def slice_reader(key: str, kind: type[T]) -> Callable[[PlayState], T]:
    """A function that returns a module's slice of the state: the field named after the module's key."""
    return attrgetter(key)

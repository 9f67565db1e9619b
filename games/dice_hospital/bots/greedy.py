"""placeholder"""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.messages import Command


def greedy(_view: Any, legal: Sequence[Command], below: Callable[[int], int]) -> Command:
    return legal[below(len(legal))]

"""A bot that takes any legal command."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel.messages import Command


def random(_view: Any, legal: Sequence[Command], below: Callable[[int], int]) -> Command:
    """Any legal command, all equally likely."""
    return legal[below(len(legal))]

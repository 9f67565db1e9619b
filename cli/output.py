"""Printing for people who may not read to the end, on terminals that may not know every letter."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper


@contextmanager
def while_read() -> Iterator[None]:
    """Print as long as anybody reads; what follows does not depend on it."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read along has seen enough; Python must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def any_letter() -> None:
    """Print what the terminal's encoding lacks as escapes instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")

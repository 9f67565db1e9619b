"""Output on the terminal, and the error that ends a command with a message."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper


class CliError(Exception):
    """The command cannot continue. The message says what to do."""


@contextmanager
def ignore_broken_pipe() -> Iterator[None]:
    """Print, and stop quietly if the reader (such as `head`) closes the pipe."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # Otherwise Python complains when it flushes standard output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def escape_unencodable() -> None:
    """Print characters that the terminal's encoding lacks as escapes instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def printable(text: object) -> str:
    """Text without characters that could control the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in str(text))

"""Loads Lua scripts. Each one is in the folder of the Python file that runs it."""

from functools import cache
from pathlib import Path


@cache
def lua_script(beside: str, name: str) -> str:
    """The source of a script; `beside` is the `__file__` of the caller."""
    return Path(beside).with_name(f"{name}.lua").read_text(encoding="utf-8")

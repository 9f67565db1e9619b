"""The Lua scripts, which lie beside the modules that call them."""

from functools import cache
from pathlib import Path


@cache
def script(name: str) -> str:
    """The source of a script of this package."""
    return Path(__file__).with_name(f"{name}.lua").read_text(encoding="utf-8")

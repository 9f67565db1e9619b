"""Applies the patches of a replay one after the other, as a viewer does: without copying the view."""

from collections.abc import Iterable, Iterator
from typing import Any


def views(first: Any, steps: Iterable[dict[str, Any]]) -> Iterator[Any]:
    """The view after each step. It changes with the next one."""
    root = {"": first}
    for step in steps:
        for change in step["patch"]:
            _apply(root, change)
        yield root[""]


def _apply(root: dict[str, Any], change: dict[str, Any]) -> None:
    *way, last = (part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/"))
    parent: Any = root
    for part in way:
        parent = parent[int(part) if isinstance(parent, list) else part]
    key: Any = int(last) if isinstance(parent, list) else last
    if change["op"] == "remove":
        del parent[key]
    elif change["op"] == "add" and isinstance(parent, list):
        parent.insert(key, change["value"])
    else:
        parent[key] = change["value"]

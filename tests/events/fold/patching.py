"""Applies a JSON Patch (RFC 6902) as any client would: add, remove and replace, in order."""

import copy
from collections.abc import Iterable
from typing import Any


def patched(value: Any, changes: Iterable[dict[str, Any]]) -> Any:
    """The value after the changes; fails if what a change says was there is not."""
    root = {"": copy.deepcopy(value)}
    for change in changes:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in ("" + change["path"]).split("/")]
        parent: Any = root
        for part in way:
            parent = parent[int(part)] if isinstance(parent, list) else parent[part]
        key: Any = int(last) if isinstance(parent, list) else last
        if change["op"] != "add":
            assert parent[key] == change["old"], change
        match change["op"]:
            case "add" if isinstance(parent, list):
                parent.insert(key, change["value"])
            case "add":
                assert key not in parent
                parent[key] = change["value"]
            case "replace":
                parent[key] = change["value"]
            case "remove":
                del parent[key]
            case _:
                raise AssertionError(change)
    return root[""]

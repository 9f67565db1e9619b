"""The contract that released clients rely on, without its texts. `make baseline` writes it anew.

Write it only when you add to the contract, or when you break it on purpose and say so in the changelog.
"""

import sys
from pathlib import Path
from typing import Any

import yaml

FILE = Path(__file__).with_name("baseline.yaml")
CONTRACT = Path(__file__).parents[3] / "openapi.yaml"
_TEXTS = ("description", "summary", "example", "examples", "tags", "links", "x-rate-limit")


def without_texts(contract: dict[str, Any]) -> dict[str, Any]:
    """Return a contract with only what programs rely on."""
    codes = contract["components"]["schemas"]["ProblemCode"]["examples"]
    made: dict[str, Any] = _strip({"paths": contract["paths"], "components": contract["components"]})
    made["components"]["schemas"]["ProblemCode"]["examples"] = codes
    return made


def _strip(part: Any, names: bool = False) -> Any:
    """Return a part of a contract without its texts; keys that are names of fields all stay."""
    if isinstance(part, list):
        return [_strip(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: _strip(value, names=key in ("properties", "mapping") and not names)
        for key, value in part.items()
        if names or key not in _TEXTS
    }


def load(path: Path) -> dict[str, Any]:
    """Return a contract or a baseline."""
    found: dict[str, Any] = yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader)
    return found


if __name__ == "__main__":
    yaml.dump(without_texts(load(CONTRACT)), sys.stdout, Dumper=yaml.CSafeDumper, width=110)

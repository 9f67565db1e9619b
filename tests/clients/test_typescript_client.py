"""The TypeScript client without Node: its size, and declarations for every operation."""

import json
import re

from tests.e2e.running import ROOT

FOLDER = ROOT / "clients" / "typescript"
GENERATED = ("operations.js",)


def test_every_operation_is_declared() -> None:
    """The compiler writes the declarations: run `npm run types` in clients/typescript."""
    methods = re.findall(r"^  (\w+)\(.*\) \{$", (FOLDER / "src/operations.js").read_text(), re.MULTILINE)
    declared = re.findall(r"^    (\w+)\(", (FOLDER / "types/operations.d.ts").read_text(), re.MULTILINE)
    assert declared == methods
    assert "createGame" in methods


def test_the_library_is_small() -> None:
    sources = [path for path in (FOLDER / "src").iterdir() if path.name not in GENERATED]
    assert sum(len(path.read_text().splitlines()) for path in sources) < 800


def test_the_package_has_what_it_exports() -> None:
    package = json.loads((FOLDER / "package.json").read_text())
    for path in package["exports"]["."].values():
        assert (FOLDER / path).exists()
        assert path.split("/")[1] in package["files"]

"""The shape of the code: imports go one way, files stay small."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "games": {"games"},
    "tournaments": {"tournaments", "games"},
    "events": {"events", "tournaments", "games"},
    "service": {"service", "events", "tournaments", "games"},
    "workers": {"workers", "events", "tournaments", "games"},
    "cli": {"cli", "workers", "events", "tournaments", "games"},
}
OWN = {*ALLOWED, "bench", "docs", "tests"}
LONGEST = 300
FULLEST = 12

LAYERS: dict[str, dict[str, set[str]]] = {
    "tournaments": {
        "settings": set(),
        "settings_check": {"settings"},
        "new_games": {"settings"},
        "messages": {"settings"},
        "state": {"settings", "messages"},
        "pairing": {"settings"},
        "ratings": {"settings", "state"},
        "standings": {"settings", "messages", "state", "pairing"},
        "words": {"settings", "messages", "standings"},
        "evolve": {"settings", "messages", "state"},
        "timetable": {"settings", "state"},
        "draw": {"settings", "messages", "state", "pairing", "standings"},
        "decide": {
            *("settings", "settings_check", "new_games", "messages", "state", "pairing", "standings"),
            *("evolve", "timetable", "draw"),
        },
        "due": {"state", "timetable", "decide"},
        "tournament": {"settings_check", "messages", "state", "evolve", "decide", "due"},
    },
    "events": {
        "errors": set(),
        "settings": set(),
        "known_types": set(),
        "redis": {"errors", "settings"},
        "log": {"errors", "settings", "known_types", "redis"},
        "archive": {"errors", "settings", "redis", "log"},
        "submit": {"errors", "settings", "redis", "log"},
        "local_records": {"log"},
        "bulk": {"errors", "settings", "redis", "log"},
        "advice": {"errors", "settings", "redis", "log"},
        "notices": {"errors", "settings", "redis", "log"},
        "webhooks": {"errors", "settings", "redis", "log", "notices"},
        "fold": {"errors", "settings", "known_types", "redis", "log", "local_records", "archive", "notices"},
        "undo": {"errors", "settings", "redis", "log", "fold"},
        "decide_clock": {"errors", "settings", "redis", "log", "fold"},
        "bot_choice": {"fold"},
        "decide": {"errors", "settings", "redis", "log", "fold", "undo", "decide_clock"},
        "export": {"errors", "settings", "redis", "log", "fold", "undo", "decide"},
        "monitoring": {"errors", "settings", "redis", "log"},
        "audit": {"errors", "settings", "redis", "log", "fold", "undo", "bot_choice", "decide", "export"},
        "heads": {"errors", "settings", "redis", "log", "fold", "undo", "decide", "export", "audit"},
        "tournaments": {"errors", "settings", "redis", "log", "submit", "notices", "fold"},
        "bundle": {
            "errors",
            "settings",
            "redis",
            "log",
            "fold",
            "undo",
            "decide",
            "export",
            "audit",
            "tournaments",
        },
        "projections": {
            *("errors", "settings", "redis", "log", "archive", "notices", "fold", "undo", "decide", "heads"),
            "tournaments",
        },
        "ratings": {"redis", "log", "fold", "tournaments", "heads", "projections"},
        "execute": {"errors", "settings", "redis", "log", "submit", "fold", "undo", "decide"},
        "actions": {"errors", "settings", "redis", "log", "fold", "undo", "decide_clock", "decide"},
    },
    "service": {
        "current_request": set(),
        "responses": set(),
        "requests": {"current_request", "responses"},
        "server": {"responses", "requests"},
        "monitoring": {"responses", "requests"},
        "auth": {"current_request", "responses", "requests", "monitoring"},
        "streaming": {"current_request", "responses", "requests", "monitoring", "auth"},
        "audit_pool": {"responses"},
        "native_threads": set(),
        "background_thread": set(),
        "replays": {"responses", "requests", "audit_pool"},
        "contract": {"responses", "requests"},
        "web": {"responses", "requests"},
        "context": {"monitoring", "auth", "streaming", "audit_pool", "contract", "web"},
        "routes": {
            *("current_request", "responses", "requests", "monitoring", "auth", "streaming"),
            *("audit_pool", "replays", "contract", "web", "context"),
        },
        "pages": {"responses", "requests", "contract", "context"},
        "generate": {"contract", "routes"},
        "http": {
            *("current_request", "responses", "requests", "monitoring", "auth", "streaming"),
            *("audit_pool", "native_threads", "background_thread", "replays", "server"),
            *("contract", "web", "context", "routes", "pages"),
        },
    },
    "cli": {
        "output": set(),
        "http_client": set(),
        "run": {"output"},
        "replay": {"output"},
        "archive": {"output"},
        "audit_command": {"output"},
        "rebuild_command": {"output"},
        "ratings_command": {"output"},
        "tournament": {"output"},
        "demo": {"output", "http_client", "run"},
        "load": {"output", "http_client"},
        "main": {
            *("output", "run", "replay", "audit_command", "rebuild_command", "ratings_command"),
            *("archive", "tournament", "demo", "load"),
        },
    },
}
"""The layers of a package (its folders and top-level files), lowest first, and the layers each may import."""


def files(*packages: str) -> list[Path]:
    found = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    assert found
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@cache
def imported(path: Path) -> frozenset[str]:
    """The top-level packages a file imports, wherever in the file it does."""
    found = set[str]()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found.update(name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add((node.module or "").partition(".")[0])
    return frozenset(found)


@cache
def imported_modules(path: Path) -> frozenset[str]:
    """The dotted names a file imports, also those behind TYPE_CHECKING or inside a function."""
    found = set[str]()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return frozenset(found)


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").parts[1]


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_go_one_way(package: str) -> None:
    astray = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files(package)
        for name in imported(path)
        if name in OWN - ALLOWED[package]
    }
    assert astray == set()


@pytest.mark.parametrize("package", LAYERS)
def test_imports_between_layers_go_one_way(package: str) -> None:
    layers = LAYERS[package]
    astray = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in files(package)
        for name in imported_modules(path)
        if name.startswith(f"{package}.")
        if name.split(".")[1] not in {layer_of(path), *layers.get(layer_of(path), set())}
    }
    assert astray == set()


@pytest.mark.parametrize("package", LAYERS)
def test_the_table_of_layers_is_complete_and_has_no_cycle(package: str) -> None:
    here = {layer_of(path) for path in files(package)} - {"__init__"}
    assert here == set(LAYERS[package])
    below = set[str]()
    for layer, uses in LAYERS[package].items():
        assert uses <= below, f"{layer} uses layers above it: {uses - below}"
        below.add(layer)


def test_only_requests_and_the_contract_use_marshmallow() -> None:
    allowed = {"requests", "contract"}
    users = {path for path in files("service") if "marshmallow" in imported(path)}
    assert {str(path.relative_to(ROOT)) for path in users if layer_of(path) not in allowed} == set()


def test_what_gunicorn_loads_before_gevent_patches_the_sockets_uses_none() -> None:
    """Only `_socket`, which gevent leaves alone, and nothing that imports the patched modules."""
    loaded, found = [ROOT / "service/server/web_worker.py"], set[Path]()
    while loaded:
        path = loaded.pop()
        found.add(path)
        names = {name.rpartition(".")[0] for name in imported_modules(path) if name.partition(".")[0] in OWN}
        loaded += {ROOT / f"{name.replace('.', '/')}.py" for name in names} - found
    assert len(found) > 8
    used = {name for path in found for name in imported(path)}
    assert used & {"socket", "ssl", "select", "threading", "subprocess", "flask", "redis", "logging"} == {
        "logging"
    }


def test_no_folder_is_full() -> None:
    counts = Counter(path.parent.relative_to(ROOT) for path in layered_files())
    assert {str(folder): count for folder, count in counts.items() if count > FULLEST} == {}


def test_no_two_files_have_the_same_name() -> None:
    counts = Counter(path.name for path in layered_files() if path.name != "__main__.py")
    assert {name for name, count in counts.items() if count > 1} == set()


def layered_files() -> list[Path]:
    return [path for path in files("events", "service", "workers", "cli") if path.name != "__init__.py"]


def test_every_folder_says_what_belongs_there_and_what_does_not() -> None:
    for folder in {path.parent for path in layered_files()}:
        text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text())) or ""
        belongs, _, does_not = text.partition("\n\n")
        assert belongs, folder
        assert does_not, f"{folder}: say in a second paragraph what does not belong there"


def test_no_file_is_long_but_tables_of_data() -> None:
    long = {
        str(path.relative_to(ROOT))
        for path in files(*OWN)
        if "data" not in path.relative_to(ROOT).parts and len(path.read_text().splitlines()) > LONGEST
    }
    assert long == set()


def test_every_module_says_what_it_is() -> None:
    silent = {
        str(path.relative_to(ROOT))
        for path in files(*OWN - {"tests"})
        if path.read_text().strip() and not ast.get_docstring(parsed(path))
    }
    assert silent == set()


@pytest.mark.parametrize("title", [path.parent.name for path in sorted((ROOT / "games").glob("*/types.py"))])
def test_titles_use_the_kernel_with_their_own_state(title: str) -> None:
    """The kernel's own names would let any state pass the type checker."""
    typed = {"Rules", "Context", "Handler", "Step", "Module"}
    astray = {
        f"{path.relative_to(ROOT)}: {name.name}"
        for path in files(f"games/{title}")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and node.module in ("games.kernel.rules", "games.kernel.module")
        for name in node.names
        if name.name in typed
    }
    assert astray == set()

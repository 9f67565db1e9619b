"""The paths in docs/architecture.md: the files that a request passes, in the order of their first call."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from tests.service.conftest import Api

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "architecture.md").read_text()


def drawn(name: str) -> list[str]:
    """The files of a path on the page, each where it is first called."""
    block = PAGE.partition(f"<!-- path: {name} -->\n```\n")[2].partition("```")[0]
    return [*dict.fromkeys(line.split()[0] for line in block.splitlines())]


def called(request: Callable[[], object]) -> list[str]:
    """The files of the program that a request calls, in the order of their first call."""
    found: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT):
            found.setdefault(path.relative_to(ROOT).as_posix())

    sys.setprofile(note)
    try:
        request()
    finally:
        sys.setprofile(None)
    return [*found]


@pytest.fixture
def game(api: Api) -> tuple[Api, str]:
    ann, bob = api.player("Ann"), api.player("Bob")
    game = ann.create()
    bob.command(game, "join")
    ann.command(game, "start")
    return ann, game


def test_a_command_takes_the_path_that_is_drawn(game: tuple[Api, str]) -> None:
    ann, id_ = game
    files = called(lambda: ann.command(id_, "roll", headers={"Idempotency-Key": "k"}))
    assert [file for file in files if file in drawn("command")] == drawn("command")


def test_a_read_takes_the_path_that_is_drawn(game: tuple[Api, str]) -> None:
    ann, id_ = game
    files = called(lambda: ann.read(id_))
    assert [file for file in files if file in drawn("read")] == drawn("read")


def test_every_file_and_folder_on_the_page_exists() -> None:
    files = re.findall(r"(?:service|events|workers|games|tests|cli)/[\w/.]*\w\.(?:py|lua)", PAGE)
    assert len(files) > 40
    assert [file for file in files if not (ROOT / file).exists()] == []
    tree = PAGE.partition("## Folders\n\n```\n")[2].partition("```")[0]
    parents: list[str] = []
    for line in tree.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        parents[depth:] = [line.split()[0]]
        assert (ROOT / "".join(parents)).is_dir(), line

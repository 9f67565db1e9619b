"""The first game of the README works when it is pasted into a shell."""

import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.playing import offered
from tests.e2e.running import ROOT, Wardbook

NO_MOVES = {"resign", "undo", "redo"}
STATUS = """\nget games/$game | show 'it["status"]'\n"""
LAST_ROUND = 8


def blocks(wardbook: Wardbook) -> tuple[str, str]:
    """What the README has for a shell: the first move, and the rest of the game."""
    readme = (ROOT / "README.md").read_text()
    for there, here in (
        ("http://127.0.0.1:8000", wardbook.url),
        (".venv/bin/wardbook", shlex.join(wardbook.command())),
    ):
        assert there in readme
        readme = readme.replace(there, here)
    first_move, play_on = re.findall(r"```bash\n(.*?)```", readme, re.DOTALL)
    return first_move, play_on


def paste(wardbook: Wardbook, folder: Path, script: str) -> list[str]:
    """The lines that a shell prints."""
    shell = subprocess.run(
        ["bash"],
        input=script,
        env=wardbook.environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (shell.returncode, shell.stderr) == (0, "")
    return shell.stdout.splitlines()


def check_first_move(lines: list[str]) -> None:
    _awaiting, moves, events, status = lines
    assert (bool(json.loads(moves)), bool(json.loads(events)), status) == (True, True, "playing")


def check_end(lines: list[str], folder: Path) -> list[dict[str, Any]]:
    """The game is finished and sound; the commands in its record."""
    assert json.loads(lines[0])
    assert "SOUND" in "".join(lines)
    _, *records, footer, _names = map(json.loads, (folder / "game.jsonl").read_text().splitlines())
    assert footer["result"]["status"] == "finished"
    commands = [record["entry"]["command"] for record in records]
    assert not NO_MOVES & {command["type"] for command in commands}
    return commands


def test_the_first_game_works_when_pasted(shared_wardbook: Wardbook, tmp_path: Path) -> None:
    """The rounds in between are played faster than a shell can."""
    first_move, play_on = blocks(shared_wardbook)
    *lines, known = paste(shared_wardbook, tmp_path, first_move + STATUS + "echo $key $game\n")
    check_first_move(lines)
    key, game = known.split()
    ada = shared_wardbook.client(key)
    path = f"/v1/games/{game}"
    while ada.get(path)["view"]["round"] < LAST_ROUND:
        if moves := offered(ada, path):
            ada.post(f"{path}/commands", moves[0])
    before = ada.get(path)["version"]
    names, _ = first_move.split("\n\n", 1)
    lines = paste(shared_wardbook, tmp_path, f"{names}\nkey={key} game={game}\n{play_on}")
    assert len(check_end(lines, tmp_path)) > before


@pytest.mark.soak
def test_the_whole_first_game_works_when_pasted(shared_wardbook: Wardbook, tmp_path: Path) -> None:
    first_move, play_on = blocks(shared_wardbook)
    lines = paste(shared_wardbook, tmp_path, first_move + STATUS + play_on)
    check_first_move(lines[:4])
    check_end(lines[4:], tmp_path)

"""The first game of the README works when it is pasted into a shell."""

import json
import re
import shlex
import subprocess
from pathlib import Path

from tests.e2e.running import ROOT, Wardbook

NO_MOVES = {"resign", "undo", "redo"}
STATUS = """\nget games/$game | show 'it["status"]'\n"""


def test_the_first_game_works_when_pasted(shared_wardbook: Wardbook, tmp_path: Path) -> None:
    blocks = re.findall(r"```bash\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    first_move, play_on = blocks
    script = first_move + STATUS + play_on
    for there, here in (
        ("http://127.0.0.1:8000", shared_wardbook.url),
        (".venv/bin/wardbook", shlex.join(shared_wardbook.command())),
    ):
        assert there in script
        script = script.replace(there, here)
    shell = subprocess.run(
        ["bash"],
        input=script,
        env=shared_wardbook.environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (shell.returncode, shell.stderr) == (0, "")
    _awaiting, moves, events, status, _standings, *_ = shell.stdout.splitlines()
    assert (bool(json.loads(moves)), bool(json.loads(events)), status) == (True, True, "playing")
    assert "SOUND" in shell.stdout
    _, *records, footer, _names = map(json.loads, (tmp_path / "game.jsonl").read_text().splitlines())
    assert footer["result"]["status"] == "finished"
    assert not NO_MOVES & {record["entry"]["command"]["type"] for record in records}

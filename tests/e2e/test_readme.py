"""The first game of the README works when it is pasted into a shell."""

import re
import shlex
import subprocess
from pathlib import Path

from tests.e2e.running import ROOT, Wardbook

NEVER = ("resign", "undo", "redo")


def test_the_first_game_works_when_pasted(wardbook: Wardbook, tmp_path: Path) -> None:
    wardbook.start()
    block = re.search(r"```bash\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert block
    script = block[1]
    for there, here in (
        ("http://127.0.0.1:8000", wardbook.url),
        (".venv/bin/wardbook", shlex.join(wardbook.command())),
    ):
        assert there in script
        script = script.replace(there, here)
    shell = subprocess.run(
        ["bash", "-c", f"{script}\necho $game $key"],
        env=wardbook.environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert shell.returncode == 0, shell.stderr
    assert "SOUND" in shell.stdout
    assert shell.stderr == ""
    game, key = shell.stdout.split()[-2:]
    player = wardbook.client(key)
    assert player.get(f"/v1/games/{game}")["status"] == "finished"
    records = player.get(f"/v1/games/{game}/records?limit=1000")["records"]
    assert not [record for record in records if record["command"]["type"] in NEVER]

"""The demo plays to the end, shows every round and leaves nothing behind."""

import re

import pytest

from cli.main import main
from tests.e2e.running import Wardbook


def check_shown(text: str) -> None:
    """Fail unless every round of a game for two is shown, its end, and the hash of its last record."""
    assert re.findall(r"^Round (\d)$", text, re.MULTILINE) == [str(n) for n in range(1, 9)]
    assert len(re.findall(r"discharged .* points,.* in total,.* fatalities$", text, re.MULTILINE)) == 16
    assert "The game is finished." in text
    assert re.search(r"\d+ records; hash of the last one: [0-9a-f]{64}$", text.strip())


def test_the_demo_plays_on_a_running_service(
    shared_wardbook: Wardbook, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--players", "2", "--url", shared_wardbook.url]) == 0
    shown = capsys.readouterr().out
    check_shown(shown)
    game = re.search(r"game ([0-9a-f]+);", shown)
    head = re.search(r"hash of the last one: ([0-9a-f]{64})", shown)
    assert game
    assert head
    spectator = shared_wardbook.client()
    path = f"/v1/games/{game[1]}"
    version = spectator.get(path)["version"]
    last = spectator.get(f"{path}/records?after={version - 1}")["records"]
    assert [record["hash"] for record in last] == [head[1]]


@pytest.mark.soak
def test_the_demo_starts_a_service_of_its_own(wardbook: Wardbook) -> None:
    shown = wardbook.run("demo", "--players", "2")
    assert shown.returncode == 0, shown.stderr
    check_shown(shown.stdout)

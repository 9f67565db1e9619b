"""The demo plays to the end, shows every round and leaves nothing behind."""

import re

from tests.e2e.running import Wardbook


def test_the_demo_starts_a_service_of_its_own_and_shows_the_whole_game(wardbook: Wardbook) -> None:
    shown = wardbook.run("demo", "--players", "2")
    assert shown.returncode == 0, shown.stderr
    assert re.findall(r"^Round (\d)$", shown.stdout, re.MULTILINE) == [str(n) for n in range(1, 9)]
    assert (
        len(re.findall(r"discharged .* points,.* in total,.* fatalities$", shown.stdout, re.MULTILINE)) == 16
    )
    assert "The game is finished." in shown.stdout
    assert re.search(r"\d+ records; hash of the last one: [0-9a-f]{64}$", shown.stdout.strip())


def test_the_demo_plays_on_a_running_service(wardbook: Wardbook) -> None:
    wardbook.start()
    shown = wardbook.run("demo", "--players", "2", "--url", wardbook.url)
    assert shown.returncode == 0, shown.stderr
    game = re.search(r"game ([0-9a-f]+);", shown.stdout)
    head = re.search(r"hash of the last one: ([0-9a-f]{64})", shown.stdout)
    assert game
    assert head
    spectator = wardbook.client()
    path = f"/v1/games/{game[1]}"
    version = spectator.get(path)["version"]
    last = spectator.get(f"{path}/records?after={version - 1}")["records"]
    assert [record["hash"] for record in last] == [head[1]]

"""`wardbook audit --bots`: computes every choice of the bots again."""

from pathlib import Path

import pytest
import redis

from cli.main import main
from events.bot_choice import choose_command
from events.execute import create, execute
from events.fold.store import Store
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.titles import TITLES
from tests.events.exports import PLAYERS, lines_of
from workers.turns.play import awaited_bot, due_job, play_on


def test_one_exchanged_command_is_found(
    client: redis.Redis, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, path = Store(client, TITLES), tmp_path / "game.jsonl"
    seats = (SeatOffer(kind="bot", bot="easy"),) * 2
    game = create(store, PLAYERS[0], CreateGame(title="dice-hospital", seats=seats)).folded.id
    folded = execute(store, game, PLAYERS[0], Start()).folded
    exchanged = None
    while job := due_job(folded):
        seat = awaited_bot(folded)
        if folded.version > 60 and exchanged is None and seat is not None:
            bot, chosen = Actor(kind="bot", seat=seat), choose_command(folded, seat, store.seed(folded))
            others = [each for each in folded.game.legal(folded.table, bot) if each != chosen]
            if others:
                exchanged = execute(store, game, bot, others[0]).version
        else:
            play_on(store, game, folded.version, job, max_commands=5)
        folded = store.load(game)
    path.write_bytes(b"".join(lines_of(store, folded)))
    assert main(["audit", str(path)]) == 0
    assert main(["audit", str(path), "--bots"]) == 1
    told = capsys.readouterr().out
    assert f"version {exchanged}: bot_choice_differs" in told

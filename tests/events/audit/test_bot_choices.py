"""The audit of what bots chose: every choice is computed again from the seed."""

from types import SimpleNamespace

import pytest
import redis

from events import execute as execute_module
from events.audit import Verdict, audit
from events.bot_choice import choose_command
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from tests.events.exports import PLAYERS, SIGNER, lines_of
from tests.market.title import TITLES
from workers.turns.play import awaited_bot, due_job, play_on

KEYS = (SIGNER.public,)
SEATS = (SeatOffer(kind="bot", bot="medium"), SeatOffer(kind="bot", bot="easy"))


@pytest.fixture
def store(client: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store whose games have the same draws every time."""
    monkeypatch.setattr(execute_module, "secrets", SimpleNamespace(token_bytes=lambda count: b"s" * count))
    return Store(client, TITLES)


def play(store: Store, exchanged_at: int | None = None) -> FoldedGame:
    """A game of bots. At one of its versions a bot sends a legal command that it does not choose."""
    game = create(store, PLAYERS[0], CreateGame(title="market", seats=SEATS)).folded.id
    folded = execute(store, game, PLAYERS[0], Start()).folded
    while job := due_job(folded):
        if folded.version == exchanged_at:
            folded = exchange(store, folded)
        else:
            play_on(store, game, folded.version, job, max_commands=1)
            folded = store.load(game)
    return folded


def exchange(store: Store, folded: FoldedGame) -> FoldedGame:
    seat = awaited_bot(folded)
    assert seat is not None
    bot = Actor(kind="bot", seat=seat)
    chosen = choose_command(folded, seat, store.seed(folded))
    other = next(each for each in folded.game.legal(folded.table, bot) if each != chosen)
    return execute(store, folded.id, bot, other).folded


def verdict_on(store: Store, folded: FoldedGame, bots: bool = True) -> Verdict:
    return audit(lines_of(store, folded), TITLES, KEYS, bots=bots)


def test_bots_that_made_all_their_choices(store: Store) -> None:
    verdict = verdict_on(store, play(store))
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert "bots_checked" in {note.code for note in verdict.notes}


def test_a_choice_that_was_exchanged_for_another_legal_one(store: Store) -> None:
    folded = play(store, exchanged_at=4)
    assert folded.table.status == "finished"
    assert verdict_on(store, folded, bots=False).verdict == "sound"
    verdict = verdict_on(store, folded)
    assert verdict.verdict == "unsound"
    assert [(found.code, found.version) for found in verdict.findings] == [("bot_choice_differs", 5)]


def test_without_the_seed_nothing_is_computed_again(store: Store) -> None:
    game = create(store, PLAYERS[0], CreateGame(title="market", seats=SEATS)).folded.id
    folded = execute(store, game, PLAYERS[0], Start()).folded
    play_on(store, game, folded.version, "bot", max_commands=2)
    verdict = verdict_on(store, store.load(game))
    assert verdict.findings == ()
    assert "bots_unchecked" in {note.code for note in verdict.notes}

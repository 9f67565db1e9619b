"""Games that become too long: what is refused, how they end, and that all of it can be audited."""

from typing import Any

import msgspec
import pytest
import redis

from events.actions import available_commands
from events.audit import audit
from events.execute import create, execute
from events.export.file_format import MAX_EXPORT_BYTES
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.log import record as limits
from games.clinic.commands import SelectAction
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Leave
from games.kernel.table.table import CreateGame, GameAbandoned, SeatOffer, TurnClock
from games.kernel.table.undo import Redo, Undo
from games.titles import TITLES as SHIPPED
from tests.events.exports import SIGNER, lines_of
from tests.events.undo.market_games import card, give, history, refused, rolled
from tests.events.undo.test_reach import choosing, wavering
from tests.players import ANN, BOB, SERVICE


def verdict(store: Store, game: str) -> Any:
    return audit(lines_of(store, store.load(game)), store.titles, (SIGNER.public,))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of 16 records, and of 12 records with undo."""
    monkeypatch.setattr(limits, "MAX_RECORDS", 16)
    monkeypatch.setattr(limits, "MAX_UNDO_RECORDS", 12)


def back_and_forth(store: Store) -> FoldedGame:
    """A game in which Ann undid and redid until she was refused."""
    before = rolled(store, "own")
    folded = give(store, before.id, (ANN, card(before, 0)))
    while folded.version < 12:
        folded = give(store, folded.id, (ANN, Undo()), (ANN, Redo()))
    return folded


@pytest.mark.usefixtures("short")
def test_undo_and_redo_end_before_the_game_has_to(store: Store) -> None:
    folded = back_and_forth(store)
    assert refused(store, folded.id, ANN, Undo()) == "game_too_long"
    assert history(store, folded, ANN) == []
    folded = give(store, folded.id, (BOB, card(folded, 1)))
    assert folded.game.awaiting(folded.table).job == "scoring"
    due = folded.game.rules.due_command(folded.table.play)
    assert due is not None
    execute(store, folded.id, SERVICE, due)
    assert verdict(store, folded.id).verdict == "sound"


@pytest.mark.usefixtures("short")
def test_a_full_record_ends_the_game(client: redis.Redis) -> None:
    store = Store(client, SHIPPED)
    folded = choosing(store, "own")
    while folded.version < 15:
        folded = wavering(store, folded.id, ANN, 1)
    outcome = execute(store, folded.id, ANN, folded.game.rules.legal(folded.table.play, 0)[0])
    assert outcome.events[-1] == GameAbandoned("record_full")
    assert (outcome.version, outcome.folded.table.status) == (16, "abandoned")
    assert refused(store, folded.id, BOB, SelectAction("hire")) == "wrong_status"
    found = verdict(store, folded.id)
    assert (found.verdict, [note.code for note in found.notes if note.code == "abandoned"]) == (
        "sound",
        ["abandoned"],
    )


@pytest.mark.usefixtures("short")
def test_who_joins_and_leaves_for_ever_is_refused(store: Store) -> None:
    game = create(store, ANN, CreateGame("market", (SeatOffer(),) * 2)).folded.id
    while (folded := give(store, game, (BOB, Join()), (BOB, Leave()))).version < 12:
        pass
    assert refused(store, game, BOB, Join()) == "game_too_long"
    assert Join() not in available_commands(store, folded, BOB)
    assert give(store, game, (ANN, Leave())).table.status == "abandoned"


def test_the_bytes_of_a_game_are_bounded_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = rolled(store, "own")
    assert folded.size == sum(len(stored.entry) for stored in store.stored_records(folded.id, folded.version))
    monkeypatch.setattr(limits, "MAX_UNDO_BYTES", folded.size)
    assert refused(store, folded.id, ANN, Undo()) == "game_too_long"
    monkeypatch.setattr(limits, "MAX_GAME_BYTES", folded.size + 2 * limits.MAX_RECORD_BYTES - 1)
    assert give(store, folded.id, (ANN, card(folded, 0))).table.status == "abandoned"


def test_a_record_that_is_too_large_is_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("events.submit.MAX_RECORD_BYTES", 600)
    with pytest.raises(Illegal, match="record_too_large"):
        create(store, ANN, CreateGame("market", (SeatOffer(),) * 2, clock=TurnClock(60)))


def test_every_export_fits_an_upload() -> None:
    around = len(b'{"entry":,"hash":""}\n') + 64
    ends = 4 * limits.MAX_RECORD_BYTES
    assert limits.MAX_GAME_BYTES + limits.MAX_RECORDS * around + ends < MAX_EXPORT_BYTES


def test_the_records_of_undo_and_redo_stay_small(store: Store) -> None:
    """Whatever they take back; one entry names the moves of all."""
    before = rolled(store, "free")
    folded = give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)))
    sizes = set()
    for _ in range(20):
        for command in (Undo(3), Redo()):
            size = folded.size
            folded = give(store, before.id, (ANN, command))
            sizes.add(folded.size - size)
    assert max(sizes) - min(sizes) < 60
    assert verdict(store, before.id).verdict == "sound"


def test_an_audit_folds_no_move_again_for_an_undo_of_everything(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo all and redo all in a loop: only the records themselves are decided."""
    store = Store(client, SHIPPED)
    before = choosing(store, "free")
    folded = wavering(store, before.id, ANN, 30)
    for _ in range(20):
        folded = give(store, folded.id, (ANN, Undo(before.version)), (ANN, Redo()))
    game: Any = type(folded.game)
    counts = {"move": 0, "evolve": 0}
    rules = type(folded.game.rules)

    def counting(kind: Any, name: str) -> Any:
        real = getattr(kind, name)

        def counted(*given: Any) -> Any:
            counts[name] += 1
            return real(*given)

        return counted

    for kind, name in ((game, "move"), (rules, "evolve")):
        monkeypatch.setattr(kind, name, counting(kind, name))
    lines = lines_of(store, folded)
    assert audit(lines, SHIPPED, (SIGNER.public,)).verdict == "sound"
    events = sum(len(msgspec.json.decode(line)["entry"]["events"]) for line in lines[1:-1])
    assert counts["move"] == 0
    assert counts["evolve"] <= 2 * events

"""How much is folded without a pause, and how often: a long game must not stop other requests."""

from collections.abc import Callable
from typing import Any

import pytest
import redis

from events.execute import execute
from events.fold import loader, snapshots
from events.fold.folded_game import FoldedGame, fold_tail, walk
from events.fold.store import Store
from events.undo.branches import branches
from games.kernel.refusal import Illegal
from games.kernel.table.corrections import Correct, Void
from games.kernel.table.table import Actor
from games.kernel.table.undo import Redo, Undo
from tests.events.undo.market_games import card, give, rolled
from tests.market.title import TITLES
from tests.players import ANN

ORGANIZER = Actor(kind="organizer", id="olga")
SLICE, PAGE, SNAPSHOT_EVERY = 8, 20, 16


class Work:
    """Counts the records folded since the last pause, and altogether."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at_once = self.most = self.total = 0

        def counted(fold: Any) -> Any:
            return lambda folded, tail: fold(folded, self._counting(tail))

        monkeypatch.setattr(loader, "fold_tail", counted(fold_tail))
        monkeypatch.setattr(loader, "walk", counted(walk))

    def _counting(self, tail: Any) -> Any:
        for stored in tail:
            self.at_once += 1
            self.total += 1
            self.most = max(self.most, self.at_once)
            yield stored

    def pause(self) -> None:
        self.at_once = 0


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    monkeypatch.setattr(loader, "SLICE", SLICE)
    monkeypatch.setattr(loader, "PAGE_SIZE", PAGE)
    for module in (snapshots, loader):
        monkeypatch.setattr(module, "SNAPSHOT_EVERY", SNAPSHOT_EVERY)
    return Work(monkeypatch)


@pytest.fixture
def long(store: Store) -> FoldedGame:
    """A game of about ninety records."""
    before = rolled(store, "free")
    folded = give(store, before.id, (ANN, card(before, 0)))
    while folded.version < 90:
        folded = give(store, before.id, (ANN, Undo()), (ANN, Redo()))
    return folded


def cold(client: redis.Redis, work: Work) -> Store:
    """A process that has just started, and no snapshots."""
    client.delete(*client.keys("*:snap"))
    return Store(client, TITLES, pause=work.pause)


def test_a_cold_game_is_folded_in_slices(client: redis.Redis, long: FoldedGame, work: Work) -> None:
    assert cold(client, work).load(long.id).table == long.table
    assert work.most <= SLICE
    assert work.total < long.version


def test_an_undo_after_a_restart_is_too(client: redis.Redis, long: FoldedGame, work: Work) -> None:
    store = Store(client, TITLES, pause=work.pause)
    execute(store, long.id, ANN, Undo(), dry_run=True)
    first = work.total
    assert work.most <= SLICE
    for _ in range(5):
        execute(store, long.id, ANN, Undo(), dry_run=True)
    assert work.total == first, "the undo log is kept"


def test_an_early_version_needs_no_later_records(client: redis.Redis, long: FoldedGame, work: Work) -> None:
    store = cold(client, work)
    store.load(long.id)
    work.total = work.at_once = 0
    assert store.load_at(long.id, 8).version == 8
    assert work.total < PAGE
    assert work.most <= SLICE


def test_reading_every_version_folds_once_per_page(client: redis.Redis, long: FoldedGame, work: Work) -> None:
    store = cold(client, work)
    for version in range(1, long.version + 1):
        assert store.load_at(long.id, version).version == version
        work.at_once = 0
    pages = long.version // PAGE + 1
    assert work.total <= long.version * (pages + 1)
    assert work.most < 2 * SLICE, "the first read also folds the newest version"


def _load(store: Store, game: str) -> None:
    store.load(game)


def _undo(store: Store, game: str) -> None:
    execute(store, game, ANN, Undo(), dry_run=True)


@pytest.mark.parametrize(("snapshots", "use"), [(False, _load), (True, _undo)])
def test_who_waited_for_a_fold_does_not_repeat_it(
    client: redis.Redis, long: FoldedGame, work: Work, snapshots: bool, use: Callable[[Store, str], None]
) -> None:
    """Another request folds the game while this one waits."""
    store = Store(client, TITLES, pause=work.pause) if snapshots else cold(client, work)
    lock: Any = store._loader._folding
    waited: list[int] = []

    class Waiting:
        def __enter__(self) -> None:
            store._loader._folding = lock
            use(store, long.id)
            waited.append(work.total)
            work.total = 0

        def __exit__(self, *_: object) -> None:
            return

    store._loader._folding = Waiting()  # type: ignore[assignment] # enough of a lock for this
    use(store, long.id)
    assert waited[0] >= long.version - 1
    assert work.total == 0


def test_branches_and_exports_are_read_in_slices(client: redis.Redis, long: FoldedGame, work: Work) -> None:
    pauses = 0

    def pause() -> None:
        nonlocal pauses
        pauses += 1

    store = Store(client, TITLES, pause=pause)
    folded = store.load(long.id)
    pauses = 0
    assert len(branches(store, folded)) > 40
    assert pauses == long.version // SLICE


def test_a_lost_race_of_voids_leaves_a_short_undo_log(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = Store(client, TITLES), Store(client, TITLES)
    before = rolled(here, "own")
    folded = give(here, before.id, (ANN, card(before, 0)))
    there.load(folded.id)
    append = here.append
    lost: list[int] = []

    def first_there(*given: Any) -> Any:
        if not lost:
            lost.append(1)
            execute(there, folded.id, ORGANIZER, Correct("first", void=Void(5)))
        return append(*given)

    monkeypatch.setattr(here, "append", first_there)
    with pytest.raises(Illegal, match="nothing_to_void"):
        execute(here, folded.id, ORGANIZER, Correct("second", void=Void(5)))
    cached = here.cached(folded.id)
    assert cached is not None
    assert cached.version == folded.version + 1
    assert not cached.undo_log.past_barriers

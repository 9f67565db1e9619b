"""Undo in the record: once, resumed by another process, read back at any version, and offered exactly."""

import pytest
import redis

from events.branches import branches
from events.errors import KeyReused, Stale
from events.execute import execute
from events.store import Store
from games.kernel.history import Agree, CommandsRedone, Redo, Refuse, Undo
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table import Actor
from tests.events.undoing import CY, HUMAN, card, give, history, rolled, table
from tests.toy import ANN, BOB, TITLES, Roll


def test_an_undo_happens_once_under_its_id_and_not_on_a_stale_version(store: Store) -> None:
    before = rolled(store, "own")
    give(store, before.id, (ANN, card(before, 0)))
    with pytest.raises(Stale):
        execute(store, before.id, ANN, Undo(), expected=before.version)
    first = execute(store, before.id, ANN, Undo(), "once")
    again = execute(Store(store.client, TITLES), before.id, ANN, Undo(), "once")
    assert (again.version, again.events, again.replayed) == (first.version, first.events, True)
    assert store.load(before.id).version == first.version
    with pytest.raises(KeyReused):
        execute(store, before.id, ANN, Redo(), "once")


def test_another_process_goes_on_where_this_one_was_killed(store: Store) -> None:
    before = table(store, "consent")
    give(store, before.id, (ANN, Roll()), (ANN, Undo()))
    other = Store(store.client, TITLES)
    assert history(other, other.load(before.id), BOB) == [Agree(), Refuse()]
    undone = give(other, before.id, (BOB, Agree()))
    assert undone.table.play == before.table.play
    third = Store(store.client, TITLES)
    assert history(third, third.load(before.id), ANN) == [Redo()]
    assert give(third, before.id, (ANN, Redo())).table.play != before.table.play


@pytest.mark.parametrize("undo", ["own", "consent", "free"])
def test_going_back_and_forth_for_ever(store: Store, client: redis.Redis, undo: str) -> None:
    before = rolled(store, undo)
    live = {before.version: before}
    loaded = give(store, before.id, (ANN, card(before, 0)))
    for turn in range(200):
        live[loaded.version] = loaded
        loaded = give(store, before.id, (ANN, Redo() if turn % 2 else Undo()))
    record = store.records(before.id, loaded.version - 1, 1)[0]
    assert isinstance(record.events[0], CommandsRedone)
    assert record.events[0].originals == (before.version + 1,)
    cold = Store(client, TITLES)
    for version, known in live.items():
        found = cold.load_at(before.id, version)
        assert (found.table, found.draws, found.head) == (known.table, known.draws, known.head)


@pytest.mark.parametrize("undo", ["own", "free"])
def test_no_earlier_version_needs_more_than_its_snapshot(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch, undo: str
) -> None:
    before = rolled(store, undo)
    loaded = give(store, before.id, (ANN, card(before, 0)))
    while loaded.version < 60:
        loaded = give(store, before.id, (ANN, Undo()), (ANN, Redo()))
    monkeypatch.setattr(Store, "_whole", None)  # nothing is folded
    for version in range(1, loaded.version):
        assert Store(client, TITLES).load_at(before.id, version).version == version


def test_branches_name_what_was_struck_and_what_came_again(store: Store) -> None:
    before = table(store, "free")
    start = before.version
    loaded = give(
        store,
        before.id,
        (ANN, Roll()),  # 4
        (BOB, Roll()),  # 5
        (BOB, Undo()),  # 6 strikes 5
        (BOB, Redo()),  # 7 gives 5 again
        (ANN, Undo()),  # 8 strikes 4 and 7
    )
    found = branches(store, loaded)
    assert [(b.by, b.seat, b.start, b.versions, b.crossed, b.redone_by, b.inside) for b in found] == [
        (6, 1, 4, (5,), True, 7, 8),
        (8, 0, start, (4, 7), True, None, None),
    ]
    assert branches(store, store.load_at(before.id, 5)) == []


@pytest.mark.parametrize("undo", ["own", "consent", "free", "off"])
def test_an_undo_is_offered_if_and_only_if_it_is_accepted(store: Store, undo: str) -> None:
    loaded = rolled(store, undo, HUMAN, HUMAN, HUMAN)
    steps = [
        (ANN, card(loaded, 0)),
        (BOB, card(loaded, 1)),
        (ANN, Undo()),
        (CY, card(loaded, 2)),
        (BOB, Undo()),
    ]
    for step in [*steps, (CY, Undo()), (CY, Redo()), (BOB, Refuse())]:
        try:
            loaded = execute(store, loaded.id, *step).loaded
        except Illegal:
            continue
        finally:
            for actor in (ANN, BOB, CY):
                wanted = [*(Undo(to) for to in range(loaded.version, -1, -1)), Redo(), Agree(), Refuse()]
                accepted = [found for found in wanted if _accepted(store, loaded.id, actor, found)]
                assert history(store, loaded, actor) == accepted


def _accepted(store: Store, game: str, actor: Actor, command: Command) -> bool:
    try:
        execute(store, game, actor, command, dry_run=True)
    except Illegal:
        return False
    return True

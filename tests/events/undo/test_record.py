"""Undo in the record: once, resumed by another process, read back at any version, and offered exactly."""

from collections.abc import Sequence
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.errors import CommandIdReused, Stale
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.loader import GameLoader
from events.fold.store import Store
from events.fold.undo_log import UndoLog
from events.log.record import Record
from events.undo.branches import branches
from events.undo.decide_undo import BATCH, MAX_BATCHES, MAX_TARGETS, decide_undo_command, undo_targets
from events.undo.undo_context import UndoContext
from games.clinic.commands import SelectAction
from games.clinic.title import CLINIC
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Leave, Start
from games.kernel.table.table import Actor, CreateGame, GameCreated, open_table
from games.kernel.table.undo import Agree, CommandsRedone, Redo, Refuse, Undo, UndoAgreed, evolve_undo
from tests.events.undo.market_games import CY, HUMAN, card, give, history, rolled, table
from tests.market.base import Roll
from tests.market.title import TITLES
from tests.players import ANN, BOB


def test_an_undo_happens_once_under_its_id_and_not_on_a_stale_version(store: Store) -> None:
    before = rolled(store, "own")
    give(store, before.id, (ANN, card(before, 0)))
    with pytest.raises(Stale):
        execute(store, before.id, ANN, Undo(), expected=before.version)
    first = execute(store, before.id, ANN, Undo(), "once")
    again = execute(Store(store.client, TITLES), before.id, ANN, Undo(), "once")
    assert (again.version, again.events, again.replayed) == (first.version, first.events, True)
    assert store.load(before.id).version == first.version
    with pytest.raises(CommandIdReused):
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
    folded = give(store, before.id, (ANN, card(before, 0)))
    for turn in range(200):
        live[folded.version] = folded
        folded = give(store, before.id, (ANN, Redo() if turn % 2 else Undo()))
    record = store.records(before.id, folded.version - 1, 1)[0]
    assert record.events == (CommandsRedone(0, folded.version - 1),)
    cold = Store(client, TITLES)
    for version, known in live.items():
        found = cold.load_at(before.id, version)
        assert (found.table, found.next_draw, found.head) == (known.table, known.next_draw, known.head)


@pytest.mark.parametrize("undo", ["own", "free"])
def test_no_earlier_version_needs_more_than_its_snapshot(
    store: Store, client: redis.Redis, monkeypatch: pytest.MonkeyPatch, undo: str
) -> None:
    before = rolled(store, undo)
    folded = give(store, before.id, (ANN, card(before, 0)))
    while folded.version < 60:
        folded = give(store, before.id, (ANN, Undo()), (ANN, Redo()))
    monkeypatch.setattr(GameLoader, "_fold_from_start", None)  # nothing is folded
    for version in range(1, folded.version):
        assert Store(client, TITLES).load_at(before.id, version).version == version


def test_branches_name_what_was_struck_and_what_came_again(store: Store) -> None:
    before = table(store, "free")
    start = before.version
    folded = give(
        store,
        before.id,
        (ANN, Roll()),  # 4
        (BOB, Roll()),  # 5
        (BOB, Undo()),  # 6 strikes 5
        (BOB, Redo()),  # 7 brings 5 back
        (ANN, Undo()),  # 8 strikes 4 and 5
    )
    found = branches(store, folded)
    assert [(b.by, b.seat, b.start, b.versions, b.crossed, b.redone_by, b.inside) for b in found] == [
        (6, 1, 4, ((5, 5),), True, 7, 8),
        (8, 0, start, ((4, 5),), True, None, None),
    ]
    assert branches(store, store.load_at(before.id, 5)) == []


def test_a_branch_is_inside_the_one_that_holds_the_record_it_left_from(store: Store) -> None:
    before = rolled(store, "own", HUMAN, HUMAN, HUMAN)
    assert before.version == 7
    folded = give(
        store,
        before.id,
        (ANN, card(before, 0)),  # 8
        (BOB, card(before, 1)),  # 9
        (BOB, Undo()),  # 10 strikes 9, which had left from 8
        (ANN, Undo()),  # 11 strikes 8
    )
    assert [(b.by, b.start, b.versions, b.inside) for b in branches(store, folded)] == [
        (10, 8, ((9, 9),), 11),
        (11, 7, ((8, 8),), None),
    ]
    folded = give(
        store,
        before.id,
        (ANN, Redo()),  # 12 brings 8 back
        (BOB, Redo()),  # 13 brings 9 back
        (ANN, Undo()),  # 14 strikes 8
        (BOB, Undo()),  # 15 strikes 9, which had left from 8
    )
    assert [(b.by, b.start, b.versions, b.redone_by, b.inside) for b in branches(store, folded)] == [
        (10, 8, ((9, 9),), 13, 14),
        (11, 7, ((8, 8),), 12, None),
        (14, 7, ((8, 8),), None, None),
        (15, 8, ((9, 9),), None, None),
    ]


def test_a_seats_branches_are_apart_where_anothers_command_stands_between(client: redis.Redis) -> None:
    store = Store(client, {"clinic": CLINIC})
    before = table(store, "own", HUMAN, HUMAN, HUMAN, title="clinic")
    while before.table.play.step != "select_1":
        seat = before.game.rules.awaiting(before.table.play).seats[0]
        first = before.game.rules.legal(before.table.play, seat)[0]
        before = give(store, before.id, ((ANN, BOB, CY)[seat], first))
    at = before.version
    given = [(ANN, SelectAction("hire")), (BOB, SelectAction("hire")), (ANN, SelectAction("build"))]
    folded = give(store, before.id, *given, (ANN, Undo()), (ANN, Undo()))
    assert [(b.start, b.versions, b.inside) for b in branches(store, folded)] == [
        (at + 2, ((at + 3, at + 3),), None),
        (at, ((at + 1, at + 1),), None),
    ]
    folded = give(store, before.id, (BOB, Undo()))
    inside = folded.version
    assert [(b.by, b.inside) for b in branches(store, folded)] == [
        (inside - 2, inside),
        (inside - 1, None),
        (inside, None),
    ]


@pytest.mark.parametrize("undo", ["own", "consent", "free", "off"])
def test_an_undo_is_offered_if_and_only_if_it_is_accepted(store: Store, undo: str) -> None:
    folded = rolled(store, undo, HUMAN, HUMAN, HUMAN)
    steps = [
        (ANN, card(folded, 0)),
        (BOB, card(folded, 1)),
        (ANN, Undo()),
        (CY, card(folded, 2)),
        (BOB, Undo()),
    ]
    for step in [*steps, (CY, Undo()), (CY, Redo()), (BOB, Refuse())]:
        try:
            folded = execute(store, folded.id, *step).folded
        except Illegal:
            continue
        finally:
            for actor in (ANN, BOB, CY):
                wanted = [*(Undo(to) for to in range(folded.version, -1, -1)), Redo(), Agree(), Refuse()]
                accepted = [found for found in wanted if _accepted(store, folded.id, actor, found)]
                assert history(store, folded, actor) == accepted


def _accepted(store: Store, game: str, actor: Actor, command: Command) -> bool:
    try:
        execute(store, game, actor, command, dry_run=True)
    except Illegal:
        return False
    return True


def test_agreeing_to_nothing_changes_nothing() -> None:
    """Earlier builds let a proposal outlive a resignation, and their records are still read."""
    opened = open_table(
        GameCreated("g", "market", 1, (), {}, {}, {}, (HUMAN, HUMAN), "ann", "0" * 64, "consent", "public")
    )
    assert evolve_undo(opened, UndoAgreed(1)) == opened


def test_a_refusal_looks_back_no_further_than_the_start_of_play(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = create(store, ANN, CreateGame("market", (HUMAN, HUMAN))).folded.id
    for _ in range(40):
        give(store, game, (BOB, Join()), (BOB, Leave()))
    folded = give(store, game, (BOB, Join()), (ANN, Start()), (ANN, Roll()))
    read: list[int] = []
    records: Any = Store.records_at

    def noted(self: Store, folded: FoldedGame, versions: Sequence[int]) -> Any:
        read.extend(versions)
        return records(self, folded, versions)

    monkeypatch.setattr(Store, "records_at", noted)
    monkeypatch.setattr("events.undo.decide_undo.BATCH", 8)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        execute(store, game, BOB, Undo(), expected=folded.version)
    assert read
    assert min(read) > folded.version - 16


def test_a_refusal_reads_a_bounded_number_of_records(store: Store) -> None:
    folded = rolled(store, "own")
    read: list[int] = []

    def records(versions: Sequence[int]) -> list[Record]:
        read.extend(versions)
        return [Record(version, 0, ANN, "", Redo(), (), (0, 0), "") for version in versions]

    long = replace(folded, undo_log=UndoLog(5000))
    with pytest.raises(Illegal, match="nothing_to_undo"):
        decide_undo_command(UndoContext(long, records), BOB, Undo())
    assert (max(read), len(read)) == (5000, BATCH * MAX_BATCHES)


def test_a_long_game_lists_only_the_nearest_undos(store: Store) -> None:
    folded = rolled(store, "free")
    (move,) = give(store, folded.id, (ANN, card(folded, 0))).undo_log.entries[-1:]
    entries = tuple([replace(move, version=version) for version in range(100, 200)])
    assert undo_targets(entries, move.seat) == [*range(198, 198 - MAX_TARGETS, -1)]

"""Random games with random undo and redo of every policy."""

import random

import pytest
import redis

from events.execute import create, execute
from events.loaded import Loaded
from events.offers import offers
from events.store import Store
from games.kernel.game import TABLE_EVENTS
from games.kernel.history import HISTORY_COMMANDS, Agree, CommandsRedone, CommandsUndone, Redo, Refuse, Undo
from games.kernel.lobby import Join, Resign, Start
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table import Actor, CreateGame, SeatOffer
from games.kernel.versions import has_version, versions_in
from games.titles import TITLES

PLAYERS = [Actor(kind="player", id=f"player-{number}", name=f"P{number}") for number in range(3)]
SERVICE = Actor(kind="service")


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def started(store: Store, undo: str) -> Loaded:
    command = CreateGame(title="dice-hospital", seats=(SeatOffer(),) * 3, undo=undo)  # type: ignore[arg-type]
    loaded = create(store, TITLES, PLAYERS[0], command).loaded
    for player in PLAYERS[1:]:
        execute(store, loaded.id, player, Join())
    return execute(store, loaded.id, PLAYERS[0], Start()).loaded


def is_history(command: Command) -> bool:
    return type(command) in HISTORY_COMMANDS


def choice(
    store: Store, loaded: Loaded, luck: random.Random, used: set[type[Command]]
) -> tuple[Actor, Command]:
    """Something to do; a history command that was never given yet is given as soon as it is offered."""
    due = loaded.game.rules.due(loaded.table.play)
    if due is not None and luck.random() < 0.5:
        return SERVICE, due
    everyone = [(player, command) for player in PLAYERS for command in offers(store, loaded, player)]
    back = [found for found in everyone if is_history(found[1])]
    forward = [found for found in everyone if not is_history(found[1]) and type(found[1]) is not Resign]
    if fresh := [found for found in back if type(found[1]) not in used]:
        return luck.choice(fresh)
    if back and (not forward or luck.random() < 0.3):
        kind = luck.choice(sorted({type(command).__name__ for _, command in back}))
        return luck.choice([found for found in back if type(found[1]).__name__ == kind])
    return luck.choice(forward) if forward else (SERVICE, due)  # type: ignore[return-value]


@pytest.mark.parametrize("undo", ["own", "consent", "free", "off"])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_with_undo_and_redo(store: Store, undo: str, seed: int) -> None:
    luck = random.Random(f"{undo}-{seed}")
    loaded = started(store, undo)
    past = {loaded.version: loaded}
    used: set[type[Command]] = set()
    for _ in range(220):
        if loaded.table.status != "playing":
            break
        actor, command = choice(store, loaded, luck, used)
        before = loaded
        outcome = execute(store, loaded.id, actor, command)
        loaded = outcome.loaded
        used.add(type(command))
        past[loaded.version] = loaded
        for event in outcome.events:
            if isinstance(event, CommandsUndone):
                _check_undone(store, undo, past, before, loaded, event)
            if isinstance(event, CommandsRedone):
                assert [e for e in outcome.events if type(e) not in TABLE_EVENTS] == [
                    e
                    for version in event.versions
                    for e in store.records(loaded.id, version - 1, 1)[0].events
                    if type(e) not in TABLE_EVENTS
                ]
    if undo == "off":
        assert not used & set(HISTORY_COMMANDS)
    else:
        assert {Undo, Redo} <= used
    assert ({Agree, Refuse} <= used) == (undo == "consent")
    cold = Store(store.client, TITLES)
    for version, live in past.items():
        assert cold.load_at(loaded.id, version).table == live.table
        assert cold.load_at(loaded.id, version).draws == live.draws
    store.client.delete(*store.client.keys("*:snap"))
    assert Store(store.client, TITLES).load(loaded.id).table == loaded.table


def _check_undone(
    store: Store,
    undo: str,
    past: dict[int, Loaded],
    before: Loaded,
    after: Loaded,
    event: CommandsUndone,
) -> None:
    struck = [store.records(after.id, version - 1, 1)[0] for version in event.versions]
    # What had been taken back before stays taken back, also if it is older than the version named.
    named = past[event.to]
    untouched = _undone_up_to(named, event.to) == _undone_up_to(after, event.to)
    if event.crossed:
        assert undo in ("consent", "free")
        assert after.draws == named.draws
        assert after.table.play == named.table.play or not untouched
        return
    assert all(record.draws[0] == record.draws[1] for record in struck)
    assert after.draws == before.draws
    owner = {record.actor for record in struck}
    assert owner == {PLAYERS[event.seat]}
    effective = [
        store.records(after.id, version - 1, 1)[0]
        for version in range(event.to + 1, before.version + 1)
        if not has_version(after.table.undone, version)
    ]
    assert all(record.draws[0] == record.draws[1] for record in effective if not is_history(record.command))
    if untouched and not any(_changes_play(record) for record in effective):
        assert after.table.play == named.table.play


def _undone_up_to(loaded: Loaded, version: int) -> set[int]:
    return {*versions_in(loaded.table.undone, 0, version)}


def _changes_play(record: object) -> bool:
    return any(type(event) not in TABLE_EVENTS for event in record.events)  # type: ignore[attr-defined]


def test_a_redo_restores_what_was_taken_back(store: Store) -> None:
    loaded = started(store, "free")
    luck = random.Random(5)
    for _ in range(60):
        due = loaded.game.rules.due(loaded.table.play)
        options = [
            (p, c) for p in PLAYERS for c in loaded.game.legal(loaded.table, p) if type(c) is not Resign
        ]
        actor, command = luck.choice(options) if options else (SERVICE, due)
        assert command is not None
        loaded = execute(store, loaded.id, actor, command).loaded
        for player in PLAYERS:
            if not any(type(command) is Undo for command in offers(store, loaded, player)):
                with pytest.raises(Illegal, match=r"nothing_to_undo|undo_barrier"):
                    execute(store, loaded.id, player, Undo())
                continue
            undone = execute(store, loaded.id, player, Undo()).loaded
            redone = execute(store, loaded.id, player, Redo()).loaded
            assert undone.table.play != loaded.table.play
            assert redone.table.play == loaded.table.play
            assert redone.draws == loaded.draws
            loaded = redone

"""Whole games with clocks, pauses, corrections and take-backs: every fold agrees, and so does the audit."""

import random

import pytest
import redis

from events.audit import audit
from events.execute import execute
from events.export import export
from events.offers import offers
from events.signing import signer_of
from events.store import Loaded, Store
from games.kernel.clock import ExpireTurn, PauseClock, ResumeClock
from games.kernel.corrections import Award, Correct, Void
from games.kernel.history import HISTORY_COMMANDS
from games.kernel.lobby import Resign
from games.kernel.messages import Command
from games.kernel.table import Actor, Clock, RulebookClock, TurnClock, Undo
from tests.timed import ORGANIZER, PLAYERS, SERVICE, TITLES, Watch, hospital, times

SIGNER = signer_of(bytes(range(32)))
WILD = 150
"""Records after which the players only play on, so that the game ends."""


def something(
    store: Store, watch: Watch, loaded: Loaded, first: int, luck: random.Random
) -> tuple[Actor, Command]:
    due = loaded.game.rules.due(loaded.table.play)
    over = [seat for seat, at in times(loaded).items() if at <= watch.now]
    if due is not None:
        return SERVICE, due
    if over and luck.random() < 0.5:
        return SERVICE, ExpireTurn(luck.choice(over))
    wild = loaded.version < WILD
    if wild and luck.random() < 0.06 and loaded.version > first:
        return ORGANIZER, correction(loaded, first, luck)
    pausing = offers(store, loaded, ORGANIZER)
    if pausing and luck.random() < (0.3 if loaded.table.paused else 0.04):
        return ORGANIZER, luck.choice(pausing)
    every = [
        (player, command)
        for player in PLAYERS[:3]
        for command in offers(store, loaded, player)
        if not isinstance(command, Resign)
    ]
    back = [found for found in every if type(found[1]) in HISTORY_COMMANDS]
    ahead = [found for found in every if type(found[1]) not in HISTORY_COMMANDS]
    return luck.choice(back if wild and back and luck.random() < 0.25 else ahead)


def correction(loaded: Loaded, first: int, luck: random.Random) -> Correct:
    newest = max((p.version for p in loaded.trail.played), default=0)
    if newest <= first or luck.random() < 0.4:
        return Correct("a slip", award=Award(luck.randrange(3), luck.choice((-3, 1, 2))))
    return Correct("a mistake", void=Void(luck.randrange(max(first, newest - 12), newest)))


@pytest.mark.parametrize(
    ("undo", "clock"),
    [
        ("own", TurnClock(60)),
        ("off", RulebookClock()),
        ("consent", TurnClock(60)),
        ("free", RulebookClock()),
    ],
)
def test_every_fold_agrees_and_the_audit_is_content(client: redis.Redis, undo: Undo, clock: Clock) -> None:
    watch, luck = Watch(), random.Random(undo)
    store = Store(client, TITLES, now=watch)
    loaded = hospital(store, 3, clock, undo=undo)
    first = loaded.version
    loaded = execute(store, loaded.id, ORGANIZER, Correct("a head start", award=Award(0, 900))).loaded
    live = {loaded.version: loaded}
    kinds: set[type[Command]] = set()
    while loaded.table.status == "playing":
        watch.wait(luck.choice((0, 1, 5, 50)))
        actor, command = something(store, watch, loaded, first, luck)
        kinds.add(type(command))
        loaded = execute(store, loaded.id, actor, command).loaded
        live[loaded.version] = loaded
    assert kinds >= {ExpireTurn, PauseClock, ResumeClock, Correct}
    assert loaded.table.awards[0] > 500
    assert loaded.table.standings[0].place == 1
    cold = Store(client, TITLES)
    for version, then in live.items():
        found = cold.load_at(loaded.id, version)
        assert (found.table, found.clocks, found.draws) == (then.table, then.clocks, then.draws)
    client.delete(*client.keys("*:snap"))
    assert Store(client, TITLES).load(loaded.id).table == loaded.table
    verdict = audit(export(store, loaded, SIGNER), TITLES, {SIGNER.public})
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert {note.code for note in verdict.notes} >= {"timeout", "correction"}

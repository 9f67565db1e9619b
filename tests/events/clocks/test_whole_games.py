"""Whole games with clocks, pauses, corrections and take-backs: every fold agrees, and so does the audit."""

import random

import pytest
import redis

from events.actions import available_commands
from events.audit import audit
from events.execute import execute
from events.export.signing import signer_from_secret
from events.export.writer import export
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Command
from games.kernel.table.clock import ExpireTurn, PauseClock, ResumeClock
from games.kernel.table.corrections import Award, Correct, Void
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor, Clock, RulebookClock, TurnClock, UndoPolicy
from games.kernel.table.undo import UNDO_COMMANDS
from tests.timed import ORGANIZER, PLAYERS, SERVICE, TITLES, Watch, hospital, times

SIGNER = signer_from_secret(bytes(range(32)))
WILD = 150
"""Records after which the players only play on, so that the game ends."""


def something(
    store: Store, watch: Watch, folded: FoldedGame, first: int, luck: random.Random
) -> tuple[Actor, Command]:
    due = folded.game.rules.due_command(folded.table.play)
    over = [seat for seat, at in times(folded).items() if at <= watch.now]
    if due is not None:
        return SERVICE, due
    if over and luck.random() < 0.5:
        return SERVICE, ExpireTurn(luck.choice(over))
    wild = folded.version < WILD
    if wild and luck.random() < 0.06 and folded.version > first:
        return ORGANIZER, correction(folded, first, luck)
    pausing = available_commands(store, folded, ORGANIZER)
    if pausing and luck.random() < (0.3 if folded.table.paused else 0.04):
        return ORGANIZER, luck.choice(pausing)
    every = [
        (player, command)
        for player in PLAYERS[:3]
        for command in available_commands(store, folded, player)
        if not isinstance(command, Resign)
    ]
    back = [found for found in every if type(found[1]) in UNDO_COMMANDS]
    ahead = [found for found in every if type(found[1]) not in UNDO_COMMANDS]
    return luck.choice(back if wild and back and luck.random() < 0.25 else ahead)


def correction(folded: FoldedGame, first: int, luck: random.Random) -> Correct:
    newest = max((p.version for p in folded.undo_log.entries), default=0)
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
def test_every_fold_agrees_and_the_audit_is_content(
    client: redis.Redis, undo: UndoPolicy, clock: Clock
) -> None:
    watch, luck = Watch(), random.Random(undo)
    store = Store(client, TITLES, now=watch)
    folded = hospital(store, 3, clock, undo=undo)
    first = folded.version
    folded = execute(store, folded.id, ORGANIZER, Correct("a head start", award=Award(0, 900))).folded
    live = {folded.version: folded}
    kinds: set[type[Command]] = set()
    while folded.table.status == "playing":
        watch.wait(luck.choice((0, 1, 5, 50)))
        actor, command = something(store, watch, folded, first, luck)
        kinds.add(type(command))
        folded = execute(store, folded.id, actor, command).folded
        live[folded.version] = folded
    assert kinds >= {ExpireTurn, PauseClock, ResumeClock, Correct}
    assert folded.table.awards[0] > 500
    assert folded.table.standings[0].place == 1
    cold = Store(client, TITLES)
    for version, then in live.items():
        found = cold.load_at(folded.id, version)
        assert (found.table, found.clocks, found.next_draw) == (then.table, then.clocks, then.next_draw)
    client.delete(*client.keys("*:snap"))
    assert Store(client, TITLES).load(folded.id).table == folded.table
    verdict = audit(export(store, folded, SIGNER), TITLES, {SIGNER.public})
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert {note.code for note in verdict.notes} >= {"timeout", "correction"}

"""Random games with random undo and redo of every policy: what must hold at each of their versions."""

import random
from typing import Any

import pytest
import redis

from events.actions import available_commands
from events.execute import Outcome, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import SERVICE as NO_SEAT
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Resign
from games.kernel.table.table import SeatOffer
from games.kernel.table.undo import (
    UNDO_COMMANDS,
    Agree,
    CommandsRedone,
    CommandsUndone,
    Redo,
    Refuse,
    Undo,
)
from games.kernel.table.versions import versions_in
from games.titles import TITLES
from tests.events.undo.undo_games import (
    BOT,
    PLAYERS,
    SERVICE,
    Offered,
    Secret,
    Step,
    Table,
    Told,
    revealed,
    seen,
    standing,
    started,
    steps,
    told,
)

HUMAN = SeatOffer()
TABLES = [
    *[Table(undo) for undo in ("own", "consent", "free", "off")],
    *[Table(undo, resigns=90, voids=140) for undo in ("own", "consent", "free")],
    *[Table(undo, "clinic", voids=110) for undo in ("own", "consent", "free")],
    Table("own", seats=(HUMAN, HUMAN, BOT)),
]


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


class Watched:
    """A game that is looked at after every command."""

    def __init__(self, store: Store, table: Table, folded: FoldedGame) -> None:
        self.store, self.undo = store, table.undo
        self.past = {folded.version: folded}
        self.told: dict[int, Told] = {}
        self.barriers: set[int] = set()
        self.used: set[type[Command]] = set()
        self.seen: set[Secret] = set()

    def look(self, step: Step) -> None:
        after = step.outcome.folded
        self.past[after.version] = after
        self.used.add(type(step.command))
        if told(step).events:
            self.told[after.version] = told(step)
            self._learn(step)
        for event in step.outcome.events:
            if isinstance(event, CommandsUndone):
                self._check_undone(step.before, after, event)
        assert (after.table.play, after.next_draw) == self._left(after)

    def _learn(self, step: Step) -> None:
        """Whether the record drew, or showed what was hidden: told without asking what undo makes of it."""
        after = step.outcome.folded
        shown = revealed(step.before, after) - self.seen
        self.seen |= seen(after)
        if after.next_draw != step.before.next_draw or shown:
            self.barriers.add(after.version)

    def check_offers(self, now: FoldedGame, offered: Offered) -> None:
        for actor, command in offered:
            if isinstance(command, Undo) and self.undo == "own":
                assert command.to is not None
                assert not self._crossed(now, command.to)
            if isinstance(command, Redo):
                self._check_redo(now, execute(self.store, now.id, actor, command, dry_run=True))
        newest = {found.seat: found for found in now.table.redo}
        for found in newest.values():
            if found.crossed:
                assert now.table.play == self.past[found.undo].table.play

    def _crossed(self, now: FoldedGame, to: int) -> list[int]:
        return [version for version in self.barriers if version > to and standing(now, version)]

    def _check_redo(self, now: FoldedGame, again: Outcome) -> None:
        """What was undone is in play again, at its old place, beside what others did since."""
        (redone,) = again.events
        assert isinstance(redone, CommandsRedone)
        before, undone, after = self.past[redone.undo - 1], self.past[redone.undo], again.folded
        assert _step(undone) == _step(now)
        back = {v for v in self.told if standing(after, v) and not standing(now, v)}
        assert back == {v for v in self.told if v < redone.undo and standing(before, v)} - {
            v for v in self.told if standing(undone, v)
        }
        assert (after.table.play, after.next_draw) == self._left(after)
        if redone.crossed or now.table.play == undone.table.play:
            assert (after.table.play, after.next_draw) == (before.table.play, before.next_draw)

    def _check_undone(self, before: FoldedGame, after: FoldedGame, event: CommandsUndone) -> None:
        others = [version for version in self.told if version > event.to and standing(after, version)]
        # What had been taken back before stays taken back, also if it is older than the version named.
        named = self.past[event.to]
        if not others and _undone_up_to(named, event.to) == _undone_up_to(after, event.to):
            assert (after.table.play, after.next_draw) == (named.table.play, named.next_draw)
        if event.crossed:
            assert self.undo in ("consent", "free") or event.seat == NO_SEAT
            assert not others
            return
        assert not self._crossed(before, event.to)
        assert after.next_draw == before.next_draw
        struck = [v for v in self.told if standing(before, v) and not standing(after, v)]
        assert {self.told[version].seat for version in struck} == {event.seat}

    def _left(self, folded: FoldedGame) -> tuple[Any, int]:
        """The play and the number of the next draw, from the records that stand alone."""
        start = next(iter(self.past.values()))
        play, draws = start.table.play, start.next_draw
        for version in self.told:
            if standing(folded, version):
                draws += self.told[version].drawn
                for event in self.told[version].events:
                    play = folded.game.rules.evolve(play, event)
        return play, draws


def _step(folded: FoldedGame) -> tuple[str, int]:
    return folded.table.play.step, folded.table.play.round


def _undone_up_to(folded: FoldedGame, version: int) -> set[int]:
    return {*versions_in(folded.table.undone, 0, version)}


@pytest.mark.parametrize("table", TABLES)
def test_random_games_with_undo_and_redo(store: Store, table: Table) -> None:
    folded = started(store, table)
    watched = Watched(store, table, folded)
    for step in steps(store, folded, table, 220, watched.check_offers):
        watched.look(step)
        folded = step.outcome.folded
    used = watched.used
    assert watched.seen
    if table.undo == "off":
        assert not used & set(UNDO_COMMANDS)
    else:
        assert {Undo, Redo} <= used
    assert ({Agree, Refuse} <= used) == (table.undo == "consent")
    cold = Store(store.client, TITLES)
    for version, live in watched.past.items():
        found = cold.load_at(folded.id, version)
        assert (found.table, found.next_draw) == (live.table, live.next_draw)
    for snapshots in store.client.keys("*:snap"):
        store.client.delete(snapshots)
    assert Store(store.client, TITLES).load(folded.id).table == folded.table


def test_a_redo_restores_what_was_taken_back(store: Store) -> None:
    folded = started(store, Table("free"))
    luck = random.Random(5)
    for _ in range(60):
        due = folded.game.rules.due_command(folded.table.play)
        options = [
            (p, c) for p in PLAYERS for c in folded.game.legal(folded.table, p) if type(c) is not Resign
        ]
        actor, command = luck.choice(options) if options else (SERVICE, due)
        assert command is not None
        folded = execute(store, folded.id, actor, command).folded
        for player in PLAYERS:
            if not any(type(command) is Undo for command in available_commands(store, folded, player)):
                with pytest.raises(Illegal, match="nothing_to_undo"):
                    execute(store, folded.id, player, Undo())
                continue
            undone = execute(store, folded.id, player, Undo()).folded
            redone = execute(store, folded.id, player, Redo()).folded
            assert undone.table.play != folded.table.play
            assert redone.table.play == folded.table.play
            assert redone.next_draw == folded.next_draw
            folded = redone

"""Random games of every module with heavy undo and redo: what is in play decides, and every game is sound.

The long cases also look at the processor time of the audits, which nothing else does.
"""

import random
import time
from collections.abc import Iterator

import pytest
import redis
from msgspec.structs import replace

from events.actions import available_commands
from events.audit import audit
from events.execute import create, execute
from events.fold.folded_game import FoldedGame, play_events
from events.fold.store import Store
from events.log.record import MAX_RECORD_BYTES
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table.corrections import Correct, Void
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, UndoPolicy
from games.kernel.table.undo import UNDO_COMMANDS, Redo, Undo
from tests.events.exports import PLAYERS, SERVICE, SIGNER, lines_of
from tests.events.undo.undo_games import ORGANIZER, standing
from tests.nonces import reveal_of
from tests.soak import soak
from tests.titles.registry import TITLES
from tests.titles.tables import Case, cases, name_of

POLICIES: tuple[UndoPolicy, ...] = ("own", "consent", "free", "off")
CASES = cases()
SHORT = [case for case in CASES if len(case[2].modules) == 1]
SECONDS_PER_RECORD = 0.001
MIN_SECONDS = 0.1
"""What an audit may take however short the game is."""


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def started(store: Store, case: Case, undo: UndoPolicy) -> FoldedGame:
    folded = create(store, PLAYERS[0], replace(case[2], undo=undo)).folded
    for player in PLAYERS[1 : sum(seat.kind == "human" for seat in case[2].seats)]:
        execute(store, folded.id, player, Join())
    folded = execute(store, folded.id, PLAYERS[0], Start()).folded
    if folded.table.status == "revealing":
        folded = execute(store, folded.id, PLAYERS[0], reveal_of(folded.table, 0)).folded
    assert folded.table.status == "playing"
    return folded


class Moves:
    """The moves of a game by their versions, and the play that those in play lead to."""

    def __init__(self, start: FoldedGame) -> None:
        self._start = start
        self._events: dict[int, tuple[Event, ...]] = {}

    def add(self, after: FoldedGame, events: tuple[Event, ...]) -> None:
        if found := play_events(events):
            self._events[after.version] = found

    def check(self, folded: FoldedGame) -> None:
        play = self._start.table.play
        for version, events in self._events.items():
            for event in events if standing(folded, version) else ():
                play = folded.game.rules.evolve(play, event)
        assert play == folded.table.play


def choose(store: Store, folded: FoldedGame, luck: random.Random) -> tuple[Actor, Command]:
    """Undo, redo and the like as often as moves; now and then a void or a resignation."""
    seats, due = folded.table.seats, folded.game.rules.due_command(folded.table.play)
    if luck.random() < 0.01:
        return ORGANIZER, Correct("set right", void=Void(folded.version - luck.randint(1, 30)))
    actor = PLAYERS[luck.choice([s for s, found in enumerate(seats) if found.kind == "human"])]
    offered = available_commands(store, folded, actor)
    back = [command for command in offered if type(command) in UNDO_COMMANDS]
    if back and luck.random() < 0.5:
        kinds = sorted({type(command).__name__ for command in back})
        kind = luck.choice(kinds)
        return actor, luck.choice([command for command in back if type(command).__name__ == kind])
    if Resign() in offered and luck.random() < 0.002:
        return actor, Resign()
    forward = [command for command in offered if type(command) not in (*UNDO_COMMANDS, Resign)]
    if forward:
        return actor, luck.choice(forward)
    if due is not None:
        return SERVICE, due
    actors = [Actor(kind="bot", seat=s) if found.bot_plays else PLAYERS[s] for s, found in enumerate(seats)]
    every = [(a, c) for a in actors for c in folded.game.legal(folded.table, a) if type(c) is not Resign]
    return luck.choice(every)


def play_through(
    store: Store, folded: FoldedGame, luck: random.Random, most: int
) -> Iterator[tuple[FoldedGame, FoldedGame, Command]]:
    """The game before and after each command."""
    moves = Moves(folded)
    for _ in range(most):
        if folded.table.status != "playing":
            return
        actor, command = choose(store, folded, luck)
        try:
            outcome = execute(store, folded.id, actor, command)
        except Illegal:
            assert isinstance(command, Correct), "everything else was offered"
            continue
        moves.add(outcome.folded, outcome.events)
        moves.check(outcome.folded)
        assert outcome.folded.size - folded.size <= MAX_RECORD_BYTES
        yield folded, outcome.folded, command
        folded = outcome.folded


def check_game(store: Store, case: Case, undo: UndoPolicy, seed: int, most: int) -> tuple[FoldedGame, float]:
    """Play a game, read it again without snapshots, and audit it. Returns it and the audit's time."""
    folded, luck, used = started(store, case, undo), random.Random(seed), set[type[Command]]()
    for _, after, command in play_through(store, folded, luck, most):
        folded = after
        used.add(type(command))
    if undo == "off":
        assert not used & {Undo, Redo}
    for snapshots in store.client.keys("*:snap"):
        store.client.delete(snapshots)
    cold = Store(store.client, TITLES).load(folded.id)
    assert (cold.table, cold.next_draw, cold.size) == (folded.table, folded.next_draw, folded.size)
    return folded, min(audited(lines_of(store, folded)) for _ in range(3))


def audited(lines: list[bytes]) -> float:
    """Audit a sound game. Returns the processor time, which others may lengthen but never shorten."""
    began = time.process_time()
    found = audit(lines, TITLES, (SIGNER.public,))
    assert (found.verdict, found.findings) == ("sound", ())
    return time.process_time() - began


@pytest.mark.parametrize("case", SHORT, ids=name_of)
def test_undo_and_redo_with_every_module(store: Store, case: Case) -> None:
    check_game(store, case, POLICIES[SHORT.index(case) % 3], seed=SHORT.index(case), most=50)


@pytest.mark.parametrize("number", [soak(number) for number in range(100)])
def test_random_games_are_audited_as_sound_in_linear_time(store: Store, number: int) -> None:
    """Twenty games each, over all policies and sets of modules."""
    for game in range(number * 20, number * 20 + 20):
        case = CASES[game // len(POLICIES) % len(CASES)]
        undo = POLICIES[game % len(POLICIES)]
        folded, seconds = check_game(store, case, undo, seed=game, most=150 + game % 7 * 50)
        bound = max(MIN_SECONDS, folded.version * SECONDS_PER_RECORD)
        print(f"{game}: {name_of(case)} {undo}: {folded.version} records, {seconds:.3f} s of {bound:.3f} s")
        assert seconds <= bound
        store.client.flushdb()

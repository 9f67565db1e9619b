"""Taking back against the Automa: before it answers, past its draws, and what is done again."""

from typing import Any

import pytest
import redis

from events.audit import audit
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.dice_hospital import commands as c
from games.dice_hospital.modules.automa import messages as m
from games.kernel.messages import Awaiting, Command
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.table.undo import Redo, Undo
from games.kernel.table.versions import versions_in
from games.titles import TITLES
from tests.events.exports import SIGNER, lines_of, played
from tests.players import ANN, SERVICE
from workers.turns.play import play_on

JOB = Awaiting((), "automa")


@pytest.fixture
def store(client: redis.Redis) -> Store:
    """A store of real games."""
    return Store(client, TITLES)


def _chosen(store: Store, undo: Any) -> FoldedGame:
    """A game in which Ann has just taken an ambulance and the Automa has not answered yet."""
    seats = (SeatOffer(), SeatOffer(kind="automa"))
    command = CreateGame(title="dice-hospital", seats=seats, undo=undo, options={"administrators": False})
    folded = create(store, ANN, command).folded
    folded = execute(store, folded.id, ANN, Start()).folded
    while folded.game.awaiting(folded.table) != JOB:
        folded = execute(store, folded.id, ANN, folded.game.legal(folded.table, ANN)[0]).folded
    return folded


def _answered(store: Store, undo: Any) -> FoldedGame:
    """The same after the Automa took its ambulance."""
    folded = _chosen(store, undo)
    play_on(store, folded.id, folded.version, "automa", max_commands=1)
    return store.load(folded.id)


def _refused(store: Store, folded: FoldedGame, command: Command) -> str:
    with pytest.raises(Illegal) as refusal:
        execute(store, folded.id, ANN, command)
    return refusal.value.code


def test_a_command_can_be_taken_back_as_long_as_the_automa_has_not_answered(store: Store) -> None:
    folded = _chosen(store, "own")
    undone = execute(store, folded.id, ANN, Undo()).folded
    assert undone.game.awaiting(undone.table) == Awaiting((0,))
    play_on(store, folded.id, folded.version, "automa", max_commands=1)
    play_on(store, folded.id, undone.version, "automa", max_commands=1)
    assert store.load(folded.id).version == undone.version, "the job that was due is due no more"
    again = execute(store, folded.id, ANN, Redo()).folded
    assert again.game.awaiting(again.table) == JOB
    assert again.table.play == folded.table.play


def test_the_automas_draws_are_a_barrier(store: Store) -> None:
    folded = _answered(store, "own")
    assert isinstance(store.records(folded.id, limit=1000)[-1].command, m.TurnDecision)
    assert _refused(store, folded, Undo()) == "undo_barrier"


@pytest.mark.parametrize("policy", ["consent", "free"])
def test_the_automa_agrees_at_once_and_turns_the_same_decision_again(store: Store, policy: str) -> None:
    folded = _answered(store, policy)
    undone = execute(store, folded.id, ANN, Undo()).folded
    assert undone.table.proposal is None, "nobody has to be asked"
    assert undone.game.awaiting(undone.table) == Awaiting((0,))
    assert versions_in(undone.table.undone) == (folded.version - 1, folded.version)
    taken = store.records(folded.id, limit=1000)[folded.version - 2].command
    again = execute(store, folded.id, ANN, taken).folded
    play_on(store, folded.id, again.version, "automa", max_commands=1)
    after = store.load(folded.id)
    assert after.table.play == folded.table.play


@pytest.mark.parametrize("policy", ["own", "consent", "free"])
def test_games_with_take_backs_against_the_automa_are_sound(store: Store, policy: str) -> None:
    seats = (SeatOffer(), SeatOffer(kind="automa"))
    folded = played(store, seats, looking_back=80, undo=policy, luck=3)
    assert folded.table.status == "finished"
    assert folded.table.undone
    verdict = audit(lines_of(store, folded), TITLES, (SIGNER.public,))
    assert (verdict.verdict, verdict.findings) == ("sound", ())


def test_nobody_takes_back_what_the_automa_did_without_a_draw_on_top_of_it(store: Store) -> None:
    """An assignment without a choice draws nothing; it still depends on the activation's being over."""
    folded = _answered(store, "own")
    while not isinstance(folded.game.rules.due_command(folded.table.play), m.AssignPatients):
        if folded.game.awaiting(folded.table).job:
            play_on(store, folded.id, folded.version, "automa", max_commands=1)
            folded = store.load(folded.id)
            continue
        legal = folded.game.rules.legal(folded.table.play, 0)
        finish = [command for command in legal if isinstance(command, c.FinishActivation)]
        folded = execute(store, folded.id, ANN, (finish or legal)[0]).folded
    due = folded.game.rules.due_command(folded.table.play)
    assert due is not None
    after = execute(store, folded.id, SERVICE, due).folded
    assert _refused(store, after, Undo()) in ("undo_others_depend", "undo_barrier")

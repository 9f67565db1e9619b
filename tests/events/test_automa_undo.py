"""Taking back against the Automa: before it answers, past its draws, and what is done again."""

from typing import Any

import pytest
import redis

from events.audit import audit
from events.execute import create, execute
from events.loaded import Loaded
from events.store import Store
from games.dice_hospital import commands as c
from games.dice_hospital.modules.automa import messages as m
from games.kernel.history import Redo, Undo
from games.kernel.lobby import Start
from games.kernel.messages import Awaiting, Command
from games.kernel.refusal import Illegal
from games.kernel.table import CreateGame, SeatOffer
from games.kernel.versions import versions_in
from games.titles import TITLES
from tests.events.exports import SIGNER, lines_of, played
from tests.toy import ANN, SERVICE
from workers.jobs import give_due

JOB = Awaiting((), "automa")


@pytest.fixture
def store(client: redis.Redis) -> Store:
    """A store of real games."""
    return Store(client, TITLES)


def _chosen(store: Store, undo: Any) -> Loaded:
    """A game in which Ann has just taken an ambulance and the Automa has not answered yet."""
    seats = (SeatOffer(), SeatOffer(kind="automa"))
    command = CreateGame(title="dice-hospital", seats=seats, undo=undo, options={"administrators": False})
    loaded = create(store, TITLES, ANN, command).loaded
    loaded = execute(store, loaded.id, ANN, Start()).loaded
    while loaded.game.awaiting(loaded.table) != JOB:
        loaded = execute(store, loaded.id, ANN, loaded.game.legal(loaded.table, ANN)[0]).loaded
    return loaded


def _answered(store: Store, undo: Any) -> Loaded:
    """The same after the Automa took its ambulance."""
    loaded = _chosen(store, undo)
    give_due(store, loaded.id, loaded.version, "automa")
    return store.load(loaded.id)


def _refused(store: Store, loaded: Loaded, command: Command) -> str:
    with pytest.raises(Illegal) as refusal:
        execute(store, loaded.id, ANN, command)
    return refusal.value.code


def test_a_command_can_be_taken_back_as_long_as_the_automa_has_not_answered(store: Store) -> None:
    loaded = _chosen(store, "own")
    undone = execute(store, loaded.id, ANN, Undo()).loaded
    assert undone.game.awaiting(undone.table) == Awaiting((0,))
    give_due(store, loaded.id, loaded.version, "automa")
    give_due(store, loaded.id, undone.version, "automa")
    assert store.load(loaded.id).version == undone.version, "the job that was due is due no more"
    again = execute(store, loaded.id, ANN, Redo()).loaded
    assert again.game.awaiting(again.table) == JOB
    assert again.table.play == loaded.table.play


def test_the_automas_draws_are_a_barrier(store: Store) -> None:
    loaded = _answered(store, "own")
    assert isinstance(store.records(loaded.id, limit=1000)[-1].command, m.TurnDecision)
    assert _refused(store, loaded, Undo()) == "undo_barrier"


@pytest.mark.parametrize("policy", ["consent", "free"])
def test_the_automa_agrees_at_once_and_turns_the_same_decision_again(store: Store, policy: str) -> None:
    loaded = _answered(store, policy)
    undone = execute(store, loaded.id, ANN, Undo()).loaded
    assert undone.table.proposal is None, "nobody has to be asked"
    assert undone.game.awaiting(undone.table) == Awaiting((0,))
    assert versions_in(undone.table.undone) == (loaded.version - 1, loaded.version)
    taken = store.records(loaded.id, limit=1000)[loaded.version - 2].command
    again = execute(store, loaded.id, ANN, taken).loaded
    give_due(store, loaded.id, again.version, "automa")
    after = store.load(loaded.id)
    assert after.table.play == loaded.table.play


@pytest.mark.parametrize("policy", ["own", "consent", "free"])
def test_games_with_take_backs_against_the_automa_are_sound(store: Store, policy: str) -> None:
    seats = (SeatOffer(), SeatOffer(kind="automa"))
    loaded = played(store, seats, looking_back=80, undo=policy, luck=3)
    assert loaded.table.status == "finished"
    assert loaded.table.undone
    verdict = audit(lines_of(store, loaded), TITLES, (SIGNER.public,))
    assert (verdict.verdict, verdict.findings) == ("sound", ())


def test_nobody_takes_back_what_the_automa_did_without_a_draw_on_top_of_it(store: Store) -> None:
    """An assignment without a choice draws nothing; it still depends on the activation's being over."""
    loaded = _answered(store, "own")
    while not isinstance(loaded.game.rules.due(loaded.table.play), m.AssignPatients):
        if loaded.game.awaiting(loaded.table).job:
            give_due(store, loaded.id, loaded.version, "automa")
            loaded = store.load(loaded.id)
            continue
        legal = loaded.game.rules.legal(loaded.table.play, 0)
        finish = [command for command in legal if isinstance(command, c.FinishActivation)]
        loaded = execute(store, loaded.id, ANN, (finish or legal)[0]).loaded
    due = loaded.game.rules.due(loaded.table.play)
    assert due is not None
    after = execute(store, loaded.id, SERVICE, due).loaded
    assert _refused(store, after, Undo()) in ("undo_others_depend", "undo_barrier")

"""Undo by example: what each policy lets a seat take back, and what it costs."""

from typing import Any

import pytest
import redis

from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Resign
from games.kernel.table.table import Actor
from games.kernel.table.undo import (
    Agree,
    CommandsRedone,
    CommandsUndone,
    Redo,
    Refuse,
    Undo,
    UndoAgreed,
    UndoProposed,
    UndoRefused,
)
from games.kernel.table.undo_offers import Proposal
from games.kernel.table.versions import versions_in
from games.titles import TITLES as SHIPPED
from tests.events.undo.market_games import BOT, CY, HUMAN, card, give, history, refused, rolled, table
from tests.market.base import Play, Roll, Score
from tests.players import ANN, BOB, SERVICE
from workers.turns.play import play_on

# own


def test_own_takes_back_the_latest_command_and_gives_it_again(store: Store) -> None:
    before = rolled(store, "own")
    played = give(store, before.id, (ANN, card(before, 0)))
    assert history(store, played, ANN) == [Undo(before.version)]
    outcome = execute(store, before.id, ANN, Undo())
    assert outcome.events == (CommandsUndone(0, before.version, ((played.version,) * 2,)),)
    assert outcome.folded.table.play == before.table.play
    assert versions_in(outcome.folded.table.undone) == (played.version,)
    assert history(store, outcome.folded, ANN) == [Redo()]
    again = execute(store, before.id, ANN, Redo())
    assert again.events == (CommandsRedone(0, outcome.version),)
    assert again.folded.table.play == played.table.play
    assert versions_in(again.folded.table.undone) == ()
    assert again.folded.table.redo == ()


def test_in_a_simultaneous_phase_only_own_commands_are_struck(store: Store) -> None:
    before = rolled(store, "own", HUMAN, HUMAN, HUMAN)
    after = give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)))
    outcome = execute(store, before.id, ANN, Undo())
    assert outcome.events == (CommandsUndone(0, before.version, ((before.version + 1,) * 2,)),)
    play = outcome.folded.table.play
    assert play.hands[0] == before.table.play.hands[0]
    assert play.hands[1] == after.table.play.hands[1]
    assert play.acted == (1,)
    assert history(store, outcome.folded, BOB) == [Undo(before.version + 1)]


def test_a_command_that_another_seats_depends_on_stays(store: Store) -> None:
    before = rolled(store, "own")
    after = give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)))
    # Bob's card ended the step, which it would not have done without Ann's.
    assert refused(store, before.id, ANN, Undo()) == "undo_others_depend"
    assert history(store, after, ANN) == []
    assert history(store, after, BOB) == [Undo(after.version - 1)]
    assert give(store, before.id, (BOB, Undo())).table.play.step == "play"


def test_chance_is_a_barrier(store: Store) -> None:
    folded = give(store, table(store, "own").id, (ANN, Roll()))
    assert refused(store, folded.id, ANN, Undo()) == "undo_barrier"
    assert refused(store, folded.id, ANN, Undo(folded.version - 1)) == "undo_barrier"
    assert history(store, folded, ANN) == []


def administrators(client: redis.Redis, undo: Any) -> tuple[Store, FoldedGame]:
    """A game of Dice Hospital where two may keep one of two cards that nobody else has seen."""
    store = Store(client, SHIPPED)
    folded = table(store, undo, title="dice-hospital")
    while folded.table.play.step != "administrators":
        given = [(a, folded.game.rules.legal(folded.table.play, s)) for s, a in enumerate((ANN, BOB))]
        folded = give(store, folded.id, next((actor, found[0]) for actor, found in given if found))
    return store, folded


def test_showing_something_hidden_is_a_barrier(client: redis.Redis) -> None:
    store, folded = administrators(client, "own")
    keep = folded.game.rules.legal(folded.table.play, 0)[0]
    folded = give(store, folded.id, (ANN, keep))
    assert folded.next_draw == store.load_at(folded.id, folded.version - 1).next_draw, "nothing was drawn"
    assert refused(store, folded.id, ANN, Undo()) == "undo_barrier"


def test_what_was_shown_is_taken_back_with_consent(client: redis.Redis) -> None:
    store, before = administrators(client, "consent")
    keep = before.game.rules.legal(before.table.play, 0)[0]
    give(store, before.id, (ANN, keep))
    assert execute(store, before.id, ANN, Undo()).events == (UndoProposed(0, before.version),)
    assert give(store, before.id, (BOB, Agree())).table.play == before.table.play


@pytest.mark.parametrize("undo", ["own", "consent", "free"])
@pytest.mark.parametrize("to", [-9, -1, 0, 1, 2, 4, 6, 99])
def test_only_own_commands_can_be_named(store: Store, undo: Any, to: int) -> None:
    before = rolled(store, undo)
    give(store, before.id, (ANN, card(before, 0)))
    assert refused(store, before.id, ANN, Undo(to)) == "bad_undo_target"


def test_own_commands_behind_the_barrier_are_known_as_such(store: Store) -> None:
    before = rolled(store, "own")
    assert refused(store, before.id, ANN, Undo()) == "undo_barrier"
    give(store, before.id, (ANN, card(before, 0)), (ANN, Undo()))
    assert refused(store, before.id, ANN, Undo(before.version)) == "bad_undo_target", "it is taken back"
    give(store, before.id, (ANN, Redo()))
    assert refused(store, before.id, ANN, Undo(3)) == "undo_barrier", "Ann's roll"


@pytest.mark.parametrize("undo", ["own", "consent", "free"])
def test_who_has_not_moved_has_nothing_to_take_back(store: Store, undo: Any) -> None:
    folded = give(store, table(store, undo).id, (ANN, Roll()))
    assert refused(store, folded.id, BOB, Undo()) == "nothing_to_undo"
    assert refused(store, folded.id, BOB, Undo(folded.version - 1)) == "bad_undo_target", "Ann's roll"


def test_a_new_command_clears_the_redo_of_its_seat_only(store: Store) -> None:
    before = rolled(store, "own", HUMAN, HUMAN, HUMAN)
    undone = give(
        store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)), (ANN, Undo()), (BOB, Undo())
    )
    assert (history(store, undone, ANN), history(store, undone, BOB)) == ([Redo()], [Redo()])
    folded = give(store, before.id, (ANN, Play(before.table.play.hands[0][1])))
    assert refused(store, before.id, ANN, Redo()) == "nothing_to_redo"
    assert Redo() in history(store, folded, BOB)
    assert give(store, before.id, (BOB, Redo())).table.play.acted == (1, 0), "at its old place"


def test_a_redo_that_would_lead_elsewhere_is_refused(store: Store) -> None:
    before = rolled(store, "own", HUMAN, HUMAN, HUMAN)
    give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)), (ANN, Undo()))
    folded = give(store, before.id, (CY, card(before, 2)))
    # Ann's card would end the step now.
    assert refused(store, before.id, ANN, Redo()) == "redo_differs"
    assert history(store, folded, ANN) == []


def test_nothing_can_be_taken_back_where_undo_is_off(store: Store) -> None:
    before = rolled(store, "off")
    folded = give(store, before.id, (ANN, card(before, 0)))
    for command in (Undo(), Undo(before.version), Redo(), Agree(), Refuse()):
        assert refused(store, before.id, ANN, command) == "undo_off"
    assert history(store, folded, ANN) == []


def test_strangers_take_nothing_back(store: Store) -> None:
    before = rolled(store, "free")
    assert refused(store, before.id, CY, Undo()) == "not_seated"
    assert history(store, before, CY) == []


# consent


def test_consent_of_every_human_crosses_the_barrier_and_the_draws_come_again(store: Store) -> None:
    before = table(store, "consent", HUMAN, HUMAN, HUMAN)
    first = give(store, before.id, (ANN, Roll()))
    asked = give(store, before.id, (ANN, Undo()))
    assert asked.table.proposal == Proposal(0, before.version)
    assert asked.table.play == first.table.play, "nothing happens before all agree"
    assert refused(store, before.id, ANN, Agree()) == "already_agreed"
    assert history(store, asked, BOB) == [Agree(), Refuse()]
    half = give(store, before.id, (BOB, Agree()))
    assert half.table.proposal == Proposal(0, before.version, (1,))
    assert refused(store, before.id, BOB, Agree()) == "already_agreed"
    assert Agree() not in history(store, half, BOB)
    outcome = execute(store, before.id, CY, Agree())
    assert outcome.events == (
        UndoAgreed(2),
        CommandsUndone(0, before.version, ((first.version,) * 2,), crossed=True),
    )
    assert outcome.folded.table.play == before.table.play
    assert outcome.folded.next_draw == before.next_draw
    assert give(store, before.id, (ANN, Roll())).table.play == first.table.play


@pytest.mark.parametrize("who", [ANN, BOB])
def test_a_proposal_is_refused_or_withdrawn(store: Store, who: Actor) -> None:
    folded = give(store, table(store, "consent").id, (ANN, Roll()), (ANN, Undo()))
    outcome = execute(store, folded.id, who, Refuse())
    assert outcome.events == (UndoRefused(0 if who is ANN else 1),)
    assert outcome.folded.table.proposal is None
    assert outcome.folded.table.play == folded.table.play
    assert refused(store, folded.id, BOB, Agree()) == "no_proposal"
    assert refused(store, folded.id, BOB, Refuse()) == "no_proposal"


def test_a_proposal_lapses_when_somebody_plays_on(store: Store) -> None:
    folded = give(store, table(store, "consent").id, (ANN, Roll()), (ANN, Undo()), (BOB, Roll()))
    assert folded.table.proposal is None
    assert refused(store, folded.id, BOB, Agree()) == "no_proposal"


def test_bots_and_resigned_seats_agree_at_once(store: Store) -> None:
    before = table(store, "consent", HUMAN, BOT)
    give(store, before.id, (ANN, Roll()))
    assert give(store, before.id, (ANN, Undo())).table.play == before.table.play
    other = table(store, "consent")
    give(store, other.id, (ANN, Roll()), (BOB, Resign()))
    assert give(store, other.id, (ANN, Undo())).table.play == other.table.play


@pytest.mark.parametrize("who", [ANN, BOB, CY])
def test_a_proposal_ends_when_somebody_resigns(store: Store, who: Actor) -> None:
    before = table(store, "consent", HUMAN, HUMAN, HUMAN)
    rolls = give(store, before.id, (ANN, Roll()), (ANN, Undo()), (BOB, Agree()))
    folded = give(store, before.id, (who, Resign()))
    assert folded.table.proposal is None
    assert folded.table.play == rolls.table.play
    left = [player for player in (ANN, BOB, CY) if player is not who]
    assert {refused(store, before.id, player, Agree()) for player in left} == {"no_proposal"}
    if who is not ANN:
        # Whoever is left is asked anew.
        give(store, before.id, (ANN, Undo()))
        other = left[1]
        assert give(store, before.id, (other, Agree())).table.play == before.table.play


def test_within_the_barrier_nobody_needs_to_agree(store: Store) -> None:
    before = rolled(store, "consent")
    folded = give(store, before.id, (ANN, card(before, 0)), (ANN, Undo()))
    assert folded.table.proposal is None
    assert folded.table.play == before.table.play


# free


def test_free_crosses_at_once_and_a_redo_brings_everything_back(store: Store) -> None:
    before = table(store, "free")
    after = give(store, before.id, (ANN, Roll()), (BOB, Roll()))
    assert history(store, after, ANN) == [Undo(before.version)]
    undone = give(store, before.id, (ANN, Undo()))
    assert (undone.table.play, undone.next_draw) == (before.table.play, before.next_draw)
    assert versions_in(undone.table.undone) == (before.version + 1, before.version + 2)
    redone = give(store, before.id, (ANN, Redo()))
    assert (redone.table.play, redone.next_draw) == (after.table.play, after.next_draw)


def test_anybody_who_plays_on_clears_a_redo_that_concerned_others(store: Store) -> None:
    before = table(store, "free")
    give(store, before.id, (ANN, Roll()), (BOB, Roll()), (BOB, Undo()))
    give(store, before.id, (BOB, Roll()))
    assert refused(store, before.id, BOB, Redo()) == "nothing_to_redo"
    give(store, before.id, (ANN, Undo()), (ANN, Roll()), (BOB, Roll()))
    assert refused(store, before.id, ANN, Redo()) == "nothing_to_redo"


@pytest.mark.parametrize("undo", ["own", "consent", "free"])
def test_nothing_was_played_yet(store: Store, undo: Any) -> None:
    assert refused(store, table(store, undo).id, ANN, Undo()) == "nothing_to_undo"


# jobs


def test_a_scoring_that_was_undone_is_scored_again_when_it_is_due(store: Store) -> None:
    before = rolled(store, "free")
    due = give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)))
    play_on(store, due.id, due.version, "scoring", max_commands=1)
    scored = store.load(due.id)
    assert scored.table.play.round == 2
    undone = give(store, due.id, (BOB, Undo()))
    assert versions_in(undone.table.undone) == (due.version, scored.version)
    assert undone.game.awaiting(undone.table).seats == (1,)
    # Jobs made for versions that are over do nothing, however late they run.
    for version in (due.version, scored.version, undone.version):
        play_on(store, due.id, version, "scoring", max_commands=1)
    assert store.load(due.id).version == undone.version
    again = give(store, due.id, (BOB, card(before, 1)))
    assert again.game.awaiting(again.table).job == "scoring"
    play_on(store, due.id, again.version, "scoring", max_commands=1)
    assert store.load(due.id).table.play == scored.table.play
    assert refused(store, due.id, SERVICE, Score()) == "wrong_step"

"""Corrections: points awarded and moves voided, by organizers only, with a reason in the record."""

from typing import Any

import pytest
from msgspec.structs import replace

from events.actions import available_commands
from events.errors import CommandIdReused
from events.execute import execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.messages import Command
from games.kernel.table.corrections import Award, Correct, CorrectionMade, PointsAwarded, Void
from games.kernel.table.game import Game
from games.kernel.table.lobby import Start
from games.kernel.table.standings import final_standings
from games.kernel.table.table import Actor, UndoPolicy
from games.kernel.table.undo import CommandsUndone, Redo, Undo
from games.kernel.table.versions import versions_in
from tests.market.base import Play, Roll
from tests.timed import (
    ANN,
    BOB,
    ORGANIZER,
    PLAYERS,
    SERVICE,
    TITLES,
    Watch,
    hospital,
    refused,
    score_if_due,
    started,
    times,
)

REASON = "the die fell off the table"


def award(seat: int, points: int) -> Correct:
    return Correct(REASON, award=Award(seat, points))


def void(to: int) -> Correct:
    return Correct(REASON, void=Void(to))


def clear_redo(store: Store, folded: FoldedGame, up_to: int = 10_000) -> FoldedGame:
    """The game after everybody played what they are offered first."""
    while folded.table.status == "playing" and folded.version < up_to:
        scored = score_if_due(store, folded)
        if scored is None:
            seat = folded.game.awaiting(folded.table).seats[0]
            command = folded.game.legal(folded.table, PLAYERS[seat])[0]
            scored = execute(store, folded.id, PLAYERS[seat], command).folded
        folded = scored
    return folded


def test_an_award_names_organizer_reason_and_change(store: Store) -> None:
    folded = started(store, None)
    outcome = execute(store, folded.id, ORGANIZER, award(1, 3))
    assert outcome.events == (CorrectionMade("olga", REASON), PointsAwarded(1, 3, REASON))
    record = store.records(folded.id, outcome.version - 1)[0]
    assert (record.actor, record.command) == (ORGANIZER, award(1, 3))
    assert outcome.folded.table.awards == (0, 3)
    assert outcome.folded.table.play == folded.table.play
    again = execute(store, folded.id, ORGANIZER, award(1, -5)).folded
    assert again.table.awards == (0, -2)
    assert Store(store.client, TITLES).load(folded.id).table == again.table


def test_awards_change_points_and_winner_at_the_end(store: Store) -> None:
    folded = started(store, None)
    execute(store, folded.id, ORGANIZER, award(1, 100))
    execute(store, folded.id, ORGANIZER, award(0, -7))
    ended = clear_redo(store, store.load(folded.id))
    plain = ended.table.play.points
    assert [(s.seat, s.points) for s in ended.table.standings] == [(0, plain[0] - 7), (1, plain[1] + 100)]
    assert [s.place for s in ended.table.standings] == [2, 1]
    assert Store(store.client, TITLES).load(folded.id).table.standings == ended.table.standings


def test_without_awards_the_titles_own_places_stand(store: Store) -> None:
    ended = clear_redo(store, hospital(store, 3, None))
    assert ended.table.standings == ended.game.title.standings(ended.game.rules, ended.table.play)


def test_a_tie_that_an_award_makes_is_broken_as_the_title_breaks_ties(store: Store) -> None:
    ended = clear_redo(store, hospital(store, 3, None))
    game, table = ended.game, ended.table
    first, second, third = sorted(table.standings, key=lambda s: (s.place, s.seat))
    gap = first.points - second.points
    awards = tuple(gap if seat == second.seat else 0 for seat in range(3))
    level = {s.seat: s for s in _standings(game, replace(ended, table=replace(table, awards=awards)))}
    assert level[first.seat].points == level[second.seat].points
    ties = [game.title.ties(game.rules, table.play, s.seat) for s in (first, second)]
    expected = {True: (1, 2), False: (2, 1)}[ties[0] > ties[1]] if ties[0] != ties[1] else (1, 1)
    assert (level[first.seat].place, level[second.seat].place) == expected
    assert level[third.seat].points == third.points


def _standings(game: Game, folded: FoldedGame) -> Any:
    return final_standings(game.title, game.rules, folded.table)


@pytest.mark.parametrize("undo", ["own", "off", "consent", "free"])
def test_a_void_restores_the_state_it_names(store: Store, undo: UndoPolicy) -> None:
    folded = hospital(store, 2, None, undo=undo)
    past = {folded.version: folded}
    while folded.version < 80:
        folded = clear_redo(store, folded, folded.version + 1)
        past[folded.version] = folded
    for to in (75, 60, 30, 4):
        outcome = execute(store, folded.id, ORGANIZER, void(to))
        made, struck = outcome.events
        assert made == CorrectionMade("olga", REASON)
        assert isinstance(struck, CommandsUndone)
        assert (struck.seat, struck.to, struck.crossed) == (-1, to, True)
        after = outcome.folded
        assert (after.table.play, after.next_draw) == (past[to].table.play, past[to].next_draw)
        assert set(versions_in(after.table.undone)) >= set(range(to + 1, 81))
        for fresh in (Store(store.client, TITLES).load(folded.id), store.load(folded.id)):
            assert (fresh.table, fresh.next_draw) == (after.table, after.next_draw)
            assert undo in ("consent", "free") or not (
                fresh.undo_log.past_barriers and fresh.undo_log.complete
            )
        store.client.delete(*store.client.keys("*:snap"))
        assert Store(store.client, TITLES).load(folded.id).table == after.table
    folded = store.load(folded.id)
    again = clear_redo(store, folded, folded.version + 20)
    assert again.table.play == past[4 + 20].table.play, "the same draws come again"
    assert Store(store.client, TITLES).load_at(folded.id, 58).table == past[58].table


def test_nobody_can_redo_what_was_voided(store: Store) -> None:
    folded = started(store, None, undo="free")
    execute(store, folded.id, ANN, Roll())
    after = execute(store, folded.id, ORGANIZER, void(folded.version)).folded
    assert after.table.redo == ()
    for actor in (ANN, BOB, SERVICE):
        refused("nothing_to_redo", lambda who=actor: execute(store, folded.id, who, Redo()))  # type: ignore[misc]


def test_a_void_leaves_seats_awards_and_earlier_take_backs_alone(store: Store) -> None:
    folded = clear_redo(store, started(store, None), 5)
    card = folded.table.play.hands[0][0]
    execute(store, folded.id, ANN, Play(card))
    execute(store, folded.id, ORGANIZER, award(0, 4))
    undone = execute(store, folded.id, ANN, Undo()).folded
    bob = execute(store, folded.id, BOB, Play(undone.table.play.hands[1][0])).folded
    after = execute(store, folded.id, ORGANIZER, void(undone.version)).folded
    assert after.table.play == undone.table.play
    assert after.table.awards == (4, 0)
    assert versions_in(after.table.undone) == (6, bob.version)


def test_a_void_starts_the_clocks_anew(store: Store, watch: Watch) -> None:
    folded = started(store)
    execute(store, folded.id, ANN, Roll())
    watch.wait(40)
    after = execute(store, folded.id, ORGANIZER, void(folded.version)).folded
    assert times(after) == {0: watch.now + 60_000}


def test_a_scoring_that_was_voided_is_due_again(store: Store) -> None:
    folded = clear_redo(store, started(store, None), 7)
    assert folded.game.awaiting(folded.table).job == "scoring"
    scored = score_if_due(store, folded)
    assert scored is not None
    after = execute(store, folded.id, ORGANIZER, void(folded.version)).folded
    assert after.game.awaiting(after.table).job == "scoring"
    again = score_if_due(store, after)
    assert again is not None
    assert again.table.play == scored.table.play


def test_only_organizers_correct_and_organizers_do_not_play(store: Store) -> None:
    folded = started(store, None)
    for actor in (ANN, BOB, SERVICE, Actor(kind="bot", seat=0)):
        for command in (award(0, 1), void(folded.version)):
            refused("organizers_only", lambda a=actor, k=command: execute(store, folded.id, a, k))  # type: ignore[misc]
    seated = Actor(kind="organizer", id="ann")
    plays: tuple[Command, ...] = (Roll(), Start())
    for play in plays:
        refused("organizers_do_not_play", lambda k=play: execute(store, folded.id, seated, k))  # type: ignore[misc]
    refused("not_seated", lambda: execute(store, folded.id, seated, Undo()))
    assert available_commands(store, folded, seated) == []
    refused("organizer_at_table", lambda: execute(store, folded.id, seated, award(1, 1)))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Correct("", award=Award(0, 1)), "bad_reason"),
        (Correct(" \t", void=Void(3)), "bad_reason"),
        (Correct("x" * 201, award=Award(0, 1)), "bad_reason"),
        (Correct(REASON), "bad_correction"),
        (Correct(REASON, Award(0, 1), Void(3)), "bad_correction"),
        (award(2, 1), "no_such_seat"),
        (award(-1, 1), "no_such_seat"),
        (award(0, 0), "bad_award"),
        (award(0, 1001), "bad_award"),
        (award(0, -1001), "bad_award"),
        (void(4), "bad_void_target"),
        (void(2), "bad_void_target"),
        (void(0), "bad_void_target"),
        (void(-1), "bad_void_target"),
    ],
)
def test_corrections_that_make_no_sense_are_refused(store: Store, command: Correct, code: str) -> None:
    folded = started(store, None)
    execute(store, folded.id, ANN, Roll())
    refused(code, lambda: execute(store, folded.id, ORGANIZER, command))
    assert store.load(folded.id).version == 4


def test_there_must_be_something_to_void(store: Store) -> None:
    folded = started(store, None)
    execute(store, folded.id, ORGANIZER, award(0, 1))
    refused("nothing_to_void", lambda: execute(store, folded.id, ORGANIZER, void(folded.version)))


def test_a_game_that_is_over_is_not_corrected(store: Store) -> None:
    ended = clear_redo(store, started(store, None))
    for command in (award(0, 1), void(5)):
        refused("wrong_status", lambda k=command: execute(store, ended.id, ORGANIZER, k))  # type: ignore[misc]


def test_a_correction_sent_twice_is_made_once(store: Store) -> None:
    folded = started(store, None)
    first = execute(store, folded.id, ORGANIZER, award(0, 2), "key")
    second = execute(Store(store.client, TITLES), folded.id, ORGANIZER, award(0, 2), "key")
    assert second.replayed
    assert (second.version, second.events) == (first.version, first.events)
    assert store.load(folded.id).table.awards == (2, 0)
    with pytest.raises(CommandIdReused):
        execute(store, folded.id, ORGANIZER, award(0, 3), "key")
    execute(store, folded.id, ANN, Roll())
    voided = execute(store, folded.id, ORGANIZER, void(folded.version), "void")
    assert execute(store, folded.id, ORGANIZER, void(folded.version), "void").version == voided.version
    assert store.load(folded.id).version == voided.version

"""Corrections: points awarded and moves voided, by organizers only, with a reason in the record."""

from typing import Any

import pytest
from msgspec.structs import replace

from events.errors import KeyReused
from events.execute import execute
from events.offers import offers
from events.store import Loaded, Store
from games.kernel.corrections import Award, Correct, CorrectionMade, PointsAwarded, Void
from games.kernel.game import Game
from games.kernel.history import CommandsUndone, Redo, Undo
from games.kernel.lobby import Start
from games.kernel.messages import Command
from games.kernel.table import Actor
from games.kernel.table import Undo as Policy
from games.kernel.versions import versions_in
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
from tests.toy import Play, Roll

REASON = "the die fell off the table"


def award(seat: int, points: int) -> Correct:
    return Correct(REASON, award=Award(seat, points))


def void(to: int) -> Correct:
    return Correct(REASON, void=Void(to))


def played_on(store: Store, loaded: Loaded, up_to: int = 10_000) -> Loaded:
    """The game after everybody played what they are offered first."""
    while loaded.table.status == "playing" and loaded.version < up_to:
        scored = score_if_due(store, loaded)
        if scored is None:
            seat = loaded.game.awaiting(loaded.table).seats[0]
            command = loaded.game.legal(loaded.table, PLAYERS[seat])[0]
            scored = execute(store, loaded.id, PLAYERS[seat], command).loaded
        loaded = scored
    return loaded


def test_an_award_names_organizer_reason_and_change(store: Store) -> None:
    loaded = started(store, None)
    outcome = execute(store, loaded.id, ORGANIZER, award(1, 3))
    assert outcome.events == (CorrectionMade("olga", "Olga", REASON), PointsAwarded(1, 3, REASON))
    record = store.records(loaded.id, outcome.version - 1)[0]
    assert (record.actor, record.command) == (ORGANIZER, award(1, 3))
    assert outcome.loaded.table.awards == (0, 3)
    assert outcome.loaded.table.play == loaded.table.play
    again = execute(store, loaded.id, ORGANIZER, award(1, -5)).loaded
    assert again.table.awards == (0, -2)
    assert Store(store.client, TITLES).load(loaded.id).table == again.table


def test_awards_change_points_and_winner_at_the_end(store: Store) -> None:
    loaded = started(store, None)
    execute(store, loaded.id, ORGANIZER, award(1, 100))
    execute(store, loaded.id, ORGANIZER, award(0, -7))
    ended = played_on(store, store.load(loaded.id))
    plain = ended.table.play.points
    assert [(s.seat, s.points) for s in ended.table.standings] == [(0, plain[0] - 7), (1, plain[1] + 100)]
    assert [s.place for s in ended.table.standings] == [2, 1]
    assert Store(store.client, TITLES).load(loaded.id).table.standings == ended.table.standings


def test_without_awards_the_titles_own_places_stand(store: Store) -> None:
    ended = played_on(store, hospital(store, 3, None))
    assert ended.table.standings == ended.game.title.standings(ended.game.rules, ended.table.play)


def test_a_tie_that_an_award_makes_is_broken_as_the_title_breaks_ties(store: Store) -> None:
    ended = played_on(store, hospital(store, 3, None))
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


def _standings(game: Game, loaded: Loaded) -> Any:
    return game._standings(loaded.table)


@pytest.mark.parametrize("undo", ["own", "off", "consent", "free"])
def test_a_void_restores_the_state_it_names(store: Store, undo: Policy) -> None:
    loaded = hospital(store, 2, None, undo=undo)
    past = {loaded.version: loaded}
    while loaded.version < 80:
        loaded = played_on(store, loaded, loaded.version + 1)
        past[loaded.version] = loaded
    for to in (75, 60, 30, 4):
        outcome = execute(store, loaded.id, ORGANIZER, void(to))
        made, struck = outcome.events
        assert made == CorrectionMade("olga", "Olga", REASON)
        assert isinstance(struck, CommandsUndone)
        assert (struck.seat, struck.to, struck.crossed) == (-1, to, True)
        after = outcome.loaded
        assert (after.table.play, after.draws) == (past[to].table.play, past[to].draws)
        assert set(versions_in(after.table.undone)) >= set(range(to + 1, 81))
        for fresh in (Store(store.client, TITLES).load(loaded.id), store.load(loaded.id)):
            assert (fresh.table, fresh.draws) == (after.table, after.draws)
            assert undo in ("consent", "free") or not (fresh.trail.deep and fresh.trail.whole)
        store.client.delete(*store.client.keys("*:snap"))
        assert Store(store.client, TITLES).load(loaded.id).table == after.table
    loaded = store.load(loaded.id)
    again = played_on(store, loaded, loaded.version + 20)
    assert again.table.play == past[4 + 20].table.play, "the same draws come again"
    assert Store(store.client, TITLES).load_at(loaded.id, 58).table == past[58].table


def test_nobody_can_redo_what_was_voided(store: Store) -> None:
    loaded = started(store, None, undo="free")
    execute(store, loaded.id, ANN, Roll())
    after = execute(store, loaded.id, ORGANIZER, void(loaded.version)).loaded
    assert after.table.redo == ()
    for actor in (ANN, BOB, SERVICE):
        refused("nothing_to_redo", lambda who=actor: execute(store, loaded.id, who, Redo()))  # type: ignore[misc]


def test_a_void_leaves_seats_awards_and_earlier_take_backs_alone(store: Store) -> None:
    loaded = played_on(store, started(store, None), 5)
    card = loaded.table.play.hands[0][0]
    execute(store, loaded.id, ANN, Play(card))
    execute(store, loaded.id, ORGANIZER, award(0, 4))
    undone = execute(store, loaded.id, ANN, Undo()).loaded
    bob = execute(store, loaded.id, BOB, Play(undone.table.play.hands[1][0])).loaded
    after = execute(store, loaded.id, ORGANIZER, void(undone.version)).loaded
    assert after.table.play == undone.table.play
    assert after.table.awards == (4, 0)
    assert versions_in(after.table.undone) == (6, bob.version)


def test_a_void_starts_the_clocks_anew(store: Store, watch: Watch) -> None:
    loaded = started(store)
    execute(store, loaded.id, ANN, Roll())
    watch.wait(40)
    after = execute(store, loaded.id, ORGANIZER, void(loaded.version)).loaded
    assert times(after) == {0: watch.now + 60_000}


def test_a_scoring_that_was_voided_is_due_again(store: Store) -> None:
    loaded = played_on(store, started(store, None), 7)
    assert loaded.game.awaiting(loaded.table).job == "scoring"
    scored = score_if_due(store, loaded)
    assert scored is not None
    after = execute(store, loaded.id, ORGANIZER, void(loaded.version)).loaded
    assert after.game.awaiting(after.table).job == "scoring"
    again = score_if_due(store, after)
    assert again is not None
    assert again.table.play == scored.table.play


def test_only_organizers_correct_and_organizers_do_not_play(store: Store) -> None:
    loaded = started(store, None)
    for actor in (ANN, BOB, SERVICE, Actor(kind="bot", seat=0)):
        for command in (award(0, 1), void(loaded.version)):
            refused("organizers_only", lambda a=actor, k=command: execute(store, loaded.id, a, k))  # type: ignore[misc]
    seated = Actor(kind="organizer", id="ann", name="Ann")
    plays: tuple[Command, ...] = (Roll(), Start())
    for play in plays:
        refused("organizers_do_not_play", lambda k=play: execute(store, loaded.id, seated, k))  # type: ignore[misc]
    refused("not_seated", lambda: execute(store, loaded.id, seated, Undo()))
    assert offers(store, loaded, seated) == []
    assert execute(store, loaded.id, seated, award(1, 1)).loaded.table.awards == (0, 1)


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
    loaded = started(store, None)
    execute(store, loaded.id, ANN, Roll())
    refused(code, lambda: execute(store, loaded.id, ORGANIZER, command))
    assert store.load(loaded.id).version == 4


def test_there_must_be_something_to_void(store: Store) -> None:
    loaded = started(store, None)
    execute(store, loaded.id, ORGANIZER, award(0, 1))
    refused("nothing_to_void", lambda: execute(store, loaded.id, ORGANIZER, void(loaded.version)))


def test_a_game_that_is_over_is_not_corrected(store: Store) -> None:
    ended = played_on(store, started(store, None))
    for command in (award(0, 1), void(5)):
        refused("wrong_status", lambda k=command: execute(store, ended.id, ORGANIZER, k))  # type: ignore[misc]


def test_a_correction_sent_twice_is_made_once(store: Store) -> None:
    loaded = started(store, None)
    first = execute(store, loaded.id, ORGANIZER, award(0, 2), "key")
    second = execute(Store(store.client, TITLES), loaded.id, ORGANIZER, award(0, 2), "key")
    assert second.replayed
    assert (second.version, second.events) == (first.version, first.events)
    assert store.load(loaded.id).table.awards == (2, 0)
    with pytest.raises(KeyReused):
        execute(store, loaded.id, ORGANIZER, award(0, 3), "key")
    execute(store, loaded.id, ANN, Roll())
    voided = execute(store, loaded.id, ORGANIZER, void(loaded.version), "void")
    assert execute(store, loaded.id, ORGANIZER, void(loaded.version), "void").version == voided.version
    assert store.load(loaded.id).version == voided.version

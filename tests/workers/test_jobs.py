"""Jobs: what they do, and that doing them twice, late or after somebody else changes nothing."""

from itertools import count
from typing import Any

import msgspec
import pytest

from events.bot_choice import choose_command
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.corrections import Award, Correct
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import SeatOffer
from tests.events.exports import lines_of
from tests.events.undo.undo_games import ORGANIZER
from tests.market.base import Play, Roll
from tests.players import ANN, BOB, two_humans
from tests.workers.tables import BOT, acted_by, before_scoring, started
from workers.turns import play
from workers.turns.play import awaited_bot, due_job, play_on


def test_scoring_gives_the_command_the_service_owes(store: Store) -> None:
    waits = before_scoring(store)
    play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    after = store.load(waits.id)
    assert (after.version, after.table.play.round) == (waits.version + 1, 2)
    assert acted_by(store, waits.id)[-1].kind == "service"


def test_scoring_twice_scores_once(store: Store) -> None:
    waits = before_scoring(store)
    play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    play_on(store, waits.id, waits.version, "scoring", max_commands=1)
    assert store.load(waits.id).version == waits.version + 1


def test_a_job_for_a_later_version_or_an_unknown_game_does_nothing(store: Store) -> None:
    waits = before_scoring(store)
    play_on(store, waits.id, waits.version + 1, "scoring", max_commands=1)
    play_on(store, waits.id, waits.version + 1, "bot")
    play_on(store, "nosuchgame", 3, "scoring", max_commands=1)
    play_on(store, "nosuchgame", 3, "bot")
    assert store.load(waits.id).version == waits.version


def test_a_job_of_the_wrong_kind_does_nothing(store: Store) -> None:
    waits = before_scoring(store)
    play_on(store, waits.id, waits.version, "bot")
    bots = started(store, BOT, BOT)
    play_on(store, bots.id, bots.version, "scoring", max_commands=1)
    play_on(store, waits.id, waits.version, "automa", max_commands=1)
    assert store.load(waits.id).version == waits.version
    assert store.load(bots.id).version == bots.version


def test_a_job_does_what_follows_from_it_as_well(store: Store) -> None:
    bots = started(store, BOT, BOT)
    assert play_on(store, bots.id, bots.version, "bot") is None
    assert store.load(bots.id).table.status == "finished"
    rounds = 2 * [("bot", 0), ("bot", 1), ("bot", 0), ("bot", 1), ("service", None)]
    assert [(actor.kind, actor.seat) for actor in acted_by(store, bots.id)[bots.version :]] == rounds


def test_a_job_that_has_taken_long_leaves_the_rest_to_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, taken = started(store, BOT, BOT), count(0, play.MOST_SECONDS / 2)
    monkeypatch.setattr(play, "thread_time", lambda: next(taken))
    left = play_on(store, bots.id, bots.version, "bot")
    assert left is not None
    assert left.version == bots.version + 2


def test_a_scoring_goes_on_with_the_bots_of_the_next_round(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    bot_rolled = play_on(store, mixed.id, rolled.version, "bot", max_commands=1)
    assert bot_rolled is not None
    execute(store, mixed.id, ANN, Play(card=bot_rolled.table.play.hands[0][0]))
    due = play_on(store, mixed.id, bot_rolled.version, "bot", max_commands=1)
    assert due is not None
    assert play_on(store, mixed.id, due.version, "scoring") is None
    after = store.load(mixed.id)
    assert (after.table.play.round, after.game.awaiting(after.table).seats) == (2, (0,))


def test_only_another_job_stops_a_job(store: Store) -> None:
    waits = before_scoring(store)
    execute(store, waits.id, ORGANIZER, Correct("late", Award(seat=0, points=1)))
    play_on(store, waits.id, waits.version, "scoring")
    assert store.load(waits.id).table.play.round == 2


def test_bots_leave_the_turn_of_a_human_alone(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    play_on(store, mixed.id, mixed.version, "bot")
    assert store.load(mixed.id).version == mixed.version
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    assert awaited_bot(rolled) == 1
    play_on(store, mixed.id, rolled.version, "bot")
    after = store.load(mixed.id)
    assert after.game.awaiting(after.table).seats == (0,)
    assert {actor.seat for actor in acted_by(store, mixed.id)[rolled.version :]} == {1}


def test_a_bot_plays_on_for_a_seat_that_resigned(store: Store) -> None:

    game = create(store, ANN, two_humans()).folded.id
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    resigned = execute(store, game, ANN, Resign()).folded
    play_on(store, game, resigned.version, "bot")
    after = store.load(game)
    assert after.game.awaiting(after.table).seats == (1,)
    assert acted_by(store, game)[-1].seat == 0


def test_a_long_turn_is_cut_and_says_where_to_go_on(store: Store) -> None:
    bots = started(store, BOT, BOT)
    cut = play_on(store, bots.id, bots.version, "bot", max_commands=4)
    assert cut
    assert cut.version == bots.version + 4 == store.load(bots.id).version
    assert due_job(cut) == "scoring"
    assert play_on(store, bots.id, cut.version, "scoring", max_commands=6) is None
    assert store.load(bots.id).table.status == "finished"


def test_a_bot_that_a_person_overtakes_looks_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann and the bot play their cards at the same time; hers comes between the bot's look and its move."""
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded

    def overtaken(folded: FoldedGame, seat: int, seed: bytes) -> Any:
        command = choose_command(folded, seat, seed)
        if isinstance(command, Play) and 0 in folded.game.awaiting(folded.table).seats:
            execute(store, mixed.id, ANN, Play(card=folded.table.play.hands[0][0]))
        return command

    monkeypatch.setattr("workers.turns.play.choose_command", overtaken)
    assert play_on(store, mixed.id, rolled.version, "bot") is None
    assert [actor.kind for actor in acted_by(store, mixed.id)[-3:]] == ["player", "bot", "service"]
    assert awaited_bot(store.load(mixed.id)) is None


def test_a_bots_job_that_people_are_ahead_of_is_still_done(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    both = play_on(store, mixed.id, rolled.version, "bot", max_commands=1)
    assert both is not None
    execute(store, mixed.id, ANN, Play(card=both.table.play.hands[0][0]))
    play_on(store, mixed.id, both.version, "bot")
    assert [actor.kind for actor in acted_by(store, mixed.id)[-2:]] == ["bot", "service"]


def test_a_bots_job_that_another_job_is_ahead_of_does_nothing(store: Store) -> None:
    bots = started(store, BOT, BOT)
    ahead = play_on(store, bots.id, bots.version, "bot", max_commands=1)
    assert ahead is not None
    assert play_on(store, bots.id, bots.version, "bot") is None
    assert store.load(bots.id).version == ahead.version


def test_bots_see_no_more_than_a_player_would(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = started(store, BOT, BOT)
    seen: list[Any] = []

    def spy(position: Any, pick: Any) -> Any:
        seen.append(position.view)
        return position.candidates[pick(len(position.candidates))]

    monkeypatch.setitem(dict_of_bots(bots), "random", spy)
    play_on(store, bots.id, bots.version, "bot")
    hands = bots.table.play.hands
    assert [view.hand for view in seen[:2]] == [hands[0], hands[1]]
    assert all(view.hands is None for view in seen)


def dict_of_bots(folded: FoldedGame) -> dict[str, Any]:
    bots = folded.game.title.bots
    assert isinstance(bots, dict)
    return bots


def test_a_bots_choice_follows_from_the_seed_and_not_from_what_is_public(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    play_on(store, mixed.id, rolled.version, "bot", max_commands=1)
    folded = store.load(mixed.id)
    seeds = [bytes([number]) * 32 for number in range(40)]
    chosen = [choose_command(folded, 1, seed) for seed in seeds]
    assert chosen == [choose_command(folded, 1, seed) for seed in seeds]
    assert len(set(chosen)) > 1


def test_the_published_seed_tells_every_choice_of_the_bots_again(store: Store) -> None:
    folded = started(store, BOT, BOT)
    play_on(store, folded.id, folded.version, "bot")
    folded = store.load(folded.id)
    assert folded.table.status == "finished"
    footer = msgspec.json.decode(lines_of(store, folded)[-1])
    made = [record for record in store.records(folded.id, limit=1000) if record.actor.kind == "bot"]
    assert len(made) == 8
    for record in made:
        assert record.actor.seat is not None
        before = store.load_at(folded.id, record.version - 1)
        again = choose_command(before, record.actor.seat, bytes.fromhex(footer["seed"]))
        assert again == record.command

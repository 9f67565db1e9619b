"""Jobs: what they do, and that doing them twice, late or after somebody else changes nothing."""

from typing import Any

import msgspec
import pytest

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import SeatOffer
from tests.events.exports import lines_of
from tests.market.base import Play, Roll
from tests.players import ANN, BOB, two_humans
from tests.workers.tables import BOT, acted_by, before_scoring, started
from workers.jobs import awaited_bot, choose_command, play_bots, send_service_command


def test_scoring_gives_the_command_the_service_owes(store: Store) -> None:
    waits = before_scoring(store)
    send_service_command(store, waits.id, waits.version, "scoring")
    after = store.load(waits.id)
    assert (after.version, after.table.play.round) == (waits.version + 1, 2)
    assert acted_by(store, waits.id)[-1].kind == "service"


def test_scoring_twice_scores_once(store: Store) -> None:
    waits = before_scoring(store)
    send_service_command(store, waits.id, waits.version, "scoring")
    send_service_command(store, waits.id, waits.version, "scoring")
    assert store.load(waits.id).version == waits.version + 1


def test_a_job_for_another_version_or_an_unknown_game_does_nothing(store: Store) -> None:
    waits = before_scoring(store)
    for version in (waits.version - 1, waits.version + 1):
        send_service_command(store, waits.id, version, "scoring")
        play_bots(store, waits.id, version)
    send_service_command(store, "nosuchgame", 3, "scoring")
    play_bots(store, "nosuchgame", 3)
    assert store.load(waits.id).version == waits.version


def test_a_job_of_the_wrong_kind_does_nothing(store: Store) -> None:
    waits = before_scoring(store)
    play_bots(store, waits.id, waits.version)
    bots = started(store, BOT, BOT)
    send_service_command(store, bots.id, bots.version, "scoring")
    send_service_command(store, waits.id, waits.version, "automa")
    assert store.load(waits.id).version == waits.version
    assert store.load(bots.id).version == bots.version


def test_bots_play_until_something_else_is_awaited(store: Store) -> None:
    bots = started(store, BOT, BOT)
    assert play_bots(store, bots.id, bots.version) is None
    after = store.load(bots.id)
    assert after.game.awaiting(after.table).job == "scoring"
    assert [(actor.kind, actor.seat) for actor in acted_by(store, bots.id)[bots.version :]] == [
        ("bot", 0),
        ("bot", 1),
        ("bot", 0),
        ("bot", 1),
    ]


def test_bots_leave_the_turn_of_a_human_alone(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    play_bots(store, mixed.id, mixed.version)
    assert store.load(mixed.id).version == mixed.version
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    assert awaited_bot(rolled) == 1
    play_bots(store, mixed.id, rolled.version)
    after = store.load(mixed.id)
    assert after.game.awaiting(after.table).seats == (0,)
    assert {actor.seat for actor in acted_by(store, mixed.id)[rolled.version :]} == {1}


def test_a_bot_plays_on_for_a_seat_that_resigned(store: Store) -> None:

    game = create(store, ANN, two_humans()).folded.id
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    resigned = execute(store, game, ANN, Resign()).folded
    play_bots(store, game, resigned.version)
    after = store.load(game)
    assert after.game.awaiting(after.table).seats == (1,)
    assert acted_by(store, game)[-1].seat == 0


def test_a_long_turn_is_cut_and_says_where_to_go_on(store: Store) -> None:
    bots = started(store, BOT, BOT)
    cut = play_bots(store, bots.id, bots.version, max_commands=3)
    assert cut
    assert cut.version == bots.version + 3 == store.load(bots.id).version
    assert play_bots(store, bots.id, cut.version, max_commands=3) is None
    after = store.load(bots.id)
    assert after.game.awaiting(after.table).job == "scoring"


def test_a_bot_that_a_person_overtakes_looks_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann and the bot play their cards at the same time; hers comes between the bot's look and its move."""
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded

    def overtaken(folded: FoldedGame, seat: int, seed: bytes) -> Any:
        command = choose_command(folded, seat, seed)
        if isinstance(command, Play) and 0 in folded.game.awaiting(folded.table).seats:
            execute(store, mixed.id, ANN, Play(card=folded.table.play.hands[0][0]))
        return command

    monkeypatch.setattr("workers.jobs.choose_command", overtaken)
    assert play_bots(store, mixed.id, rolled.version) is None
    assert [actor.kind for actor in acted_by(store, mixed.id)[-2:]] == ["player", "bot"]
    assert awaited_bot(store.load(mixed.id)) is None


def test_a_bots_job_that_people_are_ahead_of_is_still_done(store: Store) -> None:
    mixed = started(store, SeatOffer(), BOT)
    rolled = execute(store, mixed.id, ANN, Roll()).folded
    both = play_bots(store, mixed.id, rolled.version, max_commands=1)
    assert both is not None
    execute(store, mixed.id, ANN, Play(card=both.table.play.hands[0][0]))
    play_bots(store, mixed.id, both.version)
    assert acted_by(store, mixed.id)[-1].kind == "bot"


def test_a_bots_job_that_another_job_is_ahead_of_does_nothing(store: Store) -> None:
    bots = started(store, BOT, BOT)
    ahead = play_bots(store, bots.id, bots.version, max_commands=1)
    assert ahead is not None
    assert play_bots(store, bots.id, bots.version) is None
    assert store.load(bots.id).version == ahead.version


def test_bots_see_no_more_than_a_player_would(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = started(store, BOT, BOT)
    seen: list[Any] = []

    def spy(view: Any, legal: Any, pick: Any) -> Any:
        seen.append(view)
        return legal[pick(len(legal))]

    monkeypatch.setitem(dict_of_bots(bots), "random", spy)
    play_bots(store, bots.id, bots.version)
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
    play_bots(store, mixed.id, rolled.version, max_commands=1)
    folded = store.load(mixed.id)
    seeds = [bytes([number]) * 32 for number in range(40)]
    chosen = [choose_command(folded, 1, seed) for seed in seeds]
    assert chosen == [choose_command(folded, 1, seed) for seed in seeds]
    assert len(set(chosen)) > 1


def test_the_published_seed_tells_every_choice_of_the_bots_again(store: Store) -> None:
    folded = started(store, BOT, BOT)
    while job := folded.game.awaiting(folded.table).job:
        if job == "bot":
            play_bots(store, folded.id, folded.version)
        else:
            send_service_command(store, folded.id, folded.version, job)
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

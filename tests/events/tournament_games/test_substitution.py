"""A seat goes to another player or a bot, before the start and in the middle of the game."""

import pytest
import redis

from events.actions import available_commands
from events.execute import execute
from events.fold.store import Store
from events.notices.notice import notices_of
from games.kernel.messages import NOBODY
from games.kernel.table.corrections import Award, Correct
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.nonces import Commit, Reveal, commitment_to
from games.kernel.table.table import Actor
from games.kernel.table.tournament_games import SeatSubstituted, Substitute
from games.kernel.table.undo import Redo, Undo
from tests.events.tournament_games.tables import opened, playing, seated
from tests.market.base import Play, Roll
from tests.timed import (
    ANN,
    BOB,
    MINUTE,
    ORGANIZER,
    PLAYERS,
    SERVICE,
    TITLES,
    Watch,
    refused,
    score_if_due,
    times,
)

CID = PLAYERS[2]


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def store(client: redis.Redis, watch: Watch) -> Store:
    return Store(client, TITLES, now=watch)


def test_a_bot_takes_the_seat_of_somebody_who_did_not_come(store: Store) -> None:
    folded = opened(store)
    execute(store, folded.id, ANN, Join())
    outcome = execute(store, folded.id, SERVICE, Substitute(1))
    assert outcome.events == (SeatSubstituted(1, bot="easy"),)
    assert outcome.folded.table.free_seats() == []
    refused("no_free_seat", lambda: execute(store, folded.id, BOB, Join()))
    begun = execute(store, folded.id, SERVICE, Start()).folded
    begun = execute(store, folded.id, ANN, Roll()).folded
    assert begun.game.awaiting(begun.table).job == "bot"
    moved = execute(store, folded.id, Actor("bot", seat=1), Roll()).folded
    assert moved.version == begun.version + 1


def test_another_player_takes_a_seat_before_the_start(store: Store) -> None:
    folded = seated(store)
    folded = execute(store, folded.id, SERVICE, Substitute(1, CID.id)).folded
    assert (folded.table.seat_of(BOB.id), folded.table.seat_of(CID.id)) == (None, 1)
    assert execute(store, folded.id, SERVICE, Start()).folded.table.status == "playing"
    refused("not_seated", lambda: execute(store, folded.id, BOB, Roll()))


def test_a_substitute_plays_on_with_the_hand_of_the_seat(store: Store) -> None:
    folded = playing(store)
    hand = folded.table.play.hands[1]
    after = execute(store, folded.id, SERVICE, Substitute(1, CID.id)).folded
    execute(store, folded.id, ANN, Roll())
    execute(store, folded.id, CID, Roll())
    assert execute(store, folded.id, CID, Play(hand[0])).version
    refused("not_seated", lambda: execute(store, folded.id, BOB, Play(hand[0])))
    assert available_commands(store, after, BOB) == []
    assert not after.table.takes_part(str(BOB.id)), "who left the seat watches like everybody else"


def test_an_organizer_who_did_not_come_cannot_correct_the_game_of_the_bot(store: Store) -> None:
    correction = Correct("For my bot", Award(1, 100))
    folded = opened(store)
    execute(store, folded.id, ANN, Join())
    execute(store, folded.id, SERVICE, Substitute(1))
    execute(store, folded.id, SERVICE, Start())
    bob = Actor("organizer", BOB.id)
    refused("organizer_at_table", lambda: execute(store, folded.id, bob, correction))
    assert execute(store, folded.id, ORGANIZER, correction).version


def test_who_resigned_may_come_back(store: Store) -> None:
    folded = playing(store)
    execute(store, folded.id, BOB, Resign())
    folded = execute(store, folded.id, SERVICE, Substitute(1, BOB.id)).folded
    assert (folded.table.seat_of(BOB.id), folded.table.seats[1].bot_plays) == (1, None)


def test_nobody_gets_two_seats_or_the_same_one_again(store: Store) -> None:
    folded = playing(store)
    refused("already_seated", lambda: execute(store, folded.id, SERVICE, Substitute(1, ANN.id)))
    refused("already_seated", lambda: execute(store, folded.id, SERVICE, Substitute(0, ANN.id)))
    refused("no_such_seat", lambda: execute(store, folded.id, SERVICE, Substitute(2, CID.id)))
    refused("bad_seat", lambda: execute(store, folded.id, SERVICE, Substitute(1, bot="nobody")))
    refused("bad_seat", lambda: execute(store, folded.id, SERVICE, Substitute(1, CID.id, "easy")))
    refused("service_only", lambda: execute(store, folded.id, ANN, Substitute(1, CID.id)))


def test_a_substitute_has_the_whole_time_of_a_turn(store: Store, watch: Watch) -> None:
    folded = playing(store, clock=MINUTE)
    watch.wait(50)
    assert times(folded) == {0: watch.now + 10_000}
    after = execute(store, folded.id, SERVICE, Substitute(0, CID.id)).folded
    assert times(after) == {0: watch.now + 60_000}
    other = execute(store, folded.id, SERVICE, Substitute(0)).folded
    assert times(other) == {}, "bots have no clock"


def test_draws_keep_the_nonce_of_the_seat(store: Store) -> None:
    folded = opened(store)
    execute(store, folded.id, ANN, Join(commitment_to("ann's")))
    execute(store, folded.id, BOB, Join())
    execute(store, folded.id, SERVICE, Start())
    refused("wrong_status", lambda: execute(store, folded.id, SERVICE, Substitute(0, CID.id)))
    execute(store, folded.id, ANN, Reveal("ann's"))
    after = execute(store, folded.id, SERVICE, Substitute(0, CID.id)).folded
    assert after.table.seats[0].nonce == "ann's"


def test_before_the_start_a_commitment_goes_with_its_player(store: Store) -> None:
    folded = seated(store)
    execute(store, folded.id, ANN, Commit(commitment_to("ann's")))
    after = execute(store, folded.id, SERVICE, Substitute(0, CID.id)).folded
    assert after.table.seats[0].commitment is None


def test_proposals_and_redos_end_with_a_substitution(store: Store) -> None:
    folded = playing(store, undo="consent")
    for player, command in ((ANN, Roll()), (BOB, Roll()), (ANN, Undo())):
        folded = execute(store, folded.id, player, command).folded
    assert folded.table.proposal is not None
    after = execute(store, folded.id, SERVICE, Substitute(1, CID.id)).folded
    assert after.table.proposal is None


def test_a_substitute_cannot_redo_what_another_player_undid(store: Store) -> None:
    folded = playing(store, undo="own")
    for player in (ANN, BOB):
        folded = execute(store, folded.id, player, Roll()).folded
    execute(store, folded.id, BOB, Play(folded.table.play.hands[1][0]))
    folded = execute(store, folded.id, BOB, Undo()).folded
    assert Redo() in available_commands(store, folded, BOB)
    after = execute(store, folded.id, SERVICE, Substitute(1, CID.id)).folded
    assert Redo() not in available_commands(store, after, CID)
    assert score_if_due(store, after) is None


def test_everybody_at_the_table_is_told(store: Store) -> None:
    folded = playing(store)
    outcome = execute(store, folded.id, SERVICE, Substitute(1, CID.id))
    told = notices_of(NOBODY, outcome.events, outcome.folded.table, NOBODY)
    assert [(notice.type, notice.seat, notice.to) for notice in told] == [
        ("seat_substituted", 1, ("olga", "ann", "cid"))
    ]

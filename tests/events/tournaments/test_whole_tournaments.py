"""Tournaments played to their end in a store: their record says it all, and has room for the largest."""

import redis

from events.log.record import MAX_GAME_BYTES, MAX_RECORD_BYTES
from events.projections.feed import Feed
from events.tournaments.folded_tournament import walk_from_start
from events.tournaments.tournament_snapshots import pack_tournament, unpack_tournament
from events.tournaments.tournament_summary import (
    decode_tournament_summary,
    encode_tournament_summary,
    summarize_tournament,
)
from games.kernel.messages import Command, tag
from games.kernel.refusal import Illegal
from games.kernel.table.table import TurnClock
from tests.events.tournaments.cups import KeptPlay, fresh, played
from tests.tournaments.playing import MINUTE, OLGA
from tests.tournaments.samples import SAMPLES
from tournaments.messages.corrections import CancelTournament, FinishTournament
from tournaments.messages.organizing import HideMessage
from tournaments.messages.registration import MOST_AT_ONCE, CheckIn, Enter, Invite, OpenCheckIn
from tournaments.messages.rounds import ChangePairing, Seats, SetTimes, StartRound
from tournaments.settings import MOST_PARTICIPANTS, GameSettings, Groups, Knockout, Schedule, Swiss


def check_record(play: KeptPlay) -> None:
    """Whatever way a tournament is read, it is the same."""
    client, live = play.store.client, play.folded
    for _, folded in walk_from_start(play.id, play.store.stored_records(play.id, play.version)):
        again = unpack_tournament(play.id, pack_tournament(folded))
        assert again is not None
        assert (again.state, again.head, again.next_draw) == (folded.state, folded.head, folded.next_draw)
        summary = summarize_tournament(folded)
        assert decode_tournament_summary(encode_tournament_summary(summary)) == summary
    for other in (folded, fresh(client).load(play.id), play.store.load(play.id)):
        assert (other.state, other.head, other.size) == (live.state, live.head, live.size)


def test_every_format_to_its_end(client: redis.Redis) -> None:
    for stages in (
        (Swiss(3),),
        (Schedule(2),),
        (Knockout(),),
        (Groups(2, rounds=2, advance=2), Knockout()),
    ):
        play = played(client, rounds=0, stages=stages)
        while play.state.status != "finished":
            play.play_round()
        assert play.store.revealed_seed(play.folded)
        check_record(play)


def test_every_command_of_people_is_kept(client: redis.Redis) -> None:
    """Each of them as soon as it is accepted, in a tournament that goes on meanwhile."""
    game = GameSettings("market", clock=TurnClock(60))
    play = played(client, rounds=0, game=game, late_entry=3, check_in=True, review_minutes=1)
    last: tuple[type[Command], ...] = (OpenCheckIn, FinishTournament, CancelTournament)
    otherwise: tuple[type[Command], ...] = (StartRound, SetTimes, Invite)
    left = {*SAMPLES} - {*otherwise, *last}
    people = ("eve", OLGA, *(f"player{number}" for number in range(8)))
    steps = [
        lambda: accepts(play, OLGA, OpenCheckIn),
        lambda: start(play),
        play.pair,
        lambda: wait(play).open(),
        play.finish_round,
    ]
    for number in range(15):
        for kind in sorted(left, key=lambda kind: (kind is HideMessage, tag(kind))):
            if any(accepts(play, who, kind) for who in people):
                left.remove(kind)
        steps[number if number < 5 else 1 + (number - 5) % 4]()
        if not left:
            break
    assert accepts(wait(play), OLGA, CancelTournament)
    check_record(play)


def start(play: KeptPlay) -> None:
    for each in play.state.participants:
        if play.state.status == "check_in" and each.status == "registered":
            play.give(each.player, CheckIn())
    play.give(OLGA, StartRound())


def wait(play: KeptPlay) -> KeptPlay:
    play.at += MINUTE
    return play


def accepts(play: KeptPlay, who: str, kind: type[Command]) -> bool:
    for command in SAMPLES[kind](play):
        try:
            play.give(who, command)
        except Illegal:
            continue
        return True
    return False


def test_there_is_room_for_the_largest_tournament(client: redis.Redis) -> None:
    """512 players with ids of 24 letters, at 256 tables of two, who are all paired again by hand."""
    play = KeptPlay(client, table_size=2, remainder="bots", stages=(Knockout(),))
    ids = [f"{number:024x}" for number in range(MOST_PARTICIPANTS)]
    for first in range(0, MOST_PARTICIPANTS, MOST_AT_ONCE):
        play.give(OLGA, Enter(tuple(ids[first : first + MOST_AT_ONCE])))
    play.give(OLGA, StartRound())
    play.pair()
    assert len(play.round.tables) == MOST_PARTICIPANTS // 2
    seats = tuple(Seats(table.players[::-1]) for table in play.round.tables)
    play.give(OLGA, ChangePairing(play.round.number, seats, "Turned round."))
    play.open()
    for number in range(1, 6):
        play.result(number, 10, 0)
    sizes = [record.size for record in play.store.records(play.id, limit=1000)]
    assert max(sizes) < MAX_RECORD_BYTES
    assert play.folded.size < MAX_GAME_BYTES / 10
    assert len(Feed(client, "test", "one").read(1000, 0)) == play.version

"""The table: creating, joining, leaving, starting, resigning, and what each refuses."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.chance import Seeded
from games.kernel.messages import Awaiting, Command
from games.kernel.refusal import Illegal
from games.kernel.table.game import Game, create, restore
from games.kernel.table.lobby import Join, Leave, Resign, Start
from games.kernel.table.nonces import commitment_to
from games.kernel.table.table import (
    Actor,
    CreateGame,
    GameAbandoned,
    GameCreated,
    GameFinished,
    GameStarted,
    SeatLeft,
    SeatOffer,
    SeatResigned,
    SeatTaken,
    Table,
)
from games.kernel.title import Standing
from tests.market.base import Roll
from tests.market.title import MARKET

ANN, BOB, CYD = (Actor(kind="player", id=name.lower()) for name in ("Ann", "Bob", "Cyd"))
BOT = Actor(kind="bot", seat=0)
HUMANS = (SeatOffer(), SeatOffer())


def _opened(*seats: SeatOffer, **more: Any) -> tuple[Game, Table]:
    command = CreateGame(title="market", seats=seats or HUMANS, **more)
    _, table, game = create(MARKET, "g", ANN, command, "commitment")
    return game, table


def _after(game: Game, table: Table, *steps: tuple[Actor, Command]) -> Table:
    for actor, command in steps:
        _, table = game.decide(table, actor, command, Seeded(b""))
    return table


def _playing() -> tuple[Game, Table]:
    game, table = _opened()
    return game, _after(game, table, (BOB, Join()), (ANN, Start()))


def _placed(*places: int) -> Any:
    """Standings that give the seats these places."""

    def standings(_rules: Any, _state: Any) -> tuple[Standing, ...]:
        return tuple(Standing(seat, place, 10 - place) for seat, place in enumerate(places))

    return standings


def _last(game: Game, table: Table) -> tuple[Table, list[Any]]:
    """The table after a whole game of first choices, and the events of its last command."""
    while table.status == "playing":
        seat, due = next(iter(game.rules.awaiting(table.play).seats), 0), game.rules.due_command(table.play)
        bot = Actor(kind="bot", seat=seat) if table.seats[seat].bot_plays else (ANN, BOB)[seat]
        actor = Actor(kind="service") if due else bot
        command = due or game.rules.legal(table.play, seat)[0]
        events, table = game.decide(table, actor, command, Seeded(b""))
    return table, events


def _played_out(game: Game, table: Table) -> Table:
    return _last(game, table)[0]


def _code(game: Game, table: Table, actor: Actor, command: Command) -> str:
    with pytest.raises(Illegal) as refusal:
        game.decide(table, actor, command, Seeded(b""))
    return refusal.value.code


def test_the_creator_takes_a_seat() -> None:
    command = CreateGame(title="market", seats=HUMANS, commitment=commitment_to("mine"), visibility="private")
    events, table, _ = create(MARKET, "g", ANN, command, "commitment")
    created, taken = events
    assert isinstance(created, GameCreated)
    assert (created.owner, created.commitment, created.options) == (
        "ann",
        "commitment",
        {"sides": 6, "cards": 3},
    )
    assert taken == SeatTaken(0, "ann", commitment_to("mine"))
    assert (table.status, table.seats[0].nonce, table.seats[1].player) == ("open", None, None)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (CreateGame(title="market", seats=HUMANS, options={"sides": "many"}), "bad_options"),
        (CreateGame(title="market", seats=HUMANS, options={"softer": True}), "bad_options"),
        (CreateGame(title="market", seats=HUMANS, modules=("nonsense",)), "unknown_module"),
        (CreateGame(title="market", seats=HUMANS * 3), "wrong_player_count"),
        (CreateGame(title="market", seats=(SeatOffer(kind="bot"),)), "bad_seat"),
        (CreateGame(title="market", seats=(SeatOffer(kind="bot", bot="deep"),)), "bad_seat"),
        (CreateGame(title="market", seats=(SeatOffer(kind="human", bot="easy"),)), "bad_seat"),
        (CreateGame(title="market", seats=(SeatOffer(kind="bot", bot="easy", player="bob"),)), "bad_seat"),
    ],
)
def test_what_cannot_be_created(command: CreateGame, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        create(MARKET, "g", ANN, command, "commitment")
    assert refusal.value.code == code


def test_join_takes_the_first_free_seat_and_start_begins_the_game() -> None:
    game, table = _opened()
    events, table = game.decide(table, BOB, Join(), Seeded(b""))
    assert events == [SeatTaken(1, "bob")]
    events, table = game.decide(table, BOB, Start(), Seeded(b""))
    assert events[0] == GameStarted()
    assert (table.status, table.play.step) == ("playing", "roll")
    assert game.awaiting(table) == Awaiting((0,))


def test_a_seat_kept_for_a_player_is_only_theirs() -> None:
    game, table = _opened(SeatOffer(player="bob"), SeatOffer())
    assert table.seats[1].player == "ann"
    assert _code(game, table, CYD, Join()) == "no_free_seat"
    assert _after(game, table, (BOB, Join())).seats[0].player == "bob"


def test_what_cannot_be_done_at_an_open_table() -> None:
    game, table = _opened()
    assert _code(game, table, ANN, Join()) == "already_seated"
    assert _code(game, table, ANN, Start()) == "seats_free"
    assert _code(game, table, CYD, Start()) == "not_seated"
    assert _code(game, table, CYD, Leave()) == "not_seated"
    assert _code(game, table, ANN, Resign()) == "wrong_status"
    assert _code(game, table, ANN, Roll()) == "wrong_status"
    assert _code(game, table, BOT, Join()) == "players_only"
    full = _after(game, table, (BOB, Join()))
    assert _code(game, full, CYD, Join()) == "no_free_seat"
    assert game.awaiting(full) == Awaiting()


def test_leaving_frees_the_seat_and_the_last_to_leave_closes_the_table() -> None:
    game, table = _opened()
    table = _after(game, table, (BOB, Join(commitment_to("n"))))
    events, table = game.decide(table, BOB, Leave(), Seeded(b""))
    assert events == [SeatLeft(1)]
    assert (table.seats[1].player, table.seats[1].commitment) == (None, None)
    events, table = game.decide(table, ANN, Leave(), Seeded(b""))
    assert events == [SeatLeft(0), GameAbandoned()]
    assert table.status == "abandoned"
    assert _code(game, table, BOB, Join()) == "wrong_status"


def test_what_cannot_be_done_while_playing() -> None:
    game, table = _playing()
    assert _code(game, table, ANN, Leave()) == "wrong_status"
    assert _code(game, table, ANN, Start()) == "wrong_status"
    assert _code(game, table, CYD, Join()) == "wrong_status"
    assert _code(game, table, CYD, Roll()) == "not_seated"
    assert _code(game, table, CYD, Resign()) == "not_seated"
    assert _code(game, table, BOB, Roll()) == "not_your_turn"


def test_lobby_commands_are_offered_if_and_only_if_accepted() -> None:
    game, table = _opened()
    joined = _after(game, table, (BOB, Join()))
    playing = _after(game, joined, (ANN, Start()))
    resigned = _after(game, playing, (BOB, Resign()))
    for where in (table, joined, playing, resigned):
        for actor in (ANN, BOB, CYD):
            offered = game.legal(where, actor)
            for command in (Join(), Leave(), Start(), Resign()):
                if command in offered:
                    game.decide(where, actor, command, Seeded(b""))
                else:
                    _code(game, where, actor, command)
    assert game.legal(table, CYD) == [Join()]
    assert game.legal(playing, BOB) == [Resign()]
    assert game.legal(playing, ANN) == [Roll(), Resign()]


def test_a_bot_plays_on_for_a_seat_that_resigned() -> None:
    game, table = _playing()
    events, table = game.decide(table, ANN, Resign(), Seeded(b""))
    assert events == [SeatResigned(0, "easy")]
    assert (table.status, table.seats[0].bot_plays) == ("playing", "easy")
    assert game.awaiting(table) == Awaiting((0,), "bot")
    assert _code(game, table, ANN, Roll()) == "not_seated"
    assert _code(game, table, ANN, Resign()) == "not_seated"
    assert game.legal(table, ANN) == []
    assert game.legal(table, BOT) == [Roll()]
    assert _after(game, table, (BOT, Roll())).play.acted == (0,)


def test_the_game_is_abandoned_when_the_last_human_resigns() -> None:
    game, table = _playing()
    table = _after(game, table, (ANN, Resign()))
    events, table = game.decide(table, BOB, Resign(), Seeded(b""))
    assert events == [SeatResigned(1, "easy"), GameAbandoned()]
    assert table.status == "abandoned"
    assert _code(game, table, BOT, Roll()) == "wrong_status"


def test_a_single_human_among_bots_abandons_by_resigning() -> None:
    game, table = _opened(SeatOffer(), SeatOffer(kind="bot", bot="easy"))
    table = _after(game, table, (ANN, Start()), (ANN, Resign()))
    assert table.status == "abandoned"


def test_a_game_of_bots_alone_is_started_by_its_owner() -> None:
    game, table = _opened(SeatOffer(kind="bot", bot="easy"))
    assert table.seats[0].player is None
    assert _code(game, table, BOB, Start()) == "not_seated"
    table = _after(game, table, (ANN, Start()))
    assert game.awaiting(table) == Awaiting((0,), "bot")
    assert _played_out(game, table).status == "finished"


def test_the_end_is_an_event_with_standings_and_nothing_goes_on_after_it() -> None:
    game, table = _playing()
    game = replace(game, title=replace(MARKET, standings=_placed(1, 1)))
    table, events = _last(game, table)
    assert events[-1] == GameFinished((Standing(0, 1, 9), Standing(1, 1, 9)))
    assert (table.status, table.standings) == ("finished", events[-1].standings)
    assert _code(game, table, ANN, Roll()) == "wrong_status"
    assert (game.awaiting(table), game.legal(table, ANN)) == (Awaiting(), [])


@pytest.mark.parametrize(
    ("title_places", "resigned", "places"),
    [
        ([1, 2], 0, [2, 1]),
        ([1, 1], 0, [2, 1]),
        ([1, 2], 1, [1, 2]),
        ([1, 1], None, [1, 1]),
    ],
)
def test_whoever_resigned_stands_behind_all_others(
    title_places: list[int], resigned: int | None, places: list[int]
) -> None:
    game, table = _playing()
    game = replace(game, title=replace(MARKET, standings=_placed(*title_places)))
    if resigned is not None:
        table = _after(game, table, ((ANN, BOB)[resigned], Resign()))
    table = _played_out(game, table)
    assert [standing.place for standing in table.standings] == places
    assert [standing.points for standing in table.standings] == [10 - place for place in title_places]


def test_private_tables_are_seen_by_their_people_only() -> None:
    _, table = _opened(SeatOffer(player="bob"), SeatOffer(), visibility="private")
    assert [table.visible_to(who) for who in ("ann", "bob", "cyd", None)] == [True, True, False, False]
    _, table = _opened()
    assert table.visible_to(None)


def test_a_creation_restores_the_game_and_its_empty_table() -> None:
    events, _, _ = create(
        MARKET, "g", ANN, CreateGame(title="market", seats=HUMANS, modules=("auction",)), "commitment"
    )
    created = events[0]
    assert isinstance(created, GameCreated)
    game, table = restore(MARKET, created)
    assert (table.game, table.modules, table.status, table.play) == ("g", ("auction",), "open", None)
    assert game.view(table, None) is None
    assert game.redact(created, None) == created

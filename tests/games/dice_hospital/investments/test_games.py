"""Whole games with Investments: what must hold in all of them, and what nobody may see."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.investments.figures import (
    INTERN_SPACES,
    MEEPLES_ON_A_SPACE,
    TOKENS_ON_A_DEPARTMENT,
)
from games.dice_hospital.modules.investments.messages import Invest, TokensDrawn
from games.dice_hospital.modules.investments.state import Portfolio, Space, investments_state, with_board
from games.dice_hospital.modules.investments.tokens.token_kinds import ids_of
from games.dice_hospital.state import COLOURS, Pile, State
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command
from games.kernel.position import Policy
from games.kernel.rules import Rules
from games.kernel.table.game import Game
from games.kernel.table.table import Table
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.soak import soak
from tests.titles.playouts import player

GREEDY = DICE_HOSPITAL.policy
TOKENS = tuple(sorted(token for colour in COLOURS for token in ids_of(colour)))


def _modules(players: int) -> tuple[str, ...]:
    return ("investments", "five_players") if players == 5 else ("investments",)


@pytest.mark.parametrize(("number", "players"), [(0, 3), soak(1, 2), soak(4, 5)])
def test_every_token_is_in_one_place_and_nothing_holds_too_many(number: int, players: int) -> None:
    """In whole games by random, busy and sensible players."""
    check_module_game(number, _modules(players), players, available_commands=0.5, holds=_holds)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(6))
def test_games_with_investments(number: int, players: int) -> None:
    check_module_game(number, _modules(players), players, available_commands=0.5, holds=_holds)


def _with_others(number: int) -> None:
    modules = ("investments", "consultant", "admissions_nurse", "experimental_medicine", "event_cards")
    check_module_game(
        number, modules, 2 + number % 3, available_commands=0.2, holds=_holds, activation="sequential"
    )


@pytest.mark.parametrize("number", [1])
def test_investments_with_promos_experiments_events_and_the_sequential_order(number: int) -> None:
    _with_others(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(2, 12))
def test_more_investments_with_promos_experiments_and_events(number: int) -> None:
    _with_others(number)


def _holds(rules: Rules, state: State) -> None:
    assert tuple(sorted(_tokens(state))) == TOKENS
    board, figures = investments_state(state), rules.figures
    for own, hospital in zip(board.seats, state.hospitals, strict=True):
        places = [laid.place for laid in own.laid]
        assert set(places) <= {*hospital.departments, *hospital.specialists}
        for place in places:
            room = TOKENS_ON_A_DEPARTMENT if place in hospital.departments else figures[INTERN_SPACES]
            assert places.count(place) <= room
        assert len(own.placed) <= 1
        assert not any(token.partition(".")[0].endswith("_nurse") for token in [x.token for x in own.laid])
    spaces = [placed.space for own in board.seats for placed in own.placed]
    assert all(spaces.count(space) <= MEEPLES_ON_A_SPACE[rules.players] for space in spaces)
    assert sum(bool(own.drawn) for own in board.seats) <= 1


def _tokens(state: State) -> Iterator[str]:
    board = investments_state(state)
    for space in board.spaces:
        for layer in space.pile.layers:
            yield from layer
    for own in board.seats:
        yield from own.drawn
        yield from (laid.token for laid in own.laid)
    yield from board.gone


def _resampled(state: State, viewer: int | None, random: Random) -> State:
    """The same board as far as the viewer can tell: what others drew and what is in the piles, drawn anew."""
    board = investments_state(state)
    drawn = [token for seat, own in enumerate(board.seats) if seat != viewer for token in own.drawn]
    hidden = {
        colour: [token for token in drawn if token.startswith(colour)]
        + [token for layer in space.pile.layers for token in layer]
        for colour, space in ((space.colour, space) for space in board.spaces)
    }
    for tokens in hidden.values():
        random.shuffle(tokens)

    def anew(token: str) -> str:
        return hidden[token.partition("_")[0]].pop()

    def pile(space: Space) -> Space:
        return replace(space, pile=Pile(tuple(tuple(anew(t) for t in layer) for layer in space.pile.layers)))

    def seat_of(seat: int, own: Portfolio) -> Portfolio:
        return own if seat == viewer else replace(own, drawn=tuple(anew(token) for token in own.drawn))

    return with_board(
        state,
        seats=tuple(seat_of(seat, own) for seat, own in enumerate(board.seats)),
        spaces=tuple(pile(space) for space in board.spaces),
    )


def _seen(game: Game, table: Table, viewer: int | None) -> tuple[bytes, list[Any]]:
    view = msgspec.json.encode(game.view(table, viewer))
    return view, [] if viewer is None else game.legal(table, player(viewer))


@pytest.mark.parametrize(("number", "others"), [(1, ()), soak(2, ()), (5, ("maternity",))])
def test_views_and_offers_do_not_depend_on_tokens_in_piles_or_drawn_by_others(
    number: int, others: tuple[str, ...]
) -> None:
    game, _, moves, _ = module_game(number, ("investments", *others), 3)
    random, compared, choosing = Random(number), 0, 0
    for move in moves:
        table = move.after
        if table.status != "playing" or (table.play.step != "investing" and random.random() < 0.9):
            continue
        choosing += isinstance(move.command, Invest)
        for viewer in (None, *range(3)):
            other = _resampled(table.play, viewer, random)
            compared += other != table.play
            assert _seen(game, replace(table, play=other), viewer) == _seen(game, table, viewer)
    assert compared > 100
    assert choosing > 10


@pytest.mark.parametrize("number", [1, 2])
def test_tokens_drawn_are_told_to_nobody_else(number: int) -> None:
    game, _, moves, _ = module_game(number, ("investments",), 3)
    events = [event for move in moves for event in move.events if isinstance(event, TokensDrawn)]
    assert events
    for event in events:
        assert not isinstance(event.tokens, int)
        for viewer in (None, *range(3)):
            shown = game.redact(event, viewer)
            if viewer == event.seat:
                assert shown == event
            else:
                assert shown == replace(event, tokens=len(event.tokens))
                assert game.redact(shown, viewer) == shown


def _never_invests(view: Any, legal: Sequence[Command], below: Callable[[int], int]) -> Command:
    return GREEDY(view, [command for command in legal if not isinstance(command, Invest)], below)


def test_easy_invests_and_is_better_off_than_without() -> None:
    lead = []
    for number in range(6):
        state = _played(number, [GREEDY, _never_invests] if number % 2 else [_never_invests, GREEDY])
        investor, other = (number + 1) % 2, number % 2
        assert len(investments_state(state).seats[investor].laid) >= 2
        assert not investments_state(state).seats[other].laid
        lead.append(state.hospitals[investor].points - state.hospitals[other].points)
    assert sum(lead) > 0


def _played(number: int, bots: list[Policy]) -> State:
    rules = compose(DICE_HOSPITAL, ("investments",), {"administrators": False}, ("bot",) * len(bots))
    chance = Seeded(number.to_bytes(4, "big"))
    _, state = rules.begin(fresh_state(DICE_HOSPITAL, rules), chance)
    while awaiting := rules.awaiting(state):
        if due := rules.due_command(state):
            _, state = rules.decide(state, SERVICE, due, chance)
            continue
        seat = awaiting.seats[0]
        view = DICE_HOSPITAL.view(rules, state, seat, False)
        _, state = rules.decide(state, seat, bots[seat](view, rules.legal(state, seat), lambda _: 0), chance)
    found: State = state
    return found

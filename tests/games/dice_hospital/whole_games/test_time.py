"""Time that runs out: whatever a seat is asked for, with any modules, its part ends and the game goes on."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import FinishActivation
from games.dice_hospital.events import ActivationFinished
from games.kernel.chance import commitment
from games.kernel.composition.module_selection import select_modules
from games.kernel.composition.options import options_type
from games.kernel.messages import Command, Seat
from games.kernel.rules import Rules
from games.kernel.table.clock import TurnExpired
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer, Table
from tests.games.dice_hospital.combinations import Mix, fullest, mixes
from tests.games.dice_hospital.module_games import Seen, counted
from tests.games.dice_hospital.playouts import busily, chosen, sensibly
from tests.nonces import chance_of
from tests.soak import numbers, one_in
from tests.titles.playouts import player

SINGLES = list(mixes((0, 1)))
MOST = 40
"""Default commands after which an expired turn must be over."""


class Impatience:
    """The title's default, which counts how often it is asked within one turn."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, rules: Rules, state: Any, seat: Seat) -> Command:
        self.asked += 1
        assert self.asked <= MOST, f"the default never ends {state.step}"
        return DICE_HOSPITAL.default(rules, state, seat)


Legal = Callable[[], list[Command]]
Hurry = Callable[[Legal], bool]
"""Whether the time of a seat runs out; it may ask for the commands that the seat may give."""


def hasty(number: int, mix: Mix, hurry: Hurry) -> None:
    """Play a game in which turns expire, by anybody and in any module."""
    asked = CreateGame(
        title=DICE_HOSPITAL.key,
        seats=tuple(SeatOffer(kind=kind) for kind in mix.seats),
        modules=mix.modules,
        options={"activation": ("simultaneous", "sequential")[number % 2]},
    )
    default, seed, random = Impatience(), number.to_bytes(4, "big") * 8, Random(number)
    choose = (busily, sensibly)[number // 2 % 2]
    _, table, game = create(replace(DICE_HOSPITAL, default=default), "g", player(0), asked, commitment(seed))
    drawn, dice, seen = 0, None, Seen()
    while table.status in ("open", "revealing", "playing"):
        chance, before = chance_of(table, player(0), Start(), seed, drawn), table
        for seat in _awaited(game, table) if table.status == "playing" else ():
            if seat in _awaited(game, table) and hurry(partial(game.rules.legal, table.play, seat)):
                default.asked = 0
                table = expired(game, table, seat, chance)
        if table is before:
            actor, command = chosen(game, table, random, choose)
            chance = chance_of(table, actor, command, seed, drawn)
            _, table = game.decide(table, actor, command, chance)
        drawn = chance.next
        if table.play is not None:
            dice = dice or counted(table.play, seen)
            assert counted(table.play, seen) == dice
    assert table.status == "finished"


def _awaited(game: Game, table: Table) -> tuple[Seat, ...]:
    awaiting = game.awaiting(table)
    return () if awaiting.job else awaiting.seats


def expired(game: Game, table: Table, seat: Seat, chance: Any) -> Table:
    """The table after a seat's time was over, and whether its part is really done."""
    step, number = table.play.step, table.play.round
    events, after = game.expire(table, seat, chance)
    assert events[0] == TurnExpired(seat, step, number)
    folded = table
    for event in events:
        folded = game.evolve(folded, event)
    assert folded == after
    if (after.play.step, after.play.round) == (step, number):
        assert seat not in game.awaiting(after).seats
    if FinishActivation in game.rules.steps[step].commands:
        assert events[1] == ActivationFinished(seat), "nothing else is done in the seat's name"
        assert after.play.hospitals[seat].pending is None, "a waiting specialist's effect is lost"
    return after


@pytest.mark.parametrize("mix", one_in(2, SINGLES), ids=lambda mix: mix.name)
def test_a_game_in_which_nobody_ever_acts_ends(mix: Mix) -> None:
    hasty(0, mix, lambda _legal: True)


@pytest.mark.parametrize("number", numbers(2, 4))
@pytest.mark.parametrize("mix", one_in(2, fullest()), ids=lambda mix: mix.name)
def test_turns_expire_at_any_moment(mix: Mix, number: int) -> None:
    luck = Random(number)
    hasty(number, mix, lambda _legal: luck.random() < 0.1)


def test_a_turn_may_expire_in_every_choice_there_is() -> None:
    """Every command of every module was possible at least twice when a seat's time ran out."""
    choices = {
        module.key: {kind for kind, handler in module.handlers.items() if handler.job is None}
        for module in DICE_HOSPITAL.all_modules
    }
    left = Counter({kind: 2 for kinds in choices.values() for kind in kinds})

    def hurry(legal: Legal) -> bool:
        rare = {kind for kind in {type(command) for command in legal()} if left[kind] > 0}
        left.subtract(rare)
        return bool(rare)

    tables = [mix for mix in SINGLES if len(mix.seats) < 4]
    for number, mix in enumerate(tables * 12):
        modules = select_modules(DICE_HOSPITAL, mix.modules, options_type(DICE_HOSPITAL)(), mix.seats)
        if any(left[kind] > 0 for module in modules for kind in choices[module.key]):
            hasty(number, mix, hurry)
    assert {kind.__name__ for kind, times in left.items() if times > 0} == set()

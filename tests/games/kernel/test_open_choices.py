"""Open choices: described by a schema, checked by the handler that decides, sampled for bots and tests."""

from collections.abc import Iterator
from typing import Any

import jsonschema
import msgspec
import pytest
from msgspec.structs import replace

from games.kernel.chance import RandomBelow, Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import NOBODY, Awaiting, Command, Event, Seat, StepEntered
from games.kernel.module import Context, Decision, Flow, Handler, Module, Step, public
from games.kernel.open_choice import OpenChoice, open_choice
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.search.compare import Compared
from games.kernel.table.game import Game, create
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer, Table
from games.kernel.title import Standing, Title

MONEY = 1000


class State(msgspec.Struct, frozen=True):
    step: str = ""
    round: int = 0
    best: int = 0
    bids: int = 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Bid(Command, tag="bid", frozen=True):
    amount: int
    note: str = ""


class Sold(Event, tag="sold", frozen=True):
    amount: int


def _bid(_ctx: Context, state: State, _seat: Seat, command: Bid) -> Decision:
    if not state.best < command.amount <= MONEY:
        raise Illegal("bad_bid", least=state.best + 1, most=MONEY)
    return (yield Sold(command.amount))


def _describe(_rules: Rules, state: State, _seat: Seat) -> OpenChoice | None:
    if state.best >= MONEY:
        return None
    amount = {"type": "integer", "minimum": state.best + 1, "maximum": MONEY}
    return open_choice(Bid, "Bid more than the best bid.", amount=amount, note={"const": ""})


def _sample(_rules: Rules, state: State, _seat: Seat, below: RandomBelow) -> Bid | None:
    return Bid(state.best + 1 + below(MONEY - state.best)) if state.best < MONEY else None


def _awaits(_rules: Rules, state: State) -> Awaiting:
    return Awaiting((state.bids,)) if state.bids < 2 else NOBODY


BASE = Module(
    key="base",
    name="Auction",
    players=(2,),
    flow=Flow(setup=(), round=(Step("bid", awaiting=_awaits, commands=(Bid,)),), ending=(), rounds=1),
    handlers={Bid: Handler(_bid, describe=_describe, sample=_sample)},
    evolvers={
        StepEntered: lambda s, e: replace(s, step=e.step, round=e.round),
        Sold: lambda s, e: replace(s, best=e.amount, bids=s.bids + 1),
    },
    redactions={Bid: public, Sold: public},
)
AUCTION = Title(
    key="auction",
    name="Auction",
    about="",
    base=BASE,
    modules=(),
    options=Options,
    state=State,
    box=lambda _modules: None,
    begin=lambda _rules: {},
    view=lambda _rules, state, _seat, _everything: state,
    view_type=State,
    standings=lambda _rules, _state: (Standing(0, 1, 0), Standing(1, 1, 0)),
    policy=lambda _view, candidates, _below: candidates[-1],
    bots={"last": lambda position, _below: position.candidates[-1]},
    advise=lambda position, _below: [Compared(command) for command in position.candidates],
    stand_in="last",
)
ANN = Actor("player", "ann")


def _started() -> tuple[Game, Table]:
    seats = (SeatOffer(), SeatOffer("bot", "last"))
    _, table, game = create(AUCTION, "g", ANN, CreateGame("auction", seats), "")
    return game, game.decide(table, ANN, Start(), Seeded(b""))[1]


def _amounts() -> Iterator[int]:
    yield from (0, 1, 500, MONEY, MONEY + 1)


def test_a_seat_that_may_act_gets_a_description_that_agrees_with_the_decision() -> None:
    game, table = _started()
    (choice,) = game.open_choices(table, ANN)
    assert (choice.type, choice.about) == ("bid", "Bid more than the best bid.")
    for amount in _amounts():
        fits = jsonschema.Draft202012Validator(choice.schema).is_valid({"type": "bid", "amount": amount})
        assert fits == _accepted(game, table, amount)


def _accepted(game: Game, table: Table, amount: int) -> bool:
    try:
        game.decide(table, ANN, Bid(amount), Seeded(b""))
    except Illegal:
        return False
    return True


def test_samples_fit_the_description_and_are_accepted() -> None:
    game, table = _started()
    (choice,) = game.open_choices(table, ANN)
    samples = game.rules.samples(table.play, 0, Seeded(b"luck").below, each=8)
    assert len(samples) > 1
    assert len(set(samples)) == len(samples)
    for command in samples:
        jsonschema.validate(msgspec.to_builtins(command), choice.schema)
        game.decide(table, ANN, command, Seeded(b""))


def test_a_seat_that_may_not_act_has_no_open_choices() -> None:
    game, table = _started()
    bot = Actor("bot", seat=1)
    assert (game.open_choices(table, bot), game.rules.samples(table.play, 1, Seeded(b"").below)) == ([], [])
    assert game.open_choices(table, Actor("player", "eve")) == []
    assert game.open_choices(table, Actor("organizer", "ann")) == []


def test_nothing_is_described_or_sampled_where_nothing_is_allowed() -> None:
    game, table = _started()
    full = replace(table.play, best=MONEY)
    assert (game.rules.open_choices(full, 0), game.rules.samples(full, 0, Seeded(b"").below)) == ([], [])


def test_a_bot_chooses_from_listed_commands_and_samples() -> None:
    game, table = _started()
    below = Seeded(b"luck").below
    position = game.title.position(game.rules, table.play, 0, below)
    assert position.candidates
    assert game.title.bots["last"](position, below) == position.candidates[-1]


def test_the_default_of_a_seat_with_open_choices_alone_is_a_sample_that_never_changes() -> None:
    game, table = _started()
    assert game.rules.legal(table.play, 0) == []
    default = game.title.default(game.rules, table.play, 0)
    assert default == game.title.default(game.rules, table.play, 0)
    _, after = game.expire(table, 0, Seeded(b""))
    assert isinstance(default, Bid)
    assert after.play.best == default.amount


@pytest.mark.parametrize("given", [{"describe": _describe}, {"sample": _sample}])
def test_describing_without_sampling_is_refused_and_the_reverse(given: dict[str, Any]) -> None:
    base = replace(BASE, handlers={Bid: Handler(_bid, **given)})
    with pytest.raises(ValueError, match="Bid needs both describe and sample"):
        compose(replace(AUCTION, base=base), (), {}, ("human", "human"))


@pytest.mark.parametrize("fields", [{}, {"amount": {}}, {"amount": {}, "note": {}, "colour": {}}])
def test_a_description_names_every_field_of_the_command_and_no_other(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="does not match its fields"):
        open_choice(Bid, "Bid.", **fields)


def test_a_pass_is_the_default_before_anything_listed() -> None:
    class Pass(Command, tag="pass", frozen=True):
        pass

    handlers = {
        Bid: Handler(_bid, lambda *_: (Bid(5),)),
        Pass: Handler(_bid, lambda *_: (Pass(),)),
    }
    step = Step("bid", awaiting=_awaits, commands=(Bid, Pass))
    flow = Flow(setup=(), round=(step,), ending=(), rounds=1)
    base = replace(BASE, handlers=handlers, flow=flow, pass_commands=(Pass,))
    title = replace(AUCTION, base=base)
    rules = compose(title, (), {}, ("human", "human"))
    _, state = rules.begin(fresh_state(title, rules), Seeded(b""))
    assert title.default(rules, state, 0) == Pass()

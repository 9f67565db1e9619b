"""Amendments: what a module is in each version of the rules, and which version a game is played by."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.amendments import in_all_versions
from games.kernel.bots import random_bot
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.module import After, Amendment, Handler, Module, Remove, Step
from games.kernel.refusal import Illegal
from games.kernel.table.game import create, restore
from games.kernel.table.table import CreateGame, GameCreated, SeatOffer
from games.kernel.title import LADDER, Title
from tests.market.base import BASE, Context, Decision, Play, Roll, Rolled, State, box
from tests.market.title import MARKET, MODULES
from tests.players import ANN

HUMANS = ("human", "human")
PRICE = Figure("price", 3, "house", "the price of a stall", int)
LENGTH = Figure("length", 5, "printed", "the length of the street")


def _title(base: Module, modules: tuple[Module, ...]) -> Title:
    return replace(MARKET, base=base, modules=modules)


def _amended(*amendments: Amendment, **base: Any) -> Title:
    return in_all_versions(_title, (replace(BASE, amendments=amendments, **base), *MODULES))


def _six(_ctx: Context, _state: State, seat: Seat, _command: Roll) -> Decision:
    return (yield Rolled(seat, 6))


SURE_ROLL = Amendment(since=2, about="A die shows six.", handlers={Roll: Handler(_six, lambda *_: (Roll(),))})
FEWER = Amendment(
    since=2, about="No nines.", overrides={box: lambda own: lambda rules: [c for c in own(rules) if c < 9]}
)
FEWEST = Amendment(
    since=3, about="No eights.", overrides={box: lambda own: lambda rules: [c for c in own(rules) if c < 8]}
)


def _created(title: Title) -> GameCreated:
    command = CreateGame(title="market", seats=(SeatOffer(), SeatOffer()))
    created = create(title, "g", ANN, command, "0" * 64)[0][0]
    assert isinstance(created, GameCreated)
    return created


def _rolled(title: Title) -> list[Any]:
    rules = compose(title, (), {}, HUMANS)
    _, state = rules.begin(fresh_state(title, rules), Seeded(b""))
    return [event for event in rules.decide(state, 0, Roll(), Seeded(b""))[0] if isinstance(event, Rolled)]


def test_a_title_without_amendments_has_one_version() -> None:
    title = _amended()
    assert (title.rules_version, title.earlier, title.as_of(1)) == (1, (), title)


def test_the_newest_amendment_is_the_version_of_the_title() -> None:
    title = _amended(FEWEST)
    assert title.rules_version == 3
    assert [title.as_of(version).rules_version for version in (1, 2, 3)] == [1, 2, 3]
    assert title.as_of(3) is title


def test_a_handler_is_replaced_since_its_version() -> None:
    title = _amended(SURE_ROLL)
    assert _rolled(title) == [Rolled(0, 6)]
    assert _rolled(title.as_of(1)) == _rolled(MARKET) != [Rolled(0, 6)]


def test_overrides_wrap_those_of_earlier_versions() -> None:
    title = _amended(FEWEST, FEWER)
    boxes = [compose(title.as_of(version), (), {}, HUMANS) for version in (1, 2, 3)]
    assert [max(rules.resolve(box)(rules)) for rules in boxes] == [9, 8, 7]


def test_an_amendment_edits_the_steps_and_replaces_figures_by_key() -> None:
    pause = Step[State]("pause")
    change = Amendment(
        since=2,
        about="A pause in place of the score.",
        edits=(After("play", pause), Remove("score")),
        figures=(replace(PRICE, value=4), LENGTH),
    )
    title = _amended(change, figures=(PRICE,))
    first, second = (compose(title.as_of(version), (), {}, HUMANS) for version in (1, 2))
    assert list(first.steps) == ["deal", "roll", "play", "score"]
    assert list(second.steps) == ["deal", "roll", "play", "pause"]
    assert (first.figures, second.figures) == ({"price": 3}, {"price": 4, "length": 5})


def test_a_game_is_composed_as_of_the_version_in_its_creation() -> None:
    created = _created(_amended())
    assert created.rules == 1
    game, _ = restore(_amended(SURE_ROLL), created)
    assert game.rules.handlers[Roll] is BASE.handlers[Roll]
    assert game.title.rules_version == 1
    assert restore(_amended(SURE_ROLL), _created(_amended(SURE_ROLL)))[0].rules.handlers[Roll].decide is _six
    assert game.rules.handlers[Play] is BASE.handlers[Play]


def test_a_creation_records_every_figure_and_a_changed_default_changes_no_old_game() -> None:
    created = _created(_amended(figures=(PRICE, LENGTH)))
    assert created.figures == {"length": 5, "price": 3}
    later = _amended(figures=(replace(PRICE, value=9), LENGTH))
    assert restore(later, created)[0].rules.figures == {"price": 3, "length": 5}
    assert _created(later).figures["price"] == 9


def test_a_printed_figure_changes_only_by_an_amendment() -> None:
    created = _created(_amended(figures=(PRICE, LENGTH)))
    with pytest.raises(Illegal, match="bad_figure"):
        restore(_amended(figures=(PRICE, replace(LENGTH, value=6))), created)
    longer = Amendment(since=2, about="A longer street.", figures=(replace(LENGTH, value=6),))
    game, _ = restore(_amended(longer, figures=(PRICE, LENGTH)), created)
    assert game.rules.figures["length"] == 5


def test_a_game_keeps_the_versions_of_its_bots() -> None:
    created = _created(MARKET)
    assert created.bots == dict.fromkeys(LADDER, 1)
    bots = {**MARKET.bots, "easy": random_bot}
    later = replace(MARKET, earlier_bots={"easy": (MARKET.bots["easy"],)}, bots=bots)
    assert _created(later).bots == {**created.bots, "easy": 2}
    assert later.bot("easy", created.bots["easy"]) is MARKET.bots["easy"]
    assert later.bot("easy", 2) is random_bot

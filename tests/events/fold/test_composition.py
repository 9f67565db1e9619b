"""Which games share composed rules, and that the creating process composes what every reader composes."""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest
import redis
from msgspec.structs import replace

from events.audit import audit
from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.module import Amendment
from games.kernel.table.lobby import Start
from games.kernel.table.table import CreateGame, SeatOffer
from games.titles import TITLES
from tests.events.exports import BOT, HUMAN, PLAYERS, lines_of, played
from tests.market.title import MARKET

AUTOMA = SeatOffer(kind="automa")
ORDERS = [*permutations((HUMAN, AUTOMA)), *permutations((HUMAN, HUMAN, BOT)), *permutations((HUMAN, BOT))]


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def test_every_order_of_kinds_of_seats_has_rules_of_its_own(store: Store) -> None:
    for seats in dict.fromkeys(ORDERS):
        folded = played(store, seats, most=30)
        assert folded.game.rules.seats == tuple(seat.kind for seat in seats)
        assert audit(lines_of(store, folded), TITLES).verdict == "sound", seats


TABLES = {
    figure.key: (module.combines or (module.key,), figure.value)
    for module in TITLES["dice-hospital"].all_modules
    for figure in module.figures
    if figure.form is not None and isinstance(figure.value, dict)
}


def _with_figure(key: str, order: int) -> CreateGame:
    """A game with the modules of a figure, the figure's own value written out in some order of its keys."""
    modules, value = TABLES[key]
    plain = json.loads(json.dumps(value, default=_fields))
    keys = sorted(plain)
    Random(order).shuffle(keys)
    seats = {"automa": (HUMAN, AUTOMA), "medical_reports": (HUMAN,)}.get(modules[0], (HUMAN, BOT))
    modules = modules if modules[0] not in ("automa", "medical_reports") else ()
    figures = {key: {name: plain[name] for name in keys}}
    return CreateGame("dice-hospital", seats, modules, {"figures": figures})


def _fields(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__struct_fields__}


@pytest.mark.parametrize("key", TABLES)
def test_the_order_of_a_figures_keys_decides_nothing(client: redis.Redis, key: str) -> None:
    found: list[FoldedGame] = []
    for order in range(3):
        store = Store(client, TITLES)
        game = create(store, PLAYERS[0], _with_figure(key, order)).folded.id
        folded = execute(store, game, PLAYERS[0], Start()).folded
        assert audit(lines_of(store, folded), TITLES).verdict == "sound"
        assert Store(client, TITLES).load(game).table == folded.table
        found.append(folded)
    default = Store(client, TITLES)
    module, seats = _with_figure(key, 0).modules, _with_figure(key, 0).seats
    found.append(create(default, PLAYERS[0], CreateGame("dice-hospital", seats, module)).folded)
    assert len({str(folded.game.rules.figures) for folded in found}) == 1, "also the default, if written out"


def test_a_game_with_figures_in_another_order_audits_sound(store: Store) -> None:
    value = TABLES["city_bonus_tokens"][1]
    figures = {"city_bonus_tokens": dict(reversed(value.items()))}
    for options in ({"figures": figures}, {}):
        folded = played(store, (HUMAN, HUMAN), modules=("city",), options=options, most=60)
        assert audit(lines_of(store, folded), TITLES).verdict == "sound"


def test_games_go_on_and_audit_sound_under_the_version_of_their_creation(client: redis.Redis) -> None:
    """The one game was created before its rules were amended, the other after it."""
    older = Store(client, {"market": MARKET})
    game = create(older, PLAYERS[0], CreateGame("market", (HUMAN,))).folded.id
    execute(older, game, PLAYERS[0], Start())
    amendment = Amendment(since=2, about="Two is enough.", figures=())
    newest = replace(MARKET, base=replace(MARKET.base, amendments=(amendment,)), earlier=(MARKET,))
    store = Store(client, {"market": newest})
    folded = store.load(game)
    assert (folded.table.rules, folded.game.title.rules_version) == (1, 1)
    command = folded.game.rules.legal(folded.table.play, 0)[0]
    folded = execute(store, game, PLAYERS[0], command).folded
    assert audit(lines_of(store, folded), {"market": newest}).verdict == "sound"
    assert create(store, PLAYERS[0], CreateGame("market", (HUMAN,))).folded.table.rules == 2

"""The chain of hashes by hand, and records of earlier builds."""

import hashlib
import json
from typing import Any

import msgspec
import pytest
import redis

from events.errors import Unreadable
from events.fold.store import Store
from events.log.codec import canonical_json, codec_for, upcast
from events.log.keys import PARTITION_TAGS, PARTITIONS, game_keys, partition_of
from games.kernel.bots import random_bot
from games.kernel.chance import Seeded, salt
from games.kernel.module import Module, public
from games.kernel.title import Title
from tests.events.play import played, started
from tests.market.base import BASE, CardDrawn, Rolled
from tests.market.title import MARKET


def entries(client: redis.Redis, game: str) -> list[tuple[bytes, dict[bytes, bytes]]]:
    found: Any = client.xrange(game_keys(game).log)
    return list(found)


def test_anybody_can_recompute_the_chain(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game)
    prev = "0" * 64
    for version, (number, fields) in enumerate(entries(client, game), start=1):
        assert number == f"{version}-0".encode()
        entry = json.loads(fields[b"entry"])
        again = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert fields[b"entry"] == again.encode(), "canonical: sorted keys, no spaces"
        assert entry["prev"] == prev
        assert entry["version"] == version
        assert set(entry) == {
            *("version", "at", "actor", "command_id", "command"),
            *("events", "draws", "prev"),
        }
        prev = hashlib.sha256(bytes.fromhex(prev) + fields[b"entry"]).hexdigest()
        assert fields[b"hash"].decode() == prev
    assert store.load(game).head == prev


def test_the_draws_follow_from_the_seed(store: Store) -> None:
    game = started(store)
    played(store, game)
    chance = Seeded(store.seed(store.load(game)), salt([None, None]))
    events = [event for record in store.records(game) for event in record.events]
    cards = list(range(1, 10)) * 4
    drawn = [event.card for event in events if isinstance(event, CardDrawn)]
    assert drawn == [cards[chance.below(36)] for _ in range(6)]
    rolled = [event.value for event in events if isinstance(event, Rolled)]
    assert rolled == [1 + chance.below(6) for _ in range(4)]


def test_the_seed_is_in_no_record_and_no_feed(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game)
    seed = store.seed(store.load(game))
    keys = [key for key in client.keys("*") if key != game_keys(game).seeds.encode()]
    assert len(keys) >= 3
    for key in keys:
        dump: Any = client.dump(key)
        assert seed not in dump
        assert seed.hex().encode() not in dump


def test_games_spread_over_partitions_and_their_keys_share_a_tag() -> None:
    assert {partition_of(f"{number:024x}") for number in range(1000)} == set(range(PARTITIONS))
    for number in range(20):
        keys = game_keys(f"{number:024x}")
        assert len({key[key.index("{") : key.index("}")] for key in keys[2:]}) == 1
    assert game_keys("abc").log == f"{PARTITION_TAGS[partition_of('abc')]}:game:abc:log"


class Rolled2(Rolled, tag="rolled.2", frozen=True):
    """A later build's shape of `rolled`: the die has a colour."""

    colour: str = "white"


def second_build() -> Title:
    evolvers = {kind: fold for kind, fold in BASE.evolvers.items() if kind is not Rolled}
    evolvers[Rolled2] = BASE.evolvers[Rolled]
    redactions: dict[Any, Any] = {**BASE.redactions, Rolled2: public}
    base: Module = msgspec.structs.replace(BASE, evolvers=evolvers, redactions=redactions)
    return msgspec.structs.replace(MARKET, base=base)


def coloured(event: dict[str, Any]) -> dict[str, Any]:
    return {**event, "type": "rolled.2", "colour": "grey"}


def test_a_later_build_reads_events_of_an_earlier_one(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game)
    client.delete(game_keys(game).snapshots)
    later = Store(client, {"market": second_build()}, upcasters={"market": {"rolled": coloured}})
    folded = later.load(game)
    assert folded.table == store.load(game).table
    assert folded.head == store.load(game).head
    rolled = [event for record in later.records(game) for event in record.events if type(event) is Rolled2]
    assert [event.colour for event in rolled] == ["grey"] * 4


def test_without_an_upcaster_the_error_says_what_is_wrong(store: Store, client: redis.Redis) -> None:
    game = started(store)
    played(store, game, 1)
    client.delete(game_keys(game).snapshots)
    later = Store(client, {"market": second_build()})
    with pytest.raises(Unreadable, match="rolled"):
        later.load(game)


def test_upcasters_go_on_to_the_newest_shape() -> None:
    steps = {"a": lambda old: {**old, "type": "a.2"}, "a.2": lambda old: {**old, "type": "a.3", "new": 1}}
    assert upcast({"type": "a", "old": 0}, steps) == {"type": "a.3", "old": 0, "new": 1}
    assert upcast({"type": "b"}, steps) == {"type": "b"}


def test_a_build_without_the_title_or_the_rules_says_so(store: Store, client: redis.Redis) -> None:
    game = started(store)
    with pytest.raises(Unreadable, match="no title 'market'"):
        Store(client, {}).load(game)
    with pytest.raises(Unreadable, match="no title 'market'"):
        Store(client, {}).records(game)
    newer = Store(client, {"market": msgspec.structs.replace(MARKET, earlier=(MARKET,) * 6)})
    with pytest.raises(Unreadable, match="version 7 of the rules of 'market'"):
        store.load(started(newer))


def test_a_build_without_the_bot_says_so(store: Store, client: redis.Redis) -> None:
    title = msgspec.structs.replace(MARKET, earlier_bots={"easy": (random_bot,)})
    game = started(Store(client, {"market": title}))
    with pytest.raises(Unreadable, match="version 2 of the bot 'easy'"):
        store.load(game)


def test_games_with_the_same_messages_share_a_codec(store: Store) -> None:
    one, other = store.load(started(store)), store.load(started(store))
    assert codec_for(one.game) is codec_for(other.game) is one.codec
    assert canonical_json({"b": 1, "a": (1, 2)}) == b'{"a":[1,2],"b":1}'

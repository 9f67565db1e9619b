"""The ratings in Redis: the rating of each player in each category, and the results they follow from."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import redis

from events.log.keys import RATINGS
from events.redis.scripts import lua_script
from tournaments.ratings.rating import Rating
from tournaments.ratings.update import Category, RatedGame

REVISION = f"{RATINGS}revision"
"""String: how often ratings were written."""
POSITION = f"{RATINGS}position"
"""String: how many entries of the log of heads are rated."""
GAMES = f"{RATINGS}games"
"""Hash: the result of each rated game."""
CORRECTIONS = f"{RATINGS}corrections"
"""Hash: the results that organizers set, by game."""
CATEGORIES = f"{RATINGS}categories"
"""Set: the categories in which somebody has a rating."""

Write = list[str]
"""A command of Redis with its arguments."""

_encode = msgspec.json.Encoder().encode
_rating = msgspec.json.Decoder(Rating).decode
_game = msgspec.json.Decoder(RatedGame).decode


class CategoryKeys(NamedTuple):
    """The keys of a category."""

    order: str
    """List: the rated games, in the order in which they ended."""
    ratings: str
    """Hash: the rating of each player."""
    board: str
    """Sorted set: players by the strength that they almost certainly have, without provisional ratings."""


class RankedPlayer(NamedTuple):
    """A player on a leaderboard."""

    place: int
    player: str
    rating: Rating


def category_keys(category: Category) -> CategoryKeys:
    """The keys of a category."""
    own = f"{RATINGS}{_name(category)}"
    return CategoryKeys(f"{own}:order", f"{own}:ratings", f"{own}:board")


class RatingStore:
    """The ratings of one service."""

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._write = client.register_script(lua_script(__file__, "write_ratings"))

    def revision(self) -> int:
        """How often ratings were written. Read it before what a write follows from."""
        return int(self._client.get(REVISION) or 0)

    def position(self) -> int:
        """How many entries of the log of heads are rated."""
        return int(self._client.get(POSITION) or 0)

    def write(self, revision: int, writes: Iterable[Write]) -> bool:
        """Write ratings; False if another process has written since the revision was read."""
        return bool(self._write([REVISION], [revision, _encode(list(writes))]))

    def categories(self) -> list[Category]:
        """The categories in which somebody has a rating."""
        return sorted(_category(name.decode()) for name in self._client.smembers(CATEGORIES))

    def games(self, ids: Sequence[str]) -> dict[str, RatedGame]:
        """The results of those of these games that are rated."""
        found = self._client.hmget(GAMES, list(ids)) if ids else []
        return {game: _game(data) for game, data in zip(ids, found, strict=True) if data}

    def keep_correction(self, game: RatedGame) -> None:
        """Note the result of a game that an organizer has set, whether the game is rated yet or not."""
        self._client.hset(CORRECTIONS, game.game, _encode(game))

    def forget_corrections(self) -> None:
        """Forget the results that organizers set, before they are read from the records again."""
        self._client.delete(CORRECTIONS)

    def corrections(self, ids: Sequence[str]) -> dict[str, RatedGame]:
        """The results that organizers set of some games."""
        found = self._client.hmget(CORRECTIONS, list(ids)) if ids else []
        return {game: _game(data) for game, data in zip(ids, found, strict=True) if data}

    def games_in_order(self, category: Category) -> list[RatedGame]:
        """All rated games of a category, in the order in which they ended."""
        ids = [game.decode() for game in self._client.lrange(category_keys(category).order, 0, -1)]
        found = self.games(ids)
        return [found[game] for game in ids if game in found]

    def ratings(self, category: Category, players: Sequence[str] | None = None) -> dict[str, Rating]:
        """The ratings in a category: of some players, or of all."""
        name = category_keys(category).ratings
        if players is None:
            return {player.decode(): _rating(data) for player, data in self._client.hgetall(name).items()}
        found = self._client.hmget(name, list(players)) if players else []
        return {player: _rating(data) for player, data in zip(players, found, strict=True) if data}

    def of_player(self, player: str) -> dict[Category, Rating]:
        """A player's ratings in all categories."""
        found = {category: self.ratings(category, [player]) for category in self.categories()}
        return {category: ratings[player] for category, ratings in found.items() if ratings}

    def leaderboard(self, category: Category, after: int, limit: int) -> list[RankedPlayer]:
        """The players from place `after` + 1 on."""
        found = self._client.zrevrange(category_keys(category).board, after, after + limit - 1)
        players = [player.decode() for player in found]
        ratings = self.ratings(category, players)
        return [
            RankedPlayer(place, player, ratings[player])
            for place, player in enumerate(players, after + 1)
            if player in ratings
        ]


def write_position(position: int) -> list[Write]:
    """The write that says how many entries of the log of heads are rated."""
    return [["SET", POSITION, str(position)]]


def write_game(game: RatedGame) -> list[Write]:
    """The writes that note a result for the first time."""
    name = _name(game.category)
    return [
        ["SADD", CATEGORIES, name],
        ["HSET", GAMES, game.game, _encode(game).decode()],
        ["RPUSH", category_keys(game.category).order, game.game],
    ]


def write_result(game: RatedGame) -> list[Write]:
    """The writes that replace the result of a game."""
    return [["HSET", GAMES, game.game, _encode(game).decode()]]


def write_ratings(category: Category, ratings: Mapping[str, Rating]) -> list[Write]:
    """The writes of the new ratings of some players."""
    keys, writes = category_keys(category), list[Write]()
    for player, rating in ratings.items():
        writes.append(["HSET", keys.ratings, player, _encode(rating).decode()])
        if not rating.provisional:
            writes.append(["ZADD", keys.board, repr(rating.at_least), player])
    return writes


def clear_ratings(category: Category) -> list[Write]:
    """The writes that remove the ratings of a category, but not the results."""
    keys = category_keys(category)
    return [["DEL", keys.ratings], ["DEL", keys.board]]


def clear_order(category: Category) -> list[Write]:
    """The writes that forget which games of a category are rated."""
    return [["DEL", category_keys(category).order], *clear_ratings(category)]


def _name(category: Category) -> str:
    return f"{category.title}:{category.seats}"


def _category(name: str) -> Category:
    title, _, seats = name.rpartition(":")
    return Category(title, int(seats))

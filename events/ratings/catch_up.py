"""Brings ratings up to date with the log of heads, or computes them again from nothing."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from events.heads.heads_log import HeadsLog
from events.projections.lists import Lists
from events.ratings.rated_games import rated_game
from events.ratings.rating_store import (
    RatingStore,
    Write,
    clear_order,
    clear_ratings,
    write_game,
    write_position,
    write_ratings,
    write_result,
)
from tournaments.ratings.rating import Rating
from tournaments.ratings.update import Category, RatedGame, rate, rate_all

PAGE = 200
"""Entries of the log of heads rated at once."""


def catch_up(store: RatingStore, heads: HeadsLog, lists: Lists) -> int:
    """Rate the next games that are over. Returns how many entries of the log of heads were read."""
    revision = store.revision()
    page = heads.read(store.position(), PAGE)
    if not page.heads:
        return 0
    results = _results(store, lists, [head.game for head in page.heads if head.game])
    known = store.games(list(results))
    corrected = [game for game in results.values() if known.get(game.game, game) != game]
    new = [game for game in results.values() if game.game not in known]
    dirty = {game.category for game in corrected}
    writes = write_position(page.end.number)
    writes += [write for game in corrected for write in write_result(game)]
    writes += [write for game in new for write in write_game(game)]
    writes += _rate_new(store, [game for game in new if game.category not in dirty])
    for category in dirty:
        writes += _rate_again(store, category, results)
    store.write(revision, writes)
    return len(page.heads)


def correct(store: RatingStore, games: Iterable[RatedGame]) -> None:
    """Take the results of games that an organizer has set; no seats if a game does not count."""
    for game in games:
        store.keep_correction(game)
        while not _correct(store, game):
            pass  # another process was first


def _correct(store: RatingStore, game: RatedGame) -> bool:
    revision = store.revision()
    if store.games([game.game]).get(game.game, game) == game:
        return True  # it is rated so already, or will be
    return store.write(revision, write_result(game) + _rate_again(store, game.category, {game.game: game}))


def rate_from_nothing(
    store: RatingStore, heads: HeadsLog, lists: Lists, corrections: Iterable[RatedGame]
) -> int:
    """Compute all ratings again from the log of heads and all corrections of organizers.

    Returns the number of rated games.
    """
    store.forget_corrections()
    for game in corrections:
        store.keep_correction(game)
    while True:
        revision, position, games = store.revision(), 0, dict[str, RatedGame]()
        while (page := heads.read(position, PAGE)).heads:
            ended = [head.game for head in page.heads if head.game]
            games |= _results(store, lists, [game for game in ended if game not in games])
            position = page.end.number
        writes = write_position(position)
        writes += [write for category in store.categories() for write in clear_order(category)]
        writes += [write for game in games.values() for write in write_game(game)]
        for category, ratings in rate_all(list(games.values())).items():
            writes += write_ratings(category, ratings)
        if store.write(revision, writes):
            return len(games)


def _results(store: RatingStore, lists: Lists, ids: Sequence[str]) -> dict[str, RatedGame]:
    """The results that count of some games, in the same order."""
    unique = list(dict.fromkeys(ids))
    corrections = store.corrections(unique)
    played = [rated_game(summary) for summary in lists.summaries(unique) if summary]
    return {game.game: corrections.get(game.game, game) for game in played if game}


def _rate_new(store: RatingStore, games: Sequence[RatedGame]) -> list[Write]:
    """The writes of the ratings after some more games."""
    known: dict[Category, dict[str, Rating]] = {}
    changed: dict[Category, dict[str, Rating]] = {}
    for game in games:
        ratings = known.setdefault(game.category, {})
        players = [seat.player for seat in game.seats if seat.player is not None]
        ratings |= store.ratings(game.category, [player for player in players if player not in ratings])
        after = rate(game, ratings)
        ratings |= after
        changed.setdefault(game.category, {}).update(after)
    return [write for category, ratings in changed.items() for write in write_ratings(category, ratings)]


def _rate_again(store: RatingStore, category: Category, results: dict[str, RatedGame]) -> list[Write]:
    """The writes of all ratings of a category, after some of its results have changed or are new."""
    before = store.games_in_order(category)
    known = {game.game for game in before}
    games = [results.get(game.game, game) for game in before]
    games += [game for game in results.values() if game.category == category and game.game not in known]
    return clear_ratings(category) + write_ratings(category, rate_all(games).get(category, {}))


def uncounted(game: RatedGame) -> RatedGame:
    """A game whose result does not count."""
    return replace(game, seats=())

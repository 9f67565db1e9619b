"""Games of Market in the states that jobs are made for."""

from collections.abc import Sequence

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.projections.feed import FeedEntry, game_summaries
from events.projections.lists import Lists
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from tests.market.base import Play, Roll
from tests.players import ANN
from workers.feed_reader import queue_jobs
from workers.feed_writer import newest_entries
from workers.queue import Queues

BOT = SeatOffer(kind="bot", bot="random")


def started(store: Store, *seats: SeatOffer) -> FoldedGame:
    """A game that Ann created and started, with these seats."""
    made = create(store, ANN, CreateGame(title="market", seats=seats))
    return execute(store, made.folded.id, ANN, Start()).folded


def before_scoring(store: Store) -> FoldedGame:
    """A game for Ann alone that waits for the first scoring."""
    game = started(store, SeatOffer()).id
    rolled = execute(store, game, ANN, Roll()).folded
    return execute(store, game, ANN, Play(card=rolled.table.play.hands[0][0])).folded


def dispatch(entries: Sequence[FeedEntry], lists: Lists, queues: Queues) -> None:
    """What the threads of the dispatcher do with entries of the feed."""
    queue_jobs(entries, queues)
    lists.apply(game_summaries(newest_entries(entries)))


def acted_by(store: Store, game: str) -> list[Actor]:
    """Who gave each command of a game, in order."""
    return [record.actor for record in store.records(game, limit=1000)]

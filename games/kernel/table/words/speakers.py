"""Speakers for a game or a title, and the names of those at the table."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from games.kernel.languages import Language
from games.kernel.rules import Rules
from games.kernel.table.game import Game
from games.kernel.table.table import Actor, Seating, Table
from games.kernel.table.words.table_words import TABLE_WORDS
from games.kernel.title import Title
from games.kernel.words.speaker import Speaker
from games.kernel.words.vocabulary import Vocabulary, vocabulary


def game_speaker(
    game: Game, table: Table, language: Language, players: Mapping[str, str], view: Any = None
) -> Speaker:
    """Return a speaker for a game, with the names of players by id and what the reader sees of the table."""
    bots = count(1)
    seats = tuple(_seat_name(seating, players, bots) for seating in table.seats)
    return Speaker(language, game.rules.resolve_once(_words_in_play), seats, players, view)


def title_words(*titles: Title) -> Vocabulary:
    """Return the words of the table and of all modules of these titles."""
    return vocabulary(TABLE_WORDS, (module for title in titles for module in title.all_modules))


def actor_name(speaker: Speaker, actor: Actor) -> str:
    """Say who sent a command."""
    if actor.kind == "bot" and actor.seat is not None:
        return speaker.seat(actor.seat)
    return speaker.player(actor.id) if actor.id else speaker.service()


def _words_in_play(rules: Rules) -> Vocabulary:
    return vocabulary(TABLE_WORDS, rules.modules)


def _seat_name(seating: Seating, players: Mapping[str, str], bots: Iterator[int]) -> str | None:
    """The name of a seat's player; bots are numbered in the order of seats."""
    if seating.player:
        return players.get(seating.player)
    if seating.kind == "bot":
        return f"Bot {next(bots)}"
    return None if seating.kind == "human" else seating.kind.capitalize()

"""Responses in words: sentences beside the events, records and actions that they say."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from events.fold.folded_game import FoldedGame
from games.kernel.languages import Language
from games.kernel.table.table import Actor
from games.kernel.table.words.speakers import actor_name, game_speaker
from games.kernel.words.speaker import Speaker


class RecordWords(msgspec.Struct, frozen=True):
    """A record in words."""

    command: str
    """Who sent which command."""
    events: list[str]
    """A sentence for each of the events, in the same order."""


class ActionWords(msgspec.Struct, frozen=True):
    """What you may post in words: each list has a text for each entry of the list with the same name."""

    step: str | None
    """The step that the game is in; null unless it is being played."""
    moves: list[str]
    """A label for each of `moves`."""
    changes: list[str]
    """A label for each of `changes`."""
    table: list[str]
    """A label for each of `table`."""
    history: list[str]
    """A label for each of `history`."""
    open: list[str]
    """A sentence for each of `open`."""


def speaker_of(folded: FoldedGame, language: Language, names: Mapping[str, str], view: Any = None) -> Speaker:
    """Return a speaker for a game, with the names of its players by id and what the reader sees of it."""
    return game_speaker(folded.game, folded.table, language, names, view)


def say_record(speaker: Speaker, actor: Actor, command: Any, events: Iterable[Any]) -> RecordWords:
    """Say a record: its command and events as the viewer may see them."""
    said = speaker.pair(actor_name(speaker, actor), speaker.message(command))
    return RecordWords(said, say_all(speaker, events))


def say_all(speaker: Speaker, messages: Iterable[Any]) -> list[str]:
    """Say commands or events as the viewer may see them."""
    return [speaker.message(message) for message in messages]

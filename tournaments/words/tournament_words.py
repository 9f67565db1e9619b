"""The words of tournaments as one value, and who says them."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from games.kernel.languages import Language
from games.kernel.messages import tag
from games.kernel.table.words.creation_refusals import CREATION_REFUSALS
from games.kernel.table.words.refusals import REFUSALS
from games.kernel.words.formatters import as_written, player
from games.kernel.words.speaker import Speaker
from games.kernel.words.vocabulary import Vocabulary, vocabulary
from games.kernel.words.words import Sentence, Words
from tournaments.messages.corrections import Placing
from tournaments.messages.rounds import RoundPaired, StageStarted, TournamentFinished
from tournaments.words.commands import COMMANDS
from tournaments.words.events import EVENTS
from tournaments.words.open_choices import OPEN_CHOICES
from tournaments.words.organizer_events import ORGANIZER_EVENTS
from tournaments.words.registration_refusals import REGISTRATION_REFUSALS
from tournaments.words.round_refusals import ROUND_REFUSALS
from tournaments.words.settings_refusals import SETTINGS_REFUSALS


def players(speaker: Speaker, value: Sequence[str]) -> str:
    """Several players by name."""
    return speaker.listed([speaker.player(each) for each in value])


def first_player(speaker: Speaker, value: Sequence[str]) -> str:
    """The first of several players by name."""
    return speaker.player(value[0])


def count(_speaker: Speaker, value: Sequence[Any]) -> str:
    """How many there are."""
    return str(len(value))


def from_one(_speaker: Speaker, value: int) -> str:
    """A number that is counted from 0, as people count."""
    return str(value + 1)


TOURNAMENT_WORDS = Words(
    commands=COMMANDS,
    open_choices=OPEN_CHOICES,
    events={**EVENTS, **ORGANIZER_EVENTS},
    structs={
        Placing: Sentence(
            en="{place}. {player} ({points} {points:point|points})",
            de="{place}. {player} ({points} {points:Punkt|Punkte})",
            fr="{place}. {player} ({points} {points:point|points})",
            it="{place}. {player} ({points} {points:punto|punti})",
        ),
    },
    fields={
        **dict.fromkeys(("player", "owner", "organizer", "by"), player),
        **dict.fromkeys(("players", "byes", "advancing"), players),
        **dict.fromkeys(("reason", "text"), as_written),
        "stage": from_one,
        f"{tag(StageStarted)}.players": count,
        f"{tag(RoundPaired)}.tables": count,
        f"{tag(TournamentFinished)}.ranking": first_player,
    },
    refusals={
        **CREATION_REFUSALS,
        **REFUSALS,
        **SETTINGS_REFUSALS,
        **REGISTRATION_REFUSALS,
        **ROUND_REFUSALS,
    },
)


@cache
def _tournament_vocabulary() -> Vocabulary:
    return vocabulary(TOURNAMENT_WORDS, ())


def tournament_speaker(language: Language, names: Mapping[str, str]) -> Speaker:
    """Return a speaker for tournaments, with the names of players by id."""
    return Speaker(language, _tournament_vocabulary(), players=names)

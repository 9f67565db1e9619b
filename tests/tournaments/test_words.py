"""Everything in a tournament can be said in four languages."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.languages import LANGUAGES, Language
from games.kernel.messages import tag
from games.kernel.words.template import fields_of
from games.kernel.words.words import Saying, Sentence, When
from service.contract.rule_refusals import raised_in
from service.requests.tournaments.tournament_body import POSTED
from tournaments.messages.corrections import Placing, ResultOverridden
from tournaments.messages.organizing import Announce, PlayerSubstituted, TablesPaused
from tournaments.messages.registration import CreateTournament
from tournaments.messages.rounds import RoundPaired, Seats, StageFinished, TournamentFinished
from tournaments.tournament import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS
from tournaments.words.tournament_words import TOURNAMENT_WORDS, tournament_speaker

MESSAGES: dict[Any, Saying] = {**TOURNAMENT_WORDS.commands, **TOURNAMENT_WORDS.events}
NAMES = {"ann": "Ann", "bo": "Bo", "olga": "Olga"}
RAISED = raised_in("tournaments")


def sentences(saying: Saying) -> Iterator[Sentence]:
    if isinstance(saying, When):
        yield from sentences(saying.then)
        yield from sentences(saying.otherwise)
    else:
        yield saying


def test_every_command_and_event_has_words() -> None:
    assert set(MESSAGES) == {CreateTournament, *TOURNAMENT_COMMANDS, *TOURNAMENT_EVENTS}


def test_every_command_with_values_says_what_it_is_for() -> None:
    described = {kind for kind in POSTED.values() if msgspec.structs.fields(kind)}
    assert set(TOURNAMENT_WORDS.open_choices) == described


def test_every_refusal_has_words() -> None:
    assert len(RAISED) > 60
    assert set(RAISED) - set(TOURNAMENT_WORDS.refusals) == set()


@pytest.mark.parametrize("message", MESSAGES, ids=tag)
def test_a_message_is_said_with_its_own_fields(message: type[msgspec.Struct]) -> None:
    for sentence in sentences(MESSAGES[message]):
        texts = [getattr(sentence, language) for language in LANGUAGES]
        assert all(fields_of(text) == fields_of(texts[0]) for text in texts)
        assert fields_of(texts[0]) <= set(message.__struct_fields__)


@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_refusal_is_said_with_its_facts_or_without(code: str) -> None:
    for sentence in sentences(TOURNAMENT_WORDS.refusals[code]):
        for language in LANGUAGES:
            assert fields_of(getattr(sentence, language)) <= RAISED[code]
            said = tournament_speaker(language, {}).refusal(code, {})
            assert said.endswith(".")
            assert not set(said) & set("{}[]")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            RoundPaired(2, 7, (Seats(("ann", None)), Seats(("bo", "olga"))), ("cy",), 0, "optimal", 5),
            "Round 2 is paired: 2 tables. Bye: A player.",
        ),
        (StageFinished(0, ("ann", "bo")), "Stage 1 is over. Going on: Ann and Bo."),
        (StageFinished(1, ()), "Stage 2 is over."),
        (TournamentFinished(("bo", "ann"), 5), "The tournament is over. The winner is Bo."),
        (TablesPaused(5, 1, (1, 3), "olga", "Fire!"), "Olga pauses tables 1 and 3: Fire!"),
        (
            PlayerSubstituted(1, 2, "ann", "bo", "olga", "Ill."),
            "Bo takes the seat of Ann at table 2: Ill.",
        ),
        (PlayerSubstituted(1, 2, "ann", "ann", "olga", "Late."), "Ann takes the seat at table 2 back: Late."),
        (PlayerSubstituted(1, 2, "ann", None, "olga", "Ill."), "A bot plays for Ann at table 2: Ill."),
        (
            ResultOverridden(1, 2, (Placing("ann", 1, 9), Placing("bo", 2, 1)), "olga", "Typo"),
            "Olga sets the result of table 2 in round 1: 1. Ann (9 points) and 2. Bo (1 point) (Typo)",
        ),
        (Announce("Lunch at noon", 3), "Tell table 3: Lunch at noon"),
        (Announce("Lunch at noon"), "Tell everybody: Lunch at noon"),
    ],
)
def test_messages_read_well(message: msgspec.Struct, said: str) -> None:
    assert tournament_speaker("en", NAMES).message(message) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_said_in_every_language(language: Language) -> None:
    assert "Bo" in tournament_speaker(language, NAMES).message(TournamentFinished(("bo",), 5))

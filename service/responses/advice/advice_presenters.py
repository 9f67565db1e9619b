"""Fill the responses about hints and reviews."""

from collections.abc import Callable
from typing import Any

from events.advice.advice import Advice, AdvisedMove, ReviewedChoice
from games.kernel.messages import Command
from games.kernel.words.speaker import Speaker
from service.responses.advice.advice_structs import (
    AdvisedMoveResponse,
    ChoiceWords,
    HintResponse,
    MoveWords,
    ReviewedChoiceResponse,
    ReviewedSeat,
    ReviewResponse,
)
from service.responses.words.advice_words import ONLY, POINT, say_best, say_cost, say_other, say_then
from service.responses.words.sentences import say_all

ReadCommand = Callable[[Any], Command]
"""Turns the JSON of a command into the command."""


def present_hint(advice: Advice, read: ReadCommand, speaker: Speaker | None) -> HintResponse:
    """Return a hint, with words if there is a speaker."""
    asked, moves = advice.asked, advice.moves()
    assert asked.seat is not None
    best, others = moves[:1], moves[1:]
    return HintResponse(
        advice.id,
        asked.game,
        asked.version,
        asked.seat,
        advice.status,
        [
            *(_present_move(move, read, speaker, say_best, others[:1]) for move in best),
            *(_present_move(move, read, speaker, say_other, best) for move in others),
        ],
    )


def _present_move(
    move: AdvisedMove,
    read: ReadCommand,
    speaker: Speaker | None,
    say: Callable[[Speaker, AdvisedMove, AdvisedMove], str],
    beside: list[AdvisedMove],
) -> AdvisedMoveResponse:
    """Return a move. Its words compare it with another one, if there is one."""
    words = None
    if speaker:
        why = say(speaker, move, beside[0]) if beside else speaker.pick(ONLY)
        then = say_then(speaker, say_all(speaker, map(read, move.then)))
        words = MoveWords(speaker.message(read(move.command)), why + then)
    points = None if move.worth is None else move.worth / POINT
    return AdvisedMoveResponse(move.command, points, move.behind / POINT, list(move.then), words)


def present_review(advice: Advice, read: ReadCommand, speaker: Speaker | None) -> ReviewResponse:
    """Return a review, with the choices that cost most first."""
    choices = sorted(advice.choices(), key=lambda choice: (-choice.cost, choice.version))
    return ReviewResponse(
        advice.asked.game,
        advice.status,
        advice.asked.version,
        advice.done,
        [_present_seat(seat, choices) for seat in sorted({choice.seat for choice in choices})],
        [_present_choice(choice, read, speaker) for choice in choices],
    )


def _present_seat(seat: int, choices: list[ReviewedChoice]) -> ReviewedSeat:
    costs = [choice.cost for choice in choices if choice.seat == seat]
    return ReviewedSeat(seat, len(costs), costs.count(0), sum(costs) / POINT)


def _present_choice(
    choice: ReviewedChoice, read: ReadCommand, speaker: Speaker | None
) -> ReviewedChoiceResponse:
    words = None
    if speaker:
        command, best = say_all(speaker, map(read, (choice.command, choice.best)))
        words = ChoiceWords(command, best, say_cost(speaker, choice.cost))
    return ReviewedChoiceResponse(
        choice.version,
        choice.seat,
        choice.round,
        choice.step,
        choice.command,
        choice.best,
        choice.worth / POINT,
        choice.cost / POINT,
        words,
    )

"""Every bot of every title plays games at every table, choosing from what its own seat sees."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from games.kernel.catalogue.module_facts import seatings
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command, Seat
from games.kernel.module import public
from games.kernel.rules import Rules
from games.kernel.title import LADDER, Title
from games.titles import TITLES as SHIPPED
from tests.titles.registry import TITLES, checks_of

MOST = 20_000
"""More commands than any game takes; a bot that goes round in circles reaches it."""
MOST_SEEN = 120
"""Commands of a game that an opponent looks at."""
SEARCHED = {"medium": 12, "hard": 4, "expert": 2}
"""Choices in a game for which a bot of a shipped title may search; it takes long."""
BOTS = [(title, bot) for title in TITLES.values() for bot in title.bots]


class Choice(NamedTuple):
    """A seat that must act, and what its bot chose."""

    rules: Rules
    state: Any
    seat: Seat
    command: Command


def choices(
    title: Title, bot: str, seats: tuple[str, ...], modules: tuple[str, ...] = (), until: int = MOST
) -> Iterator[Choice]:
    """The choices of copies of a bot in a whole game. After `until` of them, the policy chooses."""
    rules = compose(title, modules, {}, tuple("bot" if kind == "human" else kind for kind in seats))
    chance, luck = Seeded(b"the game's"), Seeded(b"the bots'")
    _, state = rules.begin(fresh_state(title, rules), chance)
    number = 0
    while awaiting := rules.awaiting(state):
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = awaiting.seats[0]
            command = chosen(title, bot if number < until else "easy", rules, state, seat, luck)
            yield Choice(rules, state, seat, command)
            number += 1
            assert number < MOST, "it never ends"
        _, state = rules.decide(state, seat, command, chance)
    assert rules.finished(state)
    assert len(title.standings(rules, state)) == len(seats)


def chosen(title: Title, bot: str, rules: Rules, state: Any, seat: Seat, luck: Seeded) -> Command:
    """What a bot chooses for a seat."""
    position = title.position(rules, state, seat, luck.below)
    command = title.bots[bot](position, luck.below)
    assert command in position.candidates
    return command


def limit(title: Title, bot: str) -> int:
    """How many choices of a game a bot makes in these tests."""
    return SEARCHED[bot] if title.key in SHIPPED and bot in SEARCHED else MOST


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_a_bot_finishes_games_at_every_table(title: Title, bot: str) -> None:
    for seats in seatings(title, ())[:-1]:  # the next test plays at the last one, twice
        assert list(choices(title, bot, seats, until=limit(title, bot)))


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_the_same_game_makes_the_same_choices(title: Title, bot: str) -> None:
    seats = seatings(title, ())[-1]
    once, again = (
        [choice.command for choice in choices(title, bot, seats, until=limit(title, bot))] for _ in range(2)
    )
    assert once
    assert once == again


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_no_hidden_choice_follows_from_what_is_public(title: Title, bot: str) -> None:
    """An opponent can run the bot's code, but other luck leads to another choice."""
    differ: list[bool] = []
    seats = ("bot",) * max(title.players)
    most = min(MOST_SEEN, limit(title, bot))
    for _, (rules, state, seat, command) in zip(
        range(most), choices(title, bot, seats, until=most), strict=False
    ):
        if rules.redactions[type(command)] is not public:
            position = title.position(rules, state, seat, lambda _bound: 0)
            if len(position.candidates) > 1:
                ends = (lambda _bound: 0, lambda bound: bound - 1)
                differ.append(len({title.bots[bot](position, below) for below in ends}) == 2)
    assert all(differ)


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_states_that_look_the_same_are_played_the_same(title: Title, bot: str) -> None:
    """With the same luck, nothing that is hidden from a seat changes what its bot chooses."""
    random, most, different = Random(1), limit(title, bot), 0
    seats = ("bot",) * min(count for count in title.players if count > 1)
    for number, choice in enumerate(choices(title, bot, seats, until=most)):
        if number >= min(most, MOST_SEEN):
            break
        rules, state, seat, _ = choice
        other = checks_of(title).resample(rules, state, seat, random)
        different += other != state
        luck = number.to_bytes(2, "big")
        assert chosen(title, bot, rules, other, seat, Seeded(luck)) == chosen(
            title, bot, rules, state, seat, Seeded(luck)
        )
    assert different


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_every_title_has_the_same_bots_and_the_stand_in_is_one_of_them(title: Title) -> None:
    assert tuple(title.bots) == LADDER
    assert title.stand_in in title.bots

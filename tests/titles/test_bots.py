"""Every bot of every title plays whole games at every table, choosing from its own view."""

import pytest

from games.kernel.catalogue.module_facts import seatings
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command
from games.kernel.module import public
from games.kernel.title import Title
from tests.titles.registry import TITLES

MOST = 20_000
"""More commands than any game takes; a bot that goes round in circles reaches it."""
MOST_SEEN = 120
"""Commands of a game that an opponent looks at."""
BOTS = [(title, bot) for title in TITLES.values() for bot in title.bots]


def played(title: Title, bot: str, seats: tuple[str, ...], modules: tuple[str, ...] = ()) -> list[Command]:
    """The commands that copies of a bot choose in a whole game."""
    rules = compose(title, modules, {}, tuple("bot" if kind == "human" else kind for kind in seats))
    luck, choices = Seeded(b"the game's"), Seeded(b"the bots'")
    _, state = rules.begin(fresh_state(title, rules), luck)
    commands: list[Command] = []
    while awaiting := rules.awaiting(state):
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = awaiting.seats[0]
            candidates = rules.candidates(state, seat, choices.below)
            command = title.bots[bot](title.view(rules, state, seat, False), candidates, choices.below)
            assert command in candidates
        commands.append(command)
        assert len(commands) < MOST, "it never ends"
        _, state = rules.decide(state, seat, command, luck)
    assert rules.finished(state)
    assert len(title.standings(rules, state)) == len(seats)
    return commands


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_a_bot_finishes_games_at_every_table(title: Title, bot: str) -> None:
    for seats in seatings(title, ()):
        played(title, bot, seats)


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_the_same_game_makes_the_same_choices(title: Title, bot: str) -> None:
    seats = seatings(title, ())[-1]
    assert played(title, bot, seats) == played(title, bot, seats)


@pytest.mark.parametrize(("title", "bot"), BOTS, ids=lambda part: getattr(part, "key", part))
def test_no_hidden_choice_follows_from_what_is_public(title: Title, bot: str) -> None:
    """An opponent can run the bot's code, but other luck leads to another choice."""
    rules = compose(title, (), {}, ("bot",) * max(seats for seats in title.players))
    luck, choices = Seeded(b"the game's"), Seeded(b"the bots'")
    _, state = rules.begin(fresh_state(title, rules), luck)
    for _ in range(MOST_SEEN):
        if not (awaiting := rules.awaiting(state)):
            break
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = awaiting.seats[0]
            candidates = rules.candidates(state, seat, choices.below)
            view = title.view(rules, state, seat, False)
            command = title.bots[bot](view, candidates, choices.below)
            if rules.redactions[type(command)] is not public and len(candidates) > 1:
                ends = (lambda _bound: 0, lambda bound: bound - 1)
                assert len({title.bots[bot](view, candidates, below) for below in ends}) == 2
        _, state = rules.decide(state, seat, command, luck)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_the_stand_in_is_one_of_the_bots(title: Title) -> None:
    assert title.stand_in in title.bots
    assert {"random", "easy"} <= set(title.bots)

"""A version of the rules never changes: what it lists and decides in some games is pinned by a hash."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command
from games.titles import TITLES

SEATS = ("human",) * 3
PLAYED = 4
GAMES = {
    ("dice-hospital", 1, ""): "414aa3e6cd53df97",
    ("dice-hospital", 2, ""): "414aa3e6cd53df97",
    ("dice-hospital", 3, ""): "414aa3e6cd53df97",
    ("dice-hospital", 3, "experimental_medicine consultant admissions_nurse"): "4b16c5157ef85b12",
    ("dice-hospital", 3, "event_cards"): "05c66a364198a0e7",
    ("dice-hospital", 3, "investments"): "7582d1b1921a05ab",
    ("dice-hospital", 3, "maternity"): "1779f72ffd32bf0f",
    ("dice-hospital", 3, "city"): "10901c09e0bb17fa",
    ("dice-hospital", 3, "prototype"): "5d147212924f1d51",
    ("clinic", 1, ""): "defc49d9ebee0c2c",
    ("clinic", 2, ""): "1a67d457d55feae4",
    ("clinic", 2, "blood_transfusion extinguishers"): "345551e652561d92",
    ("clinic", 2, "zombies"): "2f1c50dc2fdb8cb0",
    ("clinic", 2, "workaholic_doctors"): "01842cfcf0353f0c",
}
"""The hash of games by title, version of the rules and modules. Never change one: amend the rules instead."""


def messages(key: str, version: int, modules: tuple[str, ...], number: int) -> Iterator[list[msgspec.Struct]]:
    """Play a random game: the commands of every seat that must act, and the events of each command."""
    title, chance, random = TITLES[key].as_of(version), Seeded(bytes([number])), Random(number)
    rules = compose(title, modules, {}, SEATS)
    events, state = rules.begin(fresh_state(title, rules), chance)
    while awaiting := rules.awaiting(state):
        yield [*events]
        for seat in awaiting.seats:
            yield [*rules.legal(state, seat)]
        seat = random.choice(awaiting.seats) if awaiting.seats else SERVICE
        command: Command | None = (
            random.choice(rules.candidates(state, seat, random.randrange))
            if awaiting.seats
            else rules.due_command(state)
        )
        assert command is not None
        events, state = rules.decide(state, seat, command, chance)
    yield [*events]


def digest_of(key: str, version: int, modules: str) -> str:
    """The hash of all messages of some games."""
    digest = sha256()
    for number in range(PLAYED):
        for found in messages(key, version, tuple(modules.split()), number):
            digest.update(msgspec.json.encode(found))
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("key", "version", "modules"), GAMES)
def test_a_version_of_the_rules_lists_and_decides_what_it_always_did(
    key: str, version: int, modules: str
) -> None:
    assert digest_of(key, version, modules) == GAMES[key, version, modules]

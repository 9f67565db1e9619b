"""The bots play whole games from their own view; easy earns popularity, and never dawdles."""

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from games.clinic import commands as c
from games.clinic.bots.policy.next_move import MOST_TIME
from games.clinic.modules.solo.progress import progress_of
from games.clinic.state import State
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded, bot_luck
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Command
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, person
from tests.games.scenes import offered, when

MINIS = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")
MOST = 60
"""Commands that a bot may take in one step."""


def below(*about: object) -> Callable[[int], int]:
    """Luck that depends on nothing but what it is told."""
    digest = hashlib.sha256(repr(about).encode()).digest()
    return lambda bound: int.from_bytes(digest, "big") % bound


@cache
def played(
    seed: int, *bots: str, modules: tuple[str, ...] = (), until: int = 0, boards: tuple[str, ...] = ()
) -> tuple[State, list[Command]]:
    """A game of bots; up to a number of commands all of them play at random."""
    rules = compose(CLINIC, modules, {"boards": boards}, ("bot",) * len(bots))
    luck = Seeded(seed.to_bytes(4, "big"))
    _, state = rules.begin(fresh_state(CLINIC, rules), luck)
    commands: list[Command] = []
    taken = Counter[tuple[object, ...]]()
    while awaiting := rules.awaiting(state):
        if due := rules.due_command(state):
            _, state = rules.decide(state, SERVICE, due, luck)
            continue
        seat = awaiting.seats[0]
        name = "random" if len(commands) < until else bots[seat]
        taken[name, seat, state.step, state.round] += 1
        assert name == "random" or taken[name, seat, state.step, state.round] <= MOST, "it dawdles"
        luck_ = below(seed, len(commands), seat)
        commands.append(CLINIC.bots[name](CLINIC.position(rules, state, seat, luck_), luck_))
        _, state = rules.decide(state, seat, commands[-1], luck)
    return state, commands


def points(state: State) -> list[int]:
    return [clinic.popularity for clinic in state.clinics]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_easy_ends_with_positive_popularity_in_most_games(players: int) -> None:
    found = [one for seed in range(4 // players) for one in points(played(seed, *["easy"] * players)[0])]
    assert sum(found) > 10 * len(found)
    assert sum(one > 0 for one in found) >= len(found) * 3 / 4


def test_easy_beats_random_by_far() -> None:
    for seed in range(2):
        easy, random = points(played(seed, "easy", "random")[0])
        assert easy > random + 20


def guesses_of(seed: bytes) -> list[bool]:
    """Whether an opponent, who knows the view and guesses the likeliest action, is right each time."""
    rules = compose(CLINIC, (), {}, ("bot",) * 2)
    luck = Seeded(seed, b"salt")
    _, state = rules.begin(fresh_state(CLINIC, rules), luck)
    guesses: list[bool] = []
    for version in count(1):
        if not (awaiting := rules.awaiting(state)):
            break
        seat, command = SERVICE, rules.due_command(state)
        if command is None:
            seat = awaiting.seats[0]
            view, legal = CLINIC.view(rules, state, seat, False), rules.legal(state, seat)
            command = CLINIC.policy(view, legal, bot_luck(seed, version, seat))
            assert command == CLINIC.policy(view, legal, bot_luck(seed, version, seat))
            if isinstance(command, c.SelectAction):
                guesses.append(command == CLINIC.policy(view, legal, lambda _bound: 0))
        _, state = rules.decide(state, seat, command, luck)
    return guesses


def test_an_opponent_who_runs_easy_predicts_at_most_three_of_four_hidden_choices() -> None:
    """In a single game luck counts for more than the difference to the bound."""
    guesses = [one for game in range(8) for one in guesses_of(hashlib.sha256(b"guess%d" % game).digest())]
    assert len(guesses) == 8 * 36
    assert sum(guesses) <= len(guesses) * 3 / 4


def test_easy_does_what_a_clinic_is_for() -> None:
    _, commands = played(0, "easy", "easy")
    kinds = [type(command) for command in commands]
    least_of: dict[type[Command], int] = {
        c.BuildRoom: 4,
        c.HireDoctor: 6,
        c.AdmitPatient: 15,
        c.MovePerson: 30,
        c.TreatBest: 8,
        c.BuyPopularity: 4,
    }
    for kind, least in least_of.items():
        assert kinds.count(kind) >= least, kind
    assert c.WalkStep not in kinds


@pytest.mark.parametrize("number", range(4))
def test_easy_takes_over_from_anybody_with_any_modules_and_never_dawdles(number: int) -> None:
    """As a stand-in it may find walkers on their way, conveyors and full rooms."""
    modules = (MINIS, (), MINIS[:2], MINIS[2:])[number]
    for until in (40, 250):
        bots, boards = ["easy"] * (1 + number), ("expert", "expert_small")[: 1 + number]
        played(number, *bots, modules=modules, until=until, boards=boards)


def test_easy_is_the_stand_in() -> None:
    assert CLINIC.stand_in == "easy"


def test_easy_reaches_its_goal_in_most_solo_games() -> None:
    results = [progress_of(played(seed, "easy")[0]).result for seed in range(4)]
    assert sum(result is not None and result.reached for result in results) >= 3


def moved_by_easy(scene: Scene) -> Scene:
    """The scene after the first seat's bot moved its people."""
    for number in count():
        if 0 not in scene.rules.awaiting(scene.state).seats or scene.state.step != "move":
            return scene
        assert number < MOST
        view = CLINIC.view(scene.rules, scene.state, 0, False)
        command = CLINIC.policy(view, offered(scene), lambda _bound: 0)
        scene = when(scene, 0, command)
    raise AssertionError


def test_doctors_go_to_patients_they_can_treat_and_nurses_help() -> None:
    persons = (
        "doctor:red@b3-south doctor:white@0b3 nurse@0b3 patient:orange:psychiatry@pre "
        "patient:white:psychiatry@pre orderly@b3-south"
    )
    scene = moved_by_easy(given("move", clinic(persons=persons), clinic(persons="doctor:white@0b3")))
    assert [person(scene, number).at for number in range(1, 7)] == ["0b2"] * 5 + ["0c2"]


def test_nobody_is_moved_for_nothing() -> None:
    persons = "doctor:white@0b3 nurse@0b3 patient:red:cardiology@pre"
    scene = given("move", clinic(persons=persons), clinic(persons="doctor:white@0b3"))
    after = moved_by_easy(scene)
    assert after.state.clinics[0].people == scene.state.clinics[0].people


def test_after_much_time_only_those_move_who_have_to() -> None:
    """The nurse could go to the patient in no more time than the doctor needs to come in."""
    persons = "nurse@0b3 doctor:white@b3-south patient:white:psychiatry@pre orderly@0b3"
    own = clinic(FIRST_BUILDING, persons, moving_time=MOST_TIME)
    after = moved_by_easy(given("move", own, clinic(persons="doctor:white@0b3")))
    assert [person(after, number).at for number in (1, 2, 3, 4)] == ["0b3", "0b3", "pre", "0c2"]


@pytest.mark.parametrize(("number", "bought"), [(2, 2), (6, 6)])
def test_what_the_next_round_needs_is_kept_and_the_rest_buys_popularity(number: int, bought: int) -> None:
    scene = given("popularity", clinic(income=18, savings=0), clinic(), turn_order=(1, 0), round=number)
    view = CLINIC.view(scene.rules, scene.state, 0, False)
    assert CLINIC.policy(view, offered(scene), lambda _bound: 0) == c.BuyPopularity(bought)


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_easy_is_popular_with_any_modules(players: int) -> None:
    for modules in ((), MINIS, *((module,) for module in MINIS)):
        tables = [played(seed, *["easy"] * players, modules=modules)[0] for seed in range(10)]
        found = [one for state in tables for one in points(state)]
        assert sum(found) > 10 * len(found), modules

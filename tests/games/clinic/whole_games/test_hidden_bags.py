"""The bags and actions that are dealt again are as likely as among all that fit what the seat sees."""

from itertools import combinations

from msgspec.structs import replace

from games.clinic.data.figures import PATIENTS
from games.clinic.state import ACTIONS
from games.kernel.chance import RandomBelow
from games.kernel.position import deal_hidden
from tests.games.clinic.tables import clinic, given
from tests.titles.outcomes import equally_likely, outcomes

FULL = PATIENTS[1]


def test_colours_are_known_while_everybody_is_in_sight() -> None:
    """Who counts knows the bag: it has all patients but those on the notepad and in the clinics."""
    persons = "patient:white:psychiatry@pre patient:orange:psychiatry@pre"
    scene = given("select_1", clinic(persons=persons), notepad=("yellow", "white"), doctors=(0,) * 5)
    bag = (FULL[0] - 2, FULL[1] - 1, FULL[2] - 1, FULL[3])
    state = replace(scene.state, patients=bag)
    assert deal_hidden(scene.rules, state, 0, lambda _bound: 0).patients == bag
    everybody = [level for level, count in enumerate(bag) for _ in range(count)]
    bags = [tuple(pair.count(level) for level in range(4)) for pair in combinations(everybody, 2)]
    two_left = replace(state, patients=(2, 0, 0, 0))
    found = outcomes(lambda below: deal_hidden(scene.rules, two_left, 0, below).patients)
    assert found == equally_likely(bags)


def test_others_may_have_chosen_any_action_that_is_left() -> None:
    other = clinic(used_actions=("build", "build"))
    scene = given("select_3", clinic(), other, selected=(None, "admit"), doctors=(0,) * 5, patients=(0,) * 4)

    def chosen(below: RandomBelow) -> object:
        return deal_hidden(scene.rules, scene.state, 0, below).selected[1]

    assert outcomes(chosen) == equally_likely(action for action in ACTIONS if action != "build")

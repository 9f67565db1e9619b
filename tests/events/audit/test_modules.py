"""Games with modules are sound like all others: draws, decisions and scores follow from their records."""

import pytest
import redis

from events.audit import audit
from events.fold.store import Store
from games.kernel.table.table import SeatOffer
from games.titles import TITLES
from tests.events.exports import SIGNER, lines_of, played
from tests.events.mutations import read, resigned, written
from tests.games.dice_hospital.combinations import Mix, community_care, fullest, mixes, sample
from tests.soak import soak

KEYS = (SIGNER.public,)
ALONE = [mix for mix in mixes((1,)) if mix.modules == ("prototype",) and mix.people == 2]
SUBSETS = [mix for mix in sample(community_care(0)) if mix.modules]
MIXES = [*fullest(), *ALONE]


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


def name_of(mix: Mix) -> str:
    return mix.name


def offered(mix: Mix) -> tuple[SeatOffer, ...]:
    return tuple(SeatOffer(kind=kind) for kind in mix.seats)


@pytest.mark.parametrize("mix", [SUBSETS[0], *map(soak, SUBSETS[1:])], ids=name_of)
def test_games_of_every_subset_of_community_care_are_sound(store: Store, mix: Mix) -> None:
    check_sound(store, mix, 3)


@pytest.mark.parametrize(
    "mix", [mix if mix.people < 2 or mix in ALONE else soak(mix) for mix in MIXES], ids=name_of
)
def test_games_with_modules_are_sound(store: Store, mix: Mix) -> None:
    check_sound(store, mix, 1)


def check_sound(store: Store, mix: Mix, luck: int) -> None:
    """Play a game and audit it. At first, commands are taken back and given again now and then."""
    folded = played(store, offered(mix), modules=mix.modules, looking_back=60, luck=luck)
    verdict = audit(lines_of(store, folded), TITLES, KEYS)
    assert (verdict.verdict, verdict.findings) == ("sound", ())
    assert (folded.table.status, verdict.records) == ("finished", folded.version)
    house = [figure.key for figure in folded.game.rules.figure_rows if figure.source == "house"]
    assert ("house_figures" in {note.code for note in verdict.notes}) == bool(house)


def test_the_audit_meets_every_module() -> None:
    named = {name for mix in MIXES for name in mix.modules}
    brought = {"five_players", "medical_reports", "automa"}
    assert named | brought == {name for mix in mixes((1,)) for name in mix.modules}


def test_a_score_of_the_automa_that_does_not_follow_is_found(store: Store) -> None:
    folded = played(store, (SeatOffer(), SeatOffer(kind="automa")), luck=3)
    forged = read(lines_of(store, folded))
    spots = [
        event
        for line in forged[1:-1]
        for event in line["entry"]["events"]
        if event["type"] == "round_scored" and event["seat"] == 1 and event["lines"]
    ]
    spots[0]["lines"][0]["points"] += 1
    verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
    assert verdict.verdict == "unsound"
    assert "events_differ" in {finding.code for finding in verdict.findings}

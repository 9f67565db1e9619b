"""What the rules of version 4 say where version 5 says something else."""

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.automa.cards import HospitalCard, hospital_cards
from games.kernel.composition.compose import compose

AGAINST = ("human", "automa")


def _scores(card: HospitalCard) -> tuple[int, int]:
    return card.points, card.bonus


def test_hospital_cards_scored_more() -> None:
    earlier, now = (
        hospital_cards(compose(DICE_HOSPITAL.as_of(version), (), {}, AGAINST)) for version in (4, 5)
    )
    changed = {key: (_scores(card), _scores(now[key])) for key, card in earlier.items() if card != now[key]}
    assert changed == {
        **dict.fromkeys([f"hospital_s{number}" for number in (1, 2, 3, 4)], ((3, 3), (2, 1))),
        **dict.fromkeys([f"hospital_n{number}" for number in (1, 2, 3, 4)], ((5, 4), (5, 2))),
        "hospital_h4": ((11, 7), (11, 3)),
    }

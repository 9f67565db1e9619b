"""What the rules of version 3 say where version 4 says something else."""

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.automa.cards import HospitalCard, hospital_cards
from games.kernel.composition.compose import compose

AGAINST = ("human", "automa")


def _scores(card: HospitalCard) -> tuple[int, int]:
    return card.points, card.bonus


def test_simple_hospital_cards_scored_more_and_hard_ones_less() -> None:
    earlier, now = (
        hospital_cards(compose(DICE_HOSPITAL.as_of(version), (), {}, AGAINST)) for version in (3, 4)
    )
    changed = {key: (_scores(card), _scores(now[key])) for key, card in earlier.items() if card != now[key]}
    assert changed == {
        **dict.fromkeys([f"hospital_s{number}" for number in (1, 2, 3, 4)], ((4, 3), (3, 3))),
        **dict.fromkeys([f"hospital_h{number}" for number in (1, 2, 3)], ((7, 7), (11, 3))),
        "hospital_h4": ((7, 9), (11, 7)),
    }
    assert [card.left + card.right for card in earlier.values()] == [
        card.left + card.right for card in now.values()
    ]

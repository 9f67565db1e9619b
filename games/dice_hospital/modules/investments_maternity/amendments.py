"""Changes of the rules for Investments and Maternity together since the first version."""

from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.modules.investments.rewards import rewarded, rewarding
from games.dice_hospital.modules.maternity.improvements.abilities import reward_family
from games.dice_hospital.modules.maternity.messages import FamilyRewarded
from games.dice_hospital.types import Amendment

AMENDMENTS = (
    Amendment(
        since=2,
        about="A specialist is rewarded for a family that a token of its department completes.",
        evolvers={FamilyRewarded: rewarded},
        reactions={TokenUsed: rewarding(reward_family)},
    ),
)

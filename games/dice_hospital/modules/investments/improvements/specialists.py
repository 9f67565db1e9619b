"""The four kinds of specialists of Investments."""

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.modules.investments.improvements.abilities import (
    Advises,
    AttendsWard,
    LendsToken,
    RepeatsToken,
)
from games.kernel.catalogue.names import Names, printed

SPECIALISTS = (
    Specialist(
        "financial_advisor",
        "blue",
        Advises(),
        "invested: also looks at the top two tokens of another space",
        appeal=2,
    ),
    Specialist(
        "management_expert", "blue", LendsToken(), "placed: may use a token of another department", appeal=3
    ),
    Specialist(
        "strategic_consultant",
        "blue",
        RepeatsToken(),
        "placed: may use one token of the department twice",
        appeal=3,
    ),
    Specialist(
        "intern",
        "blue",
        AttendsWard(),
        "placed: up to two untreated patients of one ward count as treated; the card can hold tokens",
        appeal=4,
    ),
)
NAMES: dict[str, Names] = {
    "financial_advisor": printed("Financial Advisor", fr="Conseiller financier"),
    "management_expert": printed("Management Expert", fr="Expert gestion"),
    "strategic_consultant": printed("Strategic Consultant", fr="Consultant stratégique"),
    "intern": printed("Intern", fr="Stagiaire"),
}

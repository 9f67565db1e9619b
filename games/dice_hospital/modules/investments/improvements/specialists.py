"""The four kinds of specialists of Investments."""

from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.modules.investments.improvements.abilities import (
    Advises,
    AttendsWard,
    LendsToken,
    RepeatsToken,
)
from games.kernel.catalogue.names import Names

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
    "financial_advisor": Names(
        en="Financial Advisor",
        de="Finanzberater",
        fr="Conseiller financier",
        it="Consulente finanziario",
        house=("en", "de", "it"),
    ),
    "management_expert": Names(
        en="Management Expert",
        de="Managementexperte",
        fr="Expert gestion",
        it="Esperto di gestione",
        house=("en", "de", "it"),
    ),
    "strategic_consultant": Names(
        en="Strategic Consultant",
        de="Strategieberater",
        fr="Consultant stratégique",
        it="Consulente strategico",
        house=("en", "de", "it"),
    ),
    "intern": Names(en="Intern", de="Praktikant", fr="Stagiaire", it="Tirocinante", house=("en", "de", "it")),
}

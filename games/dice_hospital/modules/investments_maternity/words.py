"""What people read about Investments together with Maternity."""

from games.dice_hospital.modules.investments.effect_words import token_effects
from games.dice_hospital.words.colours import Adjective
from games.kernel.words.words import Effect, Sentence, Words

_PINK = {"pink": Adjective(Effect(de="rosa", fr="rose", it="rosa"), Effect(de="rosa", fr="roses", it="rosa"))}

WORDS = Words(
    effects={
        **token_effects(_PINK),
        "maternity_investment_board": Effect(
            de="ein weiteres Feld, mit dem Stapel der rosa Marker",
            fr="une case de plus, avec la pile des jetons roses",
            it="una casella in più, con la pila dei segnalini rosa",
        ),
    },
    name=Sentence(
        en="Investments and Maternity",
        de="Investitionen und Geburtsstation",
        fr="Investissements et Maternité",
        it="Investimenti e Maternità",
    ),
    about=Sentence(
        en="A fourth board with pink tokens, and three nurses.",
        de="Eine vierte Tafel mit rosa Markern, und drei Krankenschwestern.",
        fr="Un quatrième plateau avec des jetons roses, et trois infirmières.",
        it="Una quarta plancia con segnalini rosa, e tre infermieri.",
    ),
    terms={"space.pink": Sentence(en="pink", de="rosa", fr="rose", it="rosa")},
)

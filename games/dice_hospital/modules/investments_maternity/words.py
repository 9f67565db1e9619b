"""What people read about Investments together with Maternity."""

from games.kernel.words.words import Sentence, Words

WORDS = Words(
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

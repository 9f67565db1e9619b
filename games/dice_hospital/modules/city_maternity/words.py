"""What people read about the City together with Maternity."""

from games.dice_hospital.modules.city_maternity.fetching import CityMotherReplaced
from games.dice_hospital.modules.city_maternity.setting_words import FIGURES, OPTIONS
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    options=OPTIONS,
    figures=FIGURES,
    name=Sentence(
        en="City and Maternity",
        de="Stadt und Geburtsstation",
        fr="Ville et Maternité",
        it="Città e Maternità",
    ),
    about=Sentence(
        en="Mothers wait on tiles of their own in the city.",
        de="Mütter warten in der Stadt auf eigenen Feldern.",
        fr="Des mères attendent en ville sur des tuiles qui leur sont réservées.",
        it="Le madri aspettano in città su tessere riservate a loro.",
    ),
    events={
        CityMotherReplaced: Sentence(
            en="{seat} has no ward for mother {mother} on tile {tile}[; instead there is patient {patient}].",
            de="{seat} hat keine Station für Mutter {mother} auf Feld {tile}"
            "[; stattdessen wartet dort Patient {patient}].",
            fr="{seat} n'a pas de salle pour la mère {mother} de la tuile {tile}"
            "[ ; le patient {patient} y prend sa place].",
            it="{seat} non ha un reparto per la madre {mother} sulla tessera {tile}"
            "[; al suo posto c'è il paziente {patient}].",
        )
    },
)

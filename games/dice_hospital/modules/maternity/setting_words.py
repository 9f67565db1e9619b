"""The figures of Maternity as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "maternity_midwife_die": Sentence(
        en="babies on the faces of the midwife die",
        de="Babys auf den Seiten des Hebammenwürfels",
        fr="bébés sur les faces du dé sage-femme",
        it="bambini sulle facce del dado ostetrica",
    ),
    "maternity_discharge_points_more": Sentence(
        en="points for each further patient discharged in a round",
        de="Punkte für jeden weiteren in einer Runde entlassenen Patienten",
        fr="points pour chaque patient de plus sorti dans une manche",
        it="punti per ogni altro paziente dimesso in un round",
    ),
}

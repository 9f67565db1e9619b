"""The figures of the Admissions Nurse as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "admissions_nurse_discharge_points_beyond": Sentence(
        en="points for 13, 14, ... patients discharged in a round",
        de="Punkte für 13, 14, … in einer Runde entlassene Patienten",
        fr="points pour 13, 14, … patients sortis dans une manche",
        it="punti per 13, 14, … pazienti dimessi in un round",
    ),
    "admissions_nurse_discharge_points_more": Sentence(
        en="points for each further patient discharged in a round",
        de="Punkte für jeden weiteren in einer Runde entlassenen Patienten",
        fr="points pour chaque patient de plus sorti dans une manche",
        it="punti per ogni altro paziente dimesso in un round",
    ),
}

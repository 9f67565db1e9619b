"""The figures of the Workaholic Doctors as labels."""

from games.kernel.words.words import Sentence

FIGURES = {
    "workaholic_doctors_wages": Sentence(
        en="wages of a workaholic doctor",
        de="Lohn eines arbeitswütigen Arztes",
        fr="salaire d'un médecin accro au travail",
        it="stipendio di un medico stacanovista",
    ),
    "workaholic_doctors_points": Sentence(
        en="points at the end for a workaholic doctor",
        de="Punkte am Ende für einen arbeitswütigen Arzt",
        fr="points à la fin pour un médecin accro au travail",
        it="punti alla fine per un medico stacanovista",
    ),
}

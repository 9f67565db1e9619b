"""What the administrators do, in the languages but English."""

from games.dice_hospital.words.colours import coloured
from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    **coloured(
        Effect(
            de="zwei {many} Patienten entlassen: 1 Punkt",
            fr="deux patients {many} sortis : 1 point",
            it="due pazienti {many} dimessi: 1 punto",
        ),
        {"red": "chief_of_surgery", "yellow": "chief_of_medicine", "green": "chief_pharmacist"},
    ),
    "medical_director": Effect(
        de="je einen Patienten jeder Farbe entlassen: 1 Punkt",
        fr="un patient de chaque couleur sorti : 1 point",
        it="un paziente di ogni colore dimesso: 1 punto",
    ),
    **coloured(
        Effect(
            de="bewahrt einen vernachlässigten {one} Patienten davor, schlechter zu werden",
            fr="un patient {one} négligé ne se détériore pas",
            it="un paziente {one} trascurato non peggiora",
        ),
        {"red": "matron_of_trauma", "yellow": "matron_of_medicine", "green": "matron_of_pharmacy"},
    ),
    "chief_executive": Effect(
        de="die meisten Patienten der Runde entlassen: 1 Punkt",
        fr="le plus de patients sortis dans la manche : 1 point",
        it="più pazienti dimessi nel round: 1 punto",
    ),
}

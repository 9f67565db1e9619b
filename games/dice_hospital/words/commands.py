"""The commands of the base game."""

from games.dice_hospital import commands as c
from games.kernel.messages import Command
from games.kernel.words.words import Saying, Sentence, When

COMMANDS: dict[type[Command], Saying] = {
    c.RevealImprovement: When(
        lambda command: command.kind == "department",
        Sentence(
            en="Reveal one more department",
            de="Eine weitere Abteilung aufdecken",
            fr="Révéler un service de plus",
            it="Rivelare un altro dipartimento",
        ),
        Sentence(
            en="Reveal one more specialist",
            de="Einen weiteren Spezialisten aufdecken",
            fr="Révéler un spécialiste de plus",
            it="Rivelare un altro specialista",
        ),
    ),
    c.SetPatient: Sentence(
        en="Set patient {patient} to {value}",
        de="Patient {patient} auf {value} setzen",
        fr="Mettre le patient {patient} à {value}",
        it="Mettere il paziente {patient} a {value}",
    ),
    c.LoadPatient: Sentence(
        en="Load patient {patient} next",
        de="Als Nächstes Patient {patient} einladen",
        fr="Faire monter le patient {patient} maintenant",
        it="Caricare adesso il paziente {patient}",
    ),
    c.TakeAmbulance: Sentence(
        en="Take {number}", de="{number} nehmen", fr="Prendre {number}", it="Prendere {number}"
    ),
    c.LosePatient: Sentence(
        en="Let patient {patient} die to free a bed",
        de="Patient {patient} sterben lassen, um ein Bett frei zu machen",
        fr="Laisser mourir le patient {patient} pour libérer un lit",
        it="Lasciar morire il paziente {patient} per liberare un letto",
    ),
    c.TakeImprovement: Sentence(
        en="Take {improvement}",
        de="{improvement} nehmen",
        fr="Prendre {improvement}",
        it="Prendere {improvement}",
    ),
    c.DeclineImprovement: Sentence(
        en="Take no improvement",
        de="Keinen Ausbau nehmen",
        fr="Ne prendre aucune amélioration",
        it="Non prendere alcun miglioramento",
    ),
    c.TradeIn: Sentence(
        en="Trade {improvement} for a blood bag",
        de="{improvement} gegen einen Blutbeutel tauschen",
        fr="Échanger {improvement} contre une poche de sang",
        it="Scambiare {improvement} con una sacca di sangue",
    ),
    c.KeepImprovements: Sentence(
        en="Keep all improvements",
        de="Alle Ausbauten behalten",
        fr="Garder toutes les améliorations",
        it="Tenere tutti i miglioramenti",
    ),
    c.PlaceMeeple: Sentence(
        en="Place {meeple} in {department}[ for {patients:patient|patients} {patients}]"
        "[, recolouring {recolour} with {recolour:a blood bag|blood bags}][, colour: {colours}]",
        de="{meeple} in {department}[ für {patients:Patient|die Patienten} {patients}] einsetzen"
        "[, {recolour} mit {recolour:einem Blutbeutel|Blutbeuteln} umgefärbt][, Farbe: {colours}]",
        fr="Placer {meeple} dans {department}[ pour {patients:le patient|les patients} {patients}]"
        "[, en recolorant {recolour} avec {recolour:une poche|des poches} de sang][, couleur : {colours}]",
        it="Piazzare {meeple} in {department}[ per {patients:il paziente|i pazienti} {patients}]"
        "[, ricolorando {recolour} con {recolour:una sacca|sacche} di sangue][, colore: {colours}]",
    ),
    c.UseSpecialist: Sentence(
        en="Use the specialist's ability[ for {patients:patient|patients} {patients}]"
        "[, recolouring {recolour} with {recolour:a blood bag|blood bags}][, colour: {colours}]",
        de="Die Fähigkeit des Spezialisten[ für {patients:Patient|die Patienten} {patients}] nutzen"
        "[, {recolour} mit {recolour:einem Blutbeutel|Blutbeuteln} umgefärbt][, Farbe: {colours}]",
        fr="Utiliser la compétence du spécialiste[ pour {patients:le patient|les patients} {patients}]"
        "[, en recolorant {recolour} avec {recolour:une poche|des poches} de sang][, couleur : {colours}]",
        it="Usare il potere dello specialista[ per {patients:il paziente|i pazienti} {patients}]"
        "[, ricolorando {recolour} con {recolour:una sacca|sacche} di sangue][, colore: {colours}]",
    ),
    c.UseBloodBag: Sentence(
        en="Heal patient {patient} with a blood bag",
        de="Patient {patient} mit einem Blutbeutel heilen",
        fr="Soigner le patient {patient} avec une poche de sang",
        it="Curare il paziente {patient} con una sacca di sangue",
    ),
    c.FinishActivation: Sentence(
        en="End your activation",
        de="Die Aktivierung beenden",
        fr="Terminer l'activation",
        it="Terminare l'attivazione",
    ),
    c.ScoreRound: Sentence(
        en="Score the round", de="Die Runde werten", fr="Décompter le tour", it="Assegnare i punti del round"
    ),
}

"""What people read about the solo game with Medical Reports."""

from games.dice_hospital.modules.medical_reports import messages as m
from games.dice_hospital.modules.medical_reports.effect_words import EFFECTS
from games.dice_hospital.modules.medical_reports.setting_words import FIGURES, OPTIONS
from games.dice_hospital.words.both_kinds import both_kinds
from games.dice_hospital.words.formatters import card
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    options=OPTIONS,
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="Medical Reports", de="Arztberichte", fr="Rapports médicaux", it="Rapporti medici"),
    about=Sentence(
        en="A game for one: complete reports with the patients you discharge.",
        de="Ein Spiel für eine Person: Schließe Berichte mit den Patienten ab, die du entlässt.",
        fr="Un jeu en solo : complétez des rapports avec les patients que vous faites sortir.",
        it="Un gioco in solitario: completa i rapporti con i pazienti che dimetti.",
    ),
    commands={
        m.TurnAway: Sentence(
            en="Turn patient {patient} away",
            de="Patient {patient} abweisen",
            fr="Renvoyer le patient {patient}",
            it="Rimandare indietro il paziente {patient}",
        ),
        m.CompleteReport: Sentence(
            en="Complete {report}",
            de="{report} abschließen",
            fr="Compléter {report}",
            it="Completare {report}",
        ),
        m.FinishReports: Sentence(
            en="Complete no more reports",
            de="Keine weiteren Berichte abschließen",
            fr="Ne plus compléter de rapports",
            it="Non completare altri rapporti",
        ),
    },
    events={
        m.ReportsDealt: Sentence(
            en="Reports, upper row: {upper}; lower row: {lower}.",
            de="Berichte, obere Reihe: {upper}; untere Reihe: {lower}.",
            fr="Rapports, rangée du haut : {upper} ; rangée du bas : {lower}.",
            it="Rapporti, fila in alto: {upper}; fila in basso: {lower}.",
        ),
        m.PatientTurnedAway: Sentence(
            en="{seat} turns patient {patient} away.",
            de="{seat} weist Patient {patient} ab.",
            fr="{seat} renvoie le patient {patient}.",
            it="{seat} rimanda indietro il paziente {patient}.",
        ),
        m.LowIntakeRewarded: Sentence(
            en="The arriving patients add up to only {total}: {seat} gets a blood bag.",
            de="Die neuen Patienten haben zusammen nur {total}: {seat} erhält einen Blutbeutel.",
            fr="Le total des arrivants n'est que de {total} : {seat} reçoit une poche de sang.",
            it="I nuovi pazienti valgono in totale solo {total}: {seat} riceve una sacca di sangue.",
        ),
        m.ImprovementsReturned: both_kinds(
            Sentence(
                en="Back under the pile",
                de="Zurück unter den Stapel",
                fr="Remis sous la pile",
                it="In fondo alla pila",
            ),
            Sentence(
                en="No improvement goes back under its pile.",
                de="Kein Ausbau kommt zurück unter seinen Stapel.",
                fr="Aucune amélioration n'est remise sous sa pile.",
                it="Nessun miglioramento torna in fondo alla pila.",
            ),
        ),
        m.ReportCompleted: Sentence(
            en="{seat} completes {report} with {patients:patient|patients} {patients}.",
            de="{seat} schließt {report} mit {patients:Patient|den Patienten} {patients} ab.",
            fr="{seat} complète {report} avec {patients:le patient|les patients} {patients}.",
            it="{seat} completa {report} con {patients:il paziente|i pazienti} {patients}.",
        ),
        m.ReportsFinished: Sentence(
            en="{seat} completes no more reports.",
            de="{seat} schließt keine weiteren Berichte ab.",
            fr="{seat} ne complète plus de rapports.",
            it="{seat} non completa altri rapporti.",
        ),
    },
    steps={
        "deal_reports": Sentence(
            en="Dealing the reports",
            de="Austeilen der Berichte",
            fr="Distribution des rapports",
            it="Distribuzione dei rapporti",
        ),
        "reports": Sentence(
            en="Medical reports", de="Arztberichte", fr="Rapports médicaux", it="Rapporti medici"
        ),
    },
    scores={
        "fatality_penalty": Sentence(
            en="the fatality penalty",
            de="die Strafe für Todesfälle",
            fr="la pénalité de décès",
            it="la penalità per i decessi",
        ),
        "reports_completed": Sentence(
            en="completed reports",
            de="abgeschlossene Berichte",
            fr="les rapports complétés",
            it="i rapporti completati",
        ),
        "reports_left": Sentence(
            en="reports left",
            de="offene Berichte",
            fr="les rapports incomplets",
            it="i rapporti non completati",
        ),
        "report_penalty": Sentence(
            en="the report penalty",
            de="die Strafe für offene Berichte",
            fr="la pénalité de rapport médical",
            it="la penalità dei rapporti medici",
        ),
    },
    fields={"report": card},
    refusals={
        "report_not_open": Sentence(
            en="This report cannot be completed now[: {report}].",
            de="Dieser Bericht kann jetzt nicht abgeschlossen werden[: {report}].",
            fr="Ce rapport ne peut pas être complété maintenant[ : {report}].",
            it="Questo rapporto non può essere completato adesso[: {report}].",
        ),
        "patients_missing": Sentence(
            en="You lack patients that this report needs[: {needed}].",
            de="Dir fehlen Patienten, die dieser Bericht braucht[: {needed}].",
            fr="Il vous manque des patients pour ce rapport[ : {needed}].",
            it="Ti mancano pazienti per questo rapporto[: {needed}].",
        ),
    },
)

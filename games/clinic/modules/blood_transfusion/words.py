"""What people read about Blood Transfusion."""

from games.clinic.modules.blood_transfusion import messages as m
from games.clinic.words.formatters import person
from games.kernel.words.words import Effect, Sentence, When, Words

WORDS = Words(
    effects={
        "blood": Effect(
            de="gespendet von jemandem vom Personal, der allein in einer Fachabteilung liegt; in einem"
            " Behandlungsraum ohne Arzt kann eine Pflegekraft damit einen Patienten um eine Farbe"
            " verbessern, für die Einnahmen einer Heilung",
            fr="donné par un membre du personnel allongé seul dans un département ; dans une salle de soins"
            " sans médecin, un infirmier peut améliorer un patient d'une couleur, pour le revenu d'une"
            " guérison",
            it="donato da un membro del personale che si sdraia da solo in un dipartimento; in un"
            " ambulatorio senza medico un infermiere può migliorare un paziente di un colore, per le"
            " entrate di una cura",
        )
    },
    name=Sentence(
        en="Blood Transfusion", de="Bluttransfusion", fr="Transfusion sanguine", it="Trasfusione di sangue"
    ),
    about=Sentence(
        en="Staff give blood in hubs. Nurses use it to help patients in treatment rooms without a doctor.",
        de="Personal spendet in Fachabteilungen Blut. Pflegekräfte helfen damit Patienten in"
        " Behandlungsräumen ohne Arzt.",
        fr="Le personnel donne son sang dans les départements. Les infirmiers s'en servent pour aider des"
        " patients dans les salles de soins sans médecin.",
        it="Il personale dona il sangue nei dipartimenti. Gli infermieri lo usano per aiutare i pazienti"
        " negli ambulatori senza medico.",
    ),
    commands={
        m.GiveBlood: Sentence(
            en="Let {donor} give blood",
            de="{donor} Blut spenden lassen",
            fr="Faire donner son sang : {donor}",
            it="Far donare il sangue: {donor}",
        ),
        m.TakeBlood: Sentence(
            en="Let nurse {nurse} take blood",
            de="Pflegekraft {nurse} Blut nehmen lassen",
            fr="Faire prendre du sang à l'infirmier {nurse}",
            it="Far prendere il sangue all'infermiere {nurse}",
        ),
        m.DropBlood: Sentence(
            en="Let nurse {nurse} leave blood here",
            de="Pflegekraft {nurse} Blut hier lassen",
            fr="Faire laisser le sang ici à l'infirmier {nurse}",
            it="Far lasciare qui il sangue all'infermiere {nurse}",
        ),
        m.Transfuse: Sentence(
            en="Let nurse {nurse} help patient {patient} with blood",
            de="Pflegekraft {nurse} mit Blut helfen lassen: Patient {patient}",
            fr="Faire aider le patient {patient} avec du sang par l'infirmier {nurse}",
            it="Far aiutare il paziente {patient} con il sangue dall'infermiere {nurse}",
        ),
    },
    events={
        m.DonorLaidDown: Sentence(
            en="{seat}: {donor} lies down to give blood[, time {time}].",
            de="{seat}: {donor} legt sich zum Blutspenden hin[, Zeit {time}].",
            fr="{seat} : {donor} s'allonge pour donner son sang[, temps {time}].",
            it="{seat}: {donor} si sdraia per donare il sangue[, tempo {time}].",
        ),
        m.BloodTaken: Sentence(
            en="{seat}: nurse {nurse} takes blood from {hub}.",
            de="{seat}: Pflegekraft {nurse} nimmt Blut aus {hub}.",
            fr="{seat} : l'infirmier {nurse} prend du sang en {hub}.",
            it="{seat}: l'infermiere {nurse} prende il sangue da {hub}.",
        ),
        m.BloodDropped: Sentence(
            en="{seat}: nurse {nurse} leaves blood in {room}.",
            de="{seat}: Pflegekraft {nurse} lässt Blut in {room}.",
            fr="{seat} : l'infirmier {nurse} laisse du sang en {room}.",
            it="{seat}: l'infermiere {nurse} lascia il sangue in {room}.",
        ),
        m.BloodDrawn: Sentence(
            en="{seat}: {donor} has given blood in {hub}.",
            de="{seat}: {donor} hat in {hub} Blut gespendet.",
            fr="{seat} : {donor} a donné son sang en {hub}.",
            it="{seat}: {donor} ha donato il sangue in {hub}.",
        ),
        m.DonorStoodUp: Sentence(
            en="{seat}: {donor} gets up without giving blood.",
            de="{seat}: {donor} steht auf, ohne Blut zu spenden.",
            fr="{seat} : {donor} se relève sans donner son sang.",
            it="{seat}: {donor} si alza senza donare il sangue.",
        ),
        m.BloodTransfused: When(
            lambda event: event.colour,
            Sentence(
                en="{seat}: nurse {nurse} helps patient {patient} in {room}, now {colour}, for ${income}.",
                de="{seat}: Pflegekraft {nurse} hilft Patient {patient} in {room}, jetzt {colour}, für"
                " ${income}.",
                fr="{seat} : l'infirmier {nurse} aide le patient {patient} en {room}, désormais {colour},"
                " pour ${income}.",
                it="{seat}: l'infermiere {nurse} aiuta il paziente {patient} in {room}, ora {colour}, per"
                " ${income}.",
            ),
            Sentence(
                en="{seat}: nurse {nurse} cures patient {patient} in {room} with blood, for ${income}.",
                de="{seat}: Pflegekraft {nurse} heilt Patient {patient} in {room} mit Blut, für ${income}.",
                fr="{seat} : l'infirmier {nurse} guérit le patient {patient} en {room} avec du sang, pour"
                " ${income}.",
                it="{seat}: l'infermiere {nurse} cura il paziente {patient} in {room} con il sangue, per"
                " ${income}.",
            ),
        ),
    },
    fields={"donor": person},
    steps={
        "blood_draws": Sentence(
            en="Blood draws", de="Blutabnahme", fr="Prises de sang", it="Prelievi di sangue"
        )
    },
    refusals={
        "already_giving_blood": Sentence(
            en="Someone in your clinic is already giving blood[: {donor}].",
            de="In deiner Klinik spendet schon jemand Blut[: {donor}].",
            fr="Quelqu'un donne déjà son sang dans votre clinique[ : {donor}].",
            it="Nella tua clinica qualcuno sta già donando il sangue[: {donor}].",
        ),
        "cannot_drop_blood": Sentence(
            en="This nurse carries no blood, or is not in a treatment room[: {nurse}].",
            de="Diese Pflegekraft trägt kein Blut oder ist in keinem Behandlungsraum[: {nurse}].",
            fr="Cet infirmier ne porte pas de sang, ou n'est pas dans une salle de soins[ : {nurse}].",
            it="Questo infermiere non porta sangue, o non è in un ambulatorio[: {nurse}].",
        ),
        "cannot_take_blood": Sentence(
            en="This nurse cannot take blood here[: {nurse}].",
            de="Diese Pflegekraft kann hier kein Blut nehmen[: {nurse}].",
            fr="Cet infirmier ne peut pas prendre de sang ici[ : {nurse}].",
            it="Questo infermiere non può prendere sangue qui[: {nurse}].",
        ),
        "not_alone_in_a_hub": Sentence(
            en="The donor must be alone in a hub that others can enter[: {donor}].",
            de="Wer Blut spendet, muss allein in einer zugänglichen Fachabteilung sein[: {donor}].",
            fr="Le donneur doit être seul dans un département accessible[ : {donor}].",
            it="Il donatore deve essere solo in un dipartimento accessibile[: {donor}].",
        ),
    },
)

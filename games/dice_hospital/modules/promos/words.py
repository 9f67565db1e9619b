"""What people read about the promotional specialists."""

from games.dice_hospital.modules.promos import messages as m
from games.dice_hospital.modules.promos.setting_words import FIGURES
from games.kernel.words.words import Effect, Sentence, Words

CONSULTANT_WORDS = Words(
    effects={
        "consultant": Effect(
            de="vor dem ersten Einsatz: hat für die Phase die Fähigkeit eines anderen deiner Spezialisten",
            fr="avant le premier placement : a pour la phase la capacité d'un autre de vos spécialistes",
            it="prima del primo piazzamento: ha per la fase l'abilità di un altro dei tuoi specialisti",
        )
    },
    name=Sentence(en="Consultant", de="Konsiliararzt", fr="Consultant", it="Consulente"),
    about=Sentence(
        en="A specialist that copies another of your specialists. It replaces a random card.",
        de="Ein Spezialist, der einen anderen deiner Spezialisten kopiert. Er ersetzt eine zufällige Karte.",
        fr="Un spécialiste qui copie un autre de vos spécialistes. Il remplace une carte au hasard.",
        it="Uno specialista che copia un altro dei tuoi specialisti. Sostituisce una carta a caso.",
    ),
    commands={
        m.CopySpecialist: Sentence(
            en="Copy {specialist} with your Consultant",
            de="Mit dem Konsiliararzt {specialist} kopieren",
            fr="Copier {specialist} avec votre consultant",
            it="Copiare {specialist} con il Consulente",
        )
    },
    events={
        m.ConsultantAdded: Sentence(
            en="The Consultant replaces a specialist card: {replaced}.",
            de="Der Konsiliararzt ersetzt eine Spezialistenkarte: {replaced}.",
            fr="Le consultant remplace une carte Spécialiste : {replaced}.",
            it="Il Consulente sostituisce una carta specialista: {replaced}.",
        ),
        m.SpecialistCopied: Sentence(
            en="{seat} copies {specialist} with the Consultant.",
            de="{seat} kopiert mit dem Konsiliararzt {specialist}.",
            fr="{seat} copie {specialist} avec le consultant.",
            it="{seat} copia {specialist} con il Consulente.",
        ),
    },
    steps={
        "consultant_deck": Sentence(
            en="The Consultant joins the deck",
            de="Der Konsiliararzt kommt ins Spiel",
            fr="Le consultant entre en jeu",
            it="Il Consulente entra in gioco",
        )
    },
    refusals={
        "nothing_to_copy": Sentence(
            en="You have no such other specialist to copy[: {specialist}].",
            de="Du hast keinen solchen anderen Spezialisten zum Kopieren[: {specialist}].",
            fr="Vous n'avez pas d'autre spécialiste de ce genre à copier[ : {specialist}].",
            it="Non hai un altro specialista del genere da copiare[: {specialist}].",
        ),
        "copied_already": Sentence(
            en="You have already copied a specialist in this activation[: {specialist}].",
            de="Du hast in dieser Aktivierung schon einen Spezialisten kopiert[: {specialist}].",
            fr="Vous avez déjà copié un spécialiste pendant cette activation[ : {specialist}].",
            it="Hai già copiato uno specialista in questa attivazione[: {specialist}].",
        ),
        "too_late_to_copy": Sentence(
            en="It is too late to copy a specialist in this activation.",
            de="Es ist zu spät, in dieser Aktivierung einen Spezialisten zu kopieren.",
            fr="Il est trop tard pour copier un spécialiste pendant cette activation.",
            it="È troppo tardi per copiare uno specialista in questa attivazione.",
        ),
    },
)

ADMISSIONS_NURSE_WORDS = Words(
    figures=FIGURES,
    effects={
        "admissions_nurse": Effect(
            de="für jeden entlassenen Patienten: legt einen anderen in den Beutel zurück oder zieht und"
            " würfelt einen neuen",
            fr="pour chaque patient sorti : en remet un autre dans le sac, ou en pioche et lance un nouveau",
            it="per ogni paziente dimesso: ne rimette un altro nel sacchetto, o ne pesca e tira uno nuovo",
        )
    },
    name=Sentence(
        en="Admissions Nurse",
        de="Aufnahmeschwester",
        fr="Infirmière des admissions",
        it="Infermiere dell'accettazione",
    ),
    about=Sentence(
        en="A specialist that sends patients home or admits new ones. It replaces a random card.",
        de="Eine Spezialistin, die Patienten nach Hause schickt oder neue aufnimmt. Sie ersetzt eine"
        " zufällige Karte.",
        fr="Une spécialiste qui renvoie des patients ou en admet de nouveaux. Elle remplace une carte au"
        " hasard.",
        it="Uno specialista che rimanda a casa i pazienti o ne accoglie di nuovi. Sostituisce una carta a"
        " caso.",
    ),
    commands={
        m.SendPatientBack: Sentence(
            en="Send patient {patient} back into the bag",
            de="Patient {patient} zurück in den Beutel legen",
            fr="Renvoyer le patient {patient} dans le sac",
            it="Rimettere il paziente {patient} nel sacchetto",
        ),
        m.AdmitOneMore: Sentence(
            en="Draw one more patient",
            de="Einen weiteren Patienten ziehen",
            fr="Piocher un patient de plus",
            it="Pescare un altro paziente",
        ),
    },
    events={
        m.AdmissionsNurseAdded: Sentence(
            en="The Admissions Nurse replaces a specialist card: {replaced}.",
            de="Die Aufnahmeschwester ersetzt eine Spezialistenkarte: {replaced}.",
            fr="L'infirmière des admissions remplace une carte Spécialiste : {replaced}.",
            it="L'Infermiere dell'accettazione sostituisce una carta specialista: {replaced}.",
        ),
        m.AdmissionsOpened: Sentence(
            en="The Admissions Nurse of {seat} may send back or admit {discharged}"
            " {discharged:patient|patients}.",
            de="Die Aufnahmeschwester von {seat} darf {discharged} Patienten zurückschicken oder aufnehmen.",
            fr="{seat} peut renvoyer ou admettre {discharged} {discharged:patient|patients} grâce à"
            " l'infirmière des admissions.",
            it="L'Infermiere dell'accettazione di {seat} può rimandare o accogliere {discharged}"
            " {discharged:paziente|pazienti}.",
        ),
        m.PatientSentBack: Sentence(
            en="{seat} sends patient {patient} back into the bag.",
            de="{seat} legt Patient {patient} zurück in den Beutel.",
            fr="{seat} renvoie le patient {patient} dans le sac.",
            it="{seat} rimette il paziente {patient} nel sacchetto.",
        ),
        m.OneMoreAdmitted: Sentence(
            en="{seat} admits one more patient: {patient}.",
            de="{seat} nimmt einen weiteren Patienten auf: {patient}.",
            fr="{seat} admet un patient de plus : {patient}.",
            it="{seat} accoglie un altro paziente: {patient}.",
        ),
    },
    steps={
        "admissions_nurse_deck": Sentence(
            en="The Admissions Nurse joins the deck",
            de="Die Aufnahmeschwester kommt ins Spiel",
            fr="L'infirmière des admissions entre en jeu",
            it="L'Infermiere dell'accettazione entra in gioco",
        )
    },
    refusals={
        "nobody_discharged": Sentence(
            en="Your Admissions Nurse has discharged nobody for whom she could still act.",
            de="Deine Aufnahmeschwester hat niemanden entlassen, für den sie noch handeln könnte.",
            fr="Votre infirmière des admissions n'a fait sortir personne pour qui elle pourrait encore agir.",
            it="Il tuo Infermiere dell'accettazione non ha dimesso nessuno per cui possa ancora agire.",
        ),
        "no_free_bed": Sentence(
            en="You have no free bed.",
            de="Du hast kein freies Bett.",
            fr="Vous n'avez pas de lit libre.",
            it="Non hai letti liberi.",
        ),
        "bag_empty": Sentence(
            en="The bag has no dice left.",
            de="Im Beutel sind keine Würfel mehr.",
            fr="Il n'y a plus de dés dans le sac.",
            it="Nel sacchetto non ci sono più dadi.",
        ),
    },
)

"""What people read about Maternity."""

from games.dice_hospital.modules.maternity import messages as m
from games.dice_hospital.modules.maternity.effect_words import ADMINISTRATOR_EFFECTS, EFFECTS
from games.dice_hospital.modules.maternity.setting_words import FIGURES
from games.dice_hospital.words.both_kinds import both_kinds
from games.dice_hospital.words.formatters import vehicles
from games.dice_hospital.words.patients import patient
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="Maternity", de="Geburtsstation", fr="La Maternité", it="La Maternità"),
    about=Sentence(
        en="Mothers and babies, who are discharged together.",
        de="Mütter und Babys, die zusammen entlassen werden.",
        fr="Des mères et des bébés, qui sortent ensemble.",
        it="Madri e neonati, che vengono dimessi insieme.",
    ),
    commands={
        m.MakeRoom: Sentence(
            en="Give mother {patient} the bed of patient {moved}, who moves to ward {to}",
            de="Mutter {patient} das Bett von Patient {moved} geben, der auf Station {to} kommt",
            fr="Donner à la mère {patient} le lit du patient {moved}, qui va dans la salle {to}",
            it="Dare alla madre {patient} il letto del paziente {moved}, che va nel reparto {to}",
        )
    },
    events={
        m.FamilyAdmitted: Sentence(
            en="{seat} begins with a mother and her family: {patients}.",
            de="{seat} beginnt mit einer Mutter und ihrer Familie: {patients}.",
            fr="{seat} commence avec une mère et sa famille : {patients}.",
            it="{seat} comincia con una madre e la sua famiglia: {patients}.",
        ),
        m.RoomMade: Sentence(
            en="{seat} puts mother {mother} in ward {ward}; patient {moved} moves to ward {to}.",
            de="{seat} legt Mutter {mother} auf Station {ward}; Patient {moved} kommt auf Station {to}.",
            fr="{seat} place la mère {mother} en salle {ward} ; le patient {moved} va en salle {to}.",
            it="{seat} mette la madre {mother} nel reparto {ward}; il paziente {moved} va nel reparto {to}.",
        ),
        m.BabiesBorn: Sentence(
            en="{babies:A baby is|Twins are} born in the hospital of {seat}: {babies}.",
            de="Im Krankenhaus von {seat} {babies:wird ein Baby|werden Zwillinge} geboren: {babies}.",
            fr="Naissance chez {seat}, {babies:un bébé|des jumeaux} : {babies}.",
            it="Nell'ospedale di {seat} {babies:nasce un bambino|nascono due gemelli}: {babies}.",
        ),
        m.MaternityImprovementsRevealed: both_kinds(
            Sentence(
                en="Revealed improvements of Maternity",
                de="Aufgedeckte Ausbauten der Geburtsstation",
                fr="Améliorations Maternité révélées",
                it="Miglioramenti Maternità rivelati",
            ),
            Sentence(
                en="No improvement of Maternity is revealed: the piles are empty.",
                de="Kein Ausbau der Geburtsstation wird aufgedeckt: Die Stapel sind leer.",
                fr="Aucune amélioration Maternité n'est révélée : les piles sont vides.",
                it="Nessun miglioramento Maternità viene rivelato: le pile sono vuote.",
            ),
        ),
        m.FamilyRewarded: Sentence(
            en="{seat} gets {blood_bags} {blood_bags:blood bag|blood bags} from {specialist}.",
            de="{seat} erhält {blood_bags} Blutbeutel durch {specialist}.",
            fr="{seat} gagne {blood_bags} {blood_bags:poche|poches} de sang grâce à {specialist}.",
            it="{seat} ottiene {blood_bags} {blood_bags:sacca|sacche} di sangue grazie a {specialist}.",
        ),
    },
    steps={
        "first_families": Sentence(
            en="First families", de="Erste Familien", fr="Premières familles", it="Prime famiglie"
        )
    },
    fields={"moved": patient, "mother": patient},
    terms={
        "party.first": Sentence(en="mother", de="Mutter", fr="mère", it="madre"),
        "party.companion": Sentence(en="baby", de="Baby", fr="bébé", it="neonato"),
        "pink": Sentence(en="pink", de="rosa", fr="rose", it="rosa"),
        "needed.mother": Sentence(en="mother", de="Mutter", fr="mère", it="madre"),
        "needed.baby": Sentence(en="baby", de="Baby", fr="bébé", it="neonato"),
    },
    refusals={
        "no_baby_there": Sentence(
            en="There is no baby in this paediatric ward[: {department}].",
            de="Auf dieser Kinderstation liegt kein Baby[: {department}].",
            fr="Il n'y a pas de bébé dans cette chambre pédiatrique[ : {department}].",
            it="Non c'è nessun neonato in questo reparto pediatrico[: {department}].",
        )
    },
)

ADMINISTRATORS_WORDS = Words(
    effects=ADMINISTRATOR_EFFECTS,
    name=Sentence(
        en="Administrators of Maternity",
        de="Verwalter der Geburtsstation",
        fr="Administrateurs de la Maternité",
        it="Amministratori della Maternità",
    ),
    about=Sentence(
        en="Two administrators who look after mothers and babies.",
        de="Zwei Verwalter, die sich um Mütter und Babys kümmern.",
        fr="Deux administrateurs qui s'occupent des mères et des bébés.",
        it="Due amministratori che si occupano delle madri e dei neonati.",
    ),
    commands={
        m.CallMidwife: When(
            lambda command: command.babies,
            Sentence(
                en="Choose {babies} {babies:baby|babies} for mother {patient}",
                de="{babies} {babies:Baby|Babys} für Mutter {patient} wählen",
                fr="Choisir {babies} {babies:bébé|bébés} pour la mère {patient}",
                it="Scegliere {babies} {babies:neonato|neonati} per la madre {patient}",
            ),
            Sentence(
                en="Roll the midwife die for mother {patient}",
                de="Den Hebammenwürfel für Mutter {patient} werfen",
                fr="Lancer le dé Sage-femme pour la mère {patient}",
                it="Tirare il dado ostetrica per la madre {patient}",
            ),
        )
    },
)

AMBULANCES_WORDS = Words(
    name=Sentence(
        en="Mothers in ambulances",
        de="Mütter in Krankenwagen",
        fr="Mères dans les ambulances",
        it="Madri nelle ambulanze",
    ),
    about=Sentence(
        en="Some patients in the ambulances are mothers, at most one in each.",
        de="Einige Patienten in den Krankenwagen sind Mütter, höchstens eine in jedem.",
        fr="Certains patients des ambulances sont des mères, une au plus dans chacune.",
        it="Alcuni pazienti nelle ambulanze sono madri, al massimo una per ambulanza.",
    ),
    commands={
        m.LoadMother: Sentence(
            en="Load mother {patient} into {ambulance}",
            de="Mutter {patient} in {ambulance} einladen",
            fr="Faire monter la mère {patient} dans {ambulance}",
            it="Mandare la madre {patient} con {ambulance}",
        )
    },
    events={
        m.MothersArrived: Sentence(
            en="Mothers arrive: {patients}.",
            de="Mütter treffen ein: {patients}.",
            fr="Des mères arrivent : {patients}.",
            it="Arrivano delle madri: {patients}.",
        ),
        m.MotherReplaced: Sentence(
            en="{seat} has no ward for mother {mother}[; instead comes patient {patient}].",
            de="{seat} hat keine Station für Mutter {mother}[; stattdessen kommt Patient {patient}].",
            fr="{seat} n'a pas de salle pour la mère {mother}[ ; le patient {patient} vient à sa place].",
            it="{seat} non ha un reparto per la madre {mother}[; al suo posto viene il paziente {patient}].",
        ),
    },
    fields={"no_ward_for_mother.without": vehicles, "wrong_ambulance.needed": vehicles},
    refusals={
        "no_ward_for_mother": Sentence(
            en="You have no ward for another mother[: take {without}].",
            de="Du hast keine Station für eine weitere Mutter[: Nimm {without}].",
            fr="Vous n'avez pas de salle pour une autre mère[ : prenez {without}].",
            it="Non hai un reparto per un'altra madre[: prendi {without}].",
        ),
        "wrong_ambulance": Sentence(
            en="The mother cannot go into this ambulance[: choose {needed}].",
            de="Die Mutter kann nicht in diesen Krankenwagen[: Wähle {needed}].",
            fr="La mère ne peut pas monter dans cette ambulance[ : choisissez {needed}].",
            it="La madre non può andare con questa ambulanza[: scegli {needed}].",
        ),
    },
)

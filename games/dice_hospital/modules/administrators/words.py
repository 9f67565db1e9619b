"""What people read about the administrators."""

from games.dice_hospital.modules.administrators import messages as m
from games.dice_hospital.modules.administrators.effect_words import EFFECTS
from games.dice_hospital.words.formatters import card
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    name=Sentence(en="Administrators", de="Krankenhausverwalter", fr="Administrateurs", it="Amministratori"),
    about=Sentence(
        en="Everyone keeps one of two administrators, who scores or protects.",
        de="Alle behalten einen von zwei Verwaltern, der Punkte bringt oder Patienten schützt.",
        fr="Chacun garde un de deux administrateurs, qui rapporte des points ou protège des patients.",
        it="Ognuno tiene uno di due amministratori, che dà punti o protegge i pazienti.",
    ),
    commands={
        m.KeepAdministrator: Sentence(
            en="Keep {administrator}",
            de="{administrator} behalten",
            fr="Garder {administrator}",
            it="Tenere {administrator}",
        ),
        m.ProtectPatient: Sentence(
            en="Protect patient {patient} from neglect",
            de="Patient {patient} vor Vernachlässigung schützen",
            fr="Protéger le patient {patient} de la négligence",
            it="Proteggere il paziente {patient} dalla negligenza",
        ),
    },
    events={
        m.AdministratorsDealt: When(
            lambda event: isinstance(event.administrators, int),
            Sentence(
                en="{seat} gets {administrators} {administrators:administrator|administrators}.",
                de="{seat} erhält {administrators} Verwalter.",
                fr="{seat} reçoit {administrators} {administrators:administrateur|administrateurs}.",
                it="{seat} riceve {administrators} {administrators:amministratore|amministratori}.",
            ),
            Sentence(
                en="{seat} gets administrators: {administrators}.",
                de="{seat} erhält Verwalter: {administrators}.",
                fr="{seat} reçoit des administrateurs : {administrators}.",
                it="{seat} riceve degli amministratori: {administrators}.",
            ),
        ),
        m.AdministratorKept: Sentence(
            en="{seat} keeps {administrator}.",
            de="{seat} behält {administrator}.",
            fr="{seat} garde {administrator}.",
            it="{seat} tiene {administrator}.",
        ),
        m.PatientProtected: Sentence(
            en="{seat} protects patient {patient} from neglect.",
            de="{seat} schützt Patient {patient} vor Vernachlässigung.",
            fr="{seat} protège le patient {patient} de la négligence.",
            it="{seat} protegge il paziente {patient} dalla negligenza.",
        ),
    },
    steps={
        "administrators": Sentence(
            en="Choice of administrators",
            de="Wahl der Krankenhausverwalter",
            fr="Choix des administrateurs",
            it="Scelta degli amministratori",
        ),
        "protection": Sentence(
            en="Protection from neglect",
            de="Schutz vor Vernachlässigung",
            fr="Protection contre la négligence",
            it="Protezione dalla negligenza",
        ),
    },
    scores={
        "administrator": Sentence(
            en="the administrator", de="den Verwalter", fr="l'administrateur", it="l'amministratore"
        )
    },
    fields={"administrator": card},
    refusals={
        "administrator_not_dealt": Sentence(
            en="This administrator was not dealt to you[: {administrator}].",
            de="Dieser Verwalter wurde dir nicht ausgeteilt[: {administrator}].",
            fr="Cet administrateur ne vous a pas été distribué[ : {administrator}].",
            it="Questo amministratore non ti è stato distribuito[: {administrator}].",
        )
    },
)

CARDS_WORDS = Words(
    effects=EFFECTS,
    name=Sentence(
        en="Administrators of the base game",
        de="Krankenhausverwalter des Grundspiels",
        fr="Administrateurs du jeu de base",
        it="Amministratori del gioco base",
    ),
    about=Sentence(
        en="The eight administrators that are dealt.",
        de="Die acht Verwalter, die ausgeteilt werden.",
        fr="Les huit administrateurs qui sont distribués.",
        it="Gli otto amministratori che vengono distribuiti.",
    ),
)

ADMINISTRATORS_OPTION = {
    "administrators": Sentence(
        en="Everyone gets an administrator",
        de="Alle bekommen einen Verwalter",
        fr="Chacun reçoit un administrateur",
        it="Ognuno riceve un amministratore",
    ),
}

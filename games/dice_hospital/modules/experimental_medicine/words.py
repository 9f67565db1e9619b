"""What people read about Experimental Medicine."""

from games.dice_hospital.modules.experimental_medicine import messages as m
from games.dice_hospital.modules.experimental_medicine.effect_words import EFFECTS
from games.dice_hospital.words.both_kinds import both_kinds
from games.kernel.words.words import Sentence, Words

WORDS = Words(
    effects=EFFECTS,
    name=Sentence(
        en="Experimental Medicine",
        de="Experimentelle Medizin",
        fr="Médecine expérimentale",
        it="Medicina sperimentale",
    ),
    about=Sentence(
        en="Four departments and six specialists with effects of their own.",
        de="Vier Abteilungen und sechs Spezialisten mit eigenen Effekten.",
        fr="Quatre services et six spécialistes aux effets particuliers.",
        it="Quattro dipartimenti e sei specialisti con effetti propri.",
    ),
    commands={
        m.RecolourAnother: Sentence(
            en="Turn patient {patient} {colour} too",
            de="Auch Patient {patient} umfärben: {colour}",
            fr="Changer aussi la couleur du patient {patient} : {colour}",
            it="Cambiare anche il colore del paziente {patient}: {colour}",
        )
    },
    events={
        m.ImprovementsPutAside: both_kinds(
            Sentence(
                en="Put aside for the experimental improvements",
                de="Zurück in die Schachtel, um Platz für experimentelle Ausbauten zu machen",
                fr="Remis dans la boîte pour faire place aux améliorations expérimentales",
                it="Rimessi nella scatola per fare posto ai miglioramenti sperimentali",
            ),
            Sentence(
                en="No improvement is put aside.",
                de="Kein Ausbau kommt zurück in die Schachtel.",
                fr="Aucune amélioration n'est remise dans la boîte.",
                it="Nessun miglioramento torna nella scatola.",
            ),
        ),
        m.AnotherRecoloured: Sentence(
            en="{seat} recolours a second patient: {treatment}.",
            de="{seat} färbt einen zweiten Patienten um: {treatment}.",
            fr="{seat} change la couleur d'un second patient : {treatment}.",
            it="{seat} cambia il colore di un secondo paziente: {treatment}.",
        ),
        m.FatalityDiscarded: Sentence(
            en="{seat} turns a fatality into a blood bag.",
            de="{seat} legt einen Todesfallmarker ab und erhält einen Blutbeutel.",
            fr="{seat} défausse un jeton Décès et gagne une poche de sang.",
            it="{seat} scarta un segnalino decesso e ottiene una sacca di sangue.",
        ),
        m.DischargeRewarded: Sentence(
            en="{seat} gets[ {points} {points:point|points}]"
            "[ {blood_bags} {blood_bags:blood bag|blood bags}] from {specialist}.",
            de="{seat} erhält[ {points} {points:Punkt|Punkte}][ {blood_bags} Blutbeutel] durch {specialist}.",
            fr="{seat} gagne[ {points} {points:point|points}]"
            "[ {blood_bags} {blood_bags:poche|poches} de sang] grâce à {specialist}.",
            it="{seat} ottiene[ {points} {points:punto|punti}]"
            "[ {blood_bags} {blood_bags:sacca|sacche} di sangue] grazie a {specialist}.",
        ),
    },
    steps={
        "experimental_decks": Sentence(
            en="Experimental improvements",
            de="Experimentelle Ausbauten",
            fr="Améliorations expérimentales",
            it="Miglioramenti sperimentali",
        )
    },
    refusals={
        "no_recolouring_waiting": Sentence(
            en="No patient is waiting to be recoloured.",
            de="Kein Patient wartet auf eine neue Farbe.",
            fr="Aucun patient n'attend de changer de couleur.",
            it="Nessun paziente attende di cambiare colore.",
        ),
        "no_fatality": Sentence(
            en="You have no fatality.",
            de="Du hast keinen Todesfallmarker.",
            fr="Vous n'avez pas de jeton Décès.",
            it="Non hai segnalini decesso.",
        ),
    },
)

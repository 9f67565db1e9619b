"""What people read about Investments and what it changes in other modules."""

from games.dice_hospital.modules.investments import messages as m
from games.dice_hospital.modules.investments.effect_words import (
    ADMINISTRATOR_EFFECTS,
    EFFECTS,
    PARKING_EFFECTS,
)
from games.dice_hospital.modules.investments.setting_words import FIGURES
from games.dice_hospital.words.formatters import meeple_first, plain, tile
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="Investments", de="Investitionen", fr="Les Investissements", it="Gli Investimenti"),
    about=Sentence(
        en="Meeples fetch tokens that give departments further effects.",
        de="Figuren holen Marker, die Abteilungen weitere Effekte geben.",
        fr="Des meeples vont chercher des jetons qui donnent d'autres effets aux services.",
        it="I meeple prendono segnalini che danno altri effetti ai dipartimenti.",
    ),
    commands={
        m.Invest: Sentence(
            en="Send {meeple} to the {space} pile",
            de="{meeple} zum {space} Stapel schicken",
            fr="Envoyer {meeple} au tas {space}",
            it="Mandare {meeple} al mazzo {space}",
        ),
        m.ConsultPile: Sentence(
            en="Look at the {space} pile too",
            de="Auch den {space} Stapel ansehen",
            fr="Consulter aussi le tas {space}",
            it="Guardare anche il mazzo {space}",
        ),
        m.KeepToken: When(
            lambda command: command.place,
            Sentence(
                en="Keep {token} and put it on {place}",
                de="{token} behalten und auf {place} legen",
                fr="Garder {token} et le poser sur {place}",
                it="Tenere {token} e metterlo su {place}",
            ),
            Sentence(
                en="Discard {token} for one more nurse",
                de="{token} für eine weitere Krankenschwester ablegen",
                fr="Défausser {token} pour une infirmière de plus",
                it="Scartare {token} per un altro infermiere",
            ),
        ),
        m.DeclineInvestment: Sentence(
            en="Do not invest", de="Nicht investieren", fr="Ne pas investir", it="Non investire"
        ),
        m.UseToken: Sentence(
            en="Use {token} for {patients:patient|patients} {patients}"
            "[, recolouring {recolour} with {recolour:a blood bag|blood bags}]",
            de="{token} für {patients:Patient|die Patienten} {patients} nutzen"
            "[, {recolour} mit {recolour:einem Blutbeutel|Blutbeuteln} umgefärbt]",
            fr="Utiliser {token} pour {patients:le patient|les patients} {patients}"
            "[, en recolorant {recolour} avec {recolour:une poche|des poches} de sang]",
            it="Usare {token} per {patients:il paziente|i pazienti} {patients}"
            "[, ricolorando {recolour} con {recolour:una sacca|sacche} di sangue]",
        ),
        m.UseStaffAgency: Sentence(
            en="Place {meeple} in {department}: a nurse relieves {specialist}",
            de="{meeple} in {department} einsetzen: Eine Krankenschwester löst {specialist} ab",
            fr="Placer {meeple} dans {department} : une infirmière remplace {specialist}",
            it="Piazzare {meeple} in {department}: un infermiere sostituisce {specialist}",
        ),
    },
    events={
        m.MeepleInvested: Sentence(
            en="{seat} sends {meeple} to the {space} pile.",
            de="{seat} schickt {meeple} zum {space} Stapel.",
            fr="{seat} envoie {meeple} au tas {space}.",
            it="{seat} manda {meeple} al mazzo {space}.",
        ),
        m.TokensDrawn: When(
            lambda event: isinstance(event.tokens, int),
            Sentence(
                en="{seat} looks at {tokens} {tokens:token|tokens} of the {space} pile.",
                de="{seat} sieht sich {tokens} Marker vom {space} Stapel an.",
                fr="{seat} regarde {tokens} {tokens:jeton|jetons} du tas {space}.",
                it="{seat} guarda {tokens} {tokens:segnalino|segnalini} del mazzo {space}.",
            ),
            Sentence(
                en="{seat} looks at the {space} pile[: {tokens}].",
                de="{seat} sieht sich den {space} Stapel an[: {tokens}].",
                fr="{seat} regarde le tas {space}[ : {tokens}].",
                it="{seat} guarda il mazzo {space}[: {tokens}].",
            ),
        ),
        m.TokenLaid: Sentence(
            en="{seat} puts {token} on {place}.",
            de="{seat} legt {token} auf {place}.",
            fr="{seat} pose {token} sur {place}.",
            it="{seat} mette {token} su {place}.",
        ),
        m.NurseHired: Sentence(
            en="{seat} discards {token} for one more nurse.",
            de="{seat} legt {token} für eine weitere Krankenschwester ab.",
            fr="{seat} défausse {token} pour une infirmière de plus.",
            it="{seat} scarta {token} per un altro infermiere.",
        ),
        m.InvestmentDeclined: Sentence(
            en="{seat} does not invest.",
            de="{seat} investiert nicht.",
            fr="{seat} n'investit pas.",
            it="{seat} non investe.",
        ),
        m.TokenUsed: Sentence(
            en="{seat} uses {token} on {place}"
            "[, {recoloured:a blood bag turns|blood bags turn} {recoloured} {colour}][: {treatments}].",
            de="{seat} nutzt {token} auf {place}"
            "[, {recoloured:ein Blutbeutel färbt|Blutbeutel färben} {recoloured} {colour}][: {treatments}].",
            fr="{seat} utilise {token} sur {place}"
            "[, {recoloured:une poche de sang colore|des poches de sang colorent} {recoloured} en {colour}]"
            "[ : {treatments}].",
            it="{seat} usa {token} su {place}"
            "[, {recoloured:una sacca di sangue colora|sacche di sangue colorano} {recoloured} di {colour}]"
            "[: {treatments}].",
        ),
        m.SpecialistRelieved: Sentence(
            en="A nurse of {seat} relieves {specialist}, who can be used again.",
            de="Eine Krankenschwester von {seat} löst {specialist} für einen neuen Einsatz ab.",
            fr="Chez {seat}, une infirmière remplace {specialist}, à nouveau disponible.",
            it="Un infermiere di {seat} sostituisce {specialist}, di nuovo disponibile.",
        ),
    },
    steps={
        "investing": Sentence(en="Investments", de="Investitionen", fr="Investissements", it="Investimenti")
    },
    terms={
        "space.red": Sentence(en="red", de="roten", fr="rouge", it="rosso"),
        "space.yellow": Sentence(en="yellow", de="gelben", fr="jaune", it="giallo"),
        "space.green": Sentence(en="green", de="grünen", fr="vert", it="verde"),
    },
    fields={
        "invest.meeple": meeple_first,
        "use_staff_agency.meeple": meeple_first,
        "keep_token.place": tile,
        "token_laid.place": tile,
        "token_used.place": tile,
        "no_place_for_tokens.place": tile,
        "place_full.place": tile,
        "no_such_space.space": plain,
        "space_taken.space": plain,
        "own_space.space": plain,
    },
    refusals={
        "no_such_space": Sentence(
            en="There is no such space[: {space}].",
            de="Dieses Feld gibt es nicht[: {space}].",
            fr="Cette case n'existe pas[ : {space}].",
            it="Questo spazio non esiste[: {space}].",
        ),
        "space_taken": Sentence(
            en="This space is taken[: {space}].",
            de="Dieses Feld ist besetzt[: {space}].",
            fr="Cette case est occupée[ : {space}].",
            it="Questo spazio è occupato[: {space}].",
        ),
        "own_space": Sentence(
            en="Choose a space other than the one you invested in[: {space}].",
            de="Wähle ein anderes Feld als das, in das du investiert hast[: {space}].",
            fr="Choisissez une autre case que celle où vous avez investi[ : {space}].",
            it="Scegli uno spazio diverso da quello in cui hai investito[: {space}].",
        ),
        "nobody_to_consult": Sentence(
            en="No Financial Advisor of yours can look at another pile now.",
            de="Keiner deiner Finanzberater kann jetzt einen weiteren Stapel ansehen.",
            fr="Aucun de vos conseillers financiers ne peut consulter un autre tas maintenant.",
            it="Nessun tuo Consulente finanziario può guardare un altro mazzo adesso.",
        ),
        "token_to_keep": Sentence(
            en="First keep one of the tokens you have drawn[: {tokens}].",
            de="Behalte erst einen der gezogenen Marker[: {tokens}].",
            fr="Gardez d'abord un des jetons piochés[ : {tokens}].",
            it="Prima tieni uno dei segnalini pescati[: {tokens}].",
        ),
        "token_not_drawn": Sentence(
            en="You have not drawn this token[: {token}].",
            de="Du hast diesen Marker nicht gezogen[: {token}].",
            fr="Vous n'avez pas pioché ce jeton[ : {token}].",
            it="Non hai pescato questo segnalino[: {token}].",
        ),
        "token_not_laid": Sentence(
            en="This token is not placed anywhere: leave the place empty[: {token}].",
            de="Dieser Marker wird nirgends abgelegt: Lass den Ort weg[: {token}].",
            fr="Ce jeton ne se pose nulle part : n'indiquez pas de place[ : {token}].",
            it="Questo segnalino non si mette da nessuna parte: non indicare un posto[: {token}].",
        ),
        "no_place_for_tokens": Sentence(
            en="This place cannot hold tokens[: {place}].",
            de="Hier kann kein Marker liegen[: {place}].",
            fr="Cet endroit ne peut pas accueillir de jetons[ : {place}].",
            it="Questo posto non può contenere segnalini[: {place}].",
        ),
        "place_full": Sentence(
            en="This place has no room for another token[: {place}].",
            de="Hier ist kein Platz für einen weiteren Marker[: {place}].",
            fr="Cet endroit n'a plus de place pour un jeton[ : {place}].",
            it="Questo posto non ha spazio per un altro segnalino[: {place}].",
        ),
        "nothing_to_follow": Sentence(
            en="There is no effect that this token could follow[: {token}].",
            de="Es gibt keinen Effekt, dem dieser Marker folgen könnte[: {token}].",
            fr="Il n'y a aucun effet que ce jeton pourrait suivre[ : {token}].",
            it="Non c'è nessun effetto che questo segnalino possa seguire[: {token}].",
        ),
        "not_a_staff_agency": Sentence(
            en="This department is not a Staff Agency[: {department}].",
            de="Diese Abteilung ist keine Personalagentur[: {department}].",
            fr="Ce service n'est pas une agence d'intérim[ : {department}].",
            it="Questo dipartimento non è un'Agenzia del personale[: {department}].",
        ),
        "no_nurse_left": Sentence(
            en="You do not have enough free nurses[: you need {needed}].",
            de="Du hast nicht genug freie Krankenschwestern[: Du brauchst {needed}].",
            fr="Vous n'avez pas assez d'infirmières libres[ : il en faut {needed}].",
            it="Non hai abbastanza infermieri liberi[: te ne servono {needed}].",
        ),
        "specialist_not_at_work": Sentence(
            en="This specialist was not used in a department this round[: {specialist}].",
            de="Dieser Spezialist wurde in dieser Runde in keiner Abteilung eingesetzt[: {specialist}].",
            fr="Ce spécialiste n'a pas été placé dans un service ce tour-ci[ : {specialist}].",
            it="Questo specialista non è stato usato in un dipartimento in questo round[: {specialist}].",
        ),
        "not_in_one_ward": Sentence(
            en="The patients must be in the same ward[, but are in {wards}].",
            de="Die Patienten müssen auf derselben Station liegen[, liegen aber auf {wards}].",
            fr="Les patients doivent être dans la même salle[, mais sont dans les salles {wards}].",
            it="I pazienti devono essere nello stesso reparto[, ma sono nei reparti {wards}].",
        ),
    },
)

PARKING_WORDS = Words(
    effects=PARKING_EFFECTS,
    name=Sentence(
        en="Parking of Investments",
        de="Parkplatz der Investitionen",
        fr="Parking des Investissements",
        it="Parcheggio degli Investimenti",
    ),
    about=Sentence(
        en="The highest ambulances bring one more patient.",
        de="Die höchsten Krankenwagen bringen einen weiteren Patienten.",
        fr="Les ambulances aux plus grands numéros amènent un patient de plus.",
        it="Le ambulanze con i numeri più alti portano un paziente in più.",
    ),
)

ADMINISTRATOR_WORDS = Words(
    effects=ADMINISTRATOR_EFFECTS,
    name=Sentence(
        en="Administrator of Investments",
        de="Verwalter der Investitionen",
        fr="Administrateur des Investissements",
        it="Amministratore degli Investimenti",
    ),
    about=Sentence(
        en="One more administrator is dealt.",
        de="Ein weiterer Verwalter wird ausgeteilt.",
        fr="Un administrateur de plus est distribué.",
        it="Viene distribuito un amministratore in più.",
    ),
)

EXPERIMENTS_WORDS = Words(
    name=Sentence(
        en="Investments and Experimental Medicine",
        de="Investitionen und Experimentelle Medizin",
        fr="Investissements et Médecine expérimentale",
        it="Investimenti e Medicina sperimentale",
    ),
    about=Sentence(
        en="Physiotherapy's second patient comes before tokens and abilities.",
        de="Der zweite Patient der Physiotherapie kommt vor Markern und Fähigkeiten.",
        fr="Le second patient de la Physiothérapie passe avant les jetons et les compétences.",
        it="Il secondo paziente della Fisioterapia viene prima dei segnalini e dei poteri.",
    ),
)

ADMISSIONS_NURSE_WORDS = Words(
    name=Sentence(
        en="Investments and the Admissions Nurse",
        de="Investitionen und die Aufnahmeschwester",
        fr="Investissements et infirmière des admissions",
        it="Investimenti e Infermiere dell'accettazione",
    ),
    about=Sentence(
        en="Tokens are used before she sends patients home or admits new ones.",
        de="Marker werden genutzt, bevor sie Patienten nach Hause schickt oder neue aufnimmt.",
        fr="Les jetons s'utilisent avant qu'elle renvoie des patients ou en admette de nouveaux.",
        it="I segnalini si usano prima che rimandi a casa i pazienti o ne accolga di nuovi.",
    ),
)

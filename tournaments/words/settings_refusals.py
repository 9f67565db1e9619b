"""Why a tournament cannot have the settings that were asked for."""

from games.kernel.words.words import Saying, Sentence

SETTINGS_REFUSALS: dict[str, Saying] = {
    "bad_late_entry": Sentence(
        en="Late entry is possible only in the rounds of a first stage that is Swiss.",
        de="Späte Anmeldung ist nur in den Runden einer ersten Phase im Schweizer System möglich.",
        fr="L'inscription tardive n'est possible que pendant les rondes d'une première phase suisse.",
        it="L'iscrizione tardiva è possibile solo nei turni di una prima fase alla svizzera.",
    ),
    "bad_points": Sentence(
        en="The points for the places must not rise from one place to the next, and the first must get some.",
        de="Die Punkte dürfen von Platz zu Platz nicht steigen, und der erste muss welche bekommen.",
        fr="Les points ne doivent pas augmenter d'une place à la suivante, et la première doit en recevoir.",
        it="I punti non devono aumentare da un posto al successivo, e il primo deve riceverne.",
    ),
    "knockout_not_last": Sentence(
        en="A knock-out can only be the last stage.",
        de="Ein K.-o. kann nur die letzte Phase sein.",
        fr="L'élimination directe ne peut être que la dernière phase.",
        it="L'eliminazione diretta può essere solo l'ultima fase.",
    ),
    "last_stage_advances": Sentence(
        en="Nobody can go on from the last stage. Groups cannot be the last one.",
        de="Aus der letzten Phase kommt niemand weiter. Gruppen können nicht die letzte sein.",
        fr="Personne ne peut continuer après la dernière phase. Les groupes ne peuvent pas être la dernière.",
        it="Nessuno può proseguire dopo l'ultima fase. I gironi non possono essere l'ultima.",
    ),
    "nobody_advances": Sentence(
        en="Say how many go on from each stage but the last.",
        de="Gib für jede Phase außer der letzten an, wie viele weiterkommen.",
        fr="Indiquez combien continuent après chaque phase sauf la dernière.",
        it="Indica quanti proseguono dopo ogni fase tranne l'ultima.",
    ),
    "settings_fixed": Sentence(
        en="The settings cannot change any more once check-in is open or the tournament runs.",
        de="Die Einstellungen sind fest, sobald Anwesenheit bestätigt werden kann oder das Turnier läuft.",
        fr="Les réglages ne changent plus une fois le pointage ouvert ou le tournoi commencé.",
        it="Le impostazioni non cambiano più dopo l'apertura delle presenze o l'inizio del torneo.",
    ),
    "tie_break_twice": Sentence(
        en="A tie-break is listed twice.",
        de="Eine Feinwertung steht zweimal in der Liste.",
        fr="Un départage figure deux fois dans la liste.",
        it="Uno spareggio compare due volte nell'elenco.",
    ),
    "times_in_past": Sentence(
        en="A round cannot start at a time that is over.",
        de="Eine Runde kann nicht zu einer Zeit beginnen, die vorbei ist.",
        fr="Une ronde ne peut pas commencer à une heure déjà passée.",
        it="Un turno non può cominciare a un orario già passato.",
    ),
    "times_missing": Sentence(
        en="If rounds start at set times, give at least the first time.",
        de="Wenn Runden zu festen Zeiten beginnen, gib mindestens die erste an.",
        fr="Si les rondes commencent à heures fixes, indiquez au moins la première.",
        it="Se i turni cominciano a orari fissi, indica almeno il primo.",
    ),
    "times_not_rising": Sentence(
        en="Each round must start later than the one before.",
        de="Jede Runde muss später beginnen als die vorige.",
        fr="Chaque ronde doit commencer plus tard que la précédente.",
        it="Ogni turno deve cominciare più tardi del precedente.",
    ),
    "too_few_players": Sentence(
        en="There are too few players[: it takes {least}].",
        de="Es sind zu wenige Teilnehmende[: nötig sind {least}].",
        fr="Il n'y a pas assez de monde[ : il faut être {least}].",
        it="I partecipanti sono troppo pochi[: ne servono {least}].",
    ),
    "too_many_advance": Sentence(
        en="More players would go on than a stage or a table can have[: at most {most}].",
        de="Es kämen mehr weiter, als eine Phase oder ein Tisch haben kann[: höchstens {most}].",
        fr="Plus de personnes continueraient qu'une phase ou une table n'en compte[ : {most} au plus].",
        it="Proseguirebbero più persone di quante ne abbia una fase o un tavolo[: al massimo {most}].",
    ),
    "too_many_registered": Sentence(
        en="More players are registered than these settings allow[: {registered}].",
        de="Es sind mehr angemeldet, als diese Einstellungen erlauben[: {registered}].",
        fr="Il y a plus d'inscriptions que ces réglages n'en permettent[ : {registered}].",
        it="Ci sono più iscritti di quanti ne permettano queste impostazioni[: {registered}].",
    ),
    "too_many_times": Sentence(
        en="These are more times than the way in which rounds start allows[: at most {most}].",
        de="Das sind mehr Zeiten, als die Art des Rundenbeginns erlaubt[: höchstens {most}].",
        fr="Il y a plus d'heures que le mode de départ des rondes n'en permet[ : {most} au plus].",
        it="Ci sono più orari di quanti ne permetta il modo di avvio dei turni[: al massimo {most}].",
    ),
}

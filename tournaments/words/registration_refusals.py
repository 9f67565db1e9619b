"""Why somebody cannot register, check in, return, or be an organizer."""

from games.kernel.words.words import Saying, Sentence

REGISTRATION_REFUSALS: dict[str, Saying] = {
    "check_in_first": Sentence(
        en="Open check-in before the first round.",
        de="Öffne vor der ersten Runde die Anwesenheitsprüfung.",
        fr="Ouvrez le pointage avant la première ronde.",
        it="Apri la conferma delle presenze prima del primo turno.",
    ),
    "check_in_not_open": Sentence(
        en="Check-in is not open.",
        de="Die Anwesenheit kann jetzt nicht bestätigt werden.",
        fr="Le pointage n'est pas ouvert.",
        it="La conferma delle presenze non è aperta.",
    ),
    "check_in_over": Sentence(
        en="Check-in was opened already, or the tournament has started.",
        de="Die Anwesenheitsprüfung ist schon offen, oder das Turnier hat begonnen.",
        fr="Le pointage a déjà été ouvert, ou le tournoi a commencé.",
        it="La conferma delle presenze è già stata aperta, o il torneo è cominciato.",
    ),
    "checked_in_already": Sentence(
        en="You have already checked in.",
        de="Du hast deine Anwesenheit schon bestätigt.",
        fr="Vous avez déjà confirmé votre présence.",
        it="Hai già confermato la tua presenza.",
    ),
    "disqualified": Sentence(
        en="Disqualified players cannot take part any more[: {player}].",
        de="Wer disqualifiziert ist, kann nicht mehr teilnehmen[: {player}].",
        fr="Après une disqualification, on ne peut plus participer[ : {player}].",
        it="Dopo una squalifica non si può più partecipare[: {player}].",
    ),
    "entered_by_organizers": Sentence(
        en="Only organizers enter players in this tournament.",
        de="In diesem Turnier meldet nur die Turnierleitung an.",
        fr="Dans ce tournoi, seule l'organisation inscrit.",
        it="In questo torneo iscrive solo l'organizzazione.",
    ),
    "invited_already": Sentence(
        en="All of them are invited already.",
        de="Alle sind schon eingeladen.",
        fr="Tout le monde est déjà invité.",
        it="Sono già tutti invitati.",
    ),
    "no_check_in": Sentence(
        en="This tournament has no check-in.",
        de="In diesem Turnier wird keine Anwesenheit bestätigt.",
        fr="Ce tournoi n'a pas de pointage.",
        it="Questo torneo non prevede la conferma delle presenze.",
    ),
    "no_invitations": Sentence(
        en="Registration is not by invitation.",
        de="Die Anmeldung läuft nicht über Einladungen.",
        fr="L'inscription ne se fait pas sur invitation.",
        it="L'iscrizione non è su invito.",
    ),
    "no_such_participant": Sentence(
        en="No such player takes part[: {player}].",
        de="Diese Person nimmt nicht teil[: {player}].",
        fr="Cette personne ne participe pas[ : {player}].",
        it="Questa persona non partecipa[: {player}].",
    ),
    "nobody_registered": Sentence(
        en="Nobody is registered for whom you could do this.",
        de="Es ist niemand angemeldet, für den das ginge.",
        fr="Il n'y a aucune inscription à laquelle cela s'applique.",
        it="Non c'è nessun iscritto a cui si applichi.",
    ),
    "not_an_organizer": Sentence(
        en="This player is no organizer of the tournament[: {player}].",
        de="Diese Person gehört nicht zur Turnierleitung[: {player}].",
        fr="Cette personne ne fait pas partie de l'organisation[ : {player}].",
        it="Questa persona non fa parte dell'organizzazione[: {player}].",
    ),
    "not_in_stage": Sentence(
        en="You are out of the stage that is being played.",
        de="Du bist aus der laufenden Phase ausgeschieden.",
        fr="Vous n'êtes plus dans la phase en cours.",
        it="Non sei più nella fase in corso.",
    ),
    "not_invited": Sentence(
        en="You need an invitation of an organizer.",
        de="Du brauchst eine Einladung der Turnierleitung.",
        fr="Il vous faut une invitation de l'organisation.",
        it="Ti serve un invito dell'organizzazione.",
    ),
    "not_registered": Sentence(
        en="You do not take part in this tournament.",
        de="Du nimmst an diesem Turnier nicht teil.",
        fr="Vous ne participez pas à ce tournoi.",
        it="Non partecipi a questo torneo.",
    ),
    "not_withdrawn": Sentence(
        en="Only players who have withdrawn can return.",
        de="Nur wer ausgestiegen ist, kann wieder mitspielen.",
        fr="Il faut s'être retiré pour participer de nouveau.",
        it="Può tornare solo chi si è ritirato.",
    ),
    "organizer_already": Sentence(
        en="This player is an organizer already[: {player}].",
        de="Diese Person gehört schon zur Turnierleitung[: {player}].",
        fr="Cette personne fait déjà partie de l'organisation[ : {player}].",
        it="Questa persona fa già parte dell'organizzazione[: {player}].",
    ),
    "owner_stays": Sentence(
        en="The owner of the tournament remains an organizer.",
        de="Wer das Turnier angelegt hat, bleibt in der Turnierleitung.",
        fr="La personne qui a créé le tournoi reste dans l'organisation.",
        it="Chi ha creato il torneo resta nell'organizzazione.",
    ),
    "registered_already": Sentence(
        en="Already registered.",
        de="Schon angemeldet.",
        fr="L'inscription existe déjà.",
        it="L'iscrizione esiste già.",
    ),
    "registration_closed": Sentence(
        en="Registration is closed.",
        de="Die Anmeldung ist geschlossen.",
        fr="Les inscriptions sont closes.",
        it="Le iscrizioni sono chiuse.",
    ),
    "removed": Sentence(
        en="An organizer has taken you out of the tournament. Only an organizer can enter you again.",
        de="Die Turnierleitung hat dich abgemeldet. Nur sie kann dich wieder anmelden.",
        fr="L'organisation vous a retiré du tournoi. Elle seule peut vous réinscrire.",
        it="L'organizzazione ti ha tolto dal torneo. Solo l'organizzazione può reiscriverti.",
    ),
    "return_instead": Sentence(
        en="You have withdrawn. Send `return` to take part again.",
        de="Du bist ausgestiegen. Sende `return`, um wieder mitzuspielen.",
        fr="Vous vous êtes retiré. Envoyez `return` pour participer de nouveau.",
        it="Ti sei ritirato. Invia `return` per tornare a partecipare.",
    ),
    "too_many_invited": Sentence(
        en="A tournament cannot have more invitations[: at most {most}].",
        de="Mehr Einladungen kann ein Turnier nicht haben[: höchstens {most}].",
        fr="Un tournoi ne peut pas avoir plus d'invitations[ : {most} au plus].",
        it="Un torneo non può avere altri inviti[: al massimo {most}].",
    ),
    "too_many_organizers": Sentence(
        en="A tournament cannot have more organizers[: at most {most}].",
        de="Mehr Personen kann die Turnierleitung nicht haben[: höchstens {most}].",
        fr="L'organisation ne peut pas compter plus de monde[ : {most} au plus].",
        it="L'organizzazione non può avere altre persone[: al massimo {most}].",
    ),
    "too_many_returns": Sentence(
        en="You cannot return more often[: at most {most} times].",
        de="Öfter kannst du nicht zurückkehren[: höchstens {most}-mal].",
        fr="Vous ne pouvez pas revenir plus souvent[ : {most} fois au plus].",
        it="Non puoi rientrare più spesso[: al massimo {most} volte].",
    ),
    "tournament_full": Sentence(
        en="The tournament is full[: at most {most} players].",
        de="Das Turnier ist voll[: höchstens {most} Teilnehmende].",
        fr="Le tournoi est complet[ : {most} participations au plus].",
        it="Il torneo è al completo[: al massimo {most} partecipanti].",
    ),
}

"""Why a round, a table or a result cannot be changed as asked."""

from games.kernel.words.words import Saying, Sentence

ROUND_REFUSALS: dict[str, Saying] = {
    "all_must_play": Sentence(
        en="In a knock-out everybody has to sit at a table[: {player}].",
        de="In einem K.-o. müssen alle an einem Tisch sitzen[: {player}].",
        fr="En élimination directe, tout le monde doit avoir une table[ : {player}].",
        it="Nell'eliminazione diretta tutti devono avere un tavolo[: {player}].",
    ),
    "bad_placings": Sentence(
        en="The result needs players of the table, each once, and places that fit: 1, 1, 3 but not 1, 1, 2.",
        de="Das Ergebnis nennt die am Tisch, alle einmal, mit möglichen Plätzen: 1, 1, 3, nicht 1, 1, 2.",
        fr="Le résultat nomme les joueurs de la table, chacun une fois, à des places possibles : 1, 1, 3 et"
        " non 1, 1, 2.",
        it="Il risultato indica i giocatori del tavolo, ognuno una volta, con posti possibili: 1, 1, 3 e non"
        " 1, 1, 2.",
    ),
    "bad_result": Sentence(
        en="The result must have every seat of the table once.",
        de="Das Ergebnis muss jeden Platz des Tischs einmal enthalten.",
        fr="Le résultat doit contenir chaque place de la table une fois.",
        it="Il risultato deve contenere ogni posto del tavolo una volta.",
    ),
    "bot_plays_already": Sentence(
        en="A bot already plays for this player[: {player}].",
        de="Für diese Person spielt schon ein Bot[: {player}].",
        fr="Un bot joue déjà pour cette personne[ : {player}].",
        it="Per questa persona gioca già un bot[: {player}].",
    ),
    "no_open_round": Sentence(
        en="No round is being played.",
        de="Es wird gerade keine Runde gespielt.",
        fr="Aucune ronde n'est en cours.",
        it="Nessun turno è in corso.",
    ),
    "no_points": Sentence(
        en="Give or take at least one point.",
        de="Gib oder nimm mindestens einen Punkt.",
        fr="Donnez ou retirez au moins un point.",
        it="Dai o togli almeno un punto.",
    ),
    "no_set_times": Sentence(
        en="The next rounds of this tournament do not start at set times.",
        de="Die nächsten Runden dieses Turniers beginnen nicht zu festen Zeiten.",
        fr="Les prochaines rondes de ce tournoi ne commencent pas à heures fixes.",
        it="I prossimi turni di questo torneo non cominciano a orari fissi.",
    ),
    "no_such_message": Sentence(
        en="There is no such message.",
        de="Diese Nachricht gibt es nicht.",
        fr="Ce message n'existe pas.",
        it="Questo messaggio non esiste.",
    ),
    "no_such_round": Sentence(
        en="There is no such round[: {round}].",
        de="Diese Runde gibt es nicht[: {round}].",
        fr="Cette ronde n'existe pas[ : {round}].",
        it="Questo turno non esiste[: {round}].",
    ),
    "message_decided": Sentence(
        en="It is decided already whether this message is shown.",
        de="Es ist schon entschieden, ob diese Nachricht gezeigt wird.",
        fr="L'affichage de ce message est déjà décidé.",
        it="È già deciso se questo messaggio è visibile.",
    ),
    "no_such_table": Sentence(
        en="There is no such table[: {table}].",
        de="Diesen Tisch gibt es nicht[: {table}].",
        fr="Cette table n'existe pas[ : {table}].",
        it="Questo tavolo non esiste[: {table}].",
    ),
    "no_table_left": Sentence(
        en="There is no table with which you could do this.",
        de="Es gibt keinen Tisch, mit dem du das tun kannst.",
        fr="Il n'y a pas de table à laquelle cela s'applique.",
        it="Non c'è nessun tavolo a cui si applichi.",
    ),
    "not_at_table": Sentence(
        en="This player does not sit at the table[: {player}].",
        de="Diese Person sitzt nicht am Tisch[: {player}].",
        fr="Cette personne n'est pas à la table[ : {player}].",
        it="Questa persona non è al tavolo[: {player}].",
    ),
    "not_due": Sentence(
        en="It is too early for this.",
        de="Dafür ist es zu früh.",
        fr="Il est trop tôt pour cela.",
        it="È troppo presto.",
    ),
    "not_in_round": Sentence(
        en="This player cannot play in the round[: {player}].",
        de="Diese Person kann in der Runde nicht spielen[: {player}].",
        fr="Cette personne ne peut pas jouer dans la ronde[ : {player}].",
        it="Questa persona non può giocare nel turno[: {player}].",
    ),
    "not_paired": Sentence(
        en="No round is paired whose games do not exist yet.",
        de="Es ist keine Runde ausgelost, deren Spiele noch fehlen.",
        fr="Aucune ronde appariée n'attend encore ses parties.",
        it="Nessun turno abbinato attende ancora le sue partite.",
    ),
    "not_reported": Sentence(
        en="The message is neither reported nor hidden, or this is decided already.",
        de="Die Nachricht ist weder gemeldet noch verborgen, oder das ist schon entschieden.",
        fr="Le message n'est ni signalé ni masqué, ou la décision est déjà prise.",
        it="Il messaggio non è segnalato né nascosto, o la decisione è già presa.",
    ),
    "not_running": Sentence(
        en="The tournament has not started.",
        de="Das Turnier hat nicht begonnen.",
        fr="Le tournoi n'a pas commencé.",
        it="Il torneo non è cominciato.",
    ),
    "only_bots": Sentence(
        en="A table needs at least one player[: table {table}].",
        de="An einem Tisch muss jemand sitzen[: Tisch {table}].",
        fr="Une table ne peut pas avoir que des bots[ : table {table}].",
        it="Un tavolo non può avere solo bot[: tavolo {table}].",
    ),
    "organizer_plays": Sentence(
        en="Only an organizer who does not play can do this. You can add one.",
        de="Das kann nur eine Turnierleitung, die nicht mitspielt. Du kannst jemanden hinzufügen.",
        fr="Seule une personne de l'organisation qui ne joue pas peut le faire. Vous pouvez en ajouter une.",
        it="Può farlo solo chi organizza senza giocare. Puoi aggiungere qualcuno.",
    ),
    "own_table": Sentence(
        en="You have no power over tables at which you play, nor over yourself or those who play with you.",
        de="Du kannst nicht über Tische bestimmen, an denen du spielst, nicht über dich und nicht über die,"
        " die mit dir spielen.",
        fr="Vous ne pouvez rien décider pour vos propres tables, pour vous ni pour qui joue avec vous.",
        it="Non puoi decidere sui tavoli a cui giochi, su di te né su chi gioca con te.",
    ),
    "pair_forbidden_already": Sentence(
        en="These two are not to meet already.",
        de="Diese beiden sollen schon jetzt nicht gegeneinander spielen.",
        fr="Ces deux personnes ne doivent déjà pas se rencontrer.",
        it="Queste due persone già non si devono incontrare.",
    ),
    "pair_not_forbidden": Sentence(
        en="No such pair is forbidden.",
        de="Eine solche Paarung ist nicht ausgeschlossen.",
        fr="Une telle rencontre n'est pas exclue.",
        it="Un tale incontro non è escluso.",
    ),
    "reported_already": Sentence(
        en="The message was reported already, or it is decided whether it is shown.",
        de="Die Nachricht ist schon gemeldet, oder es ist entschieden, ob sie gezeigt wird.",
        fr="Le message a déjà été signalé, ou son affichage est déjà décidé.",
        it="Il messaggio è già stato segnalato, o è deciso se mostrarlo.",
    ),
    "result_known": Sentence(
        en="This result was taken over already.",
        de="Dieses Ergebnis ist schon übernommen.",
        fr="Ce résultat a déjà été repris.",
        it="Questo risultato è già registrato.",
    ),
    "result_set": Sentence(
        en="An organizer has decided this table.",
        de="Die Turnierleitung hat über diesen Tisch entschieden.",
        fr="L'organisation a décidé pour cette table.",
        it="L'organizzazione ha deciso per questo tavolo.",
    ),
    "round_not_finished": Sentence(
        en="The round is not over yet.",
        de="Die Runde ist noch nicht zu Ende.",
        fr="La ronde n'est pas encore terminée.",
        it="Il turno non è ancora finito.",
    ),
    "same_player": Sentence(
        en="Name two different players.",
        de="Nenne zwei verschiedene Personen.",
        fr="Nommez deux personnes différentes.",
        it="Indica due persone diverse.",
    ),
    "seated_twice": Sentence(
        en="This player would have two seats[: {player}].",
        de="Diese Person hätte zwei Plätze[: {player}].",
        fr="Cette personne aurait deux places[ : {player}].",
        it="Questa persona avrebbe due posti[: {player}].",
    ),
    "starts_by_itself": Sentence(
        en="The next round starts by itself.",
        de="Die nächste Runde beginnt von selbst.",
        fr="La ronde suivante commence d'elle-même.",
        it="Il turno successivo comincia da solo.",
    ),
    "table_not_ready": Sentence(
        en="This is not possible at the table as it is now[: table {table}].",
        de="Das geht am Tisch so, wie er jetzt ist, nicht[: Tisch {table}].",
        fr="Ce n'est pas possible dans l'état actuel de la table[ : table {table}].",
        it="Non è possibile nello stato attuale del tavolo[: tavolo {table}].",
    ),
    "too_late": Sentence(
        en="A tournament can be corrected for seven days after its end.",
        de="Ein Turnier kann nach seinem Ende sieben Tage lang korrigiert werden.",
        fr="Un tournoi peut être corrigé pendant sept jours après sa fin.",
        it="Un torneo si può correggere per sette giorni dopo la fine.",
    ),
    "too_many_awards": Sentence(
        en="Organizers cannot award points more often[: at most {most} times].",
        de="Öfter kann die Turnierleitung keine Punkte vergeben[: höchstens {most}-mal].",
        fr="L'organisation ne peut pas attribuer de points plus souvent[ : {most} fois au plus].",
        it="L'organizzazione non può assegnare punti più spesso[: al massimo {most} volte].",
    ),
    "too_many_forbidden": Sentence(
        en="No more pairs can be kept apart[: at most {most}].",
        de="Mehr Paarungen können nicht ausgeschlossen werden[: höchstens {most}].",
        fr="On ne peut pas exclure plus de rencontres[ : {most} au plus].",
        it="Non si possono escludere altri incontri[: al massimo {most}].",
    ),
    "too_many_messages": Sentence(
        en="A tournament cannot have more messages[: at most {most}].",
        de="Mehr Nachrichten kann ein Turnier nicht haben[: höchstens {most}].",
        fr="Un tournoi ne peut pas avoir plus de messages[ : {most} au plus].",
        it="Un torneo non può avere altri messaggi[: al massimo {most}].",
    ),
    "tournament_over": Sentence(
        en="The tournament is over.",
        de="Das Turnier ist zu Ende.",
        fr="Le tournoi est terminé.",
        it="Il torneo è finito.",
    ),
    "wrong_games": Sentence(
        en="The games do not belong to these tables.",
        de="Die Spiele gehören nicht zu diesen Tischen.",
        fr="Les parties n'appartiennent pas à ces tables.",
        it="Le partite non appartengono a questi tavoli.",
    ),
    "wrong_group": Sentence(
        en="A table must have players of its group only[: table {table}].",
        de="An einem Tisch darf nur seine Gruppe sitzen[: Tisch {table}].",
        fr="Une table ne peut réunir que son groupe[ : table {table}].",
        it="Un tavolo può riunire solo il suo girone[: tavolo {table}].",
    ),
    "wrong_round": Sentence(
        en="This is about another round[: now it is round {round}].",
        de="Es geht um eine andere Runde[: jetzt ist Runde {round}].",
        fr="Il s'agit d'une autre ronde[ : c'est la ronde {round}].",
        it="Si tratta di un altro turno[: ora è il turno {round}].",
    ),
    "wrong_table_size": Sentence(
        en="Tables of this tournament have another number of seats[: {sizes}].",
        de="Tische dieses Turniers haben eine andere Zahl von Plätzen[: {sizes}].",
        fr="Les tables de ce tournoi ont un autre nombre de places[ : {sizes}].",
        it="I tavoli di questo torneo hanno un altro numero di posti[: {sizes}].",
    ),
}

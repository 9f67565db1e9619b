"""Why the rules of the base game refuse a command."""

from games.kernel.words.words import Saying, Sentence

REFUSALS: dict[str, Saying] = {
    "ambulance_not_free": Sentence(
        en="This ambulance is not free[: {number}].",
        de="Dieser Krankenwagen ist nicht frei[: {number}].",
        fr="Cette ambulance n'est pas libre[ : {number}].",
        it="Questa ambulanza non è libera[: {number}].",
    ),
    "first_player_may_not": Sentence(
        en="The first player may not take the lowest number[: {number}].",
        de="Wer beginnt, darf nicht die niedrigste Nummer nehmen[: {number}].",
        fr="Le premier joueur ne peut pas prendre le plus petit numéro[ : {number}].",
        it="Il primo giocatore non può prendere il numero più basso[: {number}].",
    ),
    "loading_waits": Sentence(
        en="Other choices come before this patient is loaded.",
        de="Vor dem Einladen dieses Patienten steht noch eine andere Entscheidung an.",
        fr="Un autre choix doit être fait avant de faire monter ce patient.",
        it="Prima di caricare questo paziente c'è un'altra scelta da fare.",
    ),
    "improvement_not_shown": Sentence(
        en="This improvement is not on display[: {improvement}].",
        de="Dieser Ausbau liegt nicht aus[: {improvement}].",
        fr="Cette amélioration n'est pas disponible[ : {improvement}].",
        it="Questo miglioramento non è disponibile[: {improvement}].",
    ),
    "improvement_not_yours": Sentence(
        en="You do not have this improvement, or you cannot trade it in[: {improvement}].",
        de="Du hast diesen Ausbau nicht oder kannst ihn nicht eintauschen[: {improvement}].",
        fr="Vous n'avez pas cette amélioration, ou elle ne s'échange pas[ : {improvement}].",
        it="Non hai questo miglioramento, o non puoi scambiarlo[: {improvement}].",
    ),
    "pile_empty": Sentence(
        en="This pile is empty[: {kind}][: {space}].",
        de="Dieser Stapel ist leer[: {kind}][: {space}].",
        fr="Cette pile est vide[ : {kind}][ : {space}].",
        it="Questa pila è vuota[: {kind}][: {space}].",
    ),
    "department_not_yours": Sentence(
        en="You do not have this department[: {department}].",
        de="Du hast diese Abteilung nicht[: {department}].",
        fr="Vous n'avez pas ce service[ : {department}].",
        it="Non hai questo dipartimento[: {department}].",
    ),
    "department_used": Sentence(
        en="This department was already used this round[: {department}].",
        de="Diese Abteilung wurde in dieser Runde schon genutzt[: {department}].",
        fr="Ce service a déjà été utilisé ce tour-ci[ : {department}].",
        it="Questo dipartimento è già stato usato in questo round[: {department}].",
    ),
    "placement_not_chosen": Sentence(
        en="Choose the meeple and this department first, then the patients[: {department}].",
        de="Wähle erst die Figur und diese Abteilung, dann die Patienten[: {department}].",
        fr="Choisissez d'abord le meeple et ce service, puis les patients[ : {department}].",
        it="Scegli prima il meeple e questo dipartimento, poi i pazienti[: {department}].",
    ),
    "department_closed": Sentence(
        en="This department is closed[: {department}].",
        de="Diese Abteilung ist geschlossen[: {department}].",
        fr="Ce service est fermé[ : {department}].",
        it="Questo dipartimento è chiuso[: {department}].",
    ),
    "meeple_not_yours": Sentence(
        en="You do not have this meeple[: {meeple}].",
        de="Du hast diese Figur nicht[: {meeple}].",
        fr="Vous n'avez pas ce meeple[ : {meeple}].",
        it="Non hai questo meeple[: {meeple}].",
    ),
    "meeple_used": Sentence(
        en="This meeple was already used this round[: {meeple}].",
        de="Diese Figur wurde in dieser Runde schon eingesetzt[: {meeple}].",
        fr="Ce meeple a déjà été utilisé ce tour-ci[ : {meeple}].",
        it="Questo meeple è già stato usato in questo round[: {meeple}].",
    ),
    "meeple_not_at_work": Sentence(
        en="This meeple does not work this round[: {meeple}].",
        de="Diese Figur arbeitet in dieser Runde nicht[: {meeple}].",
        fr="Ce meeple ne travaille pas ce tour-ci[ : {meeple}].",
        it="Questo meeple non lavora in questo round[: {meeple}].",
    ),
    "no_specialist_waiting": Sentence(
        en="No specialist's ability is waiting to be used.",
        de="Kein Spezialist wartet auf seinen Einsatz.",
        fr="Aucune compétence de spécialiste n'est à utiliser.",
        it="Nessun potere di uno specialista attende di essere usato.",
    ),
    "not_triggered": Sentence(
        en="The ability was not triggered[ ({specialist})][: it needs a {needed} patient].",
        de="Die Fähigkeit wurde nicht ausgelöst[ ({specialist})][; nötige Farbe des Patienten: {needed}].",
        fr="La compétence n'est pas déclenchée[ ({specialist})][ ; couleur de patient requise : {needed}].",
        it="Il potere non si è attivato[ ({specialist})][; colore del paziente necessario: {needed}].",
    ),
    "no_blood_bag": Sentence(
        en="You do not have enough blood bags[: you need {needed}].",
        de="Du hast nicht genug Blutbeutel[: Du brauchst {needed}].",
        fr="Vous n'avez pas assez de poches de sang[ : il en faut {needed}].",
        it="Non hai abbastanza sacche di sangue[: te ne servono {needed}].",
    ),
    "patient_not_eligible": Sentence(
        en="This patient cannot be chosen here[: {patient}].",
        de="Dieser Patient kann hier nicht gewählt werden[: {patient}].",
        fr="Ce patient ne peut pas être choisi ici[ : {patient}].",
        it="Questo paziente non può essere scelto qui[: {patient}].",
    ),
    "wrong_number_of_patients": Sentence(
        en="The effect needs a different number of patients[: {needed}].",
        de="Der Effekt braucht eine andere Anzahl Patienten[: {needed}].",
        fr="L'effet demande un autre nombre de patients[ : {needed}].",
        it="L'effetto richiede un altro numero di pazienti[: {needed}].",
    ),
    "wrong_value": Sentence(
        en="The value is not one of the needed ones[ ({needed})].",
        de="Der Wert ist keiner der nötigen[ ({needed})].",
        fr="La valeur ne convient pas[ (il faut : {needed})].",
        it="Il valore non è tra quelli richiesti[ ({needed})].",
    ),
    "values_not_equal": Sentence(
        en="The values of the patients must be equal[, but are {values}].",
        de="Die Werte der Patienten müssen gleich sein[, sind aber {values}].",
        fr="Les patients doivent avoir la même valeur[, mais ont {values}].",
        it="I pazienti devono avere lo stesso valore[, ma hanno {values}].",
    ),
    "values_not_consecutive": Sentence(
        en="The values of the patients must be consecutive[, but are {values}].",
        de="Die Werte der Patienten müssen aufeinanderfolgen[, sind aber {values}].",
        fr="Les valeurs des patients doivent se suivre[, mais sont {values}].",
        it="I valori dei pazienti devono essere consecutivi[, ma sono {values}].",
    ),
    "wrong_colour": Sentence(
        en="These patients do not have the needed colour[: {needed}].",
        de="Diese Patienten haben nicht die nötige Farbe[: {needed}].",
        fr="Ces patients n'ont pas la couleur requise[ : {needed}].",
        it="Questi pazienti non hanno il colore richiesto[: {needed}].",
    ),
    "wrong_colours": Sentence(
        en="Name one of the needed colours[: {needed}].",
        de="Nenne eine der nötigen Farben[: {needed}].",
        fr="Nommez une des couleurs requises[ : {needed}].",
        it="Indica uno dei colori richiesti[: {needed}].",
    ),
    "needless_recolour": Sentence(
        en="These patients need no new colour, or cannot get one here[: {patients}].",
        de="Diese Patienten brauchen keine neue Farbe oder können hier keine bekommen[: {patients}].",
        fr="Ces patients n'ont pas besoin d'une autre couleur, ou ne peuvent pas en changer ici"
        "[ : {patients}].",
        it="Questi pazienti non hanno bisogno di un altro colore, o non possono cambiarlo qui[: {patients}].",
    ),
    "wrong_kind_of_patient": Sentence(
        en="None of these patients is of the needed kind[: {needed}].",
        de="Keiner dieser Patienten ist von der nötigen Art[: {needed}].",
        fr="Aucun de ces patients n'est du type requis[ : {needed}].",
        it="Nessuno di questi pazienti è del tipo richiesto[: {needed}].",
    ),
    "roles_not_filled": Sentence(
        en="These patients do not fill all roles that the effect needs[: {patients}].",
        de="Diese Patienten erfüllen nicht alles, was der Effekt verlangt[: {patients}].",
        fr="Ces patients ne remplissent pas toutes les conditions de l'effet[ : {patients}].",
        it="Questi pazienti non soddisfano tutte le condizioni dell'effetto[: {patients}].",
    ),
    "token_not_yours": Sentence(
        en="You do not have this token[: {token}].",
        de="Du hast diesen Marker nicht[: {token}].",
        fr="Vous n'avez pas ce jeton[ : {token}].",
        it="Non hai questo segnalino[: {token}].",
    ),
    "token_not_usable": Sentence(
        en="You cannot use this token now[: {token}].",
        de="Du kannst diesen Marker jetzt nicht nutzen[: {token}].",
        fr="Vous ne pouvez pas utiliser ce jeton maintenant[ : {token}].",
        it="Non puoi usare questo segnalino adesso[: {token}].",
    ),
}

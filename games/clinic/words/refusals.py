"""Why the base game refuses a command."""

from games.kernel.words.words import Saying, Sentence

REFUSALS: dict[str, Saying] = {
    "action_already_chosen": Sentence(
        en="You have already chosen this action[: {action}].",
        de="Du hast diese Aktion schon gewählt[: {action}].",
        fr="Vous avez déjà choisi cette action[ : {action}].",
        it="Hai già scelto questa azione[: {action}].",
    ),
    "action_tiles_used": Sentence(
        en="You have used all your tiles of this action[: {action}].",
        de="Du hast alle Plättchen dieser Aktion verbraucht[: {action}].",
        fr="Vous avez utilisé toutes vos tuiles de cette action[ : {action}].",
        it="Hai usato tutte le tessere di questa azione[: {action}].",
    ),
    "already_hired": Sentence(
        en="You have already hired a doctor, or a nurse or orderly, in this action[: {kind}].",
        de="Du hast in dieser Aktion schon einen Arzt oder eine Pflegekraft oder einen Krankenträger"
        " eingestellt[: {kind}].",
        fr="Vous avez déjà embauché un médecin, ou un infirmier ou brancardier, dans cette action"
        "[ : {kind}].",
        it="Hai già assunto un medico, o un infermiere o portantino, in questa azione[: {kind}].",
    ),
    "bonus_not_available": Sentence(
        en="This bonus tile is not available[: {bonus}].",
        de="Dieses Bonusplättchen ist nicht verfügbar[: {bonus}].",
        fr="Cette tuile Bonus n'est pas disponible[ : {bonus}].",
        it="Questa tessera Bonus non è disponibile[: {bonus}].",
    ),
    "cannot_build_there": Sentence(
        en="This component cannot be built there[: {space}][: {place}][: {entrance}].",
        de="Das kann dort nicht gebaut werden[: {space}][: {place}][: {entrance}].",
        fr="Cela ne peut pas être construit là[ : {space}][ : {place}][ : {entrance}].",
        it="Questo non si può costruire lì[: {space}][: {place}][: {entrance}].",
    ),
    "cannot_end_there": Sentence(
        en="The person cannot end its move there[: {to}].",
        de="Die Person kann ihre Bewegung dort nicht beenden[: {to}].",
        fr="La personne ne peut pas y terminer son déplacement[ : {to}].",
        it="La persona non può terminare lì il movimento[: {to}].",
    ),
    "cannot_treat": Sentence(
        en="These people cannot carry out this treatment.",
        de="Diese Personen können diese Behandlung nicht durchführen.",
        fr="Ces personnes ne peuvent pas effectuer ce soin.",
        it="Queste persone non possono effettuare questa cura.",
    ),
    "car_cannot_move": Sentence(
        en="This car cannot move to the new parking[: {place}].",
        de="Dieses Auto kann nicht auf den neuen Parkplatz[: {place}].",
        fr="Cette voiture ne peut pas aller au nouveau parking[ : {place}].",
        it="Questa automobile non può andare nel nuovo parcheggio[: {place}].",
    ),
    "car_pending": Sentence(
        en="First park or take the cars that are waiting.",
        de="Parke oder entferne zuerst die wartenden Autos.",
        fr="Garez ou retirez d'abord les voitures qui attendent.",
        it="Prima parcheggia o togli le automobili in attesa.",
    ),
    "component_limit_reached": Sentence(
        en="You have built as many components as one action allows[: {most}].",
        de="Du hast so viel gebaut, wie eine Aktion erlaubt[: {most}].",
        fr="Vous avez construit autant qu'une action le permet[ : {most}].",
        it="Hai costruito quanto un'azione consente[: {most}].",
    ),
    "no_action": Sentence(
        en="Name an action.", de="Nenne eine Aktion.", fr="Indiquez une action.", it="Indica un'azione."
    ),
    "no_appointment": Sentence(
        en="There is no such appointment[ in {service}].",
        de="Diesen Termin gibt es nicht[ ({service})].",
        fr="Ce rendez-vous n'existe pas[ ({service})].",
        it="Questo appuntamento non esiste[ ({service})].",
    ),
    "no_board_choice": Sentence(
        en="You have no side of your board to choose, or not any more.",
        de="Du hast keine Seite deines Spielbretts zu wählen, oder nicht mehr.",
        fr="Vous n'avez pas, ou plus, de côté de plateau à choisir.",
        it="Non hai, o non hai più, un lato della plancia da scegliere.",
    ),
    "no_car_there": Sentence(
        en="There is no car in this place[: {place}].",
        de="Hier steht kein Auto[: {place}].",
        fr="Il n'y a pas de voiture à cet endroit[ : {place}].",
        it="In questo posto non c'è un'automobile[: {place}].",
    ),
    "no_car_to_park": Sentence(
        en="You have no car to park.",
        de="Du hast kein Auto zu parken.",
        fr="Vous n'avez pas de voiture à garer.",
        it="Non hai automobili da parcheggiare.",
    ),
    "no_car_to_take": Sentence(
        en="You have no car to take.",
        de="Du hast kein Auto zu entfernen.",
        fr="Vous n'avez pas de voiture à retirer.",
        it="Non hai automobili da togliere.",
    ),
    "no_parking": Sentence(
        en="There is no free parking, or no car, for a new person.",
        de="Für eine neue Person gibt es keinen freien Stellplatz oder kein Auto.",
        fr="Il n'y a pas de place de parking libre, ou pas de voiture, pour une nouvelle personne.",
        it="Non c'è un parcheggio libero, o un'automobile, per una nuova persona.",
    ),
    "no_queue_points": Sentence(
        en="You have no queue points left.",
        de="Du hast keine Warteschlangenpunkte mehr.",
        fr="Vous n'avez plus de points de file.",
        it="Non hai più Punti Fila.",
    ),
    "no_step": Sentence(
        en="The walking person cannot step there[: {to}].",
        de="Die gehende Person kann nicht dorthin[: {to}].",
        fr="La personne qui marche ne peut pas aller là[ : {to}].",
        it="La persona che cammina non può andare lì[: {to}].",
    ),
    "no_such_door": Sentence(
        en="Your clinic has no such door[: {door}].",
        de="Deine Klinik hat diese Tür nicht[: {door}].",
        fr="Votre clinique n'a pas cette porte[ : {door}].",
        it="La tua clinica non ha questa porta[: {door}].",
    ),
    "no_such_person": Sentence(
        en="There is no such person in your clinic[: {person}].",
        de="Diese Person gibt es in deiner Klinik nicht[: {person}].",
        fr="Cette personne n'est pas dans votre clinique[ : {person}].",
        it="Nella tua clinica non c'è questa persona[: {person}].",
    ),
    "no_treatment": Sentence(
        en="No treatment earns anything.",
        de="Keine Behandlung bringt etwas ein.",
        fr="Aucun soin ne rapporte quoi que ce soit.",
        it="Nessuna cura fa guadagnare qualcosa.",
    ),
    "no_walk": Sentence(
        en="Nobody is walking.", de="Niemand ist unterwegs.", fr="Personne ne marche.", it="Nessuno cammina."
    ),
    "no_way": Sentence(
        en="There is no way to get there[: {to}].",
        de="Es gibt keinen Weg dorthin[: {to}].",
        fr="Aucun chemin n'y mène[ : {to}].",
        it="Non c'è modo di arrivarci[: {to}].",
    ),
    "not_enough_income": Sentence(
        en="You cannot buy this many points with your income[: at most {most}].",
        de="Mit deinen Einnahmen kannst du nicht so viele Punkte kaufen[: höchstens {most}].",
        fr="Vos revenus ne permettent pas d'acheter autant de points[ : {most} au plus].",
        it="Con i tuoi guadagni non puoi comprare così tanti punti[: al massimo {most}].",
    ),
    "not_enough_money": Sentence(
        en="You do not have enough money[: ${needed} needed].",
        de="Du hast nicht genug Geld[: ${needed} nötig].",
        fr="Vous n'avez pas assez d'argent[ : il faut ${needed}].",
        it="Non hai abbastanza soldi[: servono ${needed}].",
    ),
    "not_for_hire": Sentence(
        en="Nobody there can be hired[: {kind}].",
        de="Dort kann niemand eingestellt werden[: {kind}].",
        fr="Personne ne peut y être embauché[ : {kind}].",
        it="Lì non si può assumere nessuno[: {kind}].",
    ),
    "nothing_changes": Sentence(
        en="The appointment would stay where it is.",
        de="Der Termin würde bleiben, wo er ist.",
        fr="Le rendez-vous resterait où il est.",
        it="L'appuntamento resterebbe dov'è.",
    ),
    "once_a_round": Sentence(
        en="You can build only one of these each round[: {kind}].",
        de="Davon kannst du nur eines je Runde bauen[: {kind}].",
        fr="Vous ne pouvez en construire qu'un par manche[ : {kind}].",
        it="Puoi costruirne solo uno per round[: {kind}].",
    ),
    "person_cannot_move": Sentence(
        en="This person cannot move[: {person}].",
        de="Diese Person kann sich nicht bewegen[: {person}].",
        fr="Cette personne ne peut pas se déplacer[ : {person}].",
        it="Questa persona non può muoversi[: {person}].",
    ),
    "place_not_free": Sentence(
        en="There is no free parking in this place[: {place}].",
        de="Hier ist kein Stellplatz frei[: {place}].",
        fr="Il n'y a pas de place de parking libre à cet endroit[ : {place}].",
        it="In questo posto non c'è un parcheggio libero[: {place}].",
    ),
    "pre_admissions_full": Sentence(
        en="No more patients can wait for this service[: {service}].",
        de="Für diese Fachrichtung können keine weiteren Patienten warten[: {service}].",
        fr="Plus aucun patient ne peut attendre pour ce service[ : {service}].",
        it="Nessun altro paziente può attendere per questo servizio[: {service}].",
    ),
    "staff_misplaced": Sentence(
        en="Some people cannot stay where they are: move them first[ ({people})].",
        de="Einige Personen können nicht bleiben, wo sie sind: Bewege sie zuerst[ ({people})].",
        fr="Certaines personnes ne peuvent pas rester où elles sont : déplacez-les d'abord[ ({people})].",
        it="Alcune persone non possono restare dove sono: muovile prima[ ({people})].",
    ),
    "supply_empty": Sentence(
        en="The supply of this component is used up[: {component}].",
        de="Davon ist nichts mehr im Vorrat[: {component}].",
        fr="La réserve de cet élément est épuisée[ : {component}].",
        it="La riserva di questo componente è esaurita[: {component}].",
    ),
    "tile_face_down": Sentence(
        en="This tile is face down[: {kind}].",
        de="Dieses Plättchen liegt verdeckt[: {kind}].",
        fr="Cette tuile est face cachée[ : {kind}].",
        it="Questa tessera è coperta[: {kind}].",
    ),
    "too_many_boards": Sentence(
        en="There are more boards than seats.",
        de="Es gibt mehr Spielbretter als Plätze.",
        fr="Il y a plus de plateaux que de places.",
        it="Ci sono più plance che posti.",
    ),
    "walk_in_progress": Sentence(
        en="Someone is walking: finish the walk first[ (person {person})].",
        de="Jemand ist unterwegs: Beende zuerst den Gang[ (Person {person})].",
        fr="Quelqu'un marche : terminez d'abord la marche[ (personne {person})].",
        it="Qualcuno cammina: termina prima il cammino[ (persona {person})].",
    ),
    "wrong_service": Sentence(
        en="Name a service for a hub, and for no other room; it must be in play[ ({service})].",
        de="Nenne für eine Fachabteilung eine Fachrichtung, für andere Räume keine; sie muss im Spiel sein"
        "[ ({service})].",
        fr="Indiquez un service pour un département, et pour aucune autre salle ; il doit être en jeu"
        "[ ({service})].",
        it="Indica un servizio per un dipartimento, e per nessun altro modulo; deve essere in gioco"
        "[ ({service})].",
    ),
}

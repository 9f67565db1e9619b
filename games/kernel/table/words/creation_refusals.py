"""Why a game cannot be created as asked."""

from games.kernel.words.words import Saying, Sentence

CREATION_REFUSALS: dict[str, Saying] = {
    "bad_clock": Sentence(
        en="A turn clock needs a time between the limits[: {least} to {most} seconds].",
        de="Eine Zuguhr braucht eine Zeit zwischen den Grenzen[: {least} bis {most} Sekunden].",
        fr="Une horloge par tour demande un temps entre les limites[ : de {least} à {most} secondes].",
        it="Un orologio a turni richiede un tempo entro i limiti[: da {least} a {most} secondi].",
    ),
    "bad_creation": Sentence(
        en="The first record does not create a game. Only an audit reports this.",
        de="Der erste Eintrag legt kein Spiel an. Das meldet nur eine Prüfung.",
        fr="Le premier enregistrement ne crée pas de partie. Seul un audit le signale.",
        it="La prima registrazione non crea una partita. Lo segnala solo una verifica.",
    ),
    "bad_figure": Sentence(
        en="The value does not match the figure's schema[: {figure}].",
        de="Der Wert passt nicht zum Schema der Zahl[: {figure}].",
        fr="La valeur ne correspond pas au schéma du chiffre[ : {figure}].",
        it="Il valore non corrisponde allo schema della cifra[: {figure}].",
    ),
    "bad_options": Sentence(
        en="The options do not match their schema[: {reason}].",
        de="Die Optionen passen nicht zu ihrem Schema[: {reason}].",
        fr="Les options ne correspondent pas à leur schéma[ : {reason}].",
        it="Le opzioni non corrispondono al loro schema[: {reason}].",
    ),
    "bad_seat": Sentence(
        en="The seat names an unknown bot, or a bot or player that its kind cannot have[: {seat}].",
        de="Der Platz nennt einen unbekannten Bot, oder einen Bot oder Spieler, den seine Art nicht haben"
        " kann[: {seat}].",
        fr="La place nomme un bot inconnu, ou un bot ou un joueur que son type n'admet pas[ : {seat}].",
        it="Il posto indica un bot sconosciuto, o un bot o un giocatore che il suo tipo non ammette"
        "[: {seat}].",
    ),
    "created_already": Sentence(
        en="A later record creates the game again. Only an audit reports this.",
        de="Ein späterer Eintrag legt das Spiel noch einmal an. Das meldet nur eine Prüfung.",
        fr="Un enregistrement ultérieur crée de nouveau la partie. Seul un audit le signale.",
        it="Una registrazione successiva crea di nuovo la partita. Lo segnala solo una verifica.",
    ),
    "figure_not_house": Sentence(
        en="The figure comes from a rulebook and cannot be changed[: {figure}].",
        de="Die Zahl stammt aus einem Regelheft und ist nicht änderbar[: {figure}].",
        fr="Le chiffre vient d'un livret de règles et ne peut pas être modifié[ : {figure}].",
        it="La cifra viene da un regolamento e non si può cambiare[: {figure}].",
    ),
    "hints_in_tournament": Sentence(
        en="There are no hints in games of tournaments.",
        de="In Turnierspielen gibt es keine Tipps.",
        fr="Il n'y a pas d'indices dans les parties de tournoi.",
        it="Nelle partite di torneo non ci sono suggerimenti.",
    ),
    "module_conflict": Sentence(
        en="These modules exclude each other[: {module}, {conflicts}].",
        de="Diese Module schließen einander aus[: {module}, {conflicts}].",
        fr="Ces modules s'excluent mutuellement[ : {module}, {conflicts}].",
        it="Questi moduli si escludono a vicenda[: {module}, {conflicts}].",
    ),
    "no_rulebook_clock": Sentence(
        en="The rulebook of this title has no timer.",
        de="Das Regelheft dieses Spiels hat keine Zeitvorgabe.",
        fr="Le livret de règles de ce jeu n'a pas de minuteur.",
        it="Il regolamento di questo gioco non prevede un timer.",
    ),
    "no_such_seat_kind": Sentence(
        en="No module in play has seats of this kind[: {kind}].",
        de="Kein Modul im Spiel hat Plätze dieser Art[: {kind}].",
        fr="Aucun module en jeu n'a de places de ce type[ : {kind}].",
        it="Nessun modulo in gioco ha posti di questo tipo[: {kind}].",
    ),
    "not_created": Sentence(
        en="The first record is not a creation. Only an audit reports this.",
        de="Der erste Eintrag legt nichts an. Das meldet nur eine Prüfung.",
        fr="Le premier enregistrement n'est pas une création. Seul un audit le signale.",
        it="La prima registrazione non è una creazione. Lo segnala solo una verifica.",
    ),
    "option_without_module": Sentence(
        en="These options belong to a module that is not in play[: {option}].",
        de="Diese Optionen gehören zu einem Modul, das nicht im Spiel ist[: {option}].",
        fr="Ces options appartiennent à un module qui n'est pas en jeu[ : {option}].",
        it="Queste opzioni appartengono a un modulo che non è in gioco[: {option}].",
    ),
    "seat_kind_needed": Sentence(
        en="The module needs exactly one seat of its kind[: {module}, {kind}].",
        de="Das Modul braucht genau einen Platz seiner Art[: {module}, {kind}].",
        fr="Le module exige exactement une place de son type[ : {module}, {kind}].",
        it="Il modulo richiede esattamente un posto del suo tipo[: {module}, {kind}].",
    ),
    "unknown_figure": Sentence(
        en="No module in play has this figure[: {figure}].",
        de="Kein Modul im Spiel hat diese Zahl[: {figure}].",
        fr="Aucun module en jeu n'a ce chiffre[ : {figure}].",
        it="Nessun modulo in gioco ha questa cifra[: {figure}].",
    ),
    "unknown_module": Sentence(
        en="The title has no such module, or you cannot name it[: {module}].",
        de="Das Spiel hat dieses Modul nicht, oder du kannst es nicht angeben[: {module}].",
        fr="Le jeu n'a pas ce module, ou vous ne pouvez pas le nommer[ : {module}].",
        it="Il gioco non ha questo modulo, o non puoi indicarlo[: {module}].",
    ),
    "unknown_title": Sentence(
        en="There is no such title[: {title}].",
        de="Dieses Spiel gibt es nicht[: {title}].",
        fr="Ce jeu n'existe pas[ : {title}].",
        it="Questo gioco non esiste[: {title}].",
    ),
    "wrong_player_count": Sentence(
        en="The module needs a different number of seats[: {players} for {module}].",
        de="Das Modul braucht eine andere Zahl von Plätzen[: {players} für {module}].",
        fr="Le module exige un autre nombre de places[ : {players} pour {module}].",
        it="Il modulo richiede un altro numero di posti[: {players} per {module}].",
    ),
}

// What a player has to do in each step, for those who do not know the rules.

import { say } from "../../app/language.js";

/** @type {Record<string, import("../../app/language.js").Sentence>} */
const TASKS = {
  bonus_tiles: {
    en: "Take a bonus tile: you begin with what it shows.",
    de: "Nimm ein Bonusplättchen: Du beginnst mit dem, was es zeigt.",
    fr: "Prenez une tuile Bonus : vous commencez avec ce qu’elle montre.",
    it: "Prendi una tessera Bonus: cominci con ciò che mostra.",
  },
  first_buildings: {
    en: "Place your first rooms side by side, and an entrance: people walk from room to room.",
    de: "Lege deine ersten Räume nebeneinander und einen Eingang: Alle gehen von Raum zu Raum.",
    fr: "Placez vos premières salles côte à côte, et une entrée : tout le monde passe de salle en salle.",
    it: "Metti le prime stanze una accanto all’altra, e un ingresso: tutti passano di stanza in stanza.",
  },
  bonus_goods: {
    en: "Place what your bonus tile gives you.",
    de: "Lege, was dein Bonusplättchen dir gibt.",
    fr: "Placez ce que donne votre tuile Bonus.",
    it: "Posiziona ciò che dà la tua tessera Bonus.",
  },
  first_cars: {
    en: "Staff comes by car. Park where you do not want to build: no room fits beside a parked car.",
    de: "Das Personal kommt mit dem Auto. Parke, wo du nicht bauen willst: Neben einem Auto hat kein Raum Platz.",
    fr: "Le personnel vient en voiture. Garez là où vous ne voulez pas construire : aucune salle ne tient à côté d’une voiture.",
    it: "Il personale viene in auto. Parcheggia dove non vuoi costruire: accanto a un’auto non ci sta nessuna stanza.",
  },
  select: {
    en: "Choose in secret what you do now: build, hire staff or admit patients. All reveal together. You may do each twice a round.",
    de: "Wähle geheim, was du jetzt tust: bauen, Personal einstellen oder Patienten aufnehmen. Alle decken zugleich auf. Jede Aktion geht zweimal pro Runde.",
    fr: "Choisissez en secret ce que vous faites : construire, embaucher ou admettre des patients. Tous révèlent ensemble. Chaque action est possible deux fois par manche.",
    it: "Scegli in segreto cosa fai ora: costruire, assumere o ricoverare pazienti. Tutti rivelano insieme. Ogni azione si può fare due volte per round.",
  },
  build: {
    en: "Build what you can pay. Patients are treated in a treatment room that stands beside a hub of their kind and a supply room.",
    de: "Baue, was du bezahlen kannst. Behandelt wird in einem Behandlungsraum neben einer passenden Abteilung und einem Lagerraum.",
    fr: "Construisez ce que vous pouvez payer. On soigne dans une salle de soins placée à côté d’un département adapté et d’une réserve.",
    it: "Costruisci ciò che puoi pagare. Si cura in una sala cure accanto a un dipartimento adatto e a un magazzino.",
  },
  hire: {
    en: "Hire staff; each comes with a car to be parked. A doctor treats patients of the same colour, and every nurse bridges one level: white, yellow, orange, red.",
    de: "Stelle Personal ein; jedes Mal ist ein Auto zu parken. Ärzte behandeln Patienten der gleichen Farbe, und jede Pflegekraft überbrückt eine Stufe: Weiß, Gelb, Orange, Rot.",
    fr: "Embauchez ; chacun vient avec une voiture à garer. Un médecin soigne les patients de sa couleur, et chaque infirmier comble un niveau : blanc, jaune, orange, rouge.",
    it: "Assumi personale; ognuno ha un’auto da parcheggiare. Un medico cura i pazienti del suo colore, e ogni infermiere colma un livello: bianco, giallo, arancione, rosso.",
  },
  admit: {
    en: "Admit the next patient of a row of the notepad. Each of them comes with a car to be parked.",
    de: "Nimm aus einer Reihe des Notizblocks auf, wer als Nächstes dran ist. Alle kommen mit einem Auto, das geparkt wird.",
    fr: "Admettez le prochain patient d’une ligne du bloc-notes. Chacun vient avec une voiture à garer.",
    it: "Ricovera il prossimo paziente di una riga del blocco note. Ognuno ha un’auto da parcheggiare.",
  },
  move: {
    en: "Bring patients and doctors of the same colour into one treatment room, with a nurse for each level they differ by. Every way takes time, and every 3 of it cost 1 popularity at the end.",
    de: "Bring Patienten und Ärzte der gleichen Farbe in einen Behandlungsraum, mit einer Pflegekraft für jede Stufe Unterschied. Jeder Weg kostet Zeit, und je 3 davon kosten am Ende 1 Beliebtheit.",
    fr: "Amenez patients et médecins de même couleur dans une salle de soins, avec un infirmier pour chaque niveau d’écart. Chaque trajet prend du temps, et 3 de temps coûtent 1 popularité à la fin.",
    it: "Porta pazienti e medici dello stesso colore in una sala cure, con un infermiere per ogni livello di differenza. Ogni percorso richiede tempo, e ogni 3 di tempo costano alla fine 1 popolarità.",
  },
  care: {
    en: "Let doctors treat the patients beside them: this brings money.",
    de: "Lass Ärzte die Patienten bei ihnen behandeln: Das bringt Geld.",
    fr: "Faites soigner les patients par les médecins présents : cela rapporte de l’argent.",
    it: "Fai curare i pazienti dai medici che sono con loro: porta denaro.",
  },
  popularity: {
    en: "Buy popularity with the money you earned, or keep the money.",
    de: "Kaufe Beliebtheit für verdientes Geld, oder behalte das Geld.",
    fr: "Achetez de la popularité avec l’argent gagné, ou gardez l’argent.",
    it: "Compra popolarità con il denaro guadagnato, o tieni il denaro.",
  },
  departures: {
    en: "Whoever left also takes a car away. Choose which one.",
    de: "Wer gegangen ist, nimmt auch ein Auto mit. Wähle, welches.",
    fr: "Qui est parti emmène aussi une voiture. Choisissez laquelle.",
    it: "Chi è andato via porta via anche un’auto. Scegli quale.",
  },
  goal: {
    en: "Choose the goal you have to reach in this game.",
    de: "Wähle das Ziel, das du in diesem Spiel erreichen musst.",
    fr: "Choisissez le but à atteindre dans cette partie.",
    it: "Scegli l’obiettivo da raggiungere in questa partita.",
  },
  zombies: {
    en: "Move the zombies in your clinic.",
    de: "Bewege die Zombies in deiner Klinik.",
    fr: "Déplacez les zombies de votre clinique.",
    it: "Muovi gli zombie nella tua clinica.",
  },
  turning: {
    en: "There are not enough zombies for all. Choose the room whose patients turn.",
    de: "Es gibt nicht genug Zombies für alle. Wähle den Raum, dessen Patienten sich verwandeln.",
    fr: "Il n’y a pas assez de zombies pour tous. Choisissez la salle dont les patients se transforment.",
    it: "Non ci sono zombie per tutti. Scegli la stanza i cui pazienti si trasformano.",
  },
};

/** Steps of the three actions have a number at their end. @param {{step: string}} view */
export function task({ step }) {
  const sentence = TASKS[step.replace(/_[123]$/, "")];
  return sentence ? say(sentence) : "";
}

// What a player has to do in each step, for those who do not know the rules.

import { say } from "../../app/language.js";

/** @type {Record<string, import("../../app/language.js").Sentence>} */
const TASKS = {
  first_reveal: {
    en: "Choose whether a department or a specialist is revealed next.",
    de: "Wähle, ob als Nächstes eine Abteilung oder eine Fachkraft aufgedeckt wird.",
    fr: "Choisissez de révéler un service ou un spécialiste.",
    it: "Scegli se rivelare un reparto o uno specialista.",
  },
  starting_patients: {
    en: "Choose how ill your first patients are. A patient who is healed above 6 goes home and scores.",
    de: "Wähle, wie krank deine ersten Patienten sind. Wer über 6 hinaus geheilt wird, geht nach Hause und bringt Punkte.",
    fr: "Choisissez l’état de vos premiers patients. Un patient soigné au-delà de 6 rentre chez lui et rapporte des points.",
    it: "Scegli come stanno i tuoi primi pazienti. Chi viene curato oltre il 6 torna a casa e dà punti.",
  },
  arrival: {
    en: "Choose the patient who gets into an ambulance next.",
    de: "Wähle, wer als Nächstes in einen Krankenwagen kommt.",
    fr: "Choisissez le prochain patient à monter dans une ambulance.",
    it: "Scegli il prossimo paziente che sale su un’ambulanza.",
  },
  ambulances: {
    en: "Take an ambulance with its patients. The lowest number taken brings a blood bag and the first turn.",
    de: "Nimm einen Krankenwagen mit seinen Patienten. Die niedrigste genommene Zahl bringt einen Blutbeutel und den ersten Zug.",
    fr: "Prenez une ambulance avec ses patients. Le plus petit numéro pris donne une poche de sang et le premier tour.",
    it: "Prendi un’ambulanza con i suoi pazienti. Il numero più basso preso dà una sacca di sangue e il primo turno.",
  },
  admission: {
    en: "Give every new patient a bed.",
    de: "Gib jedem neuen Patienten ein Bett.",
    fr: "Donnez un lit à chaque nouveau patient.",
    it: "Dai un letto a ogni nuovo paziente.",
  },
  improvement: {
    en: "Take a department or a specialist into your hospital: both help to heal patients.",
    de: "Hole eine Abteilung oder eine Fachkraft in dein Krankenhaus: Beide helfen beim Heilen.",
    fr: "Ajoutez un service ou un spécialiste à votre hôpital : les deux aident à soigner.",
    it: "Aggiungi un reparto o uno specialista al tuo ospedale: entrambi aiutano a curare.",
  },
  trade_in: {
    en: "Swap an improvement for a blood bag, or keep all of them.",
    de: "Tausche eine Verbesserung gegen einen Blutbeutel, oder behalte alle.",
    fr: "Échangez une amélioration contre une poche de sang, ou gardez-les toutes.",
    it: "Scambia un miglioramento con una sacca di sangue, o tienili tutti.",
  },
  activation: {
    en: "Send your staff into departments to heal patients. Whoever is not treated this round gets worse by 1.",
    de: "Schicke dein Personal in Abteilungen, um Patienten zu heilen. Wer in dieser Runde nicht behandelt wird, verliert 1.",
    fr: "Envoyez votre personnel dans les services pour soigner. Un patient non soigné cette manche perd 1.",
    it: "Manda il personale nei reparti a curare i pazienti. Chi non viene curato in questo round perde 1.",
  },
  shift_change: {
    en: "Choose whether a department or a specialist is revealed for the next round.",
    de: "Wähle, ob für die nächste Runde eine Abteilung oder eine Fachkraft aufgedeckt wird.",
    fr: "Choisissez de révéler un service ou un spécialiste pour la prochaine manche.",
    it: "Scegli se rivelare un reparto o uno specialista per il prossimo round.",
  },
  administrators: {
    en: "Keep one administrator: for the whole game you get what its card says.",
    de: "Behalte eine Verwaltungskarte: Was auf ihr steht, gilt für dich das ganze Spiel.",
    fr: "Gardez une carte Administrateur : vous en profitez pendant toute la partie.",
    it: "Tieni una carta Amministratore: ne hai i vantaggi per tutta la partita.",
  },
  protection: {
    en: "Choose a patient who does not get worse this round.",
    de: "Wähle einen Patienten, der in dieser Runde nicht kränker wird.",
    fr: "Choisissez un patient dont l’état n’empire pas cette manche.",
    it: "Scegli un paziente che in questo round non peggiora.",
  },
  monitoring: {
    en: "Choose the patients who do not get worse this round.",
    de: "Wähle die Patienten, die in dieser Runde nicht kränker werden.",
    fr: "Choisissez les patients dont l’état n’empire pas cette manche.",
    it: "Scegli i pazienti che in questo round non peggiorano.",
  },
  event_card: {
    en: "Decide how you use this round’s event card.",
    de: "Entscheide, wie du die Ereigniskarte dieser Runde nutzt.",
    fr: "Décidez comment utiliser la carte Événement de cette manche.",
    it: "Decidi come usare la carta Evento di questo round.",
  },
  before_activation: {
    en: "This round’s event costs you something. Choose what.",
    de: "Das Ereignis dieser Runde kostet dich etwas. Wähle, was.",
    fr: "L’événement de cette manche vous coûte quelque chose. Choisissez quoi.",
    it: "L’evento di questo round ti costa qualcosa. Scegli cosa.",
  },
  collection: {
    en: "Hand over patients to the ambulances that wait for them, or stop.",
    de: "Übergib Patienten an die Krankenwagen, die auf sie warten, oder höre auf.",
    fr: "Confiez des patients aux ambulances qui les attendent, ou arrêtez.",
    it: "Affida i pazienti alle ambulanze che li aspettano, oppure fermati.",
  },
  investing: {
    en: "Send a nurse away this round to get an investment token, or keep all nurses.",
    de: "Schicke für diese Runde eine Pflegekraft fort und erhalte ein Investitionsplättchen, oder behalte alle.",
    fr: "Envoyez un infirmier pour cette manche et recevez un jeton Investissement, ou gardez-les tous.",
    it: "Manda via un infermiere per questo round e ricevi un segnalino Investimento, o tienili tutti.",
  },
  city_moves: {
    en: "Park your ambulance at a tile of the city. From there you fetch patients.",
    de: "Parke deinen Krankenwagen an einem Stadtteil. Von dort holst du Patienten.",
    fr: "Garez votre ambulance près d’une tuile de la ville. C’est de là que vous cherchez les patients.",
    it: "Parcheggia l’ambulanza presso una tessera della città. Da lì prendi i pazienti.",
  },
  city_trips: {
    en: "Fetch patients from the city, one after the other.",
    de: "Hole nacheinander Patienten aus der Stadt.",
    fr: "Allez chercher des patients en ville, l’un après l’autre.",
    it: "Prendi i pazienti dalla città, uno dopo l’altro.",
  },
  reports: {
    en: "Complete the reports whose patients you have discharged, or go on.",
    de: "Schließe Berichte ab, deren Patienten du entlassen hast, oder mach weiter.",
    fr: "Terminez les rapports dont vous avez renvoyé les patients, ou continuez.",
    it: "Completa i rapporti dei pazienti che hai dimesso, oppure vai avanti.",
  },
};

/** @param {{step: string}} view */
export function task({ step }) {
  const sentence = TASKS[step];
  return sentence ? say(sentence) : "";
}

/** @satisfies {Record<string, import("../../words.js").Sentence>} */
export const WORDS = {
  reports: { en: "Medical reports", de: "Arztberichte", fr: "Rapports médicaux", it: "Rapporti medici" },
  completed: { en: "completed: {count}, points: {points}", de: "abgeschlossen: {count}, Punkte: {points}", fr: "terminés : {count}, points : {points}", it: "completati: {count}, punti: {points}" },
  upperRow: { en: "Upper row", de: "Obere Reihe", fr: "Rangée du haut", it: "Fila superiore" },
  lowerRow: { en: "Lower row", de: "Untere Reihe", fr: "Rangée du bas", it: "Fila inferiore" },
  reported: { en: "counted for a report", de: "zählt für einen Bericht", fr: "compte pour un rapport", it: "conta per un rapporto" },
  decision: { en: "takes ambulance {first}, else {second};", de: "nimmt Krankenwagen {first}, sonst {second};", fr: "prend l’ambulance {first}, sinon {second} ;", it: "prende l’ambulanza {first}, altrimenti {second};" },
  addsDepartment: { en: "adds a department", de: "bringt eine Abteilung", fr: "ajoute un service", it: "aggiunge un dipartimento" },
  addsSpecialist: { en: "adds a specialist", de: "bringt einen Spezialisten", fr: "ajoute un spécialiste", it: "aggiunge uno specialista" },
  hospitalCards: { en: "Hospital cards", de: "Krankenhauskarten", fr: "Cartes Hôpital", it: "Carte Ospedale" },
  tiles: { en: "first player tiles left: {count}", de: "übrige Startspielertafeln: {count}", fr: "tuiles Premier joueur restantes : {count}", it: "tessere primo giocatore rimaste: {count}" },
  covered: { en: "right part covered", de: "rechter Teil verdeckt", fr: "partie droite couverte", it: "parte destra coperta" },
  bloodBag: { en: "blood bag", de: "Blutbeutel", fr: "poche de sang", it: "sacca di sangue" },
  takes: { en: "empty slot: {colour}", de: "leerer Platz: {colour}", fr: "emplacement vide : {colour}", it: "spazio vuoto: {colour}" },
};

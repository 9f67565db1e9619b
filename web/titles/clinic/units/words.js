/** @satisfies {Record<string, import("../../../app/language.js").Sentence>} */
export const WORDS = {
  givesBlood: { en: "lies down to give blood", de: "liegt zum Blutspenden", fr: "allongé pour donner son sang", it: "sdraiato per donare il sangue" },
  carriesBlood: { en: "carries blood", de: "trägt Blut", fr: "porte du sang", it: "porta sangue" },
  helped: { en: "helped with blood", de: "mit Blut versorgt", fr: "transfusé", it: "aiutato con sangue" },
  bloodLeft: { en: "Blood in the supply: {count}", de: "Blut im Vorrat: {count}", fr: "Sang en réserve : {count}", it: "Sangue nella riserva: {count}" },
  exhausted: { en: "exhausted, patients treated: {count}", de: "erschöpft, behandelte Patienten: {count}", fr: "épuisé, patients soignés : {count}", it: "esausto, pazienti curati: {count}" },
  moved: { en: "has moved", de: "hat sich bewegt", fr: "s’est déplacé", it: "si è mosso" },
  lying: { en: "lies down until the next round", de: "liegt bis zur nächsten Runde", fr: "allongé jusqu’à la prochaine manche", it: "sdraiato fino al prossimo round" },
  stranded: { en: "cannot reach a place to work", de: "kommt an keinen Arbeitsplatz", fr: "ne peut atteindre aucun poste", it: "non raggiunge un posto di lavoro" },
  zombiesLeft: { en: "Zombies in the box: {count}", de: "Zombies in der Schachtel: {count}", fr: "Zombies dans la boîte : {count}", it: "Zombi nella scatola: {count}" },
  zombiesCured: { en: "cured: {count}", de: "geheilt: {count}", fr: "guéris : {count}", it: "curati: {count}" },
  peopleLost: { en: "people lost: {count}", de: "verlorene Personen: {count}", fr: "personnes perdues : {count}", it: "persone perse: {count}" },
  carsAbandoned: { en: "cars left behind: {count}", de: "zurückgelassene Autos: {count}", fr: "voitures abandonnées : {count}", it: "automobili abbandonate: {count}" },
  chooseGoal: { en: "Choose your goal", de: "Wähle dein Ziel", fr: "Choisissez votre objectif", it: "Scegli il tuo obiettivo" },
  goal: { en: "Goal", de: "Ziel", fr: "Objectif", it: "Obiettivo" },
  reached: { en: "reached", de: "erreicht", fr: "atteint", it: "raggiunto" },
  missed: { en: "missed", de: "verfehlt", fr: "manqué", it: "mancato" },
};

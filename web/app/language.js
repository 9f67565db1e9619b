// The reader's language: chosen here, else the browser's, else English.

/** @typedef {"en" | "de" | "fr" | "it"} Language */
/** A sentence in every language, with `{name}` for values. @typedef {Record<Language, string>} Sentence */
/** One sentence for a count of one and one for every other count. @typedef {{one: Sentence, other: Sentence}} Counted */

/** @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const STORED = "wardbook.language";

/** @param {string | null | undefined} text @returns {text is Language} */
const known = (text) => text !== null && text !== undefined && text in LANGUAGES;

/** @returns {Language} */
function chosen() {
  const stored = localStorage.getItem(STORED);
  if (known(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(known) ?? "en";
}

/** The language of this page. Choosing another one loads the page again. */
export const language = chosen();
document.documentElement.lang = language;

/** @param {Language} next */
export function chooseLanguage(next) {
  localStorage.setItem(STORED, next);
  location.reload();
}

/**
 * A sentence in the reader's language with its values filled in.
 * @param {Sentence} sentence
 * @param {Record<string, string | number>} [values]
 */
export function say(sentence, values = {}) {
  const text = sentence[language].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  return language === "fr" ? text.replace(/ (?=[:;!?»])/g, "\u00a0") : text;
}

const plurals = new Intl.PluralRules(language);

/**
 * A sentence about a count, as `{count}` in it.
 * @param {Counted} counted
 * @param {number} count
 * @param {Record<string, string | number>} [values]
 */
export function sayCount(counted, count, values = {}) {
  return say(plurals.select(count) === "one" ? counted.one : counted.other, { count, ...values });
}

/** @param {number} milliseconds */
export const timeOfDay = (milliseconds) => new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(milliseconds);

/** @param {number} milliseconds */
export const dateAndTime = (milliseconds) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/** @param {number} value */
export const number = (value) => new Intl.NumberFormat(language).format(value);

/** @param {number} milliseconds */
export const date = (milliseconds) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(milliseconds);

/** Names one after the other: "Ada, Grace and Elsie". @param {readonly string[]} names */
export const listed = (names) => new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(names);

/** @type {[unit: "day" | "hour" | "minute" | "second", seconds: number][]} */
const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]];

/** @param {number} seconds */
function inUnits(seconds) {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 1];
  return { unit: /** @type {"day" | "hour" | "minute" | "second"} */ (unit), count: Math.round(seconds / size) };
}

/** How long something takes: "5 minutes". @param {number} seconds */
export function duration(seconds) {
  const { unit, count } = inUnits(seconds);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** How long something takes to the second: "1 minute, 30 seconds". @param {number} seconds */
export function exactDuration(seconds) {
  const parts = UNITS.flatMap(([unit, size], at) => {
    const count = Math.floor((seconds % (UNITS[at - 1]?.[1] ?? Infinity)) / size);
    return count ? [new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count)] : [];
  });
  return new Intl.ListFormat(language, { type: "unit", style: "long" }).format(parts);
}

/** How long ago something was: "5 minutes ago". @param {number} milliseconds */
export function ago(milliseconds) {
  const { unit, count } = inUnits(Math.max(0, (Date.now() - milliseconds) / 1000));
  const now = unit === "second";
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(now ? 0 : -count, unit);
}

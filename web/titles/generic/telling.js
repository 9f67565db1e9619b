// Values of a view in words, as far as the service has words for them.

import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/**
 * What the words come from.
 * @typedef {object} Telling
 * @property {readonly string[]} names
 * @property {import("../titles.js").Components} components
 * @property {Readonly<Record<string, string>>} terms
 */

const CODE = /^[a-z][a-z0-9]*([_.][a-z0-9]+)*$/;

/**
 * A key as words, where the service has none for it: "best_bid" as "Best bid".
 * @param {string} key
 */
export function spelledOut(key) {
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The name of a component, also of one of several copies such as "surgeon.2".
 * @param {string} text
 * @param {Telling} telling
 */
const componentName = (text, { components }) => (components.get(text) ?? components.get(text.replace(/\.\d+$/, "")))?.name;

/**
 * What a field is called.
 * @param {string} field
 * @param {Telling} telling
 */
export const fieldName = (field, telling) => telling.terms[field] ?? componentName(field, telling) ?? spelledOut(field);

/**
 * A single value of a field.
 * @param {string} field
 * @param {unknown} value
 * @param {Telling} telling
 * @returns {string}
 */
export function valueWords(field, value, telling) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say(value ? WORDS.yes : WORDS.no);
  if (/^(seat|player|first_player|to)$/.test(field) && typeof value === "number") return telling.names[value] ?? "–";
  if (typeof value !== "string") return String(value);
  return telling.terms[`${field}.${value}`] ?? telling.terms[value] ?? componentName(value, telling) ?? (CODE.test(value) ? spelledOut(value) : value);
}

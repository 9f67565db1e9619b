// How the values of a title are called in the reader's language.

import { createContext } from "../../../app/html.js";

/**
 * The names of values, and the definitions that schemas refer to.
 * @typedef {{nameOf: (value: string) => string, definitions: import("./schema.js").Schema}} Naming
 */

/** @type {Naming} */
const PLAIN = { nameOf: (value) => value, definitions: {} };

export const NamingContext = createContext(PLAIN);

/** A label with a capital. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A key as words, where the service has none for it: "double_fatalities" as "Double fatalities".
 * @param {string} key
 */
export function spelledOut(key) {
  return capital(key.replaceAll("_", " "));
}

/**
 * The name of a value: as the title says it, as a component is called, or spelled out.
 * @param {import("../../../parts/catalogue.js").Title} title
 * @param {ReadonlyMap<string, string>} components
 * @returns {Naming["nameOf"]}
 */
export function namesOf(title, components) {
  return (value) => components.get(value) ?? title.words?.terms[value] ?? (/^[a-z][a-z0-9_]+$/.test(value) ? spelledOut(value) : value);
}

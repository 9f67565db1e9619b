// One part of a view: a value, a list, or a part that has parts of its own.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { fieldName, valueWords } from "./telling.js";
import { WORDS } from "./words.js";

/** @typedef {import("./telling.js").Telling} Telling */

/** @param {unknown} value @returns {value is object} */
const hasParts = (value) => value !== null && typeof value === "object";

/**
 * @param {{name: string, label?: string, value: unknown, telling: Telling}} props
 * @returns {import("../../app/html.js").Drawing}
 */
export function Part({ name, label, value, telling }) {
  return html`<div>
    <dt>${label ?? fieldName(name, telling)}</dt>
    <dd>${valueOf(name, value, telling)}</dd>
  </div>`;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {Telling} telling
 */
function valueOf(name, value, telling) {
  if (!hasParts(value)) return valueWords(name, value, telling);
  const parts = Object.entries(value);
  if (!parts.length) return say(WORDS.nothing);
  const one = singular(name);
  if (!Array.isArray(value)) return html`<dl>${parts.map(([key, part]) => html`<${Part} key=${key} name=${key} value=${part} telling=${telling} />`)}</dl>`;
  const bySeat = value.length === telling.names.length && value.length > 1 && !value.some((part) => hasParts(part) && "seat" in part);
  if (!bySeat && !value.some(hasParts)) return value.map((part) => valueWords(one, part, telling)).join(", ");
  return html`<dl>
    ${value.map((part, at) => html`<${Part} key=${at} name=${one} label=${itemName(part, at, bySeat, telling)} value=${part} telling=${telling} />`)}
  </dl>`;
}

/** "cards" as "card", so that the terms of one are found. @param {string} name */
const singular = (name) => name.replace(/s$/, "");

/**
 * What an entry of a list is called: after its player, or by its number.
 * @param {any} part
 * @param {number} at
 * @param {boolean} bySeat
 * @param {Telling} telling
 */
function itemName(part, at, bySeat, telling) {
  const seat = bySeat ? at : part?.seat;
  return telling.names[seat] ?? String(part?.number ?? part?.id ?? at + 1);
}

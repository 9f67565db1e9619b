// The sign of each colour, so that nobody has to tell colours apart.

import { html } from "../../../app/html.js";

/** The outline of each sign in a square of 10. @type {Record<string, string>} */
export const SIGNS = {
  red: "M3.4.6h3.2v2.8h2.8v3.2H6.6v2.8H3.4V6.6H.6V3.4h2.8z",
  yellow: "M5 .6 9.8 9.2H.2z",
  green: "M5 .7a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6z",
  pink: "M5 9.4C-2.6 4.4 1-1 5 2.3 9-1 12.6 4.4 5 9.4z",
  any: "M4.3.5h1.4v3.3l2.8-1.7.7 1.2L6.4 5l2.8 1.7-.7 1.2-2.8-1.7v3.3H4.3V6.2L1.5 7.9.8 6.7 3.6 5 .8 3.3l.7-1.2 2.8 1.7z",
};

/** @param {{colour: string}} props */
export function Sign({ colour }) {
  return html`<svg class="sign ${colour}" viewBox="0 0 10 10" aria-hidden="true"><path d=${SIGNS[colour]} /></svg>`;
}

/** How the name of each colour begins in the languages of the effects. @type {Record<string, readonly string[]>} */
const STEMS = {
  red: ["red", "rot", "rouge", "ross"],
  yellow: ["yellow", "gelb", "jaune", "giall"],
  green: ["green", "grün", "vert", "verd"],
  pink: ["pink", "rosa", "rose"],
};
const COLOUR_WORD = new RegExp(`(?<!\\p{L})((?:${Object.values(STEMS).flat().join("|")})(?:e[nr]?|[ois])?)(?!\\p{L})`, "iu");

/** @param {string} word */
function colourOfWord(word) {
  const found = Object.entries(STEMS).find(([, stems]) => stems.some((stem) => word.toLowerCase().startsWith(stem)));
  return found?.[0] ?? null;
}

/** The first colour that an effect speaks of; null if there is none. @param {string} effect */
export const colourOf = (effect) => colourOfWord(COLOUR_WORD.exec(effect)?.[1] ?? "");

/** An effect with the sign of every colour before its name. @param {{text: string}} props */
export function Effect({ text }) {
  return html`<span class="effect">
    ${text.split(COLOUR_WORD).map((part, at) => (at % 2 ? html`<span class="nobreak"><${Sign} colour=${colourOfWord(part)} />${part}</span>` : part))}
  </span>`;
}

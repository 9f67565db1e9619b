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

const COLOUR_WORDS = /\b(red|yellow|green|pink)\b/;

/** The first colour that an effect speaks of; null if there is none. @param {string} effect */
export const colourOf = (effect) => COLOUR_WORDS.exec(effect)?.[1] ?? null;

/** An effect with the sign of every colour before its name. @param {{text: string}} props */
export function Effect({ text }) {
  return html`<span class="effect" lang="en">
    ${text.split(COLOUR_WORDS).map((part, at) => (at % 2 ? html`<${Sign} colour=${part} />${part}` : part))}
  </span>`;
}

// Tokens of the City and of Investments: the sign of their colour and a symbol for what they do.

import { html } from "../../../app/html.js";
import { Piece } from "../../../moves/piece.js";
import { effectOf, kindOf, nameOf, useTable } from "../table.js";
import { Meeple } from "./icons.js";
import { Sign } from "./signs.js";

/** By the last word of the kind. @type {Record<string, string>} */
const SYMBOLS = { equal: "=", higher: "+1", lower: "−1", low: "≤2", more: "↑", colour: "⇄", nurse: "1", two: "−2", heal: "+1", red: "+2", yellow: "+2", green: "+2" };

/** @param {string} id */
export const symbolOf = (id) => SYMBOLS[kindOf(id).split("_").at(-1) ?? ""] ?? "?";

/** The colour of a token; null for one of every colour. @param {string} id */
export const tokenColour = (id) => /red|yellow|green|pink/.exec(kindOf(id))?.[0] ?? null;

/** @param {string} id */
export const isNurse = (id) => kindOf(id).endsWith("_nurse");

/** @param {{id: string, named?: boolean}} props */
export function Token({ id, named = false }) {
  const table = useTable();
  const name = nameOf(table, id);
  const colour = tokenColour(id);
  const symbol = name.startsWith(symbolOf(id).replace("−", "-")) ? "" : symbolOf(id);
  return html`<${Piece} id=${`token:${id}`} kind="token" label=${`${named ? symbol : symbolOf(id)} ${name}, ${effectOf(table, id)}`} name=${name}>
    <span title=${`${name}: ${effectOf(table, id)}`}>${colour && html`<${Sign} colour=${colour} />`}${isNurse(id) && html`<${Meeple} />`}<b>${named ? symbol : symbolOf(id)}</b>${named && ` ${name}`}</span>
  <//>`;
}

// A department or a specialist as a card: its name, what it does, and whether it can be used.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { effectOf, nameOf, useTable } from "../table.js";
import { WORDS } from "../words.js";
import { colourOf, Effect } from "./signs.js";

/** @typedef {"open" | "used" | "away" | "canReact"} CardState */

/**
 * @param {object} props
 * @param {string} props.id
 * @param {CardState} [props.state] Left out for cards that nobody has.
 * @param {string} [props.note] What is to be said of it now.
 * @param {import("../../../app/html.js").Children} [props.children] What is drawn in its corner.
 */
export function Card({ id, state, note, children }) {
  const table = useTable();
  const effect = effectOf(table, id);
  const label = [nameOf(table, id), effect, note ?? (state ? say(WORDS[state]) : "")].filter(Boolean).join(", ");
  const styles = `tile ${colourOf(effect) ?? "plain"} ${state ?? ""}`;
  return html`<${Piece} id=${`card:${id}`} kind=${styles} label=${label} name=${nameOf(table, id)} look=${state}>
    <span class="corner">${children}</span>
    <b>${nameOf(table, id)}</b>
    <${Effect} text=${effect} />
    ${note && html`<em>${note}</em>`}
  <//>`;
}

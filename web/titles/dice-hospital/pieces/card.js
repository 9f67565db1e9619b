// A department, a specialist or another card: its name, what it does, and whether it can be used.

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
 * @param {string} [props.piece] The key of the piece, if commands do not name it as a card.
 * @param {CardState} [props.state] Left out for cards that nobody has.
 * @param {string} [props.note] What is to be said of it now.
 * @param {import("../../../app/html.js").Children} [props.children] What is drawn in its corner.
 */
export function Card({ id, piece = `card:${id}`, state, note, children }) {
  const table = useTable();
  const effect = effectOf(table, id);
  const label = [nameOf(table, id), effect, note ?? (state ? say(WORDS[state]) : "")].filter(Boolean).join(", ");
  const styles = `tile ${colourOf(effect) ?? ""} ${state ?? ""}`;
  return html`<${Piece} id=${piece} kind=${styles} label=${label} name=${nameOf(table, id)} look=${state}>
    <b>${nameOf(table, id)}</b>${" "}
    <span class="text">${children && html`<span class="corner">${children}</span>`}<${Effect} text=${effect} /></span>${" "}
    ${note && html`<em>${note}</em>`}
  <//>`;
}

// A piece of a table: drawn as it is, and a button while it can be picked.

import { html } from "../app/html.js";
import { usePiece } from "./selection.js";

/**
 * @typedef {object} PieceProps
 * @property {string} id The key of the piece, such as "patient:12".
 * @property {string} label What it is, in words.
 * @property {string} [name] What it is called among the picked pieces; the label if it is left out.
 * @property {string} [kind] A further class for its style.
 * @property {string | null} [look] Changes whenever the piece changes; a changed piece is highlighted once. Without a
 *   look it never is: there are pieces that are only drawn while they can be picked.
 * @property {import("../app/html.js").Children} [children]
 */

/**
 * A piece in HTML.
 * @param {PieceProps} props
 */
export function Piece({ id, label, name = label, kind = "", look = "", children }) {
  const { state, pick } = usePiece(id, name);
  const styles = `piece ${kind} ${state ?? ""}`;
  if (!state) return html`<span class=${styles} data-piece=${id} data-look=${look} role="img" aria-label=${label}>${children}</span>`;
  return html`<button
    type="button"
    class=${styles}
    data-piece=${id}
    data-look=${look}
    aria-label=${label}
    aria-pressed=${state === "picked"}
    onClick=${pick}
  >
    ${children}
  </button>`;
}

/**
 * A piece within an SVG drawing. It needs a shape with the class "hit" that shows whether it can be picked.
 * @param {PieceProps} props
 */
export function SvgPiece({ id, label, name = label, kind = "", look = "", children }) {
  const { state, pick } = usePiece(id, name);
  const styles = `piece ${kind} ${state ?? ""}`;
  if (!state) return html`<g class=${styles} data-piece=${id} data-look=${look} role="img" aria-label=${label}>${children}</g>`;
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    pick();
  };
  return html`<g
    class=${styles}
    data-piece=${id}
    data-look=${look}
    role="button"
    tabindex="0"
    aria-label=${label}
    aria-pressed=${state === "picked"}
    onClick=${pick}
    onKeyDown=${press}
  >
    ${children}
  </g>`;
}

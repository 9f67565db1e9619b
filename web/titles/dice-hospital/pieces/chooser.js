// A row of values that no thing on the table stands for. It is there only while one of them can be picked.

import { html, useContext } from "../../../app/html.js";
import { Piece } from "../../../moves/piece.js";
import { SelectionContext } from "../../../moves/selection.js";

/**
 * @param {object} props
 * @param {string} props.title
 * @param {readonly {key: string, label: string, drawn: import("../../../app/html.js").Children}[]} props.choices
 */
export function Chooser({ title, choices }) {
  const selection = useContext(SelectionContext);
  const open = choices.filter((choice) => selection.state(choice.key));
  if (!open.length) return null;
  return html`<div class="chooser" role="group" aria-label=${title}>
    <span class="soft">${title}</span>
    ${open.map(({ key, label, drawn }) => html`<${Piece} key=${key} id=${key} label=${label} kind="option">${drawn}<//>`)}
  </div>`;
}

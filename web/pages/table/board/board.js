// The board of a title, with its pieces ready to be picked.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { useChanges } from "../../../moves/changes.js";
import { SelectionContext } from "../../../moves/selection.js";
import { WORDS } from "../words.js";
import { usePiecesInView } from "./in-view.js";
import { useGliding } from "./motion.js";

/**
 * @param {object} props
 * @param {any} props.view
 * @param {boolean} props.now Whether it is the game as it is now.
 * @param {boolean} props.late Whether later moves are still to be shown.
 * @param {import("../../../titles/titles.js").TitleDrawing} props.drawing
 * @param {readonly string[]} props.names
 * @param {import("../../../titles/titles.js").Components} props.components
 * @param {Readonly<Record<string, string>>} props.terms
 * @param {import("../../../moves/selection.js").Selection} props.selection
 */
export function Board({ view, now, late, drawing, names, components, terms, selection }) {
  const board = useChanges(view);
  useGliding(board, view);
  usePiecesInView(board, selection, late);
  return html`<div class=${now ? "board now" : "board"} ref=${board}>
    <h2 class="unseen">${say(WORDS.board)}</h2>
    <${SelectionContext.Provider} value=${selection}>
      ${view && html`<${drawing.Table} view=${view} names=${names} components=${components} terms=${terms} />`}
    <//>
  </div>`;
}

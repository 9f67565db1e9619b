// The dialog that lists the shortcuts of the table.

import { html, useLayoutEffect, useRef } from "../../app/html.js";
import { say } from "../../app/language.js";
import { WORDS } from "./words.js";

/** Bring the focus to the next piece that can be picked. */
export function nextPiece() {
  const pieces = [...document.querySelectorAll(".board .piece.can")];
  const at = document.activeElement ? pieces.indexOf(document.activeElement) : -1;
  const next = pieces[(at + 1) % pieces.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

/** @type {[string, keyof typeof WORDS][]} */
const SHORTCUTS = [
  ["n", "keyNext"],
  ["Esc", "keyBack"],
  ["u", "keyUndo"],
  ["← →", "keyMove"],
  ["Shift ← →", "keyTurn"],
  ["Ctrl ← →", "keyRound"],
  ["?", "keyHelp"],
];

/** @param {{open: boolean, close: () => void}} props */
export function Help({ open, close }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return html`<dialog ref=${dialog} class="card help" aria-labelledby="keys" onClose=${close}>
    <h2 id="keys">${say(WORDS.keys)}</h2>
    <dl>
      ${SHORTCUTS.map(([key, words]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${say(WORDS[words])}</dd></div>`)}
    </dl>
    <button class="go" onClick=${close}>${say(WORDS.close)}</button>
  </dialog>`;
}

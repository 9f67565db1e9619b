// What changed on a board: pieces that look different from before, or are somewhere else, are highlighted.

import { useLayoutEffect, useRef } from "../app/html.js";

/**
 * Mark the pieces within an element that changed since it was last drawn with another moment.
 * @param {unknown} moment What is shown, such as a version.
 * @returns {{current: HTMLElement | null}} The reference of the element.
 */
export function useChanges(moment) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Map<string, string> | null} */ (null));
  useLayoutEffect(() => {
    const pieces = [...(board.current?.querySelectorAll("[data-piece][data-look]") ?? [])];
    const old = before.current;
    const looks = looksOf(pieces);
    for (const piece of pieces) piece.toggleAttribute("data-changed", old !== null && old.get(keyOf(piece)) !== looks.get(keyOf(piece)));
    before.current = pieces.length ? looks : null;
  }, [moment]);
  return board;
}

/** @param {Element} piece */
const keyOf = (piece) => piece.getAttribute("data-piece") ?? "";

/**
 * What each piece looks like, and within which other piece it is.
 * @param {readonly Element[]} pieces
 */
function looksOf(pieces) {
  /** @type {Map<string, string>} */
  const looks = new Map();
  for (const piece of pieces) {
    const around = piece.parentElement?.closest("[data-piece]");
    const look = `${piece.getAttribute("data-look")} in ${around ? keyOf(around) : ""}`;
    looks.set(keyOf(piece), [looks.get(keyOf(piece)), look].filter(Boolean).join("; "));
  }
  return looks;
}

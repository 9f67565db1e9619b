// On a phone the moves are a sheet over the board. It never hides what it asks about.

import { useEffect } from "../../../app/html.js";

/**
 * Bring a piece that can be picked into view if none is, whenever other pieces can be picked.
 * @param {{current: HTMLElement | null}} board
 * @param {import("../../../moves/selection.js").Selection} selection
 * @param {boolean} late Whether later moves are still to be shown: pieces may yet come.
 */
export function usePiecesInView(board, selection, late) {
  useEffect(() => {
    const sheet = document.querySelector(".sheet");
    if (late || !sheet || getComputedStyle(sheet).position !== "fixed") return;
    const pieces = [...(board.current?.querySelectorAll(".piece.can") ?? [])].filter((piece) => piece.checkVisibility());
    const { top } = sheet.getBoundingClientRect();
    if (pieces.some((piece) => isBetween(piece.getBoundingClientRect(), top))) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    pieces[0]?.scrollIntoView({ block: "center", behavior });
  }, [selection.left, late]);
}

/** @param {DOMRect} piece @param {number} sheet */
const isBetween = (piece, sheet) => piece.top >= 0 && piece.bottom <= sheet;

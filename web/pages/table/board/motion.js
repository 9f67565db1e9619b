// Pieces that are somewhere else than before glide there.

import { useLayoutEffect, useRef } from "../../../app/html.js";

const MILLISECONDS = 250;

/** @param {Element | null} board @returns {Map<string, Element>} */
function piecesOn(board) {
  const pieces = [...(board?.querySelectorAll("[data-piece]") ?? [])].reverse();
  return new Map(pieces.map((piece) => [piece.getAttribute("data-piece") ?? "", piece]));
}

/** How many pixels of the screen one unit around a piece takes. @param {Element} piece */
function scaleAround(piece) {
  const parent = piece.parentElement;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}

/**
 * @param {Element} piece
 * @param {DOMRect} from
 */
function glide(piece, from) {
  const to = piece.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const scale = scaleAround(piece);
  const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: MILLISECONDS, easing: "ease-out" });
}

/**
 * Let pieces glide whenever another view is drawn, unless the reader wants no motion.
 * @param {{current: HTMLElement | null}} board
 * @param {unknown} view
 */
export function useGliding(board, view) {
  const drawn = useRef(view);
  const moves = drawn.current !== view && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const before = new Map(moves ? [...piecesOn(board.current)].map(([key, piece]) => [key, piece.getBoundingClientRect()]) : []);
  useLayoutEffect(() => {
    drawn.current = view;
    for (const [key, piece] of before.size ? piecesOn(board.current) : []) {
      const from = before.get(key);
      if (from) glide(piece, from);
    }
  }, [view]);
}

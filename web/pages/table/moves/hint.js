// Shows on the board what a listed command is about, while it is pointed at or has the focus.

import { useEffect, useState } from "../../../app/html.js";

/** @typedef {ReadonlySet<string>} Pieces */

/** @returns {(pieces: Pieces) => Record<string, () => void>} The handlers for a button that stands for these pieces. */
export function useHint() {
  const [hinted, setHinted] = useState(/** @type {Pieces | null} */ (null));
  useEffect(() => {
    if (!hinted) return;
    const all = [...document.querySelectorAll("[data-piece]")];
    const shown = all.filter((piece) => hinted.has(piece.getAttribute("data-piece") ?? ""));
    for (const piece of shown) piece.classList.add("hint");
    return () => shown.forEach((piece) => piece.classList.remove("hint"));
  }, [hinted]);
  return (pieces) => ({
    onPointerEnter: () => setHinted(pieces),
    onPointerLeave: () => setHinted(null),
    onFocus: () => setHinted(pieces),
    onBlur: () => setHinted(null),
  });
}

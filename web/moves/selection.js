// What the player has picked so far, for the table to draw and for the panel to list.

import { createContext, useContext, useEffect, useMemo, useState } from "../app/html.js";
import { complete, possible, remaining, standIn } from "./narrowing.js";

/** @typedef {import("./narrowing.js").Offer} Offer */

/**
 * @typedef {object} Selection
 * @property {readonly Offer[]} left The offers that are still meant.
 * @property {readonly Offer[]} complete Those that are a button away.
 * @property {readonly string[]} picked The pieces that were clicked, in order.
 * @property {(key: string) => "can" | "picked" | null} state How a piece is drawn.
 * @property {(key: string) => void} pick Pick a piece, or take it back if it was picked.
 * @property {() => void} back Take back the last pick.
 * @property {() => void} clear
 */

/** @type {Selection} */
const NOTHING = {
  left: [],
  complete: [],
  picked: [],
  state: () => null,
  pick: () => undefined,
  back: () => undefined,
  clear: () => undefined,
};

/** The selection that the pieces of a table are drawn with. */
export const SelectionContext = createContext(NOTHING);

/** @param {string} key */
export function usePiece(key) {
  const selection = useContext(SelectionContext);
  return { state: selection.state(key), pick: () => selection.pick(key) };
}

/**
 * @param {readonly Offer[]} offers
 * @param {ReadonlyMap<string, string>} likeness
 * @returns {Selection}
 */
export function useSelection(offers, likeness) {
  const [picks, setPicks] = useState(/** @type {{clicked: string, key: string}[]} */ ([]));
  useEffect(() => setPicks([]), [offers]);
  const selection = useMemo(() => {
    const keys = picks.map((pick) => pick.key);
    const left = remaining(offers, keys);
    const able = possible(left, keys);
    const looks = new Set([...able].flatMap((key) => likeness.get(key) ?? []));
    const clicked = picks.map((pick) => pick.clicked);
    /** @param {string} key */
    const state = (key) => {
      if (clicked.includes(key)) return /** @type {const} */ ("picked");
      return able.has(key) || looks.has(likeness.get(key) ?? "") ? /** @type {const} */ ("can") : null;
    };
    /** @param {string} one */
    const pick = (one) => {
      if (clicked.includes(one)) return setPicks(picks.filter((old) => old.clicked !== one));
      const key = standIn(left, keys, one, likeness);
      if (key !== null) setPicks([...picks, { clicked: one, key }]);
    };
    const back = () => setPicks(picks.slice(0, -1));
    return { left, complete: complete(left, keys), picked: clicked, state, pick, back, clear: () => setPicks([]) };
  }, [offers, likeness, picks]);
  useEscape(selection.back);
  return selection;
}

/** @param {() => void} back */
function useEscape(back) {
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !event.defaultPrevented) back();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [back]);
}

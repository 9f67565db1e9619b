// What the player has picked so far, for the table to draw and for the panel to list.

import { createContext, useContext, useLayoutEffect, useMemo } from "../app/html.js";
import { useKeyedState } from "../app/keyed-state.js";
import { complete, possible, remaining, standIn } from "./narrowing.js";

/** @typedef {import("./narrowing.js").Offer} Offer */

/**
 * A piece that was clicked, and the one that the service lists for it.
 * @typedef {{clicked: string, key: string, label: string}} Pick
 */

/**
 * @typedef {object} Selection
 * @property {readonly Offer[]} left The offers that are still meant.
 * @property {readonly Offer[]} complete Those that are a button away.
 * @property {readonly Pick[]} picks What was clicked, in order.
 * @property {readonly string[]} picked The pieces that were clicked, in order.
 * @property {(key: string) => "can" | "picked" | null} state How a piece is drawn.
 * @property {(key: string, label?: string) => void} pick Pick a piece, or take it back if it was picked.
 * @property {() => void} back Take back the last pick.
 * @property {() => void} clear
 */

/** @type {Selection} */
const NOTHING = {
  left: [],
  complete: [],
  picks: [],
  picked: [],
  state: () => null,
  pick: () => undefined,
  back: () => undefined,
  clear: () => undefined,
};

/** The selection that the pieces of a table are drawn with. */
export const SelectionContext = createContext(NOTHING);

/**
 * @param {string} key
 * @param {string} [label]
 */
export function usePiece(key, label = "") {
  const selection = useContext(SelectionContext);
  return { state: selection.state(key), pick: () => selection.pick(key, label) };
}

/**
 * @param {readonly Offer[]} offers Other ones begin a new selection.
 * @param {ReadonlyMap<string, string>} likeness
 * @returns {Selection}
 */
export function useSelection(offers, likeness) {
  const [picks, setPicks] = useKeyedState(offers, NO_PICKS);
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
    const pick = (/** @type {string} */ one, label = "") => {
      if (clicked.includes(one)) return setPicks(picks.filter((old) => old.clicked !== one));
      const key = standIn(left, keys, one, likeness);
      if (key !== null) setPicks([...picks, { clicked: one, key, label }]);
    };
    const back = () => setPicks(picks.slice(0, -1));
    return { left, complete: complete(left, keys), picks, picked: clicked, state, pick, back, clear: () => setPicks([]) };
  }, [offers, likeness, picks]);
  useEscape(picks.length ? selection.back : null);
  return selection;
}

/** @type {Pick[]} */
const NO_PICKS = [];

/** @param {(() => void) | null} back */
function useEscape(back) {
  useLayoutEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) back?.();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [back]);
}

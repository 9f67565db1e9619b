// A place on a floor as a piece: where a move ends, or while somebody walks step by step, the next step.

import { usePiece } from "../../../moves/selection.js";
import { placeKey } from "../fields.js";

/**
 * @param {import("../scene.js").Scene} scene
 * @param {string} place
 * @returns {{id: string, state: "can" | "picked" | null}}
 */
export function useSpot({ clinic, key }, place) {
  const chosen = usePiece("type:walk_step").state === "picked";
  const prefix = chosen || clinic.walker !== null ? "step:" : "";
  const step = usePiece(key(`${prefix}${placeKey(place)}`));
  return { id: key(`${prefix && step.state ? prefix : ""}${placeKey(place)}`), state: step.state };
}

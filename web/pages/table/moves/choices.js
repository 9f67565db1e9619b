// The commands that the service offers this player, with their sentences and the pieces they name.

import { useRef } from "../../../app/html.js";
import { piecesOf } from "../../../moves/narrowing.js";

/** @typedef {import("../../../moves/narrowing.js").Offer} Offer */
/** @typedef {import("../../../moves/narrowing.js").Command} Command */

/**
 * @param {import("../live/live.js").ActionsResponse | null} actions
 * @param {import("../../../moves/narrowing.js").Fields} fields
 * @returns {Offer[]}
 */
export function offersOf(actions, fields) {
  const list = actions?.must ? "moves" : "changes";
  const commands = /** @type {Command[]} */ (actions?.[list] ?? []);
  const words = actions?.words?.[list] ?? [];
  return commands.map((command, at) => ({ command, words: words[at] ?? command.type, pieces: piecesOf(command, fields) }));
}

/**
 * The offers; the same ones as before as long as nothing about them changed, so that a selection lasts while others move.
 * @param {import("../live/live.js").ActionsResponse | null} actions
 * @param {import("../../../titles/titles.js").TitleDrawing} drawing
 */
export function useOffers(actions, drawing) {
  const last = useRef({ actions, text: "", offers: /** @type {Offer[]} */ ([]) });
  if (last.current.actions !== actions || !last.current.text) {
    const offers = offersOf(actions, drawing.fields);
    const text = JSON.stringify(offers.map(({ command, words }) => [command, words]));
    last.current = { actions, text, offers: text === last.current.text ? last.current.offers : offers };
  }
  return last.current.offers;
}

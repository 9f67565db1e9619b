// Moves of bots one after the other. The stream brings them in bursts; the table shows each for a moment. What can be
// done is never delayed: whoever acts sees the newest version at once.

import { useLayoutEffect, useRef, useState } from "../../../app/html.js";
import { patched } from "../../../game/patch.js";
import { pauseLengths } from "./pause.js";

/** @typedef {import("./live.js").GameResponse} GameResponse */
/** @typedef {import("./live.js").Step} Step */
/** A version and the view at it. @typedef {{version: number, view: any}} Moment */

/** Whether the service or a bot plays in this game. @param {GameResponse} game */
export const hasBots = (game) => game.seats.some(({ kind, resigned }) => kind !== "human" || resigned);

/**
 * The moment of the game to show: the newest one, or an earlier one while moves of bots are shown one after the other.
 * @param {GameResponse} game
 * @param {readonly Step[]} records
 * @param {boolean} choosing Whether the reader has begun to choose a move: only the newest version will do.
 * @param {boolean} sending Whether a move of the reader is on its way: it follows the newest version known before.
 * @returns {Moment}
 */
export function usePaced(game, records, choosing, sending) {
  const [shown, setShown] = useState(/** @type {Moment} */ (game));
  const since = useRef(0);
  const end = useRef(0);
  const { each, most } = pauseLengths();
  const newest = choosing || !each || document.hidden || !shown.view || shown.version >= game.version || !hasBots(game);
  const show = (/** @type {Moment} */ { version, view }) => {
    since.current = Date.now();
    setShown({ version, view });
  };
  useLayoutEffect(() => {
    if (sending) show(game);
  }, [sending]);
  useLayoutEffect(() => {
    if (newest) {
      end.current = 0;
      if (shown.version !== game.version || shown.view !== game.view) show(game);
      return;
    }
    end.current ||= Date.now() + most;
    const next = nextMoment(shown, game, records);
    const pause = next?.pause ? Math.min(each, (end.current - Date.now()) / next.stops) : 0;
    const due = next ? since.current + pause : end.current;
    const timer = setTimeout(() => show(next?.moment ?? game), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [newest, shown, game, records, each]);
  return newest ? game : shown;
}

/**
 * The moment to show after another one, whether there is a pause before it, and how many moves of bots are left to show. Null
 * while the moves in between are not loaded.
 * @param {Moment} shown
 * @param {GameResponse} game
 * @param {readonly Step[]} records
 * @returns {{moment: Moment, pause: boolean, stops: number} | null}
 */
function nextMoment(shown, game, records) {
  const left = records.filter(({ version }) => shown.version < version && version <= game.version);
  if (left.length !== game.version - shown.version) return null;
  const stops = left.filter(isStop);
  const [first] = stops;
  const before = left.filter(({ version }) => version < (first?.version ?? Infinity));
  const passed = before.length ? before : left.slice(0, 1);
  const version = passed.at(-1)?.version ?? game.version;
  const view = version === game.version ? game.view : passed.reduce((now, { patch }) => patched(now, patch), shown.view);
  return { moment: { version, view }, pause: !before.length, stops: stops.length };
}

/** Whether a record is worth a pause: not what people do, and nothing that cannot be seen. @param {Step} record */
const isStop = ({ actor, patch }) => (actor.kind === "bot" || actor.kind === "service") && patch.length > 0;

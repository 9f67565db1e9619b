// Looking back: which version is shown, and the view at it. Everything that happened is loaded when it is first wanted.

import { useEffect, useMemo, useRef, useState } from "../../../app/html.js";
import { useKeyedState } from "../../../app/keyed-state.js";
import { timelineOf } from "../../../game/timeline.js";

/** @typedef {import("../live/live.js").GameResponse} GameResponse */
/** @typedef {import("../../../client/types/contract.d.ts").ReplayStep} Step */

/**
 * @typedef {object} Past
 * @property {number | null} at The version that is looked at; null for now.
 * @property {Step | null} step What happened at that version, once it is loaded.
 * @property {any} view The view at that version; null while it is loaded, and before the game started.
 * @property {import("../../../game/timeline.js").Timeline} timeline As far as it is loaded.
 * @property {boolean} loading
 * @property {unknown} error
 * @property {(version: number | null) => void} go
 * @property {() => void} prepare Load what happened, because it may be wanted.
 */

/** @type {readonly Step[]} */
const NOTHING = [];

/** @param {URLSearchParams} hash @returns {number | null} */
const versionIn = (hash) => (/^\d+$/.test(hash.get("v") ?? "") ? Number(hash.get("v")) : null);

/**
 * @param {GameResponse} game
 * @param {import("../live/live.js").Live} live
 * @param {import("../../../titles/titles.js").TitleDrawing} drawing
 * @param {URLSearchParams} hash
 * @returns {Past}
 */
export function usePast(game, live, drawing, hash) {
  const [chosen, setChosen] = useKeyedState(hash, versionIn(hash));
  const [wanted, setWanted] = useState(false);
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const loaded = live.records[0]?.version === 1 ? live.records : NOTHING;
  const missing = !loaded.length && (wanted || chosen !== null);
  useEffect(() => {
    if (missing) live.everything().catch(setError);
  }, [missing]);
  const at = chosen === null || chosen >= game.version ? null : Math.max(1, chosen);
  const before = useRef(/** @type {import("../../../game/timeline.js").Timeline | null} */ (null));
  const timeline = useMemo(() => timelineOf({ first: null, steps: loaded }, (view) => drawing.progress(view).round, before.current), [loaded, drawing]);
  before.current = timeline;
  const go = (/** @type {number | null} */ version) => {
    const next = version === null || version >= game.version ? null : Math.max(1, version);
    history.replaceState(null, "", next === null ? location.pathname : `#v=${next}`);
    setChosen(next);
  };
  const loading = at !== null && at > timeline.last;
  const view = useMemo(() => (at === null || loading ? null : timeline.viewAt(at)), [at, loading, timeline]);
  return { at, step: at === null ? null : (loaded[at - 1] ?? null), view, timeline, loading, error, go, prepare: () => setWanted(true) };
}

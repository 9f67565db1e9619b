// Where the reader is in a replay, and whose eyes they see with. It is kept in the address: `#v=123&eyes=1`.

import { useEffect, useMemo } from "../../app/html.js";
import { useKeyedState } from "../../app/keyed-state.js";

/** @typedef {import("./replay_source.js").Eyes} Eyes */

/**
 * @typedef {object} Spot
 * @property {number | null} version null until the reader has gone anywhere.
 * @property {Eyes | null} eyes null for the widest that are allowed.
 */

/** @typedef {Spot & {go: (version: number) => void, see: (eyes: Eyes) => void}} Spotting */

/** @param {URLSearchParams} hash @returns {Spot} */
export function parseSpot(hash) {
  const version = hash.get("v") ?? "";
  const eyes = hash.get("eyes") ?? "";
  return { version: /^\d{1,6}$/.test(version) ? Number(version) : null, eyes: parseEyes(eyes) };
}

/** @param {string} text @returns {Eyes | null} */
export function parseEyes(text) {
  return /^(\d|open|spectator)$/.test(text) ? text : null;
}

/** @param {Spot} spot @param {URLSearchParams} [hash] */
export function spotLink({ version, eyes }, hash = new URLSearchParams()) {
  const next = new URLSearchParams(hash);
  if (version !== null) next.set("v", String(version));
  if (eyes !== null) next.set("eyes", eyes);
  return `#${next}`;
}

/**
 * @param {import("../../app/router.js").Place} place
 * @returns {Spotting}
 */
export function useSpot(place) {
  const first = useMemo(() => parseSpot(place.hash), [place]);
  const [spot, setSpot] = useKeyedState(place, first);
  useEffect(() => {
    // Browsers refuse an address that changes too often.
    const later = setTimeout(() => {
      const link = spotLink(spot, new URLSearchParams(location.hash.slice(1)));
      if (link !== location.hash && link !== "#") history.replaceState(history.state, "", link);
    }, 200);
    return () => clearTimeout(later);
  }, [spot]);
  return {
    ...spot,
    go: (version) => setSpot((old) => ({ ...old, version })),
    see: (eyes) => setSpot((old) => ({ ...old, eyes })),
  };
}

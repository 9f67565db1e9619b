// State that belongs to something shown, such as a list or a place.

import { useState } from "./html.js";

/**
 * State that begins anew with another key. There is no moment in which the state of an earlier key is shown, and what
 * the reader does in the first moment is not undone by an effect.
 * @template T
 * @param {unknown} key
 * @param {T} first
 * @returns {[T, (change: T | ((present: T) => T)) => void]}
 */
export function useKeyedState(key, first) {
  const [kept, setKept] = useState({ key, value: first });
  const present = (/** @type {typeof kept} */ { key: of, value }) => (of === key ? value : first);
  const put = (/** @type {T | ((present: T) => T)} */ change) =>
    setKept((old) => ({ key, value: change instanceof Function ? change(present(old)) : change }));
  return [present(kept), put];
}

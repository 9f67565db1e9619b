// Long lists begin short.

import { html, useState } from "../app/html.js";
import { sayCount } from "../app/language.js";
import { COUNTS } from "./words.js";

/**
 * The first items of a long list and those that concern the reader, with a button for all of them.
 * @template T
 * @param {readonly T[]} all
 * @param {number} most How many are shown at first.
 * @param {(item: T) => boolean} concerns
 */
export function useSome(all, most, concerns) {
  const [whole, setWhole] = useState(false);
  const some = whole ? all : all.filter((item, at) => at < most || concerns(item));
  const button = some.length < all.length && html`<p><button type="button" class="plain" onClick=${() => setWhole(true)}>${sayCount(COUNTS.all, all.length)}</button></p>`;
  return { some, button };
}

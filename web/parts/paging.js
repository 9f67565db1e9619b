// Lists that come page by page.

import { Failure, Loading } from "../app/asking.js";
import { html, useEffect, useState } from "../app/html.js";
import { say } from "../app/language.js";
import { WORDS } from "./words.js";

/**
 * @template T
 * @typedef {{items: readonly T[] | null, next: string | null, pages: number, error: unknown}} Paged
 */

/**
 * The items of a list so far, `more` for the next page, and `again` to begin anew. It begins anew when an input changes.
 * @template T
 * @param {(after: string | undefined, signal: AbortSignal) => Promise<{items: T[], next: string | null}>} ask
 * @param {unknown[]} inputs
 */
export function usePages(ask, inputs) {
  const [round, setRound] = useState(0);
  const [paged, setPaged] = useState(/** @type {Paged<T>} */ ({ items: null, next: null, pages: 0, error: null }));
  const fail = (/** @type {unknown} */ error) => setPaged((old) => ({ ...old, error }));
  useEffect(() => {
    const ending = new AbortController();
    ask(undefined, ending.signal).then(
      ({ items, next }) => ending.signal.aborted || setPaged({ items, next, pages: 1, error: null }),
      (error) => ending.signal.aborted || fail(error),
    );
    return () => ending.abort();
  }, [...inputs, round]);
  const more = async () => {
    try {
      const page = await ask(paged.next ?? undefined, new AbortController().signal);
      setPaged((old) => ({ items: [...(old.items ?? []), ...page.items], next: page.next, pages: old.pages + 1, error: null }));
    } catch (error) {
      fail(error);
    }
  };
  return { ...paged, more, again: () => setRound((old) => old + 1) };
}

/**
 * What surrounds the items of a list: that it is loading, failed or empty, and a button for more.
 * @param {{list: {items: readonly unknown[] | null, next: string | null, error: unknown, more: () => void, again: () => void}, none: string, children: import("../app/html.js").Children}} props
 */
export function Paging({ list, none, children }) {
  return html`${list.error && html`<${Failure} error=${list.error} again=${list.again} />`}
    ${!list.items && !list.error && html`<${Loading} />`} ${list.items?.length === 0 && html`<p class="note">${none}</p>`}
    ${children} ${list.next && html`<p><button type="button" class="plain" onClick=${list.more}>${say(WORDS.more)}</button></p>`}`;
}

// Asking the service something while a page is shown.

import { html, useEffect, useState } from "./html.js";
import { say } from "./language.js";
import { explain } from "./problems.js";
import { WORDS } from "./words.js";

/**
 * @template T
 * @typedef {{value: T | null, error: unknown, again: () => void}} Answer
 */

/**
 * What an asynchronous function returns, asked again when one of the inputs changes.
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} ask
 * @param {unknown[]} inputs
 * @returns {Answer<T>}
 */
export function useAnswer(ask, inputs) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState(/** @type {{value: T | null, error: unknown}} */ ({ value: null, error: null }));
  useEffect(() => {
    const ending = new AbortController();
    ask(ending.signal).then(
      (value) => ending.signal.aborted || setAnswer({ value, error: null }),
      (error) => ending.signal.aborted || setAnswer((old) => ({ ...old, error })),
    );
    return () => ending.abort();
  }, [...inputs, round]);
  return { ...answer, again: () => setRound((old) => old + 1) };
}

/** @param {{error: unknown, again?: () => void}} props */
export function Failure({ error, again }) {
  return html`<p class="failure" role="alert">
    ${explain(error)} ${again && html`<button class="quiet" onClick=${again}>${say(WORDS.again)}</button>`}
  </p>`;
}

/** Shown while something is fetched; only seen if that takes a while. */
export function Loading() {
  return html`<p class="loading" role="status">${say(WORDS.loading)}</p>`;
}

/**
 * Something that the player does: whether it is under way, and what went wrong.
 * @template {unknown[]} T
 * @param {(...given: T) => Promise<unknown>} act
 */
export function useAct(act) {
  const [state, setState] = useState(/** @type {{busy: boolean, error: unknown}} */ ({ busy: false, error: null }));
  const run = async (/** @type {T} */ ...given) => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    try {
      await act(...given);
      setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { ...state, run };
}

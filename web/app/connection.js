// Whether the service answers, and what time it is there. Every request of the app goes through here.

import { useLayoutEffect, useState } from "./html.js";

const SILENCE = 30_000;
const CHANGED = "wardbook:connection";

let connected = true;
let bounds = { low: -Infinity, high: Infinity };

/**
 * What an answer tells about the service's time: bounds of its difference to ours. Its `Date` has whole seconds only,
 * so each answer makes the bounds narrower.
 * @param {{low: number, high: number}} known
 * @param {{date: number, sent: number, received: number}} answer
 */
export function narrowed(known, { date, sent, received }) {
  const low = Math.max(known.low, date - received);
  const high = Math.min(known.high, date + 1000 - sent);
  return low <= high ? { low, high } : { low: date - received, high: date + 1000 - sent };
}

/** The service's time in milliseconds since 1970. */
export const serviceTime = () => Date.now() + (Number.isFinite(bounds.low) ? Math.round((bounds.low + bounds.high) / 2) : 0);

/** @param {boolean} next */
function change(next) {
  if (next === connected) return;
  connected = next;
  dispatchEvent(new Event(CHANGED));
}

/**
 * `fetch`, watched.
 * @param {Parameters<typeof fetch>} given
 */
export async function watchedFetch(...given) {
  const sent = Date.now();
  try {
    const response = await fetch(...given);
    const date = Date.parse(response.headers.get("Date") ?? "");
    const fresh = response.headers.get("Cache-Control")?.includes("no-store");
    if (date && fresh) bounds = narrowed(bounds, { date, sent, received: Date.now() });
    change(true);
    return response.headers.get("Content-Type")?.startsWith("text/event-stream") ? endingWhenSilent(response) : response;
  } catch (error) {
    if (!given[1]?.signal?.aborted) change(false);
    throw error;
  }
}

/**
 * A stream that fails if nothing comes for too long: then it has to be opened again.
 * @param {Response} response
 */
function endingWhenSilent(response) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const wait = (/** @type {TransformStreamDefaultController<Uint8Array>} */ stream) => {
    clearTimeout(timer);
    timer = setTimeout(() => stream.error(new Error("nothing was received")), SILENCE);
  };
  const watch = new TransformStream({
    start: wait,
    transform: (chunk, stream) => {
      wait(stream);
      stream.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  return new Response(response.body?.pipeThrough(watch), response);
}

addEventListener("offline", () => change(false));

/** Whether the service answered last time it was asked. */
export function useConnected() {
  const [present, setPresent] = useState(connected);
  useLayoutEffect(() => {
    const update = () => setPresent(connected);
    addEventListener(CHANGED, update);
    return () => removeEventListener(CHANGED, update);
  }, []);
  return present;
}

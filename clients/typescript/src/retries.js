// When to send a request again, and after which pause.

import { NoAnswer, Problem } from "./problems.js";

const LONGEST_PAUSE = 10_000;

/**
 * How often and how patiently a request is sent again.
 * @typedef {object} Retries
 * @property {number} most How many times a request is sent again before its error is thrown.
 * @property {number} firstPause Milliseconds before the first time; twice as many before each further one.
 * @property {number} mostPatience Throw the problem at once if the service asks to wait more milliseconds.
 */

/** @type {Retries} */
export const RETRIES = { most: 8, firstPause: 200, mostPatience: 60_000 };

/**
 * The milliseconds to wait before a request is sent again. Throws the failure if it is not.
 * @param {Retries} retries
 * @param {unknown} failure A Problem, or what `fetch` threw.
 * @param {boolean} repeatable Whether it may be sent again if nobody knows whether it arrived.
 * @param {number} attempt
 */
export function pauseBefore(retries, failure, repeatable, attempt) {
  if (attempt >= retries.most || !mayRepeat(failure, repeatable)) throw asError(failure);
  if (failure instanceof Problem && failure.retryAfter !== null) {
    if (failure.retryAfter * 1000 > retries.mostPatience) throw failure;
    return failure.retryAfter * 1000;
  }
  return backoff(retries, attempt);
}

/**
 * A pause that grows with the attempts, a random one so that clients do not return at once.
 * @param {Retries} retries
 * @param {number} attempt
 */
export function backoff(retries, attempt) {
  const pause = Math.min(LONGEST_PAUSE, retries.firstPause * 2 ** Math.min(attempt, 16));
  return pause * (0.5 + Math.random() / 2);
}

/**
 * A failure as an error of this client.
 * @param {unknown} failure
 */
export function asError(failure) {
  const aborted = failure instanceof DOMException && failure.name === "AbortError";
  return failure instanceof Problem || aborted ? failure : new NoAnswer(failure);
}

/**
 * @param {unknown} failure
 * @param {boolean} repeatable
 */
function mayRepeat(failure, repeatable) {
  if (failure instanceof DOMException && failure.name === "AbortError") return false;
  if (!(failure instanceof Problem)) return repeatable;
  if (failure.status === 503) return repeatable;
  return failure.status === 429 || failure.code === "write_conflict";
}

/**
 * Wait; the signal ends it early with an AbortError.
 * @param {number} milliseconds
 * @param {AbortSignal} [signal]
 */
export function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException("aborted", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve(undefined);
    }, milliseconds);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
  });
}

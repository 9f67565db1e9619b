// Work that is asked for in bursts.

/**
 * Runs one piece of work at a time. Whoever asks during a run gets the result of one more run after it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {() => Promise<T>}
 */
export function oneAtATime(work) {
  /** @type {Promise<T> | null} */
  let running = null;
  /** @type {Promise<T> | null} */
  let next = null;
  /** @returns {Promise<T>} */
  const run = () => {
    if (!running) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
  return run;
}

/**
 * Collects what comes within a moment and hands it on together.
 * @template T
 * @param {(items: T[]) => void} take
 * @param {number} [milliseconds]
 * @returns {(item: T) => void}
 */
export function inBatches(take, milliseconds = 20) {
  /** @type {T[]} */
  let waiting = [];
  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    setTimeout(() => {
      const items = waiting;
      waiting = [];
      take(items);
    }, milliseconds);
  };
}

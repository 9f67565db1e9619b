// Applies a patch in the form of the service: JSON Patch (RFC 6902) with `add`, `remove` and `replace`.

/** @typedef {import("../client/types/contract.d.ts").Change} Change */

/**
 * The value after the changes. The given value stays as it is; parts that do not change are shared.
 * @param {any} value
 * @param {readonly Change[]} changes
 * @returns {any}
 */
export function patched(value, changes) {
  return changes.reduce((now, change) => changed(now, steps(change.path), change), value);
}

/** @param {string} path A JSON Pointer (RFC 6901). */
const steps = (path) => path.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/**
 * @param {any} value
 * @param {readonly string[]} path
 * @param {Change} change
 * @returns {any}
 */
function changed(value, [step, ...rest], change) {
  if (step === undefined) return change.value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const index = Array.isArray(copy) && step === "-" ? copy.length : step;
  if (rest.length) copy[index] = changed(copy[index], rest, change);
  else if (change.op === "replace" || (change.op === "add" && !Array.isArray(copy))) copy[index] = change.value;
  else if (change.op === "add") copy.splice(Number(index), 0, change.value);
  else if (Array.isArray(copy)) copy.splice(Number(index), 1);
  else delete copy[index];
  return copy;
}

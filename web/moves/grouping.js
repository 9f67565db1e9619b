// Many offered commands in a few groups: one for each type of command, named by what their sentences share.

/** @typedef {import("./narrowing.js").Offer} Offer */

/**
 * @typedef {object} Group
 * @property {string} key The key to pick for it, such as "type:build_room".
 * @property {string} label
 * @property {number} count
 */

/**
 * The whole words that all sentences begin with; the first sentence if they share none.
 * @param {readonly string[]} sentences
 */
export function sharedStart(sentences) {
  const [first = "", ...others] = sentences;
  if (!others.length) return first;
  const words = first.split(" ");
  const shared = words.findIndex((word, at) => others.some((other) => other.split(" ")[at] !== word));
  if (shared < 0) return first;
  const start = words.slice(0, shared || words.length).join(" ");
  return `${start.replace(/[\s,:;(]+$/, "")} …`;
}

/**
 * @param {readonly Offer[]} offers
 * @returns {Group[]}
 */
export function groupsOf(offers) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { command, words } of offers) {
    const key = `type:${command.type}`;
    groups.set(key, [...(groups.get(key) ?? []), words]);
  }
  return [...groups].map(([key, sentences]) => ({ key, label: sharedStart(sentences), count: sentences.length }));
}

/**
 * The offers whose sentence has every typed word in it.
 * @param {readonly Offer[]} offers
 * @param {string} typed
 */
export function matching(offers, typed) {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length ? offers.filter((offer) => words.every((word) => offer.words.toLocaleLowerCase().includes(word))) : offers;
}

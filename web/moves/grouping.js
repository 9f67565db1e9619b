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
  let shared = words.length;
  for (const other of others) {
    const theirs = other.split(" ", shared);
    const differs = theirs.findIndex((word, at) => word !== words[at]);
    shared = differs < 0 ? theirs.length : differs;
  }
  const start = words.slice(0, shared || words.length).join(" ");
  return shared === words.length ? first : `${start.replace(/[\s,:;(]+$/, "")} …`;
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
    const sentences = groups.get(key);
    if (sentences) sentences.push(words);
    else groups.set(key, [words]);
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

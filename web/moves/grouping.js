// Many offered commands in a few groups: one for each type of command, named by what their sentences share.

/** @typedef {import("./narrowing.js").Offer} Offer */

/**
 * @typedef {object} Group
 * @property {string} key The key to pick for it, such as "type:build_room".
 * @property {string} label
 * @property {number} count
 */

/**
 * The whole words that all sentences begin and end with; the first sentence if they share none.
 * @param {readonly string[]} sentences
 */
export function sharedWords(sentences) {
  if (sentences.every((sentence) => sentence === sentences[0])) return sentences[0] ?? "";
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const shortest = Math.min(first.length, ...others.map((other) => other.length));
  const start = sharedCount(first, others, shortest, (words, at) => words[at]);
  const end = sharedCount(first, others, shortest - start, (words, at) => words[words.length - 1 - at]);
  const begins = first.slice(0, start).join(" ").replace(/[\s,:;(]+$/, "");
  const ends = first.slice(first.length - end).join(" ");
  return begins || ends ? [begins, "…", ends].filter(Boolean).join(" ") : `${first.join(" ")} …`;
}

/**
 * How many words are the same in all of them, counted from one end.
 * @param {readonly string[]} first
 * @param {readonly (readonly string[])[]} others
 * @param {number} most
 * @param {(words: readonly string[], at: number) => string | undefined} wordAt
 */
function sharedCount(first, others, most, wordAt) {
  let count = 0;
  while (count < most && others.every((other) => wordAt(other, count) === wordAt(first, count))) count += 1;
  return count;
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
  return [...groups].map(([key, sentences]) => ({ key, label: sharedWords(sentences), count: sentences.length }));
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

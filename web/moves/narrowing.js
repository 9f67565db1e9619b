// Which of the offered commands are still meant, after some pieces were picked.
//
// A piece is anything on the table that stands for a value in a command. Its key is the kind of thing and its id, such
// as "patient:12". A command names pieces; picking a piece keeps the commands that name it. Nothing here knows a rule.

/** @typedef {{type: string} & Record<string, unknown>} Command */

/**
 * A command with its sentence and the keys of the pieces that it names.
 * @typedef {object} Offer
 * @property {Command} command
 * @property {string} words
 * @property {ReadonlySet<string>} pieces
 */

/**
 * The kind of piece that each field of a command stands for. Where that depends on the value or on the rest of the
 * command, a function returns the whole key. Fields that are not named are no pieces.
 * @typedef {Readonly<Record<string, string | ((value: string | number, command: Command) => string)>>} Fields
 */

/**
 * The pieces that a command names. Its type is one too: "type:use_blood_bag" stands for the bag.
 * @param {Command} command
 * @param {Fields} fields
 */
export function piecesOf(command, fields) {
  const keys = new Set([`type:${command.type}`]);
  for (const [field, kind] of Object.entries(fields)) {
    const value = command[field];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== "string" && typeof one !== "number") continue;
      keys.add(typeof kind === "string" ? `${kind}:${one}` : kind(one, command));
    }
  }
  return keys;
}

/**
 * The offers that name every picked piece.
 * @param {readonly Offer[]} offers
 * @param {readonly string[]} picked
 */
export function remaining(offers, picked) {
  return offers.filter((offer) => picked.every((key) => offer.pieces.has(key)));
}

/**
 * The pieces that can be picked next: those of the remaining offers, without the picked ones.
 * @param {readonly Offer[]} left
 * @param {readonly string[]} picked
 */
export function possible(left, picked) {
  const keys = new Set(left.flatMap((offer) => [...offer.pieces]));
  for (const key of picked) keys.delete(key);
  return keys;
}

/**
 * The offers that are a button away: the only one left, or those of which every piece was picked.
 * @param {readonly Offer[]} left
 * @param {readonly string[]} picked
 */
export function complete(left, picked) {
  if (left.length === 1) return left;
  if (!picked.length) return [];
  const all = new Set(picked);
  return left.filter((offer) => [...offer.pieces].every((key) => all.has(key) || key.startsWith("type:")));
}

/**
 * The key to pick for a piece. The service lists only one of several pieces that are alike, so another one of them may
 * stand for it: the one that leaves most offers.
 * @param {readonly Offer[]} left
 * @param {readonly string[]} picked
 * @param {string} key
 * @param {ReadonlyMap<string, string>} likeness What a piece looks like; equal for pieces that are alike.
 * @returns {string | null} null if it cannot be picked.
 */
export function standIn(left, picked, key, likeness) {
  const look = likeness.get(key);
  const keys = [...possible(left, picked)].filter((other) => other === key || (look !== undefined && likeness.get(other) === look));
  const count = (/** @type {string} */ one) => left.filter((offer) => offer.pieces.has(one)).length;
  return keys.reduce((/** @type {string | null} */ best, one) => {
    if (best === null || count(one) > count(best)) return one;
    return count(one) === count(best) && one === key ? one : best;
  }, null);
}

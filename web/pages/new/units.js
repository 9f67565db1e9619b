// Which units go together, and with how many seats. All of it follows from the catalogue.

/** @typedef {import("../../parts/catalogue.js").Title} Title */
/** @typedef {import("../../parts/catalogue.js").Unit} Unit */

/**
 * The units that were chosen: by name, or with a seat that they play.
 * @param {Title} title
 * @param {readonly string[]} named
 * @param {readonly {kind: string}[]} seats
 */
export function chosenUnits(title, named, seats) {
  return title.modules.filter((unit) =>
    unit.seat_kind ? seats.some((seat) => seat.kind === unit.seat_kind) : named.includes(unit.key),
  );
}

/**
 * Whether a unit comes with a number of seats. Then it is chosen by that number.
 * @param {Unit} unit
 */
export const comesWithSeats = (unit) => unit.enabled_by.includes("seats") && !unit.seat_kind;

/**
 * The units that a number of seats adds by itself.
 * @param {Title} title
 * @param {number} count
 */
export function addedBySeats(title, count) {
  return title.modules.filter((unit) => comesWithSeats(unit) && unit.players.includes(count));
}

/**
 * The numbers of seats with which these units can be played together.
 * @param {Title} title
 * @param {readonly Unit[]} units
 */
export function fittingCounts(title, units) {
  return title.players.filter(
    (count) =>
      units.every((unit) => unit.players.includes(count)) &&
      !addedBySeats(title, count).some((added) => units.some((unit) => unit.conflicts.includes(added.key))),
  );
}

/**
 * Why a unit cannot be added: those that exclude it, or no number of seats fits. Null if it can.
 * @param {Title} title
 * @param {readonly Unit[]} chosen
 * @param {number} count The present number of seats.
 * @param {Unit} unit
 * @returns {{excludedBy: Unit[]} | null}
 */
export function obstacle(title, chosen, count, unit) {
  const others = chosen.filter((one) => one.key !== unit.key);
  const excludedBy = [...others, ...addedBySeats(title, count)].filter((one) => one.conflicts.includes(unit.key));
  if (excludedBy.length) return { excludedBy };
  return fittingCounts(title, [...others, unit]).length ? null : { excludedBy: [] };
}

/**
 * The keys of everything in play that is known before the game exists: the chosen units, and what comes with them.
 * @param {Title} title
 * @param {readonly Unit[]} chosen
 * @param {number} count
 */
export function unitsInPlay(title, chosen, count) {
  const own = [...chosen, ...addedBySeats(title, count)];
  const fixed = title.automatic_modules.filter((unit) => unit.key === "base" || unit.enabled_by.includes("always"));
  const keys = new Set([...own, ...fixed].map((unit) => unit.key));
  for (const unit of title.automatic_modules) {
    if (unit.combines.length && unit.combines.every((key) => keys.has(key))) keys.add(unit.key);
  }
  for (const unit of own) for (const key of unit.excludes) keys.delete(key);
  return keys;
}

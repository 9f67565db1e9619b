// A game that is being put together, and how each choice changes it.

import { chosenUnits, comesWithSeats, fittingCounts } from "./units.js";

/** @typedef {import("../../parts/catalogue.js").Title} Title */
/** @typedef {import("../../client/types/contract.d.ts").NewGame} NewGame */

/**
 * @typedef {object} DraftSeat
 * @property {string} kind "human", "bot", or a kind that a unit plays.
 * @property {string} [bot]
 * @property {string} [player] Whom a human seat is reserved for: an id, or "" until it is known.
 */

/**
 * @typedef {object} Draft
 * @property {readonly string[]} units The keys of the units that were named.
 * @property {readonly DraftSeat[]} seats
 * @property {Readonly<Record<string, any>>} options Only what was changed.
 * @property {Readonly<Record<string, any>>} figures Only what was changed.
 * @property {NonNullable<NewGame["undo"]>} undo
 * @property {NonNullable<NewGame["visibility"]>} visibility
 * @property {"none" | "turn" | "rulebook"} clock
 * @property {number} seconds
 * @property {boolean} nonce
 * @property {boolean} hints
 */

/**
 * You against a bot.
 * @param {Title} title
 * @returns {Draft}
 */
export function newDraft(title) {
  return fitted(title, {
    units: [],
    seats: [{ kind: "human" }, botSeat(title)],
    options: {},
    figures: {},
    undo: "own",
    visibility: "public",
    clock: "none",
    seconds: 120,
    nonce: false,
    hints: false,
  });
}

/** @param {Title} title @returns {DraftSeat} */
const botSeat = (title) => ({ kind: "bot", bot: title.bots.includes("easy") ? "easy" : title.bots[0] });

/**
 * The draft with the nearest number of seats that its units allow.
 * @param {Title} title
 * @param {Draft} draft
 * @returns {Draft}
 */
function fitted(title, draft) {
  return withNearest(title, draft, fittingCounts(title, chosenUnits(title, draft.units, draft.seats)));
}

/**
 * @param {Title} title
 * @param {Draft} draft
 * @param {readonly number[]} counts
 */
function withNearest(title, draft, counts) {
  const present = draft.seats.length;
  const nearest = counts.toSorted((one, other) => Math.abs(one - present) - Math.abs(other - present))[0];
  return nearest === undefined || nearest === present ? draft : withCount(title, draft, nearest);
}

/**
 * The draft with a number of seats. New seats are like the last one; seats that a unit plays go last.
 * @param {Title} title
 * @param {Draft} draft
 * @param {number} count
 * @returns {Draft}
 */
export function withCount(title, draft, count) {
  const played = draft.seats.filter((seat) => isPlayedByUnit(title, seat));
  const others = draft.seats.filter((seat) => !isPlayedByUnit(title, seat));
  const last = others.length > 1 ? others.at(-1) : null;
  const another = last?.kind === "human" ? { kind: "human" } : (last ?? botSeat(title));
  const wanted = Math.max(0, count - played.length);
  while (others.length < wanted) others.push(another);
  return { ...draft, seats: [...others.slice(0, wanted), ...played] };
}

/**
 * @param {Title} title
 * @param {DraftSeat} seat
 */
const isPlayedByUnit = (title, seat) => title.modules.some((unit) => unit.seat_kind === seat.kind);

/**
 * The draft with a unit added or removed. A unit that comes with a number of seats changes that number; one that plays
 * a seat gets one.
 * @param {Title} title
 * @param {Draft} draft
 * @param {import("./units.js").Unit} unit
 * @param {boolean} wanted
 * @returns {Draft}
 */
export function withUnit(title, draft, unit, wanted) {
  const counts = fittingCounts(title, chosenUnits(title, draft.units, draft.seats));
  if (comesWithSeats(unit)) return withNearest(title, draft, counts.filter((count) => unit.players.includes(count) === wanted));
  if (!unit.seat_kind) {
    const units = draft.units.filter((key) => key !== unit.key);
    return fitted(title, { ...draft, units: wanted ? [...units, unit.key] : units });
  }
  if (!wanted) {
    const seats = draft.seats.map((seat) => (seat.kind === unit.seat_kind ? botSeat(title) : seat));
    return fitted(title, { ...draft, seats });
  }
  const enough = unit.players.find((count) => count >= draft.seats.length) ?? unit.players.at(-1) ?? 1;
  const smaller = withCount(title, draft, enough - 1);
  return fitted(title, { ...smaller, seats: [...smaller.seats, { kind: unit.seat_kind }] });
}

/**
 * The draft with another seat in one place.
 * @param {Title} title
 * @param {Draft} draft
 * @param {number} at
 * @param {DraftSeat} seat
 * @returns {Draft}
 */
export function withSeat(title, draft, at, seat) {
  const alone = isPlayedByUnit(title, seat) ? draft.seats.map((old) => (old.kind === seat.kind ? botSeat(title) : old)) : draft.seats;
  return fitted(title, { ...draft, seats: alone.with(at, seat) });
}

/**
 * The draft with an option or figure set; undefined for its usual value.
 * @param {Readonly<Record<string, any>>} values
 * @param {string} key
 * @param {unknown} value
 */
export function withValue(values, key, value) {
  const { [key]: _old, ...rest } = values;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/**
 * What is sent to create the game. Options and figures of units that are not in play are left out.
 * @param {Title} title
 * @param {Draft} draft
 * @param {ReadonlySet<string>} inPlay
 * @param {string | null} commitment
 * @returns {NewGame}
 */
export function requestOf(title, draft, inPlay, commitment) {
  const ofUnits = new Set([...title.modules, ...title.automatic_modules].filter((unit) => unit.options).map((unit) => unit.key));
  const options = Object.fromEntries(Object.entries(draft.options).filter(([key]) => !ofUnits.has(key) || inPlay.has(key)));
  const figures = Object.fromEntries(
    Object.entries(draft.figures).filter(([key]) => inPlay.has(title.figures.find((one) => one.key === key)?.module ?? "")),
  );
  return {
    title: title.key,
    modules: [...draft.units],
    options: Object.keys(figures).length ? { ...options, figures } : options,
    seats: draft.seats.map(({ kind, bot, player }) => ({
      kind: /** @type {"human"} */ (kind),
      ...(kind === "bot" && { bot }),
      ...(kind === "human" && player !== undefined && { player }),
    })),
    undo: draft.undo,
    visibility: draft.visibility,
    clock: draft.clock === "turn" ? { kind: "turn", seconds: draft.seconds } : draft.clock === "rulebook" ? { kind: "rulebook" } : null,
    commitment,
    hints: draft.hints,
  };
}

// Who sits where, in words.

import { say } from "../app/language.js";
import { account } from "../app/session.js";
import { nameOfUnit } from "./catalogue.js";
import { WORDS } from "./words.js";

/** @typedef {import("../client/types/contract.d.ts").ListedSeat} ListedSeat */
/** @typedef {import("./catalogue.js").Title} Title */

/**
 * The strength of a bot in words.
 * @param {string} bot
 */
export function strength(bot) {
  return bot === "random" || bot === "easy" || bot === "medium" || bot === "hard" || bot === "expert" ? say(WORDS[bot]) : bot;
}

/**
 * The name of a kind of seat that the rules play, such as the Automa.
 * @param {Title | undefined} title
 * @param {string} kind
 */
export function nameOfKind(title, kind) {
  const unit = title?.modules.find((one) => one.seat_kind === kind);
  return title && unit ? nameOfUnit(title, unit) : kind;
}

/** Whether anybody may take the seat. @param {ListedSeat} seat */
export const isFree = (seat) => seat.kind === "human" && !seat.player && !seat.reserved;

/**
 * Who plays a seat that is not free.
 * @param {ListedSeat} seat
 * @param {Title} [title]
 */
export function nameOfSeat(seat, title) {
  if (seat.player) {
    if (seat.player === account()?.id) return say(WORDS.you);
    const name = seat.name ?? say(WORDS.deleted);
    return seat.bot_account ? say(WORDS.program, { name }) : name;
  }
  if (seat.kind === "bot") return say(WORDS.bot, { bot: strength(seat.bot ?? "") });
  if (seat.kind !== "human") return nameOfKind(title, seat.kind);
  return say(WORDS.keptSeat);
}

// The names of seats, as the sentences of the service say them.

import { say } from "../app/language.js";
import { WORDS } from "../app/words.js";

/**
 * @param {readonly import("../client/types/contract.d.ts").SeatResponse[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  let bots = 0;
  return seats.map(({ seat, kind, name }) => {
    if (name) return name;
    if (kind === "bot") return `Bot ${(bots += 1)}`;
    return kind === "human" ? say(WORDS.seat, { seat: seat + 1 }) : kind.charAt(0).toUpperCase() + kind.slice(1);
  });
}

// The names of seats, as the sentences of the service say them.

import { say } from "./language.js";
import { WORDS } from "./words.js";

/**
 * @param {readonly import("../client/types/contract.d.ts").SeatResponse[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  return seats.map(({ seat, kind, name }) => {
    if (name) return name;
    if (kind === "bot") return `Bot ${seat}`;
    return kind === "human" ? say(WORDS.seat, { seat }) : kind.charAt(0).toUpperCase() + kind.slice(1);
  });
}

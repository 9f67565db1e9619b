// Blood Transfusion: donors who lie down, tokens in rooms, and nurses who carry one.

import { say } from "../../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../client/types/contract.d.ts").BloodView} Part */

/**
 * @param {Part} part
 * @param {number} seat
 * @param {number} person
 * @returns {import("./units.js").Mark[]}
 */
function marks(part, seat, person) {
  const bank = part.banks[seat];
  return [
    ...(bank?.donor === person ? [{ sign: /** @type {const} */ ("moon"), label: say(WORDS.givesBlood) }] : []),
    ...(bank?.carriers?.includes(person) ? [{ sign: /** @type {const} */ ("drop"), label: say(WORDS.carriesBlood) }] : []),
    ...(bank?.helped?.includes(person) ? [{ sign: /** @type {const} */ ("plus"), label: say(WORDS.helped) }] : []),
  ];
}

/** @type {import("./units.js").Unit} */
export const bloodTransfusion = {
  fields: { donor: "person", nurse: "person" },
  tokens: (/** @type {Part} */ part, seat) => (part.banks[seat]?.tokens ?? []).map((at) => ({ at, sign: "drop", component: "blood" })),
  marks: (part, seat, person) => marks(part, seat, person.id),
  likeness: (part, seat, person) =>
    marks(part, seat, person.id)
      .map((mark) => mark.sign)
      .join(" "),
  facts: (/** @type {Part} */ part) => [say(WORDS.bloodLeft, { count: part.left })],
};

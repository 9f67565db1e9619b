// Workaholic Doctors: purple doctors, and how exhausted they are.

import { say } from "../../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../client/types/contract.d.ts").Exhausted} Exhausted */

/**
 * @param {readonly (readonly Exhausted[])[]} part
 * @param {number} seat
 * @param {number} doctor
 */
const exhaustion = (part, seat, doctor) => part[seat]?.find((one) => one.doctor === doctor);

/** @type {import("./units.js").Unit} */
export const workaholicDoctors = {
  marks: (part, seat, person) => {
    const found = exhaustion(part, seat, person.id);
    return found ? [{ sign: "bolt", label: say(WORDS.exhausted, { count: found.patients }) }] : [];
  },
  likeness: (part, seat, person) => {
    const found = exhaustion(part, seat, person.id);
    return found ? `${found.colour} ${found.patients}` : "";
  },
};

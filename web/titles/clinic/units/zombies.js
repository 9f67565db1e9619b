// Zombies: they walk through a clinic like people, and change what people can do.

import { say } from "../../../app/language.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../client/types/contract.d.ts").ZombiesView} Part */

/** @type {import("./units.js").Unit} */
export const zombies = {
  fields: { zombie: "zombie" },
  figures: (/** @type {Part} */ part, seat) =>
    (part.clinics[seat]?.zombies ?? []).map((zombie) => ({
      key: `zombie:${zombie.id}`,
      kind: "zombie",
      at: zombie.at,
      component: "zombie",
      marks: zombie.moved ? [{ sign: "check", label: say(WORDS.moved) }] : [],
    })),
  marks: (/** @type {Part} */ part, seat, person) => {
    const clinic = part.clinics[seat];
    return [
      ...(clinic?.lying.includes(person.id) ? [{ sign: /** @type {const} */ ("moon"), label: say(WORDS.lying) }] : []),
      ...(clinic?.stranded.includes(person.id) ? [{ sign: /** @type {const} */ ("stop"), label: say(WORDS.stranded) }] : []),
    ];
  },
  facts: (/** @type {Part} */ part, seat) => {
    const clinic = part.clinics[seat];
    return [
      say(WORDS.zombiesLeft, { count: part.left }),
      ...(clinic?.cured ? [say(WORDS.zombiesCured, { count: clinic.cured })] : []),
      ...(clinic?.removed ? [say(WORDS.peopleLost, { count: clinic.removed })] : []),
      ...(clinic?.abandoned ? [say(WORDS.carsAbandoned, { count: clinic.abandoned })] : []),
    ];
  },
};

// Which people are alike. The service lists moves and treatments for only one of them.

import { unitsInPlay } from "./units/units.js";

/**
 * What each person of one's own clinic looks like, by the key of the piece.
 * @param {import("./scene.js").View} view
 * @returns {Map<string, string>}
 */
export function likeness(view) {
  const clinic = view.you === null ? undefined : view.clinics[view.you];
  if (!clinic) return new Map();
  const units = unitsInPlay(view);
  return new Map(
    clinic.people.map((person) => {
      const { id, kind, colour, service, at, settled } = person;
      const more = units.map(({ unit, part }) => unit.likeness?.(part, clinic.seat, person) ?? "");
      return [`person:${id}`, [kind, colour, service, at, settled, clinic.worked.includes(id), ...more].join("/")];
    }),
  );
}

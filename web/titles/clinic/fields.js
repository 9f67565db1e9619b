// Which piece of the table each field of a command stands for.

/**
 * The piece for a place: a space, the space of a helipad ("1b2^"), or a border of the ground.
 * @param {string | number} place
 */
export function placeKey(place) {
  const name = String(place);
  return name.includes("-") ? `border:${name}` : `space:${name.slice(0, 3)}`;
}

/**
 * The tile in the supply for a kind of room. Each service has hubs of its own.
 * @param {string | number} kind
 * @param {unknown} [service]
 */
export const tileKey = (kind, service) => `tile:${kind === "hub" ? `hub_${service ?? "psychiatry"}` : kind}`;

const isSpace = (/** @type {string | number} */ value) => /^\d[a-d]\d/.test(String(value));

/** @type {import("../../moves/narrowing.js").Fields} */
export const FIELDS = {
  bonus: "bonus",
  columns: "columns",
  space: placeKey,
  room: (value) => (isSpace(value) ? placeKey(value) : tileKey(value)),
  entrance: placeKey,
  action: "action",
  kind: (value, command) => tileKey(value, command.service),
  service: (value, command) =>
    command.type === "build_room" ? tileKey("hub", value) : `appointment:${value}:${command.column ?? 0}`,
  stops: placeKey,
  place: placeKey,
  position: "position",
  door: placeKey,
  person: "person",
  doctor: "person",
  patient: "person",
  to: (value, command) => {
    if (command.type === "move_appointment") return `direction:${value}`;
    return command.type === "walk_step" ? `step:${placeKey(value)}` : placeKey(value);
  },
  points: "points",
};

// Extinguishers: tokens on rooms, and a tile to build.

import { shortName } from "../scene.js";

/** @typedef {import("../../../client/types/contract.d.ts").ExtinguishersView} Part */

/** @type {import("./units.js").Unit} */
export const extinguishers = {
  tokens: (/** @type {Part} */ part, seat) => (part.spaces[seat] ?? []).map((at) => ({ at, sign: "flame", component: "extinguisher" })),
  supply: (/** @type {Part} */ { left, prices }) => [
    { key: "type:build_extinguisher", kind: "extinguisher", name: "extinguisher", short: shortName("extinguisher"), left, prices },
  ],
};

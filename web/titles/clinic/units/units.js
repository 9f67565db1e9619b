// The units that can be in play, each in a file of its own. What they add is merged by the keys of `view.modules`.

import { bloodTransfusion } from "./blood_transfusion.js";
import { extinguishers } from "./extinguishers.js";
import { solo } from "./solo.js";
import { workaholicDoctors } from "./workaholic_doctors.js";
import { zombies } from "./zombies.js";

/** @typedef {import("../scene.js").Person} Person */

/**
 * A sign on a person, such as "has worked".
 * @typedef {{sign: keyof typeof import("../floors/signs.js").SIGNS, label: string}} Mark
 */

/**
 * Something that lies in a space, with the id of its component.
 * @typedef {{at: string, sign: keyof typeof import("../floors/signs.js").SIGNS, component: string}} Token
 */

/**
 * Somebody in a clinic whom the base game does not know, with the id of the component.
 * @typedef {{key: string, kind: string, at: string, component: string, marks: readonly Mark[]}} Figure
 */

/**
 * What a unit adds to the table. `part` is its part of `view.modules`.
 * @typedef {object} Unit
 * @property {import("../../../moves/narrowing.js").Fields} [fields] The pieces of its commands.
 * @property {(part: any, seat: number) => readonly Figure[]} [figures]
 * @property {(part: any, seat: number, person: Person) => readonly Mark[]} [marks] Its signs on a person.
 * @property {(part: any, seat: number, person: Person) => string} [likeness] What else makes people different.
 * @property {(part: any, seat: number) => readonly Token[]} [tokens]
 * @property {(part: any) => readonly import("../panels/supply.js").Tile[]} [supply] Its tiles to build.
 * @property {(part: any, seat: number) => readonly string[]} [facts] What else there is to know, in words.
 * @property {(props: PanelProps) => import("../../../app/html.js").Drawing | null} [Panel]
 */

/** @typedef {{part: any, components: import("../scene.js").Components, choosing: boolean}} PanelProps */
/** @typedef {{unit: Unit, part: any}} UnitInPlay */

/** @type {Readonly<Record<string, Unit>>} */
const UNITS = { blood_transfusion: bloodTransfusion, extinguishers, solo, workaholic_doctors: workaholicDoctors, zombies };

/**
 * @param {import("../scene.js").View} view
 * @returns {UnitInPlay[]}
 */
export const unitsInPlay = (view) =>
  Object.entries(view.modules).flatMap(([key, part]) => (UNITS[key] ? [{ unit: UNITS[key], part }] : []));

/** The pieces of every unit's commands. */
export const UNIT_FIELDS = Object.assign({}, ...Object.values(UNITS).map((unit) => unit.fields ?? {}));

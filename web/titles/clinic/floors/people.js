// People: the shape tells the kind, colour and letter tell the level.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { SvgPiece } from "../../../moves/piece.js";
import { nameOf, placeName, serviceName } from "../scene.js";
import { Sign } from "./signs.js";
import { useSpot } from "./spot.js";
import { LETTERS, WORDS } from "../words.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../scene.js").Person} PersonView */
/** @typedef {{key: string, kind: string, colour?: string | null, settled?: boolean, at: string, label: string, marks: readonly import("../units/units.js").Mark[]}} Figure */

/** @type {Record<string, string>} */
const OUTLINES = {
  doctor: "M-11 0 A11 11 0 1 1 11 0 A11 11 0 1 1 -11 0 Z",
  patient: "M-7 -10.5 H7 Q10.5 -10.5 10.5 -7 V7 Q10.5 10.5 7 10.5 H-7 Q-10.5 10.5 -10.5 7 V-7 Q-10.5 -10.5 -7 -10.5 Z",
  nurse: "M-5 -11 H5 V-5 H11 V5 H5 V11 H-5 V5 H-11 V-5 H-5 Z",
  orderly: "M-6.5 -10.5 H6.5 L12 0 L6.5 10.5 H-6.5 L-12 0 Z",
  zombie: "M-9 11 V-2 A9 9.5 0 0 1 9 -2 V11 L4.5 7 L0 11 L-4.5 7 Z",
};

/** The shape of a person, around 0, 0. @param {{kind: string, colour?: string | null}} props */
const Shape = ({ kind, colour = null }) => html`<path class=${`shape ${kind} ${colour ?? ""}`} d=${OUTLINES[kind]} />`;

/** The letter of a level, around 0, 0. @param {{colour?: string | null}} props */
function Letter({ colour = null }) {
  const letter = colour ? LETTERS[colour] : null;
  return letter ? html`<text class="level" y="4.2" aria-hidden="true">${say(letter)}</text>` : null;
}

/**
 * A drawing of a person within HTML.
 * @param {{kind: string, colour?: string | null}} props
 */
export function Portrait({ kind, colour = null }) {
  return html`<svg class="portrait" viewBox="-14 -14 28 28" aria-hidden="true">
    <${Shape} kind=${kind} colour=${colour} /><${Letter} colour=${colour} />
  </svg>`;
}

/**
 * The people of a clinic and those whom units add, as figures.
 * @param {Scene} scene
 * @returns {Figure[]}
 */
export function figuresOf(scene) {
  const { clinic, units, components } = scene;
  const own = clinic.people.map((person) => ({
    key: `person:${person.id}`,
    kind: person.kind,
    colour: person.colour,
    at: person.at,
    settled: person.settled,
    label: labelOf(person, scene),
    marks: marksOf(person, scene),
  }));
  const others = units.flatMap(({ unit, part }) => unit.figures?.(part, clinic.seat) ?? []);
  return [...own, ...others.map((one) => ({ ...one, label: `${nameOf(components, one.component)}, ${placeName(one.at, components)}` }))];
}

/**
 * @param {PersonView} person
 * @param {Scene} scene
 * @returns {import("../units/units.js").Mark[]}
 */
function marksOf(person, { clinic, units }) {
  return [
    ...(clinic.worked.includes(person.id) ? [{ sign: /** @type {const} */ ("check"), label: say(WORDS.worked) }] : []),
    ...units.flatMap(({ unit, part }) => unit.marks?.(part, clinic.seat, person) ?? []),
  ];
}

/**
 * @param {PersonView} person
 * @param {Scene} scene
 */
function labelOf(person, { components }) {
  const name = nameOf(components, person.colour ? `${person.kind}_${person.colour}` : person.kind);
  const service = person.service ? [serviceName(person.service)] : [];
  const settled = person.settled ? [say(WORDS.settled)] : [];
  return [name, ...service, ...settled, placeName(person.at, components)].join(", ");
}

/**
 * A person at a place. A click goes through to the space while only that can be picked.
 * @param {{scene: Scene, figure: Figure, x: number, y: number, scale?: number}} props
 */
export function Figurine({ scene, figure, x, y, scale = 1 }) {
  const through = useSpot(scene, figure.at).state ? "through" : "";
  const place = `translate(${x} ${y}) scale(${scale})`;
  const label = [figure.label, ...figure.marks.map((mark) => mark.label)].join(", ");
  const look = `${figure.at} ${figure.colour ?? ""} ${figure.marks.map((mark) => mark.sign).join(" ")}`;
  return html`<${SvgPiece} id=${scene.key(figure.key)} label=${label} kind=${`figurine ${through}`} look=${look}>
      <title>${label}</title>
      <g transform=${place}>
        <${Shape} kind=${figure.kind} colour=${figure.colour} />
        ${figure.settled && html`<path class="bed" d="M-12 12 H12 M-11 10 V14.5 M11 12 V14.5" />`}
        ${figure.marks.map((mark, at) => html`<${Sign} key=${mark.sign} sign=${mark.sign} x=${at % 2 ? -9 : 9} y=${at < 2 ? -8 : 8} />`)}
      </g>
      <rect class="hit" x=${x - 13.5 * scale} y=${y - 13.5 * scale} width=${27 * scale} height=${27 * scale} rx=${9 * scale} />
    <//>
    <g class="caption" transform=${place}><${Letter} colour=${figure.colour} /></g>`;
}

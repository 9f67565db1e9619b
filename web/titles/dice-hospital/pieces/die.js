// A patient: a die with the sign of its colour, and what may happen to it.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { COLOURS, PATIENTS, WORDS } from "../words.js";
import { Glyphs } from "./glyphs.js";
import { SIGNS } from "./signs.js";

/** @typedef {import("../table.js").Patient} Patient */

const HEALTHY = 7;

/**
 * @typedef {object} DieProps
 * @property {Patient} patient
 * @property {number} [forecast] Its value after the neglect; 0 if it dies.
 * @property {number} [size] Its size within another picture; elsewhere the style sheet tells it.
 * @property {readonly string[]} [marks] Why it is marked, such as "protected".
 * @property {string} [note] What else is to be said of it.
 */

/** @param {Patient} patient */
export const isBaby = (patient) => Boolean(patient.party) && patient.party !== patient.id;

/**
 * A patient in words.
 * @param {DieProps} props
 */
export function patientInWords({ patient, forecast, marks = [], note }) {
  const kind = patient.colour === "pink" && patient.party ? (isBaby(patient) ? WORDS.baby : WORDS.mother) : null;
  const value = { 0: say(WORDS.blank), [HEALTHY]: say(WORDS.healthy) }[patient.value] ?? String(patient.value);
  const parts = [say(kind ?? PATIENTS[patient.colour] ?? WORDS.untreated), value];
  if (patient.treated) parts.push(say(WORDS.treated));
  if (patient.was) parts.push(say(WORDS.was, { colour: say(COLOURS[patient.was] ?? WORDS.untreated) }));
  if (forecast !== undefined) parts.push(forecast ? say(WORDS.worse, { value: forecast }) : say(WORDS.dies));
  return [...parts, ...marks, ...(note ? [note] : [])].join(", ");
}

/** A patient that stands for itself in commands. @param {DieProps} props */
export function Die(props) {
  const { patient } = props;
  const look = `${patient.colour}${patient.value}${patient.treated ?? ""}${patient.ward ?? ""}`;
  return html`<${Piece} id=${`patient:${patient.id}`} kind="patient" label=${patientInWords(props)} look=${look}>
    <${DieFace} ...${props} />
  <//>`;
}

/** A patient within something that has a label of its own. @param {DieProps} props */
export function DieFace({ patient, forecast, size, marks = [] }) {
  return html`<svg class="die ${patient.colour} ${isBaby(patient) ? "baby" : ""}" viewBox="0 0 44 44" width=${size} height=${size} aria-hidden="true">
    <rect class="face" x="1" y="1" width="42" height="42" rx="9" />
    <path class="print" d=${SIGNS[patient.colour]} transform=${patient.value ? "translate(4.5 4.5) scale(1.05)" : "translate(12 12) scale(2)"} />
    <${Value} value=${patient.value} />
    ${patient.was && html`<${TrueColour} colour=${patient.was} />`}
    ${patient.treated && html`<g class="sticker"><circle cx="35.5" cy="35.5" r="7.5" /><path class="check" d="m31.8 35.7 2.7 2.7 4.7-5.4" /></g>`}
    ${forecast !== undefined && html`<${Forecast} value=${forecast} />`}
    ${marks.length > 0 && html`<path class="shield" d="M2.5 28.5h12v6c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8z" />`}
  </svg>`;
}

/** @param {{value: number}} props */
function Value({ value }) {
  if (value === 0) return null;
  if (value === HEALTHY) return html`<g class="smile"><circle cx="16" cy="20" r="2" /><circle cx="28" cy="20" r="2" /><path d="M13 26.5c4 6 14 6 18 0" /></g>`;
  return html`<${Glyphs} text=${value} x=${22} y=${22} height=${20} />`;
}

/** The corner of a recoloured patient. @param {{colour: string}} props */
function TrueColour({ colour }) {
  return html`<g class="was ${colour}">
    <path class="corner" d="M24 1h10a9 9 0 0 1 9 9v10z" />
    <path class="print" d=${SIGNS[colour]} transform="translate(32.5 3) scale(.8)" />
  </g>`;
}

/** What neglect would make of it. @param {{value: number}} props */
function Forecast({ value }) {
  return html`<g class="sticker forecast ${value ? "" : "death"}">
    <rect x="23" y="30" width="20" height="13.5" rx="6" />
    ${value
      ? html`<path d="M28.5 33v6.5m-2.4-2.4 2.4 2.4 2.4-2.4" /><${Glyphs} text=${value} x=${37} y=${36.8} height=${8} />`
      : html`<path d="m30 33.7 6 6m0-6-6 6" />`}
  </g>`;
}

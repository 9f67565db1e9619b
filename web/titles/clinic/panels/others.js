// The clinics of the others, small. One of them can be shown large.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { corner, CELL, middle, sizeOf, spacesOf } from "../floors/geometry.js";
import { contentsOf } from "../floors/rooms.js";
import { dollars, nameOf } from "../scene.js";
import { FLOORS, WORDS } from "../words.js";

/** @typedef {import("../scene.js").View} View */
/** @typedef {import("../scene.js").Clinic} Clinic */

/**
 * @param {object} props
 * @param {View} props.view
 * @param {number} props.shown The seat that is shown large.
 * @param {(seat: number) => void} props.show
 * @param {readonly string[]} props.names
 * @param {import("../scene.js").Components} props.components
 */
export function Others({ view, shown, show, names, components }) {
  const others = view.clinics.filter((clinic) => clinic.seat !== shown);
  if (!others.length) return null;
  return html`<section class="others" aria-label=${say(WORDS.otherClinics)}>
    ${others.map(
      (clinic) => html`<article key=${clinic.seat} class="card">
        <h3>${clinic.seat === view.you ? say(WORDS.yourClinic) : names[clinic.seat]}</h3>
        <p class="soft small">${summary(clinic, components)}</p>
        <${Miniature} clinic=${clinic} />
        <button type="button" class="quiet" onClick=${() => show(clinic.seat)}>${say(WORDS.enlarge)}</button>
      </article>`,
    )}
  </section>`;
}

/**
 * @param {Clinic} clinic
 * @param {import("../scene.js").Components} components
 */
function summary(clinic, components) {
  const action = clinic.action ? nameOf(components, `action_${clinic.action}`) : clinic.chosen ? say(WORDS.hasChosen) : "";
  return [
    `${say(WORDS.popularity)} ${clinic.popularity}`,
    `${say(WORDS.savings)} ${dollars(clinic.savings)}`,
    `${say(WORDS.time)} ${clinic.time}`,
    ...(action ? [action] : []),
  ].join(" · ");
}

/** Four floors with their rooms as colours and their people as dots. @param {{clinic: Clinic}} props */
function Miniature({ clinic }) {
  const contents = contentsOf(clinic);
  const { width, height } = sizeOf(clinic.columns, 1);
  return html`<svg class="miniature" viewBox=${`0 0 ${width * 4 + 60} ${height}`} aria-hidden="true">
    ${FLOORS.map((_, floor) => html`<g key=${floor} transform=${`translate(${floor * (width + 20)} 0)`}>
      ${spacesOf(clinic.columns, floor).map((space) => {
        const { x, y } = corner(`1${space.slice(1)}`);
        return html`<rect key=${space} class=${`cell ${contents.get(space)?.kind ?? "empty"}`} x=${x} y=${y} width=${CELL} height=${CELL} rx="7" />`;
      })}
      ${clinic.people
        .filter((person) => person.at.startsWith(String(floor)))
        .map((person, at) => {
          const { x, y } = middle(`1${person.at.slice(1, 3)}`);
          const before = clinic.people.filter((one) => one.at === person.at).indexOf(person);
          return html`<circle key=${at} class=${`shape ${person.kind} ${person.colour ?? ""}`} cx=${x - 24 + (before % 3) * 24} cy=${y - 24 + Math.floor(before / 3) * 26} r="11" />`;
        })}
    </g>`)}
  </svg>`;
}

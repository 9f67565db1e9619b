// Patients who wait: on the notepad for everybody, and in the pre-admissions of a clinic.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { usePiece } from "../../../moves/selection.js";
import { figuresOf, Portrait } from "../floors/people.js";
import { nameOf, serviceName, shortService } from "../scene.js";
import { DIRECTIONS, WORDS } from "../words.js";

/** @typedef {import("../scene.js").Scene} Scene */

const COLUMNS = 4;

/**
 * The notepad: the patient at the right end of a row is admitted next.
 * @param {{view: import("../scene.js").View, components: import("../scene.js").Components}} props
 */
export function Notepad({ view, components }) {
  const most = Math.max(COLUMNS, ...Object.values(view.notepad).map((row) => row.length));
  return html`<section class="notepad" aria-label=${say(WORDS.notepad)}>
    <h3>${say(WORDS.notepad)} <span class="soft">${say(WORDS.admittedNext)}</span></h3>
    ${view.services.map((service) => html`<${Row} key=${service} service=${service} row=${view.notepad[service] ?? []} most=${most} components=${components} />`)}
    <${Compass} />
  </section>`;
}

/** @param {{service: string, row: readonly string[], most: number, components: import("../scene.js").Components}} props */
function Row({ service, row, most, components }) {
  const columns = Array.from({ length: most }, (_, at) => most - 1 - at);
  return html`<div class="row">
    <span class="service" title=${serviceName(service)}>${shortService(service)}</span>
    ${columns.map((column) => {
      const colour = row[column];
      if (!colour) return html`<span key=${column} class="place"></span>`;
      const label = `${nameOf(components, `patient_${colour}`)}, ${serviceName(service)}, ${say(WORDS.column, { column })}`;
      return html`<${Piece} key=${column} id=${`appointment:${service}:${column}`} label=${label} kind="place" look=${colour}>
        <${Portrait} kind="patient" colour=${colour} />
      <//>`;
    })}
  </div>`;
}

/** The ways in which an appointment can move, while one can. */
function Compass() {
  return html`<div class="compass">
    ${Object.entries(DIRECTIONS).map(([way, name]) => html`<${Direction} key=${way} way=${way} name=${say(name)} />`)}
  </div>`;
}

/** @type {Record<string, string>} */
const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };

/** @param {{way: string, name: string}} props */
function Direction({ way, name }) {
  if (!usePiece(`direction:${way}`).state) return null;
  return html`<${Piece} id=${`direction:${way}`} label=${`${ARROWS[way]} ${name}`} kind="arrow">${ARROWS[way]}<//>`;
}

/**
 * Patients who were admitted and have not entered yet.
 * @param {{scene: Scene}} props
 */
export function PreAdmissions({ scene }) {
  const waiting = figuresOf(scene).filter((one) => one.at === "pre");
  const services = new Map(scene.clinic.people.map((person) => [`person:${person.id}`, person.service]));
  return html`<section class="pre" aria-label=${say(WORDS.preAdmissions)}>
    <h3>${say(WORDS.preAdmissions)}</h3>
    ${waiting.length === 0 && html`<p class="soft small">${say(WORDS.nobodyWaits)}</p>`}
    ${scene.view.services
      .map((service) => ({ service, here: waiting.filter((one) => services.get(one.key) === service) }))
      .filter(({ here }) => here.length)
      .map(
        ({ service, here }) => html`<div key=${service} class="row">
          <span class="service" title=${serviceName(service)}>${shortService(service)}</span>
          ${here.map(
            (one) => html`<${Piece} key=${one.key} id=${scene.key(one.key)} label=${one.label} kind="place" look=${one.colour ?? ""}>
              <${Portrait} kind=${one.kind} colour=${one.colour} />
            <//>`,
          )}
        </div>`,
      )}
  </section>`;
}

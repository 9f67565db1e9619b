// The vehicles with their patients, the patients that are not in one yet, and the bag.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { usePiece } from "../../../moves/selection.js";
import { Die, DieFace, patientInWords } from "../pieces/die.js";
import { Helicopter, Vehicle } from "../pieces/icons.js";
import { Sign } from "../pieces/signs.js";
import { playerName, useTable } from "../table.js";
import { COLOURS, WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").AmbulanceView} Vehicle */

export function Ambulances() {
  const { view } = useTable();
  const idle = view.ambulances.every((vehicle) => !vehicle.patients.length) && view.step !== "arrival";
  return html`<section class="card vehicles ${idle ? "idle" : ""}" aria-label=${say(WORDS.ambulances)}>
    <header>
      <h3>${say(view.ambulances.length ? WORDS.ambulances : WORDS.arrivals)}</h3>
      <${Bag} />
    </header>
    ${view.arrivals.length > 0 && html`<div class="beds arrivals" role="group" aria-label=${say(WORDS.arrivals)}>
      ${view.arrivals.map((patient) => html`<${Die} key=${patient.id} patient=${patient} />`)}
    </div>`}
    <div class="fleet">${view.ambulances.map((vehicle) => html`<${Ambulance} key=${vehicle.number} vehicle=${vehicle} />`)}</div>
  </section>`;
}

/** @param {{vehicle: Vehicle}} props */
function Ambulance({ vehicle }) {
  const table = useTable();
  const id = `ambulance:${vehicle.number}`;
  const pickable = usePiece(id).state !== null;
  const name = vehicle.number ? say(WORDS.ambulance, { number: vehicle.number }) : say(WORDS.helicopter);
  const taken = vehicle.taken_by === null ? say(WORDS.notTaken) : say(WORDS.takenBy, { name: playerName(table, vehicle.taken_by) });
  const label = [name, taken, ...vehicle.patients.map((patient) => patientInWords({ patient }))].join(", ");
  const inside = vehicle.patients.filter((patient) => !patient.ward);
  const empty = Math.max(vehicle.room - vehicle.patients.length, 0);
  const waits = table.view.step === "arrival";
  const head = html`<span class="plate">${vehicle.number ? html`<${Vehicle} />${vehicle.number}` : html`<${Helicopter} />`}</span>
    ${vehicle.taken_by !== null && html`<span class="taker">${playerName(table, vehicle.taken_by)}</span>`}`;
  const dice = (inside.length > 0 || waits) && html`<span class="beds">
    ${inside.map((patient) => (pickable ? html`<${DieFace} key=${patient.id} patient=${patient} />` : html`<${Die} key=${patient.id} patient=${patient} />`))}
    ${waits && Array.from({ length: empty }, (_, at) => html`<span key=${at} class="bed"></span>`)}
  </span>`;
  const look = `${vehicle.taken_by}`;
  if (pickable) return html`<${Piece} id=${id} kind="vehicle" label=${label} name=${name} look=${look}>${head}${dice}<//>`;
  return html`<div class="vehicle" data-piece=${id} data-look=${look} role="group" aria-label=${`${name}, ${taken}`}>${head}${dice}</div>`;
}

function Bag() {
  const { view } = useTable();
  const text = Object.entries(view.bag).map(([colour, count]) => `${count} ${say(COLOURS[colour] ?? WORDS.bag)}`).join(", ");
  return html`<p class="bagful" role="img" aria-label=${`${say(WORDS.bag)}: ${text}`}>
    <span>${say(WORDS.bag)}</span>
    ${Object.entries(view.bag).map(([colour, count]) => html`<span key=${colour}><${Sign} colour=${colour} />${count}</span>`)}
  </p>`;
}

// Final Round Collection: the waiting ambulances and the patients they ask for.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { DieFace, patientInWords } from "../pieces/die.js";
import { Vehicle } from "../pieces/icons.js";
import { playerName, useTable } from "../table.js";
import { PATIENTS, WORDS as TABLE } from "../words.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../client/types/contract.d.ts").CollectionSpace} Space */

function Middle() {
  const table = useTable();
  const collection = table.view.modules.final_round_collection;
  if (!collection?.spaces.length) return null;
  const numbers = [...new Set(collection.spaces.map((space) => space.ambulance))];
  return html`<section class="card vehicles" aria-label=${say(WORDS.collection)}>
    <header>
      <h3>${say(WORDS.collection)}</h3>
      <span class="soft">${collection.passed.map((seat) => `${playerName(table, seat)}: ${say(WORDS.passed)}`).join(", ")}</span>
    </header>
    <div class="fleet">
      ${numbers.map(
        (number) => html`<div key=${number} class="vehicle" role="group" aria-label=${say(TABLE.ambulance, { number })}>
          <span class="plate"><${Vehicle} />${number}</span>
          <span class="beds">
            ${collection.spaces.filter((space) => space.ambulance === number).map((space) => html`<${Wanted} key=${space.colour} space=${space} />`)}
          </span>
        </div>`,
      )}
    </div>
  </section>`;
}

/** @param {{space: Space}} props */
function Wanted({ space }) {
  const table = useTable();
  const wanted = say(WORDS.wanted, { patient: say(PATIENTS[space.colour] ?? WORDS.wanted), value: space.value });
  const label = space.patient ? `${patientInWords({ patient: space.patient })}, ${playerName(table, space.seat ?? 0)}` : wanted;
  const shown = space.patient ?? { id: 0, colour: space.colour, value: space.value };
  return html`<span class="wanted ${space.patient ? "" : "free"}" role="img" aria-label=${label} title=${label}><${DieFace} patient=${shown} /></span>`;
}

/** @type {import("./units.js").Unit} */
export const finalRoundCollection = { Middle };

// The Automa: its Hospital cards with their slots, and the Decision card that was turned last.

import { html } from "../../../../app/html.js";
import { say, sayCount } from "../../../../app/language.js";
import { DieFace, patientInWords } from "../../pieces/die.js";
import { BloodBag } from "../../pieces/icons.js";
import { Sign } from "../../pieces/signs.js";
import { nameOf, useTable } from "../../table.js";
import { COLOURS, COUNTS } from "../../words.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../../client/types/contract.d.ts").HospitalCardView} HospitalCard */
/** @typedef {import("../../../../client/types/contract.d.ts").HospitalCardSlotView} Slot */

function Middle() {
  const automa = useTable().view.modules.automa;
  if (!automa) return null;
  const { decision } = automa;
  const left = Object.values(automa.face_down).reduce((sum, count) => sum + count, 0);
  return html`<section class="card automa" aria-label="Automa">
    <header>
      <h3>Automa</h3>
      ${decision && html`<span class="badge">${say(WORDS.decision, { first: decision.first, second: decision.second })} ${say(decision.adds === "department" ? WORDS.addsDepartment : WORDS.addsSpecialist)}</span>`}
      <span class="soft">${say(WORDS.hospitalCards)}: ${sayCount(COUNTS.faceDown, left)} · ${say(WORDS.tiles, { count: automa.tiles_left })}</span>
    </header>
    <div class="fleet">${automa.row.map((card) => html`<${CardOfTheRow} key=${card.card} card=${card} />`)}</div>
  </section>`;
}

/** @param {{card: HospitalCard}} props */
function CardOfTheRow({ card }) {
  const table = useTable();
  return html`<div class="vehicle" role="group" aria-label=${nameOf(table, card.card)}>
    <b>${nameOf(table, card.card)}</b>
    <span class="taker">${sayCount(COUNTS.points, card.points)}${card.covered && ` · ${say(WORDS.covered)}`}</span>
    <span class="beds">${card.slots.map((slot, at) => html`<${SlotOfACard} key=${at} slot=${slot} />`)}</span>
  </div>`;
}

/** @param {{slot: Slot}} props */
function SlotOfACard({ slot }) {
  if (slot.patient) return html`<span role="img" aria-label=${patientInWords({ patient: slot.patient })}><${DieFace} patient=${slot.patient} /></span>`;
  if (slot.blood_bag) return html`<span class="bed" role="img" aria-label=${say(WORDS.bloodBag)}><${BloodBag} /></span>`;
  return html`<span class="bed" role="img" aria-label=${say(WORDS.takes, { colour: say(COLOURS[slot.takes] ?? WORDS.decision) })}><${Sign} colour=${slot.takes} /></span>`;
}

/** @type {import("../units.js").Unit} */
export const automa = { Middle };

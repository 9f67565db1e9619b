// The departments of a hospital: free, used, or closed in this round.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Card } from "../pieces/card.js";
import { Meeple, Slot } from "../pieces/icons.js";
import { useTable } from "../table.js";
import { OnCard } from "../units/units.js";
import { WORDS } from "../words.js";

const PAEDIATRIC = "paediatric_ward_";

/** @param {{hospital: import("../table.js").Hospital}} props */
export function Departments({ hospital }) {
  const { view } = useTable();
  const shown = hospital.departments.filter((id) => !id.startsWith(PAEDIATRIC));
  return html`<div class="tiles full" role="group" aria-label=${say(WORDS.departments)}>
    ${shown.map((id) => {
      const state = hospital.used.includes(id) ? "used" : hospital.open_departments.includes(id) ? "open" : "away";
      return html`<div key=${id} class="holder">
        <${Card} id=${id} state=${state}>${state === "used" ? html`<${Meeple} />` : html`<${Slot} />`}<//>
        <${OnCard} view=${view} seat=${hospital.seat} card=${id} />
      </div>`;
    })}
  </div>`;
}

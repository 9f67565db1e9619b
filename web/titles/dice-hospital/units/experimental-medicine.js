// Experimental Medicine: Physiotherapy may recolour a second patient.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { useTable } from "../table.js";
import { WORDS } from "./words.js";

/** @param {{hospital: import("../table.js").Hospital}} props */
function Beside({ hospital }) {
  const { view } = useTable();
  const recoloured = view.modules.experimental_medicine?.[hospital.seat]?.recoloured ?? null;
  return recoloured === null ? null : html`<p class="aside">${say(WORDS.recoloured)}</p>`;
}

/** @type {import("./units.js").Unit} */
export const experimentalMedicine = { Beside };

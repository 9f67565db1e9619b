// The Admissions Nurse: how often it can still send a patient back or admit one.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { nameOf, useTable } from "../table.js";
import { COUNTS, WORDS } from "./words.js";

/** @param {{hospital: import("../table.js").Hospital}} props */
function Beside({ hospital }) {
  const table = useTable();
  const left = table.view.modules.admissions_nurse?.[hospital.seat]?.left ?? 0;
  if (!left) return null;
  return html`<p class="aside">
    <b>${nameOf(table, "admissions_nurse")}</b> ${sayCount(COUNTS.nurseActs, left)}
    ${hospital.seat === table.view.you && html`<${Piece} id="type:admit_one_more" kind="token" label=${say(WORDS.admitOneMore)}>${say(WORDS.admitOneMore)}<//>`}
  </p>`;
}

/** @type {import("./units.js").Unit} */
export const admissionsNurse = { Beside };

// Administrators: one of the dealt cards is kept; some protect a patient.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { Card } from "../pieces/card.js";
import { Effect } from "../pieces/signs.js";
import { effectOf, nameOf, useTable } from "../table.js";
import { COUNTS, WORDS } from "./words.js";

/** @param {{hospital: import("../table.js").Hospital}} props */
function Beside({ hospital }) {
  const table = useTable();
  const own = table.view.modules.administrators?.[hospital.seat];
  if (!own) return null;
  if (own.kept) {
    return html`<p class="aside"><b>${say(WORDS.administrator)}: ${nameOf(table, own.kept)}</b> <${Effect} text=${effectOf(table, own.kept)} /></p>`;
  }
  if (typeof own.dealt === "number") return own.dealt ? html`<p class="aside soft">${sayCount(COUNTS.dealt, own.dealt)}</p>` : null;
  if (!own.dealt.length) return null;
  return html`<div class="whole">
    <h3>${say(WORDS.chooseAdministrator)}</h3>
    <div class="tiles">
      ${own.dealt.map((id) => html`<div key=${id} class="holder"><${Card} id=${id} piece=${`administrator:${id}`} /></div>`)}
    </div>
  </div>`;
}

/** @type {import("./units.js").Unit} */
export const administrators = {
  fields: { administrator: "administrator" },
  Beside,
  marks: (view, seat) => {
    const patient = view.modules.administrators?.[seat]?.protected;
    return patient ? [[patient, say(WORDS.protected)]] : [];
  },
};

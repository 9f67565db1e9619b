// The crews of the City: whom they fetched, what they found, and the admissions board.

import { html } from "../../../../app/html.js";
import { say } from "../../../../app/language.js";
import { Die } from "../../pieces/die.js";
import { Token } from "../../pieces/token.js";
import { nameOf, playerName, useTable } from "../../table.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../../client/types/contract.d.ts").CityView} City */

/** @param {{city: City}} props */
export function Crews({ city }) {
  const table = useTable();
  const ordered = city.order.flatMap((seat) => city.crews[seat] ?? []);
  return html`<div class="crews">
    <h3>${say(WORDS.crews)}</h3>
    <ol>
      ${ordered.map(
        (crew) => html`<li key=${crew.seat}>
          <span class="number ${crew.seat === table.view.you ? "mine" : ""}">${crew.seat + 1}</span>
          <b>${playerName(table, crew.seat)}</b>
          ${crew.total !== null && html`<span class="soft">${say(WORDS.total, { total: crew.total })}</span>`}
          ${crew.patients.length > 0 && html`<span class="beds">${crew.patients.map((patient) => html`<${Die} key=${patient.id} patient=${patient} />`)}</span>`}
          ${crew.found.length > 0 && html`<span class="beds"><span class="soft">${say(WORDS.found)}</span>${crew.found.map((id) => html`<${Token} key=${id} id=${id} named=${true} />`)}</span>`}
        </li>`,
      )}
    </ol>
    <${AdmissionsBoard} city=${city} />
  </div>`;
}

/** The markers from the lowest total on; of equal totals the later one is on top and goes first. @param {{city: City}} props */
function AdmissionsBoard({ city }) {
  const table = useTable();
  if (!city.board.length) return null;
  const markers = city.board.map((marker, at) => ({ ...marker, at })).sort((a, b) => a.total - b.total || b.at - a.at);
  return html`<h3>${nameOf(table, "admissions_board")}</h3>
    <ol class="badges">
      ${markers.map((marker) => html`<li key=${marker.seat} class="badge"><b>${marker.total}</b> ${playerName(table, marker.seat)}</li>`)}
    </ol>`;
}

/** The bonus tokens that a seat has kept. @param {{hospital: import("../../table.js").Hospital}} props */
export function KeptTokens({ hospital }) {
  const crew = useTable().view.modules.city?.crews[hospital.seat];
  const tokens = [...(crew?.tokens ?? []), ...(crew?.nurses ?? [])];
  if (!tokens.length) return null;
  return html`<div class="aside">
    <b>${say(WORDS.tokens)}</b>
    ${tokens.map((id) => html`<${Token} key=${id} id=${id} named=${true} />`)}
  </div>`;
}

// Investments: the board with its spaces, the tokens on departments and cards, and those that were drawn.

import { html } from "../../../../app/html.js";
import { say, sayCount } from "../../../../app/language.js";
import { Piece } from "../../../../moves/piece.js";
import { Card } from "../../pieces/card.js";
import { Meeple } from "../../pieces/icons.js";
import { Sign } from "../../pieces/signs.js";
import { Token } from "../../pieces/token.js";
import { kindOf, nameOf, playerName, useTable } from "../../table.js";
import { COLOURS } from "../../words.js";
import { COUNTS, WORDS } from "./words.js";

/** @typedef {import("../../../../client/types/contract.d.ts").InvestmentSpaceView} Space */

function Middle() {
  const table = useTable();
  const board = table.view.modules.investments;
  if (!board) return null;
  return html`<section class="card" aria-label=${nameOf(table, "investment_board")}>
    <header><h3>${nameOf(table, "investment_board")}</h3></header>
    <div class="fleet">${board.spaces.map((space) => html`<${SpaceOfTheBoard} key=${space.colour} space=${space} />`)}</div>
  </section>`;
}

/** @param {{space: Space}} props */
function SpaceOfTheBoard({ space }) {
  const table = useTable();
  const seats = table.view.modules.investments?.seats ?? [];
  const here = seats.flatMap((own, seat) => own.placed.filter((placed) => placed.space === space.colour).map(() => seat));
  const tokens = sayCount(COUNTS.tokens, space.tokens);
  const colour = say(COLOURS[space.colour] ?? WORDS.usable);
  const label = [colour, tokens, ...here.map((seat) => playerName(table, seat)), say(WORDS.room, { room: space.room })].join(", ");
  const free = Math.max(space.room - here.length, 0);
  return html`<${Piece} id=${`space:${space.colour}`} kind=${`space ${space.colour}`} label=${label} name=${colour} look=${`${space.tokens} ${here}`}>
    <b><${Sign} colour=${space.colour} />${colour}</b>${" "}
    <span class="soft">${tokens}</span>${" "}
    <span class="standing">
      ${here.map((seat, at) => html`<span key=${at} class="badge"><${Meeple} />${playerName(table, seat)}${" "}</span>`)}
      ${Array.from({ length: free }, (_, at) => html`<span key=${`free${at}`} class="place"></span>`)}
    </span>
  <//>`;
}

/** @param {{hospital: import("../../table.js").Hospital}} props */
function Beside({ hospital }) {
  const { view } = useTable();
  const drawn = view.modules.investments?.seats[hospital.seat]?.drawn ?? [];
  if (typeof drawn === "number") return drawn ? html`<p class="aside soft">${sayCount(COUNTS.drew, drawn)}</p>` : null;
  if (!drawn.length) return null;
  return html`<div class="whole">
    <h3>${say(WORDS.chooseToken)}</h3>
    <div class="tiles">${drawn.map((id) => html`<div key=${id} class="holder"><${Card} id=${id} piece=${`token:${id}`} /></div>`)}</div>
  </div>`;
}

/** @param {{seat: number, card: string}} props */
function OnCard({ seat, card }) {
  const { view } = useTable();
  const here = (view.modules.investments?.seats[seat]?.laid ?? []).filter((laid) => laid.place === card);
  return here.length ? html`<p class="on">${here.map(({ token }) => html`<${Token} key=${token} id=${token} />`)}</p>` : null;
}

/** @type {import("../units.js").Unit} */
export const investments = {
  fields: { space: "space", token: "token", place: "card", specialist: "card" },
  steps: ["investing"],
  Middle,
  Beside,
  OnCard,
  looks: (view) =>
    (view.modules.investments?.seats ?? []).flatMap((own, seat) => [
      ...own.laid.map(({ token, place }) => /** @type {[string, string]} */ ([`token:${token}`, `${seat} ${kindOf(token)} ${place}`])),
      ...(typeof own.drawn === "number" ? [] : own.drawn.map((token) => /** @type {[string, string]} */ ([`token:${token}`, `${seat} drawn ${kindOf(token)}`]))),
    ]),
};

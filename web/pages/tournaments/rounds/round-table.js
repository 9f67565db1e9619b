// A table of a round at a glance.

import { html } from "../../../app/html.js";
import { ago, listed, say, timeOfDay } from "../../../app/language.js";
import { Countdown } from "../../table/head/clock.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").RoundTable} Table */
/** @typedef {Table["seats"][number]} Seat */

/** @param {{table: Table, me: string | undefined}} props */
export function RoundTable({ table, me }) {
  const group = table.group ? ` · ${say(WORDS.group, { group: table.group })}` : "";
  return html`<li class="card stack ${me && table.seats.some(({ player }) => player === me) ? "own" : ""}">
    <h4>${say(WORDS.table, { table: table.number })}${group}</h4>
    <ol class="seats">${table.seats.map((seat) => html`<${SeatLine} key=${seat.seat} seat=${seat} />`)}</ol>
    ${state(table).length > 0 && html`<p class="note">${state(table).join(" · ")} ${table.turn?.deadline && !table.paused && html`<${Countdown} until=${table.turn.deadline} />`}</p>`}
    ${table.waits_until && html`<p class="note">${say(WORDS.waitsUntil, { time: timeOfDay(table.waits_until) })}</p>`}
    ${table.game && table.game_status && html`<p><${Way} table=${table} /></p>`}
  </li>`;
}

/** @param {{seat: Seat}} props */
function SeatLine({ seat }) {
  const name = seat.name ?? say(WORDS.bot);
  const presence = seat.resigned ? say(WORDS.resigned) : seat.presence in PRESENCE ? say(PRESENCE[/** @type {"late"} */ (seat.presence)]) : null;
  return html`<li>
    <span class="place">${seat.place ? `${seat.place}.` : ""}</span>
    <span>${seat.player ? html`<a href=${`/players/${seat.player}`}>${name}</a>` : name}${presence && html` <span class="note">${presence}</span>`}</span>
    <span class="points">${seat.points ?? ""}</span>
  </li>`;
}

/** What an organizer should look at, where the seats do not show it. */
const FLAGS = { abandoned: WORDS.abandoned, corrected: WORDS.corrected };

const PRESENCE = { late: WORDS.late, absent: WORDS.absent, replaced: WORDS.replaced };

/** How the table is, in words. @param {Table} table */
function state(table) {
  const waiting = (table.turn?.seats ?? []).map((seat) => table.seats[seat]?.name ?? say(WORDS.bot));
  return [
    ...(table.status === "void" ? [say(WORDS.void)] : []),
    ...(table.overridden ? [say(WORDS.overridden)] : []),
    ...(table.paused ? [say(WORDS.paused)] : []),
    ...table.flags.flatMap((flag) => (flag in FLAGS ? [say(FLAGS[/** @type {"corrected"} */ (flag)])] : [])),
    ...(table.turn?.game_round ? [say(WORDS.gameRound, { round: table.turn.game_round })] : []),
    ...(waiting.length && table.turn && !table.paused ? [say(WORDS.waitingFor, { names: listed(waiting) }), say(WORDS.lastMove, { time: ago(table.turn.since) })] : []),
  ];
}

/** @param {{table: Table}} props */
function Way({ table }) {
  const over = table.game_status === "finished";
  const text = say(over ? WORDS.replay : WORDS.watch);
  return html`<a href=${over ? `/replay/${table.game}` : `/table/${table.game}`} aria-label=${`${text}: ${say(WORDS.table, { table: table.number })}`}>${text}</a>`;
}

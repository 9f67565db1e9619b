// The seats: how many, and who plays each of them.

import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { nameOfKind, strength } from "../../parts/seats.js";
import { withCount, withSeat } from "./draft.js";
import { playerIdIn } from "./people.js";
import { chosenUnits, fittingCounts, obstacle } from "./units.js";
import { WORDS } from "./words.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").DraftSeat} DraftSeat */
/** @typedef {import("./units.js").Title} Title */
/** @typedef {import("./people.js").Person} Person */
/** @typedef {{place: string, text: string} | null} Wrong */

/** @param {{title: Title, draft: Draft, change: (draft: Draft) => void, people: readonly Person[], wrong: Wrong}} props */
export function SeatChoice({ title, draft, change, people, wrong }) {
  const counts = fittingCounts(title, chosenUnits(title, draft.units, draft.seats));
  const choose = (/** @type {Event} */ event) => change(withCount(title, draft, Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value)));
  return html`<div class="stack">
    <p class="row">
      <label for="count">${say(WORDS.count)}</label>
      <select id="count" onChange=${choose}>
        ${title.players.map((count) => {
          const fits = counts.includes(count);
          return html`<option value=${count} selected=${count === draft.seats.length} disabled=${!fits}>${fits ? count : say(WORDS.unfit, { count })}</option>`;
        })}
      </select>
    </p>
    <ol class="seats">
      ${draft.seats.map(
        (seat, at) => html`<${SeatRow}
          key=${at}
          title=${title}
          draft=${draft}
          at=${at}
          people=${people}
          wrong=${wrong?.place === `seat-${at}` ? wrong.text : null}
          put=${(/** @type {DraftSeat} */ next) => change(withSeat(title, draft, at, next))}
        />`,
      )}
    </ol>
    ${!draft.seats.some((seat) => seat.kind === "human") && html`<p class="note" role="status">${say(WORDS.onlyWatch)}</p>`}
  </div>`;
}

/**
 * What a seat can be, with how it is called. The first human seat is the reader's own.
 * @param {Title} title
 * @param {Draft} draft
 * @param {number} at
 * @returns {{text: string, seat: DraftSeat, able: boolean}[]}
 */
function choices(title, draft, at) {
  const first = draft.seats.findIndex((seat) => seat.kind === "human");
  const own = first < 0 || at <= first;
  const chosen = chosenUnits(title, draft.units, draft.seats);
  const played = title.modules.filter((unit) => unit.seat_kind);
  return [
    { text: say(own ? WORDS.you : WORDS.anyone), seat: { kind: "human" }, able: true },
    ...(own ? [] : [{ text: say(WORDS.reserved), seat: { kind: "human", player: "" }, able: true }]),
    ...title.bots.map((bot) => ({ text: say(WORDS.botOf, { bot: strength(bot) }), seat: { kind: "bot", bot }, able: true })),
    ...played.map((unit) => ({
      text: nameOfKind(title, unit.seat_kind ?? ""),
      seat: { kind: unit.seat_kind ?? "" },
      able: obstacle(title, chosen, draft.seats.length, unit) === null,
    })),
  ];
}

/** @param {DraftSeat} one @param {DraftSeat} other */
const alike = (one, other) => one.kind === other.kind && one.bot === other.bot && (one.player === undefined) === (other.player === undefined);

/**
 * @param {{title: Title, draft: Draft, at: number, people: readonly Person[], wrong: string | null, put: (seat: DraftSeat) => void}} props
 */
function SeatRow({ title, draft, at, people, wrong, put }) {
  const seat = /** @type {DraftSeat} */ (draft.seats[at]);
  const offered = choices(title, draft, at);
  const choose = (/** @type {Event} */ event) => {
    const next = offered[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex]?.seat;
    if (next) put(next.player === "" ? { ...next, player: people[0]?.id ?? "" } : next);
  };
  const id = `seat-${at}`;
  return html`<li class="row">
    <label for=${id}>${say(WORDS.seat, { seat: at + 1 })}</label>
    <select id=${id} aria-invalid=${wrong ? "true" : null} aria-describedby=${wrong ? `${id}-wrong` : null} onChange=${choose}>
      ${offered.map((one) => html`<option selected=${alike(one.seat, seat)} disabled=${!one.able}>${one.text}</option>`)}
    </select>
    ${seat.player !== undefined && html`<${Reserve} at=${at} player=${seat.player} people=${people} put=${put} />`}
    ${wrong && html`<span class="wrong" id=${`${id}-wrong`} role="alert">${wrong}</span>`}
  </li>`;
}

/** Whom a seat is kept for. @param {{at: number, player: string, people: readonly Person[], put: (seat: DraftSeat) => void}} props */
function Reserve({ at, player, people, put }) {
  const [typed, setTyped] = useState(people.some((one) => one.id === player) ? null : player);
  const choose = (/** @type {Event} */ event) => {
    const id = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    setTyped(id ? null : "");
    put({ kind: "human", player: id });
  };
  const type = (/** @type {Event} */ event) => {
    const text = /** @type {HTMLInputElement} */ (event.currentTarget).value;
    setTyped(text);
    put({ kind: "human", player: playerIdIn(text) });
  };
  return html`${people.length > 0 &&
    html`<select aria-label=${say(WORDS.whom, { seat: at + 1 })} onChange=${choose}>
      ${people.map((one) => html`<option value=${one.id} selected=${one.id === player}>${one.name}</option>`)}
      <option value="" selected=${typed !== null}>${say(WORDS.somebodyElse)}</option>
    </select>`}
    ${typed !== null &&
    html`<input
      class="wide"
      aria-label=${`${say(WORDS.whom, { seat: at + 1 })}. ${say(WORDS.playerId)}`}
      placeholder=${say(WORDS.playerId)}
      value=${typed}
      aria-invalid=${player ? null : "true"}
      onInput=${type}
    />`}
    ${!player && html`<span class="wrong">${say(WORDS.needPlayer)}</span>`}`;
}

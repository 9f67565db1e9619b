// The rounds of a tournament, one of them with all its tables.

import { Failure, Loading, useAnswer } from "../../../app/asking.js";
import { html, useEffect } from "../../../app/html.js";
import { dateAndTime, listed, say } from "../../../app/language.js";
import { client, useAccount } from "../../../app/session.js";
import { useSome } from "../../../parts/some.js";
import { RoundTable } from "./round-table.js";
import { WORDS } from "../words.js";

/** @typedef {import("../live.js").Tournament} Tournament */

/** How often an open round is read again, in milliseconds: what games wait for is not in the tournament's stream. */
const PERIOD = 10_000;

/** @param {{tournament: Tournament, asked: number, most?: number}} props `most` is how many tables are shown at first. */
export function Rounds({ tournament, asked, most = Infinity }) {
  const { rounds } = tournament;
  const shown = rounds.find(({ number }) => number === asked) ?? rounds.at(-1);
  return html`<section class="stack">
    <h2>${say(WORDS.rounds)}</h2>
    ${rounds.length > 1 &&
    html`<nav class="chips" aria-label=${say(WORDS.rounds)}>
      ${rounds.map(({ number }) => html`<a key=${number} class="chip" href=${`#round=${number}`} aria-current=${number === shown?.number ? "true" : null}>${say(WORDS.Round, { round: number })}</a>`)}
    </nav>`}
    ${shown ? html`<${Round} key=${shown.number} tournament=${tournament} number=${shown.number} most=${most} />` : html`<p class="note">${say(WORDS.noRound)}</p>`}
    ${tournament.next_round && tournament.status !== "cancelled" && html`<p class="note">${nextRound(tournament.next_round)}</p>`}
    <${Timetable} tournament=${tournament} />
  </section>`;
}

/** The rounds that have a set time and have not begun. @param {{tournament: Tournament}} props */
function Timetable({ tournament: { settings, rounds, status } }) {
  const over = status === "finished" || status === "cancelled";
  const begun = rounds.length;
  const coming = over ? [] : (settings.times ?? []).slice(begun);
  if (coming.length < 2) return null;
  return html`<div>
    <h3>${say(WORDS.timetable)}</h3>
    <ul>${coming.map((time, at) => html`<li key=${at}>${say(WORDS.roundAt, { round: begun + at + 1, time: dateAndTime(time) })}</li>`)}</ul>
  </div>`;
}

/** @param {NonNullable<Tournament["next_round"]>} next */
function nextRound({ number, starts, at }) {
  if (at) return say(WORDS.nextAt, { round: number, time: dateAndTime(at) });
  return say(starts === "when_done" ? WORDS.nextWhenDone : WORDS.nextByOrganizer, { round: number });
}

/** @param {{tournament: Tournament, number: number, most: number}} props */
function Round({ tournament, number, most }) {
  const me = useAccount();
  const round = useAnswer((signal) => client.readRound(tournament.id, String(number), { signal }), [tournament.version, number]);
  const open = round.value?.status === "open";
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => document.hidden || round.again(), PERIOD);
    return () => clearInterval(timer);
  }, [open, round.value]);
  const { some, button } = useSome(round.value?.tables ?? [], most, ({ seats }) => seats.some(({ player }) => player !== null && player === me?.id));
  if (!round.value) return round.error ? html`<${Failure} error=${round.error} again=${round.again} />` : html`<${Loading} />`;
  const { status, byes } = round.value;
  return html`<div class="stack">
    <h3>${say(WORDS.Round, { round: number })}</h3>
    ${status === "starting" && html`<p class="note">${say(WORDS.pairing)}</p>`}
    <ul class="tables">${some.map((table) => html`<${RoundTable} key=${table.number} table=${table} me=${me?.id} />`)}</ul>
    ${button}
    ${byes.length > 0 && html`<p class="note">${say(WORDS.byes, { names: listed(byes.map(({ name }) => name)) })}</p>`}
  </div>`;
}

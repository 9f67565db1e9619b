// The head of a table: the game, its round and phase, and who plays, with points and clocks.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { COUNTED, WORDS } from "../words.js";
import { Countdown } from "./clock.js";

/** @typedef {import("../live/live.js").GameResponse} GameResponse */
/** @typedef {import("../../../titles/titles.js").TitleDrawing} TitleDrawing */

/**
 * @param {object} props
 * @param {GameResponse} props.game
 * @param {string} props.title
 * @param {TitleDrawing} props.drawing
 * @param {readonly string[]} props.names
 * @param {number | null} props.seat The reader's own; null for spectators.
 */
export function Head({ game, title, drawing, names, seat }) {
  const points = game.view ? drawing.points(game.view) : [];
  return html`<header class="head">
    <div class="where">
      <h1>${title}</h1>
      ${game.view && html`<${Where} progress=${drawing.progress(game.view)} />`}
      ${game.tournament && html`<a href=${`/tournaments/${game.tournament.tournament}#round=${game.tournament.round}`}>${say(WORDS.tournament, { round: game.tournament.round, table: game.tournament.table })}</a>`}
      ${game.hints && html`<span class="soft">${say(WORDS.hintsAllowed)}</span>`}
      ${game.clock_paused && html`<span class="clock">${say(WORDS.clockPaused)}</span>`}
    </div>
    ${
      game.view &&
      html`<ul class="players" aria-label=${say(WORDS.players)}>
        ${game.seats.map((one) => html`<${Player} key=${one.seat} game=${game} one=${one} names=${names} points=${points} seat=${seat} />`)}
      </ul>`
    }
    ${game.view && seat === null && html`<p class="soft">${say(WORDS.watching)}</p>`}
  </header>`;
}

/** @param {{progress: import("../../../titles/titles.js").Progress}} props */
function Where({ progress: { round, rounds, phases, phase } }) {
  const all = Array.from({ length: rounds }, (_, at) => at + 1);
  return html`${
    rounds > 0
      ? html`<ol class="rounds" aria-label=${say(WORDS.roundOf, { round, rounds })}>
          ${all.map(
            (one) =>
              html`<li key=${one} class=${one < round ? "past" : ""} aria-current=${one === round ? "step" : null}>${one}</li>`,
          )}
        </ol>`
      : round > 0 && html`<span class="soft">${say(WORDS.round, { round })}</span>`
  }
  ${
    phases.length > 0 &&
    html`<ol class="phases" aria-label=${say(WORDS.phases)}>
      ${phases.map((name, at) => html`<li key=${at} aria-current=${at === phase ? "step" : null}>${name}</li>`)}
    </ol>`
  }`;
}

/**
 * @param {object} props
 * @param {GameResponse} props.game
 * @param {GameResponse["seats"][number]} props.one
 * @param {readonly string[]} props.names
 * @param {readonly number[]} props.points
 * @param {number | null} props.seat
 */
function Player({ game, one, names, points, seat }) {
  const awaited = game.status === "playing" && (game.awaiting.seats ?? []).includes(one.seat);
  const deadline = game.deadlines.find((other) => other.seat === one.seat);
  const count = points[one.seat];
  return html`<li class=${awaited ? "awaited" : ""}>
    ${awaited && html`<span class="turn" role="img" aria-label=${say(WORDS.toMove)}>▶</span>`}
    <b>${names[one.seat]}</b>
    ${one.seat === seat && html`<span class="soft">${say(WORDS.you)}</span>`}
    ${one.resigned && html`<span class="soft">${say(WORDS.resigned)}</span>`}
    ${count !== undefined && html`<span>${sayCount(COUNTED.points, count)}</span>`}
    ${deadline && html`<${Countdown} until=${deadline.at} />`}
  </li>`;
}

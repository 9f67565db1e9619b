// A review of a game that is over: the choices that cost most, and what would have been better.

import { Failure, useAct } from "../../../app/asking.js";
import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client, guest, inWords } from "../../../app/session.js";
import { WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").ReviewResponse} ReviewResponse */

const MOST_SHOWN = 10;

/**
 * A button that asks for a review, then the turning points; each leads to the moment of the choice.
 * @param {{game: string, names: readonly string[]}} props
 */
export function Review({ game, names }) {
  const [review, setReview] = useState(/** @type {ReviewResponse | null} */ (null));
  const ask = useAct(async () => {
    await guest();
    setReview(await client.game(game).review(inWords));
  });
  const costly = (review?.choices ?? []).filter(({ cost }) => cost > 0).slice(0, MOST_SHOWN);
  return html`<div class="review" aria-live="polite">
    ${!review && html`<button class="quiet" disabled=${ask.busy} onClick=${() => ask.run()}>${say(ask.busy ? WORDS.reviewing : WORDS.review)}</button>`}
    ${ask.error !== null && html`<${Failure} error=${ask.error} />`}
    ${review?.status === "failed" && html`<p class="failure" role="alert">${say(WORDS.noReview)}</p>`}
    ${review?.status === "done" && html`<h3>${say(costly.length ? WORDS.turningPoints : WORDS.noMistakes)}</h3>`}
    <ol hidden=${!costly.length}>
      ${costly.map(
        ({ version, seat, words }) => html`<li key=${version}>
          <a href=${`#v=${version - 1}`}>${names[seat]}: ${words?.command}</a>
          <p class="note">${words?.why} ${say(WORDS.better, { move: words?.best ?? "" })}</p>
        </li>`,
      )}
    </ol>
  </div>`;
}

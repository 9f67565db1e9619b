// A rating as it is shown, and the ratings of a player.

import { useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { language, say, sayCount } from "../../app/language.js";
import { client } from "../../app/session.js";
import { nameOfTitle } from "../../parts/catalogue.js";
import { COUNTS, WORDS } from "./words.js";

const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {{rating: number, uncertainty: number}} rating */
export const shownRating = ({ rating, uncertainty }) => `${number.format(rating)}\u00a0±\u00a0${number.format(uncertainty)}`;

/** @param {{player: string, titles: readonly import("../../parts/catalogue.js").Title[]}} props */
export function PlayerRatings({ player, titles }) {
  const { value } = useAnswer((signal) => client.listPlayerRatings(player, { signal }), [player]);
  if (!value) return null;
  const name = (/** @type {string} */ key) => {
    const title = titles.find((one) => one.key === key);
    return title ? nameOfTitle(title) : key;
  };
  return html`<section class="card stack">
    <h2>${say(WORDS.heading)}</h2>
    ${!value.ratings.length && html`<p class="note">${say(WORDS.noRatings)}</p>`}
    ${
      !!value.ratings.length &&
      html`<table class="figures">
        <thead>
          <tr><th class="text">${say(WORDS.game)}</th><th>${say(WORDS.rating)}</th><th>${say(WORDS.games)}</th></tr>
        </thead>
        <tbody>
          ${value.ratings.map(
            (row) => html`<tr key=${`${row.title} ${row.players}`}>
              <td class="text"><a href=${`/ratings?title=${row.title}&players=${row.players}`}>${name(row.title)}, ${sayCount(COUNTS.seats, row.players)}</a></td>
              <td>${shownRating(row)}${row.provisional && html` <span class="note">${say(WORDS.provisional)}</span>`}</td>
              <td>${row.games}</td>
            </tr>`,
          )}
        </tbody>
      </table>`
    }
    <p><a href="/ratings">${say(WORDS.toLeaders)}</a></p>
  </section>`;
}

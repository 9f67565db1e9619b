// The leaderboards: the strongest players of a title at tables of one size.

import { useTitle } from "../../app/frame/title.js";
import { html } from "../../app/html.js";
import { say, sayCount } from "../../app/language.js";
import { replaceUrl } from "../../app/router.js";
import { client, useAccount } from "../../app/session.js";
import { nameOfTitle, useTitles } from "../../parts/catalogue.js";
import { Paging, usePages } from "../../parts/paging.js";
import { shownRating } from "./rating.js";
import { COUNTS, WORDS } from "./words.js";

const COMMON_SIZE = 4;

/** The page at `/ratings`. @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  useTitle(say(WORDS.heading));
  const titles = useTitles().value;
  const title = titles?.find((one) => one.key === place.query.get("title")) ?? titles?.[0];
  const sizes = (title?.players ?? []).filter((count) => count > 1);
  const asked = Number(place.query.get("players"));
  const size = [asked, COMMON_SIZE].find((count) => sizes.includes(count)) ?? sizes[0];
  const show = (/** @type {string} */ key, /** @type {string | number} */ count) => replaceUrl(`/ratings?title=${key}&players=${count}`);
  return html`<main id="main" class="narrow stack">
    <h1>${say(WORDS.heading)}</h1>
    <p>${say(WORDS.about)} <a href="/docs/ratings">${say(WORDS.more)}</a></p>
    ${titles &&
    title &&
    size &&
    html`<div class="row">
        <div class="field">
          <label for="title">${say(WORDS.game)}</label>
          <select id="title" value=${title.key} onChange=${(/** @type {Event} */ event) => show(chosen(event), size)}>
            ${titles.map((one) => html`<option value=${one.key} selected=${one === title}>${nameOfTitle(one)}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="players">${say(WORDS.players)}</label>
          <select id="players" value=${size} onChange=${(/** @type {Event} */ event) => show(title.key, chosen(event))}>
            ${sizes.map((count) => html`<option value=${count} selected=${count === size}>${sayCount(COUNTS.seats, count)}</option>`)}
          </select>
        </div>
      </div>
      <${Leaders} key=${`${title.key} ${size}`} title=${title.key} players=${size} />`}
  </main>`;
}

/** @param {Event} event */
const chosen = (event) => /** @type {HTMLSelectElement} */ (event.currentTarget).value;

/** @param {{title: string, players: number}} props */
function Leaders({ title, players }) {
  const me = useAccount();
  const list = usePages(
    async (after, signal) => {
      const { leaders, next } = await client.listRatings({ title, players, after, limit: 50, signal });
      return { items: leaders, next };
    },
    [title, players],
  );
  return html`<${Paging} list=${list} none=${say(WORDS.none)}>
    ${
      !!list.items?.length &&
      html`<table class="figures">
        <thead>
          <tr><th>${say(WORDS.place)}</th><th class="text">${say(WORDS.player)}</th><th>${say(WORDS.rating)}</th><th>${say(WORDS.games)}</th></tr>
        </thead>
        <tbody>
          ${list.items.map(
            (leader) => html`<tr key=${leader.player} class=${leader.player === me?.id ? "own" : ""}>
              <td>${leader.place}</td>
              <td class="text"><a href=${`/players/${leader.player}`}>${leader.name}</a></td>
              <td>${shownRating(leader)}</td>
              <td>${leader.games}</td>
            </tr>`,
          )}
        </tbody>
      </table>`
    }
  <//>`;
}

// What the player has achieved: personal bests and finished games.

import { html } from "../../app/html.js";
import { date, say, sayCount } from "../../app/language.js";
import { client } from "../../app/session.js";
import { nameOfTitle, unitNames } from "../../parts/catalogue.js";
import { GameList } from "../../parts/game-list.js";
import { Paging, usePages } from "../../parts/paging.js";
import { nameOfKind } from "../../parts/seats.js";
import { COUNTS } from "../../parts/words.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../parts/catalogue.js").Title} Title */
/** @typedef {import("../../client/types/contract.d.ts").PersonalBest} PersonalBest */

/** @param {{titles: readonly Title[]}} props */
export function Bests({ titles }) {
  const list = usePages(async (after, signal) => {
    const { bests, next } = await client.listPersonalBests({ after, limit: 10, signal });
    return { items: bests, next };
  }, []);
  return html`<section class="card stack">
    <h2>${say(WORDS.bests)}</h2>
    <${Paging} list=${list} none=${say(WORDS.noBests)}>
      <ol class="rows">
        ${list.items?.map((best) => html`<${Best} key=${best.game} best=${best} title=${titles.find((one) => one.key === best.title)} />`)}
      </ol>
    <//>
  </section>`;
}

/** @param {{best: PersonalBest, title: Title | undefined}} props */
function Best({ best, title }) {
  const how = best.mode === "alone" ? say(WORDS.alone) : say(WORDS.against, { name: nameOfKind(title, best.mode) });
  const units = unitNames(title, best.modules);
  return html`<li>
    <strong>${sayCount(COUNTS.points, best.points)}</strong> · <a href=${`/replay/${best.game}`}>${title ? nameOfTitle(title) : best.title}</a>, ${how}
    <p class="note">${[...units, date(best.finished)].join(" · ")}</p>
  </li>`;
}

/** The finished games of a player. @param {{titles: readonly Title[], player: string}} props */
export function Results({ titles, player }) {
  const list = usePages(
    async (after, signal) => {
      const { games, next } = await client.listGames({ player, status: "finished", after, limit: 5, signal });
      return { items: games, next };
    },
    [player],
  );
  return html`<section class="stack">
    <h2>${say(WORDS.results)}</h2>
    <${Paging} list=${list} none=${say(WORDS.noResults)}><${GameList} games=${list.items ?? []} titles=${titles} /><//>
  </section>`;
}

// A list of tournaments: what is played, by how many, and how far it is.

import { html } from "../../../app/html.js";
import { dateAndTime, say, sayCount } from "../../../app/language.js";
import { nameOfTitle, unitNames, useTitles } from "../../../parts/catalogue.js";
import { COUNTS, WORDS } from "../words.js";

/** @typedef {import("../../../client/types/contract.d.ts").ListedTournament} ListedTournament */

/** @param {{tournaments: readonly ListedTournament[], heading?: "h2" | "h3"}} props */
export function TournamentList({ tournaments, heading = "h2" }) {
  const titles = useTitles().value ?? [];
  return html`<ul class="games">
    ${tournaments.map((one) => {
      const title = titles.find(({ key }) => key === one.title);
      const played = [title ? nameOfTitle(title) : one.title, ...unitNames(title, one.modules)];
      return html`<li class="game card" key=${one.id}>
        <div>
          <${heading}>${one.name}<//>
          <p>${played.join(", ")} · ${one.stages.map((stage) => say(WORDS[/** @type {"swiss"} */ (stage)])).join(", ")} · ${say(WORDS.tables, { count: one.table_size })}</p>
          <p class="note">${progress(one).join(" · ")}</p>
        </div>
        <a class="plain" href=${`/tournaments/${one.id}`} aria-label=${`${say(WORDS.show)}: ${one.name}`}>${say(WORDS.show)}</a>
      </li>`;
    })}
  </ul>`;
}

/** How far a tournament is, in words. @param {ListedTournament} one */
function progress(one) {
  const winner = one.winners[0];
  return [
    say(WORDS[one.status]),
    ...(one.status === "running" && one.round ? [say(WORDS.round, { round: one.round })] : []),
    sayCount(COUNTS.participants, one.participants),
    ...(one.starts && one.status === "registration" ? [say(WORDS.starts, { time: dateAndTime(one.starts) })] : []),
    ...(winner ? [say(WORDS.winner, { name: winner.name })] : []),
  ];
}

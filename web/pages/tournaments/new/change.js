// Changing the settings of a tournament before it starts.

import { Failure, Loading } from "../../../app/asking.js";
import { useTitle } from "../../../app/frame/title.js";
import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { go } from "../../../app/router.js";
import { client, inWords } from "../../../app/session.js";
import { styleSheet } from "../../../app/style.js";
import { useTitles } from "../../../parts/catalogue.js";
import { useTournament } from "../live.js";
import { TournamentForm } from "./form.js";
import { WORDS } from "./words.js";

await styleSheet("../../new/style.css", import.meta.url);
await styleSheet("../style.css", import.meta.url);

/** The page at `/tournaments/<id>/settings`. @param {{place: import("../../../app/router.js").Place}} props */
export function Page({ place }) {
  useTitle(say(WORDS.changeHeading));
  const live = useTournament(place.path.split("/")[2] ?? "");
  const titles = useTitles().value;
  const tournament = live.value;
  if (!tournament || !titles) return html`<main id="main">${live.error ? html`<${Failure} error=${live.error} again=${live.again} />` : html`<${Loading} />`}</main>`;
  const title = titles.find(({ key }) => key === tournament.settings.game.title);
  const may = tournament.actions?.open.some(({ type }) => type === "change_settings");
  const change = async (/** @type {import("./settings.js").Settings} */ settings) => {
    await client.postTournamentCommand(tournament.id, { type: "change_settings", settings }, inWords);
    go(`/tournaments/${tournament.id}/desk`);
  };
  return html`<main id="main" class="tournament new-game narrow stack">
    <div>
      <h1>${say(WORDS.changeHeading)}: ${tournament.settings.name}</h1>
      <p><a href=${`/tournaments/${tournament.id}/desk`}>${say(WORDS.toDesk)}</a></p>
    </div>
    ${may && title ? html`<${TournamentForm} title=${title} before=${tournament.settings} text=${say(WORDS.change)} send=${change} />` : html`<p>${say(WORDS.fixed)}</p>`}
  </main>`;
}

// The organizer's desk: what can be done now, and every table at a glance.

import { Failure, Loading, useAnswer } from "../../../app/asking.js";
import { useTitle } from "../../../app/frame/title.js";
import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { styleSheet } from "../../../app/style.js";
import { useTournament } from "../live.js";
import { Messages } from "../messages.js";
import { Participants } from "../participants.js";
import { Rounds } from "../rounds/rounds.js";
import { TaskList } from "./task-list.js";
import { WORDS } from "./words.js";

await styleSheet("../style.css", import.meta.url);

/** The page at `/tournaments/<id>/desk`. @param {{place: import("../../../app/router.js").Place}} props */
export function Page({ place }) {
  const live = useTournament(place.path.split("/")[2] ?? "");
  const tournament = live.value;
  useTitle(say(WORDS.heading));
  const newest = tournament?.rounds.at(-1)?.number;
  const round = useAnswer(
    async (signal) => (tournament && newest ? client.readRound(tournament.id, String(newest), { signal }) : null),
    [tournament?.version, newest],
  ).value;
  if (!tournament) return html`<main id="main">${live.error ? html`<${Failure} error=${live.error} again=${live.again} />` : html`<${Loading} />`}</main>`;
  return html`<main id="main" class="tournament stack">
    <div>
      <h1>${say(WORDS.heading)}: ${tournament.settings.name}</h1>
      <p><a href=${`/tournaments/${tournament.id}`}>${say(WORDS.back)}</a></p>
    </div>
    ${tournament.me?.organizer
      ? html`<${TaskList} tournament=${tournament} round=${round} again=${live.again} />
          <${Rounds} tournament=${tournament} asked=${Number(place.hash.get("round"))} />
          <${Messages} tournament=${tournament} again=${live.again} />
          <${Participants} tournament=${tournament} />`
      : html`<p>${say(WORDS.notYours)}</p>`}
  </main>`;
}

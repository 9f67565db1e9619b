// A tournament: what it is, the reader's part in it, its rounds, standings and people.

import { Failure, Loading } from "../../app/asking.js";
import { useTitle } from "../../app/frame/title.js";
import { html } from "../../app/html.js";
import { listed, say } from "../../app/language.js";
import { styleSheet } from "../../app/style.js";
import { nameOfTitle, unitNames, useTitles } from "../../parts/catalogue.js";
import { useNotification } from "../table/live/signal.js";
import { useTournament } from "./live.js";
import { Messages } from "./messages.js";
import { Mine } from "./mine.js";
import { Participants } from "./participants.js";
import { Proof } from "./proof.js";
import { Rounds } from "./rounds/rounds.js";
import { Standings } from "./standings/standings.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** @typedef {import("./live.js").Tournament} Tournament */

/** How many tables of a round are shown at first; the organizer's desk shows all. */
const TABLES = 12;

/** The page at `/tournaments/<id>`. @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  const live = useTournament(place.path.split("/")[2] ?? "");
  const tournament = live.value;
  const ready = tournament?.me?.table?.status === "open" && tournament.status === "running";
  const name = tournament?.settings.name ?? null;
  useTitle(name && ready ? `● ${say(WORDS.ready)} · ${name}` : name);
  useNotification(say(WORDS.ready), name ?? "", tournament?.id ?? "", ready);
  if (!tournament && live.error) return html`<main id="main"><${Failure} error=${live.error} again=${live.again} /></main>`;
  if (!tournament) return html`<main id="main"><${Loading} /></main>`;
  return html`<main id="main" class="tournament stack">
    <${Head} tournament=${tournament} />
    ${live.error && html`<${Failure} error=${live.error} again=${live.again} />`}
    <${Mine} tournament=${tournament} again=${live.again} />
    <${Messages} tournament=${tournament} again=${live.again} />
    <${Rounds} tournament=${tournament} asked=${Number(place.hash.get("round"))} most=${TABLES} />
    ${tournament.rounds.length > 0 && html`<${Standings} tournament=${tournament} />`}
    <${Participants} tournament=${tournament} />
    ${tournament.settings.rules_text &&
    html`<section class="card"><h2>${say(WORDS.rules)}</h2><p class="lines">${tournament.settings.rules_text}</p></section>`}
    ${tournament.status === "finished" && html`<${Proof} tournament=${tournament} />`}
  </main>`;
}

/** @param {{tournament: Tournament}} props */
function Head({ tournament }) {
  const { settings, status, organizers } = tournament;
  const titles = useTitles().value ?? [];
  const title = titles.find(({ key }) => key === settings.game.title);
  const played = [title ? nameOfTitle(title) : settings.game.title, ...unitNames(title, settings.game.modules ?? [])];
  const stages = settings.stages.map((stage) => say(WORDS[stage.kind])).join(", ");
  return html`<div class="row spread">
    <div>
      <h1>${settings.name}</h1>
      <p>${played.join(", ")} · ${stages} · ${say(WORDS.tables, { count: settings.table_size })} · ${say(WORDS[status])}</p>
      <p class="note">${say(WORDS.organizers, { names: listed(organizers.map(({ name }) => name)) })} · <a href="/tournaments">${say(WORDS.all)}</a></p>
    </div>
    ${tournament.me?.organizer && html`<a class="plain" href=${`/tournaments/${tournament.id}/desk`}>${say(WORDS.desk)}</a>`}
  </div>`;
}

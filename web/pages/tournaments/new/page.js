// Setting up a tournament, from the catalogue and a few choices with usual values.

import { Loading, useAnswer } from "../../../app/asking.js";
import { useTitle } from "../../../app/frame/title.js";
import { html, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { go } from "../../../app/router.js";
import { client, inWords, useAccount } from "../../../app/session.js";
import { styleSheet } from "../../../app/style.js";
import { nameOfTitle, useTitles } from "../../../parts/catalogue.js";
import { Select } from "../forms/inputs.js";
import { TournamentForm } from "./form.js";
import { WORDS } from "./words.js";

await styleSheet("../../new/style.css", import.meta.url);
await styleSheet("../style.css", import.meta.url);

/** @param {import("./settings.js").Settings} settings */
async function create(settings) {
  const made = await client.createTournament({ settings }, inWords);
  go(`/tournaments/${made.id}/desk`);
}

/** The page at `/tournaments/new`. */
export function Page() {
  useTitle(say(WORDS.heading));
  const me = useAccount();
  const titles = useTitles().value;
  const player = useAnswer(async (signal) => ({ organizer: me ? (await client.readPlayer({ signal })).organizer : false }), [me?.id]).value;
  const [key, setKey] = useState("");
  const title = titles?.find((one) => one.key === key) ?? titles?.[0];
  return html`<main id="main" class="tournament new-game narrow stack">
    <h1>${say(WORDS.heading)}</h1>
    ${!player && html`<${Loading} />`} ${player && !player.organizer && html`<p>${say(WORDS.organizersOnly)}</p>`}
    ${player?.organizer &&
    title &&
    html`<${Select} id="title" text=${say(WORDS.game)} value=${title.key} options=${(titles ?? []).map((one) => ({ value: one.key, text: nameOfTitle(one) }))} choose=${setKey} />
      <${TournamentForm} key=${title.key} title=${title} before=${null} text=${say(WORDS.create)} send=${create} />`}
  </main>`;
}

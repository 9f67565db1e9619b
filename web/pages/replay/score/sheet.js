// The result with its score sheet and graphs. Printing the page prints this and nothing else.

import { Failure, useAct } from "../../../app/asking.js";
import { html, useMemo } from "../../../app/html.js";
import { dateAndTime, say, sayCount } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { styleSheet } from "../../../app/style.js";
import { saveFile } from "../../../parts/save-file.js";
import { WORDS as VERDICT } from "../verdict/words/verdict.js";
import { Brought } from "./brought.js";
import { Course } from "./course.js";
import { scoresOf } from "./scores.js";
import { ByReason, ByRound } from "./tables.js";
import { COUNTED, WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/**
 * @param {import("../walk.js").WalkProps & {timeline: import("../../../game/timeline.js").Timeline, names: readonly string[]}} props
 */
export function Sheet({ replay, timeline, drawing, titleWords, names, file }) {
  const { game, audit } = replay;
  const scores = useMemo(() => scoresOf(replay), [replay]);
  const reasonName = (/** @type {string} */ reason) => {
    if (reason === "award" || reason === "other") return say(WORDS[reason]);
    return titleWords?.scores[reason] ?? titleWords?.steps[reason] ?? reason;
  };
  const told = scores.lines.length > 0;
  const verdict = say(audit.verdict === "sound" ? VERDICT.sound : VERDICT.unsoundFile);
  return html`<section class="card sheet">
    <header>
      <h2>${say(game.status === "finished" ? WORDS.sheet : WORDS.sheetSoFar)}</h2>
      <p class="paper">${titleWords?.name ?? game.title} · ${dateAndTime(game.created)}</p>
      <div class="row screen">
        <button type="button" class="quiet" onClick=${() => print()}>${say(WORDS.print)}</button>
        ${!file && game.seed && html`<${Download} id=${game.id} />`}
      </div>
    </header>
    ${game.status === "abandoned" && html`<p>${say(WORDS.abandoned)}</p>`}
    <${Standings} game=${game} names=${names} />
    ${
      told &&
      html`<div class="tables">
        <${ByReason} scores=${scores} names=${names} reasonName=${reasonName} />
        <${ByRound} scores=${scores} names=${names} />
      </div>`
    }
    <${Course} replay=${replay} timeline=${timeline} drawing=${drawing} names=${names} />
    ${told && html`<${Brought} scores=${scores} names=${names} reasonName=${reasonName} />`}
    <p class="paper proof">${say(WORDS.proof, { verdict, head: audit.head })}</p>
  </section>`;
}

/** @param {{game: import("../replay_source.js").GameResponse, names: readonly string[]}} props */
function Standings({ game, names }) {
  const standings = [...game.standings].sort((one, other) => one.place - other.place);
  if (!standings.length) return null;
  return html`<ol class="standings">
    ${standings.map(
      ({ seat, place, points }) => html`<li key=${seat}>
        <span class="place">${say(WORDS.place, { place })}</span> <b>${names[seat]}</b> <span>${sayCount(COUNTED.points, points).replace("-", "−")}</span>
      </li>`,
    )}
  </ol>`;
}

/** @param {{id: string}} props */
function Download({ id }) {
  const download = useAct(async () => saveFile(await client.exportGame(id), `wardbook-${id}.jsonl`));
  return html`<button type="button" class="quiet" disabled=${download.busy} onClick=${() => download.run()}>${say(WORDS.download)}</button>
    ${download.error && html`<${Failure} error=${download.error} />`}`;
}

// Replay and audit: a game of this service, or a file, from its first move to its result.

import { useTitle } from "../../app/frame/title.js";
import { Failure, Loading, useAnswer } from "../../app/asking.js";
import { html, useRef, useState } from "../../app/html.js";
import { language, say } from "../../app/language.js";
import { client, inWords } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { drawingOf } from "../../titles/titles.js";
import { ChooseFile, NotReadable, useDropping } from "./choose_file.js";
import { FinishedGames } from "./finished_games.js";
import { localFile, storedReplay, uploadedReplay } from "./replay_source.js";
import { useSpot } from "./spot.js";
import { Walk } from "./walk.js";
import { WORDS } from "./words.js";

/** @typedef {import("./replay_source.js").AuditResponse} AuditResponse */

await styleSheet("style.css", import.meta.url);

/** @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  const id = place.path.split("/")[2] ?? null;
  const [taken, setTaken] = useState({ place, file: /** @type {File | null} */ (null) });
  const file = taken.place === place || place.hash.size ? taken.file : null; // the link to this page leads back to the choice
  const dropping = useDropping((file) => setTaken({ place, file }));
  const served = useAnswer(async (signal) => (place.hash.has("file") ? localFile(place.hash.get("file") ?? "", signal) : null), []);
  useTitle(id || file ? null : say(WORDS.heading));
  const chosen = file ?? served.value;
  if (id || chosen) return html`<${Loaded} key=${chosen ?? id} id=${chosen ? null : id} file=${chosen} place=${place} dropping=${dropping} />`;
  if (place.hash.has("file") && !served.error) return html`<main id="main" class="replay"><${Loading} /></main>`;
  return html`<main id="main" class="replay">
    ${served.error && html`<${Failure} error=${served.error} again=${served.again} />`}
    <${ChooseFile} dropping=${dropping} />
    <${FinishedGames} />
  </main>`;
}

/**
 * @param {object} props
 * @param {string | null} props.id The game; null for a file.
 * @param {File | null} props.file
 * @param {import("../../app/router.js").Place} props.place
 * @param {import("./choose_file.js").Dropping} props.dropping
 */
function Loaded({ id, file, place, dropping }) {
  const spot = useSpot(place);
  const known = useRef(/** @type {AuditResponse | null} */ (null));
  const loaded = useAnswer(async (signal) => {
    const replay = await (file ? uploadedReplay(file, spot.eyes, signal) : storedReplay(id ?? "", spot.eyes, known.current, signal));
    known.current = replay.audit;
    return withTitle(replay);
  }, [spot.eyes]);
  if (loaded.value) return html`<${Walk} ...${loaded.value} spot=${spot} file=${file} />`;
  return html`<main id="main" class="replay">
    ${file && loaded.error && html`<${ChooseFile} dropping=${dropping}><${NotReadable} error=${loaded.error} file=${file} /><//>`}
    ${!file && loaded.error && html`<${Failure} error=${loaded.error} again=${loaded.again} />`}
    ${!loaded.error && html`<${Loading} /><p class="soft loading">${say(WORDS.checking)}</p>`}
  </main>`;
}

/** @param {import("./replay_source.js").Replay} replay */
async function withTitle(replay) {
  const { title } = replay.game;
  const [drawing, list, { words }] = await Promise.all([
    drawingOf(title),
    client.listComponents(title, { lang: language }),
    client.readTitle(title, inWords),
  ]);
  return { replay, drawing, components: new Map(list.components.map((one) => [one.id, one])), titleWords: words };
}

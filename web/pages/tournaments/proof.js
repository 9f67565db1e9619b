// The file that proves a tournament, and its verdict.

import { Failure, useAct } from "../../app/asking.js";
import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { client } from "../../app/session.js";
import { saveFile } from "../../parts/save-file.js";
import { Verdict } from "../bundle/verdict.js";
import { WORDS } from "./words.js";

/** @param {{tournament: import("./live.js").Tournament}} props */
export function Proof({ tournament }) {
  const [verdict, setVerdict] = useState(/** @type {import("../../client/types/contract.d.ts").AuditResponse | null} */ (null));
  const download = useAct(async () => saveFile(await client.exportTournament(tournament.id), `wardbook-${tournament.id}.zip`));
  const audit = useAct(async () => setVerdict(await client.auditTournament(tournament.id)));
  return html`<section class="card stack">
    <h2>${say(WORDS.proof)}</h2>
    <p>${say(WORDS.proofAbout)}</p>
    <div class="row">
      <button class="plain" disabled=${download.busy} onClick=${download.run}>${say(WORDS.download)}</button>
      <button class="plain" disabled=${audit.busy} onClick=${audit.run}>${say(audit.busy ? WORDS.auditing : WORDS.audit)}</button>
    </div>
    ${download.error && html`<${Failure} error=${download.error} />`} ${audit.error && html`<${Failure} error=${audit.error} />`}
    <div role="status">${verdict && html`<${Verdict} verdict=${verdict} />`}</div>
  </section>`;
}

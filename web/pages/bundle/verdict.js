// The verdict on a bundle: what it means, and what was found at which table.

import { html } from "../../app/html.js";
import { say, sayCount } from "../../app/language.js";
import { COUNTS, WORDS } from "./words.js";

/** @typedef {import("../../client/types/contract.d.ts").FindingResponse} Finding */

/** @param {{verdict: import("./page.js").Bundle["verdict"]}} props */
export function Verdict({ verdict }) {
  const { findings, notes } = verdict;
  return html`<section class="card stack" aria-labelledby="verdict">
    <h2 id="verdict">${say(WORDS[verdict.verdict])}</h2>
    ${"games" in verdict && html`<p>${sayCount(COUNTS.checked, verdict.games ?? 0)}</p>`}
    ${findings.length > 0 && html`<${Found} found=${findings} />`}
    ${
      notes.length > 0 &&
      html`<details>
        <summary>${sayCount(COUNTS.notes, notes.length)}</summary>
        <${Found} found=${notes} />
      </details>`
    }
  </section>`;
}

/** @param {{found: readonly Finding[]}} props */
function Found({ found }) {
  return html`<ul>
    ${found.map((each, at) => html`<li key=${at}><b>${where(each)}</b><span lang="en">${each.detail}</span></li>`)}
  </ul>`;
}

/** @param {Finding} found */
function where({ round, table }) {
  if (!round) return "";
  return `${table ? say(WORDS.atTable, { round, table }) : say(WORDS.round, { number: round })}: `;
}

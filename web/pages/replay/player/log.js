// The log beside the board: every record in words, the current one with what it brought about.

import { html, useLayoutEffect, useRef } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "./words.js";

/** How many records before and after the current one are listed. */
const NEAR = 100;

/** @param {{replay: import("../replay_source.js").Replay, version: number, go: (version: number) => void}} props */
export function Log({ replay, version, go }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (list.current && current instanceof HTMLElement) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 3;
  }, [version, replay]);
  const near = replay.steps.slice(Math.max(version - 1 - NEAR, 0), version + NEAR);
  const wrong = new Set(replay.audit.findings.map((finding) => finding.version));
  return html`<section class="card log">
    <h2 id="log">${say(WORDS.log)}</h2>
    <ol ref=${list} aria-labelledby="log" tabindex="0">
      ${near.map(
        (step) => html`<${Entry} key=${step.version} step=${step} current=${step.version === version} wrong=${wrong.has(step.version)} go=${go} />`,
      )}
    </ol>
  </section>`;
}

/** @param {{step: import("../replay_source.js").Step, current: boolean, wrong: boolean, go: (version: number) => void}} props */
function Entry({ step, current, wrong, go }) {
  const { version, undone, words } = step;
  const said = words?.command ?? "";
  return html`<li>
    <button type="button" class=${wrong ? "wrong" : ""} aria-current=${current ? "step" : null} onClick=${() => go(version)}>
      <span class="number">${version}</span>
      ${undone ? html`<s>${said}</s> <span class="unseen">${say(WORDS.undone)}</span>` : said}
      ${wrong && html`<b> ${say(WORDS.wrongHere)}</b>`}
    </button>
  </li>`;
}

// The verdict of an audit: what it means, what was found, and where.

import { html } from "../../../app/html.js";
import { say, sayCount } from "../../../app/language.js";
import { FINDINGS } from "./words/findings.js";
import { NOTES } from "./words/notes.js";
import { COUNTED, WORDS } from "./words/verdict.js";

/** @typedef {import("../../../client/types/contract.d.ts").FindingResponse} Finding */

/** How many are listed before the others are folded away. The first findings are often the cause of the others. */
const SHOWN = 4;

/**
 * @param {object} props
 * @param {import("../replay_source.js").Replay} props.replay
 * @param {boolean} props.isFile
 * @param {Place} props.place
 */
export function Verdict({ replay, isFile, place }) {
  const { audit, unreadable } = replay;
  const sound = audit.verdict === "sound";
  const running = audit.notes.some(({ code }) => code === "unfinished");
  const heading = sound ? (running ? WORDS.soundSoFar : WORDS.sound) : isFile ? WORDS.unsoundFile : WORDS.unsoundGame;
  return html`<section class=${`card verdict ${audit.verdict}`} aria-labelledby="verdict">
    <h2 id="verdict"><${VerdictSign} sound=${sound} /> ${say(heading)}</h2>
    ${sound && html`<p>${sayCount(running ? COUNTED.soundSoFar : COUNTED.sound, audit.records)}</p>`}
    ${!sound && html`<p>${sayCount(COUNTED.findings, audit.findings.length)} ${say(WORDS.whatNow)}</p>`}
    ${!sound && html`<${Found} found=${audit.findings} words=${FINDINGS} place=${place} />`}
    ${unreadable !== null && html`<p>${say(WORDS.endsEarly, { version: unreadable })}</p>`}
    ${!sound && html`<${Details} found=${audit.findings} />`}
    ${audit.notes.length > 0 &&
    html`<details class="notes" open=${sound && audit.notes.length <= 3}>
      <summary>${sayCount(COUNTED.notes, audit.notes.length)}</summary>
      <${Found} found=${audit.notes} words=${NOTES} place=${place} />
      <${Details} found=${audit.notes} />
    </details>`}
  </section>`;
}

/** @param {{sound: boolean}} props */
function VerdictSign({ sound }) {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${sound ? "M12 2l8 3v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10V5z M8 12l3 3 5-6" : "M12 3l10 18H2z M12 9v6 M12 17.5v1"} />
  </svg>`;
}

/**
 * How to show a version of the game: the link to it, and going there.
 * @typedef {object} Place
 * @property {number} last The last version that can be shown.
 * @property {(version: number) => string} link
 * @property {(version: number) => void} show
 */

/** @typedef {Readonly<Record<string, import("../../../app/language.js").Sentence>>} Sentences */

/** @param {{found: readonly Finding[], words: Sentences, place: Place}} props */
function Found({ found, words, place }) {
  const item = (/** @type {Finding} */ { code, version, detail }, /** @type {number} */ at) => {
    const sentence = words[code];
    return html`<li key=${at}><${Where} version=${version} place=${place} /> ${sentence ? say(sentence) : html`<span lang="en">${detail}</span>`}</li>`;
  };
  const more = found.slice(SHOWN);
  return html`<ul class="found">${found.slice(0, SHOWN).map(item)}</ul>
    ${
      more.length > 0 &&
      html`<details>
        <summary>${sayCount(COUNTED.more, more.length)}</summary>
        <ul class="found">${more.map(item)}</ul>
      </details>`
    }`;
}

/**
 * What the audit itself says, for those who want to look into it.
 * @param {{found: readonly Finding[]}} props
 */
function Details({ found }) {
  return html`<details class="soft">
    <summary>${say(WORDS.detail)}</summary>
    <ul class="found" lang="en">
      ${found.map(({ version, detail }, at) => html`<li key=${at}>${version !== null && `${version}: `}${detail}</li>`)}
    </ul>
  </details>`;
}

/** @param {{version: number | null, place: Place}} props */
function Where({ version, place }) {
  if (version === null) return null;
  const text = say(WORDS.move, { version });
  if (version > place.last) return html`<b>${text}:</b>`;
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    place.show(version);
  };
  return html`<a href=${place.link(version)} onClick=${show}>${text}</a>:`;
}

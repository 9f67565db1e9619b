// Choosing an exported game: dropped on the page, or picked.

import { Problem } from "../../client/src/index.js";
import { explain } from "../../app/problems.js";
import { html, useLayoutEffect, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { FINDINGS } from "./verdict/words/findings.js";
import { MAX_FILE } from "./replay_source.js";
import { WORDS } from "./words.js";

/**
 * @typedef {object} Dropping
 * @property {boolean} over Whether a file is held over the page now.
 * @property {File | null} refused A file that is too large.
 * @property {(files: FileList | null | undefined) => void} take
 */

/** @param {{dropping: Dropping, children?: import("../../app/html.js").Children}} props */
export function ChooseFile({ dropping, children }) {
  const { over, refused, take } = dropping;
  const picked = (/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.currentTarget).files);
  return html`<section class="choose">
    <h1>${say(WORDS.heading)}</h1>
    ${children ?? html`<p>${say(WORDS.about)}</p>`}
    <label class=${`drop card ${over ? "over" : ""}`}>
      <${FileSign} />
      <span class="ask">${say(WORDS.drop)}</span>
      <span class="soft">${say(WORDS.dropAbout)}</span>
      <span class="go">${say(WORDS.chooseFile)}</span>
      <input type="file" class="unseen" onChange=${picked} />
    </label>
    ${refused && html`<p class="failure" role="alert">${say(WORDS.tooLarge, { name: refused.name })}</p>`}
  </section>`;
}

function FileSign() {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 2h8l5 5v15H6z M14 2v5h5 M9 14l2.5 2.5L16 12" />
  </svg>`;
}

/**
 * Take files that are dropped anywhere on the page.
 * @param {(file: File) => void} choose
 * @returns {Dropping}
 */
export function useDropping(choose) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(/** @type {File | null} */ (null));
  const take = (/** @type {FileList | null | undefined} */ files) => {
    const file = files?.[0];
    if (!file) return;
    setRefused(file.size > MAX_FILE ? file : null);
    if (file.size <= MAX_FILE) choose(file);
  };
  useLayoutEffect(() => {
    const drag = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (/** @type {DragEvent} */ event) => event.relatedTarget || setOver(false);
    const drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    addEventListener("dragover", drag);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", drag);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  });
  return { over, refused, take };
}

/**
 * Why a file cannot be judged. This accuses nobody.
 * @param {{error: unknown, file: File}} props
 */
export function NotReadable({ error, file }) {
  const found = error instanceof Problem && error.code === "unreadable_export" ? codesOf(error) : null;
  const sentence = found?.map((code) => FINDINGS[code]).find(Boolean);
  const why = sentence ? say(sentence) : explain(error);
  return html`<section class="card verdict unreadable" role="alert">
    <h2>${say(WORDS.noVerdict)}</h2>
    ${file.name && html`<p class="soft">${file.name}</p>`}
    <p>${why} ${found && !found.includes("not_an_export") && say(WORDS.damaged)}</p>
  </section>`;
}

/** @param {Problem} problem @returns {string[]} */
function codesOf(problem) {
  const findings = /** @type {{code: string}[] | undefined} */ (problem.facts["findings"]);
  return findings?.map(({ code }) => code) ?? [];
}

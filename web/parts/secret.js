// A text to write down: shown, and copied with a click.

import { html, useState } from "../app/html.js";
import { say } from "../app/language.js";
import { WORDS } from "./words.js";

/** @param {{text: string, label: string}} props */
export function Secret({ text, label }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return html`<span class="row">
    <output class="secret" aria-label=${label}>${text}</output>
    ${navigator.clipboard && html`<button type="button" class="plain" onClick=${copy}>${say(copied ? WORDS.copied : WORDS.copy)}</button>`}
  </span>`;
}

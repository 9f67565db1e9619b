// Labelled inputs of forms about tournaments.

import { html } from "../../app/html.js";

/** @param {{id: string, text: string, value: string, options: readonly {value: string, text: string}[], choose: (value: string) => void}} props */
export function Select({ id, text, value, options, choose }) {
  return html`<div class="field">
    <label for=${`field-${id}`}>${text}</label>
    <select id=${`field-${id}`} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      ${options.map((one) => html`<option key=${one.value} value=${one.value} selected=${one.value === value}>${one.text}</option>`)}
    </select>
  </div>`;
}

/** @param {{id: string, text: string, value: string | number, kind?: string, rows?: number, type: (value: string) => void}} props */
export function Input({ id, text, value, kind = "text", rows, type }) {
  const typed = (/** @type {Event} */ event) => type(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`<div class="field">
    <label for=${`field-${id}`}>${text}</label>
    ${rows ? html`<textarea id=${`field-${id}`} rows=${rows} value=${value} onInput=${typed}></textarea>` : html`<input id=${`field-${id}`} type=${kind} value=${value} onInput=${typed} />`}
  </div>`;
}

// Labelled inputs of forms about tournaments, each with what is wrong with it below.

import { html } from "../../../app/html.js";

/** @param {{id: string, wrong?: string | null}} props */
export function Wrong({ id, wrong }) {
  return wrong ? html`<p class="wrong" id=${`wrong-${id}`} role="alert">${wrong}</p>` : null;
}

/** What tells a reader's software that an input is wrong. @param {string} id @param {string | null | undefined} wrong */
const marked = (id, wrong) => ({ id: `field-${id}`, "aria-invalid": wrong ? "true" : null, "aria-describedby": wrong ? `wrong-${id}` : null });

/** @param {{id: string, text: string, value: string, options: readonly {value: string, text: string}[], choose: (value: string) => void, wrong?: string | null}} props */
export function Select({ id, text, value, options, choose, wrong }) {
  return html`<div class="field">
    <label for=${`field-${id}`}>${text}</label>
    <select ...${marked(id, wrong)} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      ${options.map((one) => html`<option key=${one.value} value=${one.value} selected=${one.value === value}>${one.text}</option>`)}
    </select>
    <${Wrong} id=${id} wrong=${wrong} />
  </div>`;
}

/** @param {{id: string, text: string, value: string | number, kind?: string, rows?: number, type: (value: string) => void, wrong?: string | null}} props */
export function Input({ id, text, value, kind = "text", rows, type, wrong }) {
  const typed = (/** @type {Event} */ event) => type(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`<div class="field">
    <label for=${`field-${id}`}>${text}</label>
    ${rows
      ? html`<textarea ...${marked(id, wrong)} rows=${rows} value=${value} onInput=${typed}></textarea>`
      : html`<input ...${marked(id, wrong)} type=${kind} value=${value} onInput=${typed} />`}
    <${Wrong} id=${id} wrong=${wrong} />
  </div>`;
}

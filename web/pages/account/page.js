import { html } from "../../app/html.js";

/** A page to come. */
export function Page() {
  return html`<main id="main"></main>`;
}

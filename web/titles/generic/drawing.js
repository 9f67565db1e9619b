// The table of any title: its view as an outline. Moves are made from the list.

import { html } from "../../app/html.js";

/** @param {{name: string, value: unknown}} props @returns {import("../../app/html.js").Drawing} */
function Outline({ name, value }) {
  if (value === null || typeof value !== "object") return html`<li><b>${name}</b> ${String(value ?? "–")}</li>`;
  const parts = Object.entries(value);
  return html`<li>
    <details open>
      <summary>${name}</summary>
      <ul>
        ${parts.map(([key, part]) => html`<${Outline} key=${key} name=${key} value=${part} />`)}
      </ul>
    </details>
  </li>`;
}

/** @type {import("../titles.js").TitleDrawing} */
export const drawing = {
  fields: {},
  likeness: () => new Map(),
  progress: (view) => ({ round: Number(view.round ?? 0), rounds: 0, phases: [], phase: -1 }),
  points: () => [],
  Table: ({ view }) =>
    html`<ul class="outline card">
      ${Object.entries(view).map(([key, part]) => html`<${Outline} key=${key} name=${key} value=${part} />`)}
    </ul>`,
};

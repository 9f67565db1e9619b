// The table of any title: its view as an outline in words. Moves are made from the list.

import { html } from "../../app/html.js";
import { styleSheet } from "../../app/style.js";
import { Part } from "./outline.js";

await styleSheet("style.css", import.meta.url);

/** Fields that the page around the table shows already, or that say nothing to people. */
const LEFT_OUT = new Set(["title", "you", "modules", "round", "rounds"]);

/** @param {any} view */
const points = (view) => (Array.isArray(view.points) && view.points.every(Number.isFinite) ? view.points : []);

/** @type {import("../titles.js").TitleDrawing} */
export const drawing = {
  fields: {},
  likeness: () => new Map(),
  progress: (view) => ({ round: Number(view.round ?? 0), rounds: Number(view.rounds ?? 0), phases: [], phase: -1 }),
  task: () => "",
  points,
  Table: ({ view, names, components, terms = {} }) => {
    const parts = [...Object.entries(view).filter(([name]) => !LEFT_OUT.has(name)), ...Object.entries(view.modules ?? {})];
    return html`<dl class="outline card">
      ${parts.map(([name, value]) => html`<${Part} key=${name} name=${name} value=${value} telling=${{ names, components, terms }} />`)}
    </dl>`;
  },
};

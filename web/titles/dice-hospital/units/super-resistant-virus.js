// The super-resistant virus: how much worse neglected patients get.

import { html } from "../../../app/html.js";
import { sayCount } from "../../../app/language.js";
import { useTable } from "../table.js";
import { COUNTS } from "./words.js";

function Middle() {
  const virus = useTable().view.modules.super_resistant_virus;
  return virus ? html`<p class="card reminder">${sayCount(COUNTS.virus, virus.steps)}</p>` : null;
}

/** @type {import("./units.js").Unit} */
export const superResistantVirus = { Middle };

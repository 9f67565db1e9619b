// The Consultant: which specialist it copies in this round.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { nameOf, useTable } from "../table.js";
import { WORDS } from "./words.js";

/** @param {{seat: number, card: string}} props */
function OnCard({ seat, card }) {
  const table = useTable();
  const copied = table.view.modules.consultant?.[seat]?.specialist;
  if (!copied || !card.startsWith("consultant.")) return null;
  return html`<p class="on">${say(WORDS.copies, { name: nameOf(table, copied) })}</p>`;
}

/** @type {import("./units.js").Unit} */
export const consultant = { fields: { specialist: "card" }, OnCard };

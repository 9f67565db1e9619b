// The solo game: the goals to choose from, the chosen one, and whether it was reached.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Card, Hand } from "../panels/choices.js";
import { nameOf } from "../scene.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../../client/types/contract.d.ts").SoloProgress} Part */
/** @typedef {import("../scene.js").Components} Components */

/** @param {{part: Part, components: Components, choosing: boolean}} props */
function Panel({ part, components, choosing }) {
  if (!part.goal) return choosing ? html`<${Goals} components=${components} />` : null;
  const goal = components.get(part.goal);
  const { result } = part;
  const rank = result?.rank ? `, ${nameOf(components, result.rank)}` : "";
  return html`<p class="goal">
    <b>${say(WORDS.goal)}: ${goal?.name ?? part.goal}</b> <span class="soft">${goal?.effect}</span>
    ${result && html` <b>${say(result.reached ? WORDS.reached : WORDS.missed)}${rank}</b>`}
  </p>`;
}

/** @param {{components: Components}} props */
function Goals({ components }) {
  const goals = [...components].filter(([, one]) => one.kind === "goal");
  return html`<${Hand} title=${say(WORDS.chooseGoal)}>
    ${goals.map(([id, { name, effect }]) => html`<${Card} key=${id} id=${`goal:${id}`} name=${name} about=${effect ?? ""} />`)}
  <//>`;
}

/** @type {import("./units.js").Unit} */
export const solo = { fields: { goal: "goal" }, Panel };

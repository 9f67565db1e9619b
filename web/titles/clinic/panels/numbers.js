// The numbers of a clinic: popularity, money, time, and what the end of the round will cost.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { dollars } from "../scene.js";
import { WORDS } from "../words.js";

/** @param {{scene: import("../scene.js").Scene}} props */
export function Numbers({ scene: { clinic, view } }) {
  const { expenses } = clinic;
  const lost = expenses.from_popularity ? say(WORDS.expensesPoints, { points: expenses.from_popularity }) : "";
  const parts = say(WORDS.expensesOf, { wages: dollars(expenses.wages), upkeep: dollars(expenses.upkeep) });
  const admitting = view.step.startsWith("admit");
  return html`<dl class="numbers">
    <${Item} name=${say(WORDS.popularity)} value=${clinic.popularity} />
    <${Item} name=${say(WORDS.savings)} value=${dollars(clinic.savings)} />
    <${Item} name=${say(WORDS.income)} value=${dollars(clinic.income)} />
    <${Item} name=${say(WORDS.time)} value=${clinic.time} more=${clinic.moving_time ? say(WORDS.thisRound, { time: clinic.moving_time }) : ""} />
    <${Item} name=${say(WORDS.expenses)} value=${dollars(expenses.wages + expenses.upkeep)} about=${parts} more=${lost} />
    ${admitting && html`<${Item} name=${say(WORDS.queuePoints)} value=${`${clinic.queue_points - (view.turn.queue_points ?? 0)}/${clinic.queue_points}`} />`}
  </dl>`;
}

/** What units add, in words. @param {{scene: import("../scene.js").Scene}} props */
export function Facts({ scene: { clinic, units } }) {
  const facts = units.flatMap(({ unit, part }) => unit.facts?.(part, clinic.seat) ?? []);
  return facts.length ? html`<p class="soft small">${facts.join(" · ")}</p>` : null;
}

/** @param {{name: string, value: string | number, about?: string, more?: string}} props */
function Item({ name, value, about = "", more = "" }) {
  return html`<div title=${about || null}>
    <dt>${name}</dt>
    <dd><b>${value}</b> ${more && html`<span class="soft small">${more}</span>`}</dd>
  </div>`;
}

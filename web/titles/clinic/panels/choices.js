// What is chosen from tiles in the hand: bonus, side of the board, action, popularity.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { dollars, nameOf } from "../scene.js";
import { WORDS } from "../words.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Choices({ scene }) {
  const { view, clinic } = scene;
  if (clinic.seat !== view.you) return null;
  return html`${view.bonus_tiles.length > 0 && html`<${BonusTiles} scene=${scene} />`}
    ${clinic.side_open && html`<${Boards} />`}
    ${view.step.startsWith("select_") && html`<${Actions} scene=${scene} />`}
    ${view.step === "popularity" && html`<${Buying} scene=${scene} />`}`;
}

/** @param {{scene: Scene}} props */
function BonusTiles({ scene: { view, components } }) {
  return html`<${Hand} title=${say(WORDS.bonusTiles)}>
    ${view.bonus_tiles.map((bonus) => {
      const tile = components.get(`bonus_${bonus}`);
      return html`<${Card} key=${bonus} id=${`bonus:${bonus}`} name=${tile?.name ?? bonus} about=${tile?.effect ?? ""} />`;
    })}
  <//>`;
}

/** The sides of an expert's board. */
function Boards() {
  return html`<${Hand} title=${say(WORDS.board)}>
    ${[4, 3].map((columns) => html`<${Card} key=${columns} id=${`columns:${columns}`} name=${say(WORDS.boardColumns, { columns })} />`)}
  <//>`;
}

const ACTIONS = /** @type {const} */ (["build", "hire", "admit"]);

/** @param {{scene: Scene}} props */
function Actions({ scene: { clinic, components } }) {
  return html`<${Hand} title=${say(WORDS.actions)}>
    ${ACTIONS.map((action) => {
      const played = clinic.used_actions.filter((one) => one === action).length;
      const about = clinic.action === action ? say(WORDS.chosen) : say(WORDS.played, { count: played });
      return html`<${Card} key=${action} id=${`action:${action}`} name=${nameOf(components, `action_${action}`)} about=${about} />`;
    })}
  <//>`;
}

/** @param {{scene: Scene}} props */
function Buying({ scene: { view, clinic } }) {
  const most = Math.floor(clinic.income / view.prices.popularity);
  return html`<${Hand} title=${say(WORDS.buyPopularity, { price: dollars(view.prices.popularity) })}>
    ${Array.from({ length: most + 1 }, (_, points) => html`<${Card} key=${points} id=${`points:${points}`} name=${`+${points}`} label=${`+${points}, ${say(WORDS.pointsFor, { points, price: dollars(points * view.prices.popularity) })}`} />`)}
  <//>`;
}

/** @param {{title: string, children?: import("../../../app/html.js").Children}} props */
export function Hand({ title, children }) {
  return html`<section class="hand" aria-label=${title}>
    <h3>${title}</h3>
    <div class="cards">${children}</div>
  </section>`;
}

/** @param {{id: string, name: string, about?: string, label?: string}} props */
export function Card({ id, name, about = "", label = "" }) {
  return html`<${Piece} id=${id} label=${label || [name, about].filter(Boolean).join(" ")} kind="choice" look=${about}>
    <b>${name}</b> ${about && html`<span class="soft small">${about}</span>`}
  <//>`;
}

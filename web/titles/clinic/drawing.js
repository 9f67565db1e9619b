// The table of Clinic Deluxe.

import { html, useContext, useMemo, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { styleSheet } from "../../app/style.js";
import { SelectionContext } from "../../moves/selection.js";
import { Choices } from "./panels/choices.js";
import { FIELDS } from "./fields.js";
import { Floors } from "./floors/floors.js";
import { likeness } from "./likeness.js";
import { Popularity, Staff } from "./panels/main_board.js";
import { Facts, Numbers } from "./panels/numbers.js";
import { Others } from "./panels/others.js";
import { progress } from "./progress.js";
import { Notepad, PreAdmissions } from "./panels/queues.js";
import { sceneOf } from "./scene.js";
import { Supply } from "./panels/supply.js";
import { task } from "./tasks.js";
import { Todo } from "./panels/todo.js";
import { unitsInPlay, UNIT_FIELDS } from "./units/units.js";
import { walkOf } from "./floors/walking.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** @param {import("../titles.js").TableProps & {view: import("./scene.js").View}} props */
function Table({ view, names, components }) {
  const [enlarged, setEnlarged] = useState(/** @type {number | null} */ (null));
  const [over, setOver] = useState(/** @type {string | null} */ (null));
  const { picked } = useContext(SelectionContext);
  const looks = useMemo(() => likeness(view), [view]);
  const home = view.you ?? 0;
  const shown = enlarged ?? home;
  const units = unitsInPlay(view);
  const scene = sceneOf(view, shown, components, units);
  if (!scene) return html`<div></div>`;
  const point = (/** @type {Event} */ event) => setOver(pieceAt(event.target));
  return html`<div class="clinic" onPointerOver=${point} onFocusIn=${point} onPointerLeave=${() => setOver(null)}><div class="layout">
    <section class="card own">
      <header>
        <h2>${shown === view.you ? say(WORDS.yourClinic) : say(WORDS.clinicOf, { name: names[shown] ?? "" })}</h2>
        ${shown !== home && html`<button type="button" class="quiet" onClick=${() => setEnlarged(null)}>${say(WORDS.backToYours)}</button>`}
        <${Numbers} scene=${scene} />
      </header>
      <${Choices} scene=${scene} />
      ${units.map(({ unit, part }, at) => unit.Panel && html`<${unit.Panel} key=${at} part=${part} components=${components} choosing=${shown === view.you} />`)}
      <${Todo} scene=${scene} />
      <${Floors} scene=${scene} walk=${walkOf(scene, picked, over, looks)}><${PreAdmissions} scene=${scene} /><//>
      <${Facts} scene=${scene} />
    </section>
    <section class="card main-board" aria-label=${say(WORDS.mainBoard)}>
      <${Notepad} view=${view} components=${components} />
      <${Staff} view=${view} components=${components} />
      <${Supply} scene=${scene} />
      ${view.clinics.length > 1 && html`<${Popularity} view=${view} names=${names} />`}
    </section>
    <${Others} view=${view} shown=${shown} show=${setEnlarged} names=${names} components=${components} />
  </div></div>`;
}

/** @param {EventTarget | null} target */
function pieceAt(target) {
  const piece = target instanceof Element ? target.closest("[data-piece]") : null;
  return piece?.getAttribute("data-piece") ?? null;
}

/** @type {import("../titles.js").TitleDrawing} */
export const drawing = {
  fields: { ...FIELDS, ...UNIT_FIELDS },
  likeness,
  progress,
  task,
  points: (view) => view.clinics.map((/** @type {import("./scene.js").Clinic} */ clinic) => clinic.popularity),
  Table,
};

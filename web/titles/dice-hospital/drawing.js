// The table of Dice Hospital.

import { html, useState } from "../../app/html.js";
import { say } from "../../app/language.js";
import { styleSheet } from "../../app/style.js";
import { HospitalBoard } from "./hospital/hospital.js";
import { Others } from "./hospital/others.js";
import { likeness } from "./likeness.js";
import { Ambulances } from "./middle/ambulances.js";
import { Display } from "./middle/display.js";
import { points, progress } from "./progress.js";
import { TableContext } from "./table.js";
import { task } from "./tasks.js";
import { UNITS, UnitsInTheMiddle } from "./units/units.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** The steps in which the middle of the table matters; in the others it is drawn small. */
const IN_THE_MIDDLE = ["first_reveal", "shift_change", "arrival", "ambulances", "admission", "improvement", "trade_in", "city_moves", "city_trips", "investing"];

/** @param {import("../titles.js").TableProps} props */
function Table({ view, names, components }) {
  const [enlarged, setEnlarged] = useState(/** @type {number | null} */ (null));
  const table = /** @type {import("./table.js").Table} */ ({ view, names, components });
  const large = enlarged ?? view.you ?? 0;
  const back = enlarged !== null && enlarged !== view.you && view.you !== null
    ? html`<button class="quiet" onClick=${() => setEnlarged(null)}>${say(WORDS.backToYours)}</button>`
    : null;
  return html`<${TableContext.Provider} value=${table}>
    <div class="dh">
      <div class="middle ${IN_THE_MIDDLE.includes(view.step) ? "" : "dense"}">
        <${UnitsInTheMiddle} view=${view} place="first" />
        <${Ambulances} />
        <${Display} />
        <${UnitsInTheMiddle} view=${view} place="middle" />
      </div>
      <${HospitalBoard} hospital=${table.view.hospitals[large]} back=${back} />
      <div class="middle later"><${UnitsInTheMiddle} view=${view} place="later" /></div>
      <${Others} hospitals=${table.view.hospitals.filter((hospital) => hospital.seat !== large)} enlarge=${setEnlarged} />
    </div>
  <//>`;
}

/** @type {import("../titles.js").TitleDrawing} */
export const drawing = {
  fields: {
    patient: "patient",
    patients: "patient",
    recolour: "patient",
    number: "ambulance",
    improvement: "card",
    meeple: "card",
    department: "card",
    kind: "kind",
    value: "value",
    colour: "colour",
    colours: "colour",
    ...Object.assign({}, ...Object.values(UNITS).map((unit) => unit.fields ?? {})),
  },
  likeness,
  progress,
  task,
  points,
  Table,
};

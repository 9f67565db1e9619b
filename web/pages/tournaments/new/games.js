// How every game of the tournament is played: units, what is agreed at the tables, options and house figures.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { FigureForm, OptionForm } from "../../new/option-forms.js";
import { TableChoice } from "../../new/table-choice.js";
import { UnitChoice } from "../../new/unit-choice.js";
import { WORDS } from "../../new/words.js";

/** @typedef {import("../../new/draft.js").Draft} Draft */

/**
 * @param {object} props
 * @param {import("../../../parts/catalogue.js").Title} props.title
 * @param {Draft} props.draft
 * @param {(draft: Draft) => void} props.change
 * @param {ReadonlySet<string>} props.inPlay
 * @param {{place: string, text: string} | null} props.wrong
 */
export function Games({ title, draft, change, inPlay, wrong }) {
  const said = (/** @type {string} */ place) => wrong?.place === place && html`<p class="wrong" role="alert">${wrong.text}</p>`;
  return html`<section class="card stack">
      <h2>${say(WORDS.units)}</h2>
      ${said("units")}
      <${UnitChoice} title=${title} draft=${draft} change=${change} />
    </section>
    <section class="card stack">
      <h2>${say(WORDS.table)}</h2>
      <${TableChoice} title=${title} draft=${draft} change=${change} wrong=${wrong} />
    </section>
    <section class="card stack">
      <h2>${say(WORDS.options)}</h2>
      ${said("options")}
      <${OptionForm} title=${title} values=${draft.options} inPlay=${inPlay} change=${(/** @type {any} */ options) => change({ ...draft, options })} />
      <details open=${wrong?.place === "figures"}>
        <summary>${say(WORDS.figures)}</summary>
        <p class="note">${say(WORDS.figuresAbout)}</p>
        ${said("figures")}
        <${FigureForm} title=${title} values=${draft.figures} inPlay=${inPlay} change=${(/** @type {any} */ figures) => change({ ...draft, figures })} />
      </details>
    </section>`;
}

// A new game: everything that can be chosen comes from the catalogue.

import { Failure, Loading, useAct, useAnswer } from "../../app/asking.js";
import { html, useMemo, useRef, useState } from "../../app/html.js";
import { language, say } from "../../app/language.js";
import { commitToNonce } from "../../game/nonces.js";
import { go } from "../../app/router.js";
import { client, guest, inWords } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { useTitle } from "../../app/frame/title.js";
import { aboutTitle, nameOfTitle, useTitles } from "../../parts/catalogue.js";
import { newDraft, requestOf } from "./draft.js";
import { placed } from "./errors.js";
import { namesOf, NamingContext } from "./form/naming.js";
import { FigureForm, OptionForm } from "./option-forms.js";
import { peoplePlayedWith } from "./people.js";
import { SeatChoice } from "./seat-choice.js";
import { HintsChoice, NonceChoice, TableChoice } from "./table-choice.js";
import { UnitChoice } from "./unit-choice.js";
import { chosenUnits, unitsInPlay } from "./units.js";
import { WORDS } from "./words.js";

await styleSheet("style.css", import.meta.url);

/** @typedef {import("../../parts/catalogue.js").Title} Title */

/** @param {{place: import("../../app/router.js").Place}} props */
export function Page({ place }) {
  useTitle(say(WORDS.heading));
  const titles = useTitles();
  const [key, setKey] = useState(place.query.get("title"));
  const title = titles.value?.find((one) => one.key === key) ?? titles.value?.[0];
  return html`<main id="main" class="narrow new-game stack">
    <h1>${say(WORDS.heading)}</h1>
    ${titles.error && html`<${Failure} error=${titles.error} again=${titles.again} />`}
    ${!titles.value && !titles.error && html`<${Loading} />`}
    ${title &&
    html`<fieldset class="card titles">
        <legend class="unseen">${say(WORDS.title)}</legend>
        ${titles.value?.map(
          (one) => html`<label class="choice" key=${one.key}>
            <input type="radio" name="title" checked=${one === title} onChange=${() => setKey(one.key)} />
            <span><strong>${nameOfTitle(one)}</strong><span class="note block">${aboutTitle(one)}</span></span>
          </label>`,
        )}
      </fieldset>
      <${GameForm} key=${title.key} title=${title} />`}
  </main>`;
}

/** @param {{title: Title}} props */
function GameForm({ title }) {
  const [draft, setDraft] = useState(() => newDraft(title));
  const [mend, setMend] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const people = useAnswer(peoplePlayedWith, []).value ?? [];
  const components = useAnswer((signal) => client.listComponents(title.key, { lang: language, signal }), [title]).value;
  const naming = useMemo(() => {
    const names = new Map(components?.components.map((one) => [one.id, one.name]));
    return { nameOf: namesOf(title, names), definitions: title.options["$defs"] ?? {} };
  }, [title, components]);
  const inPlay = unitsInPlay(title, chosenUnits(title, draft.units, draft.seats), draft.seats.length);
  const create = useAct(async () => {
    await guest();
    const commitment = draft.nonce ? await commitToNonce() : null;
    const game = await client.createGame(requestOf(title, draft, inPlay, commitment), inWords);
    go(`/table/${game.id}`);
  });
  const wrong = placed(create.error);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const marked = form.current?.querySelector("[aria-invalid]:not([id^='seat-'])");
    setMend(Boolean(marked));
    if (!marked) return void create.run();
    marked.closest("details")?.setAttribute("open", "");
    if (marked instanceof HTMLElement) marked.focus();
  };
  const changedFigures = Object.keys(draft.figures).length;
  const section = (/** @type {string} */ place) => wrong?.place === place && html`<p class="wrong" role="alert">${wrong.text}</p>`;
  return html`<form class="stack" ref=${form} noValidate onSubmit=${submit}>
    <${NamingContext.Provider} value=${naming}>
      <section class="card stack">
        <h2>${say(WORDS.seats)}</h2>
        ${section("seats")}
        <${SeatChoice} title=${title} draft=${draft} change=${setDraft} people=${people} wrong=${wrong} />
      </section>
      <section class="card stack">
        <h2>${say(WORDS.units)}</h2>
        ${section("units")}
        <${UnitChoice} title=${title} draft=${draft} change=${setDraft} />
      </section>
      <section class="card stack">
        <h2>${say(WORDS.table)}</h2>
        <${TableChoice} title=${title} draft=${draft} change=${setDraft} wrong=${wrong} />
        <div>
          <${HintsChoice} draft=${draft} change=${setDraft} />
          <${NonceChoice} draft=${draft} change=${setDraft} />
        </div>
      </section>
      <section class="card stack">
        <h2>${say(WORDS.options)}</h2>
        ${section("options")}
        <${OptionForm} title=${title} values=${draft.options} inPlay=${inPlay} change=${(/** @type {any} */ options) => setDraft({ ...draft, options })} />
        <details open=${wrong?.place === "figures"}>
          <summary>${say(WORDS.figures)} ${changedFigures > 0 && html`<span class="tag">${changedFigures} ${say(WORDS.changed)}</span>`}</summary>
          <p class="note">${say(WORDS.figuresAbout)}</p>
          ${section("figures")}
          <${FigureForm} title=${title} values=${draft.figures} inPlay=${inPlay} change=${(/** @type {any} */ figures) => setDraft({ ...draft, figures })} />
        </details>
      </section>
    <//>
    <div class="row">
      <button class="go" disabled=${create.busy}>${say(create.busy ? WORDS.creating : WORDS.create)}</button>
      ${mend && html`<p class="wrong" role="alert">${say(WORDS.mend)}</p>`} ${wrong && html`<p class="wrong" role="alert">${wrong.text}</p>`}
    </div>
  </form>`;
}

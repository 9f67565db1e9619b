// The form of the settings of a tournament.

import { useAct, useAnswer } from "../../../app/asking.js";
import { html, useEffect, useMemo, useRef, useState } from "../../../app/html.js";
import { language, say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { newDraft, requestOf, withCount } from "../../new/draft.js";
import { namesOf, NamingContext } from "../../new/form/naming.js";
import { chosenUnits, unitsInPlay } from "../../new/units.js";
import { Input } from "../forms/inputs.js";
import { placed } from "./errors.js";
import { Games } from "./games.js";
import { Counting, Format, People, Running } from "./parts.js";
import { draftOf, FIRST, planOf, settingsOf } from "./settings.js";
import { WORDS } from "./words.js";

/** @typedef {import("./settings.js").Plan} Plan */
/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @param {object} props
 * @param {import("../../../parts/catalogue.js").Title} props.title
 * @param {Settings | null} props.before The settings that are changed; null for a new tournament.
 * @param {string} props.text What the button says.
 * @param {(settings: Settings) => Promise<void>} props.send
 */
export function TournamentForm({ title, before, text, send }) {
  const sizes = title.players.filter((count) => count > 1 && count < 6);
  const [plan, setPlan] = useState(() => (before ? planOf(before) : { ...FIRST, tableSize: sizes.includes(FIRST.tableSize) ? FIRST.tableSize : (sizes.at(-1) ?? 2) }));
  const [chosen, setDraft] = useState(() => firstDraft(title, before));
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const draft = withCount(title, chosen, plan.tableSize);
  const components = useAnswer((signal) => client.listComponents(title.key, { lang: language, signal }), [title]).value;
  const naming = useMemo(() => {
    const names = new Map(components?.components.map((one) => [one.id, one.name]));
    return { nameOf: namesOf(title, names), definitions: title.options["$defs"] ?? {} };
  }, [title, components]);
  const inPlay = unitsInPlay(title, chosenUnits(title, draft.units, draft.seats), draft.seats.length);
  const sending = useAct(() => send(settingsOf(requestOf(title, draft, inPlay, null), plan, before)));
  const wrong = placed(sending.error, plan.format);
  useEffect(() => {
    const marked = form.current?.querySelector("[aria-invalid]");
    if (marked instanceof HTMLElement) marked.focus();
  }, [sending.error]);
  const put = (/** @type {Partial<Plan>} */ part) => setPlan({ ...plan, ...part });
  const at = (/** @type {string} */ place) => (wrong?.place === place ? wrong.text : null);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    sending.run();
  };
  return html`<form class="stack" ref=${form} noValidate onSubmit=${submit}>
    <${NamingContext.Provider} value=${naming}>
      <${Input} id="name" text=${say(WORDS.name)} value=${plan.name} wrong=${at("name")} type=${(/** @type {string} */ name) => put({ name })} />
      <${Format} plan=${plan} put=${put} at=${at} sizes=${sizes} />
      <${Games} title=${title} draft=${draft} change=${setDraft} inPlay=${inPlay} wrong=${wrong} />
      <${People} plan=${plan} put=${put} at=${at} />
      <${Counting} plan=${plan} put=${put} at=${at} />
      <${Running} plan=${plan} put=${put} at=${at} />
      <${Input} id="rules" rows=${4} text=${say(WORDS.rulesText)} value=${plan.rules} wrong=${at("rules")} type=${(/** @type {string} */ rules) => put({ rules })} />
    <//>
    <div class="row">
      <button class="go" disabled=${sending.busy || !plan.name.trim()}>${text}</button>
      ${wrong && html`<p class="wrong" role="alert">${wrong.text}</p>`}
    </div>
  </form>`;
}

/**
 * Games of people, of whom nobody takes anything back and everybody has some time.
 * @param {import("../../../parts/catalogue.js").Title} title
 * @param {Settings | null} before
 * @returns {import("../../new/draft.js").Draft}
 */
function firstDraft(title, before) {
  const draft = { ...newDraft(title), seats: [{ kind: "human" }, { kind: "human" }], undo: /** @type {const} */ ("off"), clock: /** @type {const} */ ("turn") };
  return before ? draftOf(draft, before.game) : draft;
}

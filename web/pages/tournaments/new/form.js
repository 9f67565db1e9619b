// The form of a new tournament.

import { Failure, useAct, useAnswer } from "../../../app/asking.js";
import { html, useMemo, useState } from "../../../app/html.js";
import { language, say } from "../../../app/language.js";
import { go } from "../../../app/router.js";
import { client, inWords } from "../../../app/session.js";
import { newDraft, requestOf, withCount } from "../../new/draft.js";
import { namesOf, NamingContext } from "../../new/form/naming.js";
import { OptionForm } from "../../new/option-forms.js";
import { UnitChoice } from "../../new/unit-choice.js";
import { chosenUnits, unitsInPlay } from "../../new/units.js";
import { WORDS as GAME_WORDS } from "../../new/words.js";
import { Input } from "../inputs.js";
import { Counting, Format, People, Running } from "./parts.js";
import { FIRST, settingsOf } from "./settings.js";
import { WORDS } from "./words.js";

/** @typedef {import("./settings.js").Plan} Plan */

/** @param {{title: import("../../../parts/catalogue.js").Title}} props */
export function TournamentForm({ title }) {
  const sizes = title.players.filter((count) => count > 1 && count < 6);
  const [plan, setPlan] = useState(() => ({ ...FIRST, tableSize: sizes.includes(FIRST.tableSize) ? FIRST.tableSize : (sizes.at(-1) ?? 2) }));
  const [chosen, setDraft] = useState(/** @returns {import("../../new/draft.js").Draft} */ () => ({ ...newDraft(title), seats: [{ kind: "human" }, { kind: "human" }] }));
  const draft = withCount(title, chosen, plan.tableSize);
  const components = useAnswer((signal) => client.listComponents(title.key, { lang: language, signal }), [title]).value;
  const naming = useMemo(() => {
    const names = new Map(components?.components.map((one) => [one.id, one.name]));
    return { nameOf: namesOf(title, names), definitions: title.options["$defs"] ?? {} };
  }, [title, components]);
  const inPlay = unitsInPlay(title, chosenUnits(title, draft.units, draft.seats), draft.seats.length);
  const create = useAct(async () => {
    const game = requestOf(title, draft, inPlay, null);
    const made = await client.createTournament({ settings: settingsOf(title, draft.units, game.options ?? {}, plan) }, inWords);
    go(`/tournaments/${made.id}/desk`);
  });
  const put = (/** @type {Partial<Plan>} */ part) => setPlan({ ...plan, ...part });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    create.run();
  };
  return html`<form class="stack" onSubmit=${submit}>
    <${NamingContext.Provider} value=${naming}>
      <${Input} id="name" text=${say(WORDS.name)} value=${plan.name} type=${(/** @type {string} */ name) => put({ name })} />
      <${Format} plan=${plan} put=${put} sizes=${sizes} />
      <section class="card stack">
        <h2>${say(GAME_WORDS.units)}</h2>
        <${UnitChoice} title=${title} draft=${draft} change=${setDraft} />
        <details>
          <summary>${say(GAME_WORDS.options)}</summary>
          <${OptionForm} title=${title} values=${draft.options} inPlay=${inPlay} change=${(/** @type {any} */ options) => setDraft({ ...draft, options })} />
        </details>
      </section>
      <${People} plan=${plan} put=${put} />
      <${Counting} plan=${plan} put=${put} />
      <${Running} plan=${plan} put=${put} />
      <${Input} id="rules" rows=${4} text=${say(WORDS.rulesText)} value=${plan.rules} type=${(/** @type {string} */ rules) => put({ rules })} />
    <//>
    ${create.error && html`<${Failure} error=${create.error} />`}
    <p><button class="go" disabled=${create.busy || !plan.name.trim()}>${say(WORDS.create)}</button></p>
  </form>`;
}

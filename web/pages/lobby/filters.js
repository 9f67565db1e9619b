// Which games are listed. The filters are in the URL, so that a list can be linked to.

import { html } from "../../app/html.js";
import { say } from "../../app/language.js";
import { replaceUrl } from "../../app/router.js";
import { useAccount } from "../../app/session.js";
import { nameOfTitle, nameOfUnit } from "../../parts/catalogue.js";
import { WORDS } from "./words.js";

/** @typedef {import("../../parts/catalogue.js").Title} Title */

/** @type {("open" | "revealing" | "playing" | "finished" | "abandoned")[]} */
const STATUSES = ["open", "revealing", "playing", "finished", "abandoned"];

/** Whose games, and what that asks the service for. @type {("everyone" | "me" | "turn" | "reserved" | "won" | "lost")[]} */
const WHOSE = ["everyone", "me", "turn", "reserved", "won", "lost"];

/**
 * What to ask the service for.
 * @param {URLSearchParams} query
 * @param {string | undefined} me
 * @returns {Parameters<import("../../client/src/operations.js").Operations["listGames"]>[0]}
 */
export function askedFor(query, me) {
  const whose = WHOSE.find((one) => one === query.get("whose")) ?? "everyone";
  return {
    status: STATUSES.find((one) => one === query.get("status")) ?? "open",
    title: query.get("title") ?? undefined,
    module: query.get("unit") ?? undefined,
    ...(whose === "me" && { player: me }),
    ...(whose === "turn" && { turn: "me" }),
    ...(whose === "reserved" && { reserved: "me" }),
    ...((whose === "won" || whose === "lost") && { player: me, result: whose }),
  };
}

/** @param {{query: URLSearchParams, titles: readonly Title[]}} props */
export function Filters({ query, titles }) {
  const signedIn = Boolean(useAccount());
  const put = (/** @type {string} */ name, /** @type {string} */ value) => {
    const next = new URLSearchParams(location.search); // a filter chosen a moment ago may not be drawn yet
    if (value) next.set(name, value);
    else next.delete(name);
    if (name === "title") next.delete("unit");
    replaceUrl(`/lobby?${next}`);
  };
  const title = titles.find((one) => one.key === query.get("title"));
  const status = query.get("status") ?? "open";
  return html`<div class="filters" role="search">
    <${Filter} id="status" name=${say(WORDS.status)} chosen=${status} put=${put} values=${STATUSES.map((one) => [one, say(WORDS[one])])} />
    <${Filter}
      id="title"
      name=${say(WORDS.title)}
      chosen=${title?.key ?? ""}
      put=${put}
      values=${[["", say(WORDS.anyTitle)], ...titles.map((one) => [one.key, nameOfTitle(one)])]}
    />
    ${title &&
    html`<${Filter}
      id="unit"
      name=${say(WORDS.unit)}
      chosen=${query.get("unit") ?? ""}
      put=${put}
      values=${[["", say(WORDS.anyUnit)], ...title.modules.map((unit) => [unit.key, nameOfUnit(title, unit)])]}
    />`}
    ${signedIn &&
    html`<${Filter}
      id="whose"
      name=${say(WORDS.whose)}
      chosen=${query.get("whose") ?? "everyone"}
      put=${put}
      values=${WHOSE.filter((one) => status === "finished" || (one !== "won" && one !== "lost")).map((one) => [one, say(WORDS[one])])}
    />`}
  </div>`;
}

/** @param {{id: string, name: string, chosen: string, values: readonly [string, string][], put: (name: string, value: string) => void}} props */
function Filter({ id, name, chosen, values, put }) {
  return html`<div class="field">
    <label for=${`filter-${id}`}>${name}</label>
    <select id=${`filter-${id}`} onChange=${(/** @type {Event} */ event) => put(id, /** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      ${values.map(([value, text]) => html`<option value=${value} selected=${value === chosen}>${text}</option>`)}
    </select>
  </div>`;
}

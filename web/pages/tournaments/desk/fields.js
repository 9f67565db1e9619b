// The fields of an organizer's form. Players, tables and rounds are chosen from those that there are.

import { useAnswer } from "../../../app/asking.js";
import { html } from "../../../app/html.js";
import { listed, say } from "../../../app/language.js";
import { client } from "../../../app/session.js";
import { Input, Select } from "../forms/inputs.js";
import { Times } from "../forms/times.js";
import { Placings } from "./placings.js";
import { isPair } from "./values.js";
import { WORDS } from "./words.js";

/** @typedef {import("./values.js").Values} Values */

const MOST_TIMES = 32;

/**
 * @param {object} props
 * @param {string} props.type
 * @param {readonly string[]} props.names
 * @param {Values} props.values
 * @param {(values: Values) => void} props.change
 * @param {import("../live.js").Tournament} props.tournament
 * @param {import("./task-list.js").Round | null} props.round
 */
export function Fields({ type, names, values, change, tournament, round }) {
  const put = (/** @type {Partial<Values>} */ part) => change({ ...values, ...part });
  const has = (/** @type {string} */ name) => names.includes(name);
  const shown = useAnswer(
    async (signal) => (has("round") && type !== "change_pairing" ? client.readRound(tournament.id, String(values.round), { signal }) : round),
    [values.round, round, tournament.version],
  ).value;
  const tables = (shown ?? round)?.tables ?? [];
  const pair = isPair(type);
  const known = type === "allow_pair";
  const pairs = tournament.forbidden_pairs.map(({ players }) => ({ value: players.map(({ player }) => player).join(), text: listed(players.map(({ name }) => name)) }));
  const putPair = (/** @type {string} */ one) => put({ player: one.split(",")[0] ?? "", other: one.split(",")[1] ?? "" });
  const everybody = tournament.participants.map(({ player, name }) => ({ value: player, text: name }));
  const seated = tables.flatMap(({ seats }) => seats.flatMap(({ player, name }) => (player ? [{ value: player, text: name ?? player }] : [])));
  const here = tables.find(({ number }) => number === values.table)?.seats.flatMap(({ player, name }) => (player ? [{ value: player, text: name ?? player }] : [])) ?? [];
  const people = type === "remove_organizer" ? tournament.organizers.map(({ player, name }) => ({ value: player, text: name })) : type === "change_pairing" ? seated : type === "substitute" ? here : everybody;
  const rounds = tournament.rounds.map(({ number }) => ({ value: String(number), text: String(number) }));
  const numbers = tables.map(({ number }) => ({ value: String(number), text: String(number) }));
  const anyTable = type === "announce" ? [{ value: "", text: say(WORDS.everybody) }] : ["pause_tables", "resume_tables", "extend_wait", "extend_turn"].includes(type) ? [{ value: "", text: say(WORDS.allTables) }] : [];
  return html`<div class="fields">
    ${has("round") && type !== "change_pairing" && html`<${Select} id="round" text=${say(WORDS.round)} value=${String(values.round)} options=${rounds} choose=${(/** @type {string} */ one) => put({ round: Number(one), placings: {} })} />`}
    ${has("table") && html`<${Select} id="table" text=${say(WORDS.table)} value=${String(values.table ?? "")} options=${[...anyTable, ...numbers]} choose=${(/** @type {string} */ one) => put({ table: one ? Number(one) : null, placings: {}, player: "" })} />`}
    ${known && html`<${Select} id="pair" text=${say(WORDS.pair)} value=${values.player && `${values.player},${values.other}`} options=${[{ value: "", text: "–" }, ...pairs]} choose=${putPair} />`}
    ${(has("player") || pair) && type !== "add_organizer" && !known && html`<${Select} id="player" text=${say(WORDS.player)} value=${values.player} options=${[{ value: "", text: "–" }, ...people]} choose=${(/** @type {string} */ player) => put({ player })} />`}
    ${type === "add_organizer" && html`<${Input} id="player" text=${say(WORDS.playerId)} value=${values.player} type=${(/** @type {string} */ player) => put({ player })} />`}
    ${pair && !known && html`<${Select} id="other" text=${say(WORDS.other)} value=${values.other} options=${[{ value: "", text: "–" }, ...people]} choose=${(/** @type {string} */ other) => put({ other })} />`}
    ${has("by") && html`<${Select} id="by" text=${say(WORDS.by)} value=${values.other} options=${[{ value: "", text: say(WORDS.aBot) }, ...everybody]} choose=${(/** @type {string} */ other) => put({ other })} />`}
    ${has("players") && !pair && html`<${Input} id="players" rows=${4} text=${say(WORDS.playerIds)} value=${values.players} type=${(/** @type {string} */ players) => put({ players })} />`}
    ${has("minutes") && html`<${Input} id="minutes" kind="number" text=${say(WORDS.minutes)} value=${values.minutes} type=${(/** @type {string} */ one) => put({ minutes: Number(one) })} />`}
    ${has("points") && html`<${Input} id="points" kind="number" text=${say(WORDS.points)} value=${values.points} type=${(/** @type {string} */ one) => put({ points: Number(one) })} />`}
    ${has("placings") && html`<${Placings} table=${tables.find(({ number }) => number === values.table)} placings=${values.placings} change=${(/** @type {Values["placings"]} */ placings) => put({ placings })} />`}
    ${has("times") && html`<${Times} times=${values.times} first=${tournament.rounds.length + 1} most=${tournament.settings.rounds_start === "times" ? MOST_TIMES : 1} change=${(/** @type {Values["times"]} */ times) => put({ times })} />`}
    ${has("text") && html`<${Input} id="text" rows=${3} text=${say(WORDS.text)} value=${values.text} type=${(/** @type {string} */ text) => put({ text })} />`}
    ${has("reason") && html`<${Input} id="reason" text=${say(WORDS.reason)} value=${values.reason} type=${(/** @type {string} */ reason) => put({ reason })} />`}
  </div>`;
}

// The page of one game: everything it needs is loaded here, then the table is laid.

import { Failure, Loading, useAnswer } from "../../app/asking.js";
import { html } from "../../app/html.js";
import { language } from "../../app/language.js";
import { client, guest, inWords } from "../../app/session.js";
import { styleSheet } from "../../app/style.js";
import { drawingOf } from "../../titles/titles.js";
import { useLive } from "./live/live.js";
import { Table } from "./table.js";

await styleSheet("style.css", import.meta.url);

/** @typedef {import("../../app/router.js").Place} Place */

/** @param {{place: Place}} props */
export function Page({ place }) {
  const id = place.path.split("/")[2] ?? "";
  const invitation = place.hash.get("invitation");
  const accepted = useAnswer(async () => (invitation ? accept(id, invitation) : true), [id, invitation]);
  if (!accepted.value && !accepted.error) return html`<main id="main"><${Loading} /></main>`;
  return html`<${Game} id=${id} place=${place} refused=${accepted.error} />`;
}

/**
 * Somebody with an invitation needs no account: a guest account is made.
 * @param {string} id
 * @param {string} invitation
 */
async function accept(id, invitation) {
  await guest();
  await client.acceptInvitation(id, { invitation });
  history.replaceState(null, "", location.pathname);
  return true;
}

/** @param {{id: string, place: Place, refused: unknown}} props `refused` says why an invitation was not accepted. */
function Game({ id, place, refused }) {
  const live = useLive(id);
  const key = live.game?.title;
  const loaded = useAnswer(async () => (key ? loadTitle(key) : null), [key]);
  const error = (live.error && refused) ?? live.error ?? loaded.error;
  if (error) return html`<main id="main"><${Failure} error=${error} again=${() => location.reload()} /></main>`;
  if (!live.game || !loaded.value) return html`<main id="main"><${Loading} /></main>`;
  return html`<${Table} game=${live.game} live=${live} place=${place} ...${loaded.value} />`;
}

/** @param {string} key */
async function loadTitle(key) {
  const [drawing, list, title] = await Promise.all([
    drawingOf(key),
    client.listComponents(key, { lang: language }),
    client.readTitle(key, inWords),
  ]);
  const steps = Object.entries(title.words?.steps ?? {}).map(([step, name]) => [`step.${step}`, name]);
  const terms = { ...title.words?.terms, ...Object.fromEntries(steps) };
  return { drawing, title, terms, components: new Map(list.components.map((one) => [one.id, one])) };
}

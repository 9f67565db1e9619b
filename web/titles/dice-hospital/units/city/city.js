// The City: patients are fetched from its tiles.

import { html } from "../../../../app/html.js";
import { say } from "../../../../app/language.js";
import { kindOf, useTable } from "../../table.js";
import { Crews, KeptTokens } from "./crews.js";
import { CityMap } from "./map.js";
import { WORDS } from "./words.js";

function Middle() {
  const { city } = useTable().view.modules;
  if (!city?.tiles.length) return null;
  return html`<section class="card city" aria-label=${say(WORDS.city)}>
    <${CityMap} city=${city} />
    <${Crews} city=${city} />
  </section>`;
}

/** @type {import("../units.js").Unit} */
export const city = {
  fields: { tile: "tile", side: (side, command) => `entrance:${command.tile} ${side}`, token: "token" },
  steps: ["event_card", "arrival", "city_moves", "city_trips"],
  Middle,
  Beside: KeptTokens,
  looks: (view) =>
    (view.modules.city?.crews ?? []).flatMap((crew) => [
      ...crew.tokens.map((token) => /** @type {[string, string]} */ ([`token:${token}`, `${crew.seat} kept ${kindOf(token)}`])),
      ...crew.found.map((token) => /** @type {[string, string]} */ ([`token:${token}`, `${crew.seat} found ${kindOf(token)}`])),
    ]),
};

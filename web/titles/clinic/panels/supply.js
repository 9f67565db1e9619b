// The tiles that can be built, with their prices.

import { html } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { Piece } from "../../../moves/piece.js";
import { tileKey } from "../fields.js";
import { dollars, nameOf, shortName, shortService } from "../scene.js";
import { WORDS } from "../words.js";

/**
 * @typedef {object} Tile
 * @property {string} key The piece it is.
 * @property {string} kind
 * @property {string} name The full name, or the id of the component.
 * @property {string} short
 * @property {number} left
 * @property {readonly (number | null)[]} prices By floor, or only one.
 * @property {boolean} [down] Whether it is face down.
 */

/**
 * @param {{scene: import("../scene.js").Scene}} props
 */
export function Supply({ scene: { view, clinic, components, units } }) {
  const tiles = [...rooms(view), ...others(view, clinic), ...units.flatMap(({ unit, part }) => unit.supply?.(part) ?? [])];
  return html`<section class="supply" aria-label=${say(WORDS.supply)}>
    <h3>${say(WORDS.supply)}</h3>
    <div class="tiles">
      ${tiles.map((tile) => html`<${SupplyTile} key=${tile.key} tile=${tile} components=${components} />`)}
    </div>
    <p class="soft small">${say(WORDS.bags, { patients: view.patients_in_bag, doctors: view.doctors_in_bag })}</p>
  </section>`;
}

/** @param {{tile: Tile, components: import("../scene.js").Components}} props */
function SupplyTile({ tile, components }) {
  const known = tile.prices.filter((price) => price !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const price = least === most ? dollars(least) : `${dollars(least)}–${most}`;
  const left = `×${tile.down ? "–" : tile.left}`;
  const label = [`${tile.short} ${price} ${left}`, nameOf(components, tile.name), ...(tile.down ? [say(WORDS.faceDown)] : [])].join(", ");
  const kind = `tile ${tile.kind} ${tile.down || !tile.left ? "gone" : ""}`;
  return html`<${Piece} id=${tile.key} label=${label} kind=${kind} look=${`${tile.left} ${tile.down}`}>
    <span class="short">${tile.short}</span> <span class="small">${price} <i>${left}</i></span>
  <//>`;
}

/**
 * @param {import("../scene.js").View} view
 * @returns {Tile[]}
 */
function rooms({ supply, prices, services }) {
  return [
    ...services.map((service) => ({
      key: tileKey("hub", service),
      kind: "hub",
      name: `hub_${service}`,
      short: shortService(service),
      left: supply.hubs[service] ?? 0,
      prices: prices.rooms,
      down: !supply.hubs_shown.includes(service),
    })),
    room("treatment_room", supply.treatment_rooms),
    room("supply_room", supply.supply_rooms),
    ...Object.entries(supply.specials).map(([kind, left]) => ({ ...room(kind, left), down: !supply.specials_shown.includes(kind) })),
  ];

  /** @param {string} kind @param {number} left @returns {Tile} */
  function room(kind, left) {
    return { key: tileKey(kind), kind, name: kind, short: shortName(kind), left, prices: prices.rooms };
  }
}

/**
 * @param {import("../scene.js").View} view
 * @param {import("../scene.js").Clinic} clinic
 * @returns {Tile[]}
 */
function others({ supply, prices }, clinic) {
  /** @type {[string, number, readonly (number | null)[]][]} */
  const kinds = [
    ["garden", supply.gardens, prices.gardens],
    ["helipad", supply.helipads, prices.helipads],
    ["entrance", supply.entrances, [prices.entrance]],
    ["parking", supply.parkings, [prices.parking]],
    ["conveyor", supply.conveyors, [prices.conveyor]],
  ];
  return [
    ...kinds.map(([kind, left, list]) => ({ key: `type:build_${kind}`, kind, name: kind, short: shortName(kind), left, prices: list })),
    { key: "type:upgrade_parking", kind: "parking", name: say(WORDS.upgrade), short: shortName("upgrade"), left: clinic.parkings.filter((tile) => tile.places === 2).length, prices: [prices.parking_upgrade] },
  ];
}

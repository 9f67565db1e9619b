// The map of the City: tiles with roads, patients and tokens; ambulances at the entrances, paramedics on the tiles.

import { html } from "../../../../app/html.js";
import { say } from "../../../../app/language.js";
import { SvgPiece } from "../../../../moves/piece.js";
import { DieFace, patientInWords } from "../../pieces/die.js";
import { Glyphs } from "../../pieces/glyphs.js";
import { Helicopter, Meeple, Vehicle } from "../../pieces/icons.js";
import { SIGNS } from "../../pieces/signs.js";
import { isNurse, symbolOf, tokenColour } from "../../pieces/token.js";
import { nameOf, playerName, useTable } from "../../table.js";
import { middle, place, size, TILE, TO_THE_EDGE, TO_THE_ENTRANCE, towards } from "./places.js";
import { SIDES, WORDS } from "./words.js";

/** @typedef {import("../../../../client/types/contract.d.ts").CityView} City */
/** @typedef {import("../../../../client/types/contract.d.ts").CityTileView} Tile */
/** @typedef {import("../../../../client/types/contract.d.ts").CityEntrance} Entrance */

const DIE = 38;

/** @param {{city: City}} props */
export function CityMap({ city }) {
  const [width, height] = size(city);
  return html`<svg class="map" viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${say(WORDS.city)}>
    ${city.entrances.map((entrance) => html`<${EntranceOfTheCity} key=${`${entrance.tile}${entrance.side}`} city=${city} entrance=${entrance} />`)}
    ${city.tiles.map((tile) => html`<${TileOfTheCity} key=${tile.number} city=${city} tile=${tile} />`)}
  </svg>`;
}

/** @param {{city: City, tile: Tile}} props */
function TileOfTheCity({ city, tile }) {
  const table = useTable();
  const [x, y] = middle(city, tile.number);
  const here = city.crews.filter((crew) => crew.paramedic === tile.number);
  const landed = city.helicopter === tile.number;
  const label = [
    say(WORDS.tile, place(city, tile.number)),
    tile.patient ? patientInWords({ patient: tile.patient }) : say(WORDS.noPatient),
    ...(tile.pink ? [say(WORDS.pinkSlot)] : []),
    ...(tile.token ? [nameOf(table, tile.token)] : []),
    ...here.map((crew) => say(WORDS.paramedic, { name: playerName(table, crew.seat) })),
    ...(landed ? [say(WORDS.helicopter)] : []),
    say(WORDS.roads, { sides: tile.roads.map((side) => say(SIDES[side] ?? WORDS.city)).join(", ") }),
  ].join(", ");
  return html`<${SvgPiece} id=${`tile:${tile.number}`} label=${label} name=${say(WORDS.tile, place(city, tile.number))} look=${tile.patient?.id ?? ""}>
    <rect class="hit ground" x=${x - TILE / 2} y=${y - TILE / 2} width=${TILE} height=${TILE} rx="10" />
    ${tile.roads.map((side) => {
      const [toX, toY] = towards(city, tile.number, side, TO_THE_EDGE);
      return html`<line key=${side} class="road" x1=${x} y1=${y} x2=${toX} y2=${toY} />`;
    })}
    <circle class="square ${tile.pink ? "pink" : ""}" cx=${x} cy=${y} r="24" />
    ${tile.patient && html`<g transform=${`translate(${x - DIE / 2} ${y - DIE / 2})`}><${DieFace} patient=${tile.patient} size=${DIE} /></g>`}
    ${tile.token && html`<${TokenOnTile} id=${tile.token} x=${x + 27} y=${y + 27} />`}
    ${here.map((crew, at) => html`<${Person} key=${crew.seat} seat=${crew.seat} x=${x - 27 + at * 16} y=${y + 27} />`)}
    ${landed && html`<g transform=${`translate(${x + 17} ${y - 37})`}><${Helicopter} size="20" /></g>`}
  <//>`;
}

/** @param {{id: string, x: number, y: number}} props */
function TokenOnTile({ id, x, y }) {
  const colour = tokenColour(id);
  return html`<g class="bonus">
    <circle cx=${x} cy=${y} r="11" />
    ${colour && html`<path class="sign ${colour}" d=${SIGNS[colour]} transform=${`translate(${x - 3.5} ${y - 9.5}) scale(.7)`} />`}
    ${isNurse(id) ? html`<g transform=${`translate(${x - 7} ${y - 8})`}><${Meeple} size="14" /></g>` : html`<${Glyphs} text=${symbolOf(id)} x=${x} y=${y + (colour ? 4 : 0)} height=${8} />`}
  </g>`;
}

/** A paramedic with the number of its crew. @param {{seat: number, x: number, y: number}} props */
function Person({ seat, x, y }) {
  const { view } = useTable();
  return html`<g class="crew ${seat === view.you ? "mine" : ""}">
    <circle cx=${x} cy=${y} r="12" />
    <g transform=${`translate(${x - 11} ${y - 8})`}><${Meeple} size="15" /></g>
    <${Glyphs} text=${seat + 1} x=${x + 6.5} y=${y} height=${8} />
  </g>`;
}

/** @param {{city: City, entrance: Entrance}} props */
function EntranceOfTheCity({ city, entrance }) {
  const table = useTable();
  const { tile, side } = entrance;
  const crew = city.crews.find((one) => one.ambulance?.tile === tile && one.ambulance.side === side);
  const [x, y] = towards(city, tile, side, TO_THE_ENTRANCE);
  const [fromX, fromY] = towards(city, tile, side, TILE / 2);
  const name = say(WORDS.entrance, { side: say(SIDES[side] ?? WORDS.city), ...place(city, tile) });
  const label = crew ? `${name}, ${say(WORDS.ambulanceOf, { name: playerName(table, crew.seat) })}` : name;
  return html`<${SvgPiece} id=${`entrance:${tile} ${side}`} label=${label} name=${name} look=${crew?.seat ?? ""}>
    <line class="road" x1=${fromX} y1=${fromY} x2=${x} y2=${y} />
    <circle class="hit stop ${crew ? "taken" : ""} ${crew && crew.seat === table.view.you ? "mine" : ""}" cx=${x} cy=${y} r="16" />
    ${crew && html`<g class="crew ${crew.seat === table.view.you ? "mine" : ""}">
      <g transform=${`translate(${x - 13} ${y - 8})`}><${Vehicle} size="16" /></g>
      <${Glyphs} text=${crew.seat + 1} x=${x + 8.5} y=${y} height=${9} />
    </g>`}
  <//>`;
}

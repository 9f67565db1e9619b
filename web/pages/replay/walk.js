// A replay from its verdict to its result, with the whole game to walk through.

import { useTitle } from "../../app/frame/title.js";
import { html, useMemo, useRef } from "../../app/html.js";
import { dateAndTime, say } from "../../app/language.js";
import { seatNames } from "../../game/seats.js";
import { timelineOf } from "../../game/timeline.js";
import { Draws } from "./draws.js";
import { Player } from "./player/player.js";
import { spotLink } from "./spot.js";
import { Sheet } from "./score/sheet.js";
import { Verdict } from "./verdict/verdict.js";
import { WORDS } from "./words.js";

/**
 * @typedef {object} WalkProps
 * @property {import("./replay_source.js").Replay} replay
 * @property {import("../../titles/titles.js").TitleDrawing} drawing
 * @property {import("../../titles/titles.js").Components} components
 * @property {import("../../client/types/contract.d.ts").TitleResponse["words"]} titleWords
 * @property {import("./spot.js").Spotting} spot
 * @property {File | null} file
 */

/** @param {WalkProps} props */
export function Walk(props) {
  const { replay, drawing, titleWords, spot, file } = props;
  const { game } = replay;
  const player = useRef(/** @type {HTMLElement | null} */ (null));
  const timeline = useMemo(() => timelineOf(replay, (view) => drawing.progress(view).round), [replay, drawing]);
  const names = useMemo(() => seatNames(game.seats), [game]);
  // What follows the player is the same at every version, so it is not drawn again at each step.
  const after = useMemo(
    () => html`${timeline.last > 0 && html`<${Sheet} ...${props} timeline=${timeline} names=${names} />`}<${Draws} replay=${replay} names=${names} />`,
    [replay, timeline, names],
  );
  const place = {
    last: timeline.last,
    link: (/** @type {number} */ version) => spotLink({ ...spot, version }),
    show: (/** @type {number} */ version) => {
      spot.go(version);
      player.current?.scrollIntoView();
      player.current?.querySelector("input")?.focus({ preventScroll: true });
    },
  };
  const title = titleWords?.name ?? game.title;
  useTitle(say(WORDS.replayOf, { title }));
  return html`<main id="main" class="replay">
    <header class="what">
      <h1>${title}</h1>
      <p>${names.join(", ")} · ${dateAndTime(game.created)}</p>
      ${file?.name && html`<p class="soft">${say(WORDS.fromFile, { name: file.name })}</p>`}
      <p class="other"><a href="/replay">${say(WORDS.another)}</a></p>
    </header>
    <${Verdict} replay=${replay} isFile=${file !== null} place=${place} />
    ${timeline.last > 0 && html`<${Player} ...${props} timeline=${timeline} names=${names} section=${player} />`}
    ${after}
  </main>`;
}

// Walking through a game: the board at a version, the controls, and the log.

import { html, useEffect, useErrorBoundary, useState } from "../../../app/html.js";
import { useKeys } from "../../../app/keys.js";
import { say } from "../../../app/language.js";
import { useChanges } from "../../../moves/changes.js";
import { Controls } from "./controls.js";
import { EyesChoice } from "./eyes.js";
import { FINDINGS } from "../verdict/words/findings.js";
import { Log } from "./log.js";
import { nextStop } from "../../../game/timeline.js";
import { WORDS } from "./words.js";

/** @typedef {import("../walk.js").WalkProps & {timeline: import("../../../game/timeline.js").Timeline, names: string[], section: any}} PlayerProps */

/** The milliseconds of a move at single speed. */
const BEAT = 1400;

/** @param {PlayerProps} props */
export function Player(props) {
  const { replay, timeline, spot, section } = props;
  const [speed, setSpeed] = useState(1);
  const version = Math.min(Math.max(spot.version ?? (replay.audit.findings.find((one) => one.version)?.version || 1), 1), timeline.last);
  const [playing, setPlaying] = usePlaying(version, timeline, speed, spot.go);
  const go = (/** @type {number} */ next) => {
    setPlaying(false);
    spot.go(next);
  };
  const play = () => {
    if (!playing && version === timeline.last) spot.go(1);
    setPlaying(!playing);
  };
  useSteps(timeline, version, go);
  return html`<section class="player" ref=${section} data-eyes=${replay.eyes} aria-label=${say(WORDS.player)}>
    <div class="stage">
      <${Caption} replay=${replay} timeline=${timeline} version=${version} playing=${playing} />
      <${Board} ...${props} version=${version} />
    </div>
    <aside>
      <${EyesChoice} replay=${replay} names=${props.names} isFile=${props.file !== null} see=${spot.see} />
      <${Log} replay=${replay} version=${version} go=${go} />
    </aside>
    <${Controls} replay=${replay} timeline=${timeline} version=${version} go=${go} play=${play} playing=${playing} speed=${speed} setSpeed=${setSpeed} />
  </section>`;
}

/**
 * Whether the game plays by itself; it stops at its end.
 * @param {number} version
 * @param {import("../../../game/timeline.js").Timeline} timeline
 * @param {number} speed
 * @param {(version: number) => void} go
 * @returns {[boolean, (playing: boolean) => void]}
 */
function usePlaying(version, timeline, speed, go) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    const beat = setTimeout(() => (version < timeline.last ? go(version + 1) : setPlaying(false)), BEAT / speed);
    return () => clearTimeout(beat);
  }, [playing, version, speed, timeline]);
  return [playing, setPlaying];
}

/**
 * Arrow keys step by move, with Shift by turn, with Control by round.
 * @param {import("../../../game/timeline.js").Timeline} timeline
 * @param {number} version
 * @param {(version: number) => void} go
 */
function useSteps(timeline, version, go) {
  const step = (/** @type {1 | -1} */ direction) => (/** @type {KeyboardEvent} */ event) =>
    go(nextStop(timeline, event.ctrlKey ? "round" : event.shiftKey ? "turn" : "move", direction, version));
  useKeys({ ArrowLeft: step(-1), ArrowRight: step(1) });
}

/** @param {{replay: import("../replay_source.js").Replay, timeline: import("../../../game/timeline.js").Timeline, version: number, playing: boolean}} props */
function Caption({ replay, timeline, version, playing }) {
  const step = replay.steps[version - 1];
  const round = timeline.rounds[version] ?? 0;
  const found = replay.audit.findings.filter((finding) => finding.version === version);
  const said = step?.words?.events.length ? step.words.events : [step?.words?.command ?? ""];
  return html`<div class="caption" aria-live=${playing ? "off" : "polite"}>
    <h2>
      ${say(WORDS.where, { version, last: timeline.last })}
      ${round > 0 && html` <span class="soft">${say(WORDS.round, { round })}</span>`}
      ${step?.undone && html` <span class="tag">${say(WORDS.undone)}</span>`}
    </h2>
    ${found.map(({ code, detail }) => {
      const sentence = FINDINGS[code];
      return html`<p key=${code} class="wrong">${sentence ? say(sentence) : detail}</p>`;
    })}
    <p>${step?.undone ? html`<s>${said.join(" ")}</s>` : said.join(" ")}</p>
  </div>`;
}

/** @param {PlayerProps & {version: number}} props */
function Board({ timeline, version, drawing, names, components, replay }) {
  const board = useChanges(`${version} ${replay.eyes}`);
  const [error, reset] = useErrorBoundary();
  useEffect(() => reset(), [version, replay]);
  const view = timeline.viewAt(version);
  const drawn = () => {
    if (error) return html`<p class="card">${say(WORDS.cannotDraw)}</p>`;
    if (!view) return html`<p class="card">${say(WORDS.notBegun)}</p>`;
    return html`<${drawing.Table} view=${view} names=${names} components=${components} />`;
  };
  return html`<div class="board" ref=${board}>${drawn()}</div>`;
}

// How much time a seat has left, counting down with the service's time.

import { serviceTime } from "../../../app/connection.js";
import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";

const SECOND = 1000;
const SHORT = 15 * SECOND;

/**
 * Milliseconds as `1:05`, `2:00:09` or `3 d 04:00`; never less than nothing.
 * @param {number} milliseconds
 * @param {string} [days] The sign for days.
 */
export function timeLeft(milliseconds, days = "d") {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [d, h, m, s] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  if (d) return `${d} ${days} ${two(h)}:${two(m)}`;
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @param {{until: number}} props */
export function Countdown({ until }) {
  const [left, setLeft] = useState(() => until - serviceTime());
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const tick = () => {
      const now = until - serviceTime();
      setLeft(now);
      if (now > 0) timer = setTimeout(tick, (((now - 1) % SECOND) + SECOND) % SECOND + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  const text = timeLeft(left, say(WORDS.days));
  return html`<span class="clock ${left < SHORT ? "short" : ""}" role="timer" aria-label=${say(WORDS.timeLeft, { time: text })}>${text}</span>`;
}

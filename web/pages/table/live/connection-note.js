// Says that the connection is lost, and for a moment that it is back.

import { useConnected } from "../../../app/connection.js";
import { html, useEffect, useState } from "../../../app/html.js";
import { say } from "../../../app/language.js";
import { WORDS } from "../words.js";

const SHOWN = 3000;

/** A line above the table; empty while all is well. */
export function ConnectionNote() {
  const connected = useConnected();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!connected) return setLost(true);
    const timer = setTimeout(() => setLost(false), SHOWN);
    return () => clearTimeout(timer);
  }, [connected]);
  const text = !connected ? say(WORDS.lost) : lost ? say(WORDS.found) : "";
  return html`<p class="connection ${connected ? "" : "lost"}" role="status" hidden=${!text}>${text}</p>`;
}

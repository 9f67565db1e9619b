// The front door.

import { html } from "../../app/html.js";
import { go } from "../../app/router.js";
import { client, guest } from "../../app/session.js";

/** The page at `/`. */
export function Page() {
  const play = async () => {
    await guest();
    const game = await client.createGame({
      title: "dice-hospital",
      seats: [{ kind: "human" }, { kind: "bot", bot: "easy" }],
    });
    await client.postCommand(game.id, { type: "start" });
    go(`/table/${game.id}`);
  };
  return html`<main id="main"><button class="go" onClick=${play}>Play now</button></main>`;
}

// To one's own table: whoever goes there takes the seat that is kept, so that nobody is missed for want of a click.

import { go } from "../../app/router.js";
import { account, client, inWords } from "../../app/session.js";
import { joining } from "../table/room/nonces.js";

/** @param {string} id Of the game. */
export async function takeSeat(id) {
  const game = await client.readGame(id);
  const me = account()?.id;
  if (game.seats.some((seat) => seat.reserved === me && !seat.player)) await client.postCommand(id, /** @type {any} */ (await joining(game)), inWords);
  go(`/table/${id}`);
}

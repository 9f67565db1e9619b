// Plays with the client that hey-api/openapi-ts makes.
import { playEachTitle, type Seat } from "./game-loop.js";
import { createClient } from "./generated/client/index.js";
import { createGame, createPlayer, listActions, postCommand, readGame } from "./generated/sdk.gen.js";
import type { AnyCommand } from "./generated/types.gen.js";

async function newSeat(url: string): Promise<Seat<AnyCommand>> {
  const anyone = createClient({ baseUrl: url });
  const player = await createPlayer({ client: anyone, body: { name: "Ada" }, throwOnError: true });
  const client = createClient({ baseUrl: url, auth: player.data.key });
  let game = "";
  const post = async (body: AnyCommand): Promise<void> => {
    await postCommand({ client, path: { game }, body, throwOnError: true });
  };
  return {
    post,
    async create(title) {
      const body = { title, seats: [{ kind: "human" as const }, { kind: "bot" as const, bot: "random" }] };
      game = (await createGame({ client, body, throwOnError: true })).data.id;
      await post({ type: "start" });
    },
    async status() {
      return (await readGame({ client, path: { game }, throwOnError: true })).data.status;
    },
    async moves() {
      return (await listActions({ client, path: { game }, throwOnError: true })).data.moves;
    },
  };
}

await playEachTitle(process.argv[2] ?? "", newSeat);

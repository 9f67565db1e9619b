// Plays with the client that openapi-generator makes for TypeScript with fetch.
import { playEachTitle, type Seat } from "./game-loop.js";
import { type AnyCommand, Configuration, GamesApi, PlayersApi } from "./generated/index.js";

async function newSeat(basePath: string): Promise<Seat<AnyCommand>> {
  const players = new PlayersApi(new Configuration({ basePath }));
  const { key } = await players.createPlayer({ newPlayer: { name: "Ada" } });
  const games = new GamesApi(new Configuration({ basePath, accessToken: key }));
  let game = "";
  const post = async (anyCommand: AnyCommand): Promise<void> => {
    await games.postCommand({ game, anyCommand });
  };
  return {
    post,
    async create(title) {
      const newGame = { title, seats: [{ kind: "human" as const }, { kind: "bot" as const, bot: "random" }] };
      game = (await games.createGame({ newGame })).id;
      await post({ type: "start" });
    },
    async status() {
      return (await games.readGame({ game })).status;
    },
    async moves() {
      return (await games.listActions({ game })).moves;
    },
  };
}

await playEachTitle(process.argv[2] ?? "", newSeat);

// Plays with the types that openapi-typescript makes, and openapi-fetch.
import createClient from "openapi-fetch";
import { playEachTitle, type Seat } from "./game-loop.js";
import type { components, paths } from "./generated/schema.js";

type Command = components["schemas"]["AnyCommand"];

function expect<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

async function newSeat(url: string): Promise<Seat<Command>> {
  const anyone = createClient<paths>({ baseUrl: url });
  const { key } = expect(await anyone.POST("/v1/players", { body: { name: "Ada" } }));
  const client = createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${key}` } });
  let game = "";
  const post = async (body: Command): Promise<void> => {
    expect(await client.POST("/v1/games/{game}/commands", { params: { path: { game } }, body }));
  };
  return {
    post,
    async create(title) {
      const seats: components["schemas"]["NewSeat"][] = [{ kind: "human" }, { kind: "bot", bot: "random" }];
      const body: components["schemas"]["NewGame"] = { title, seats };
      game = expect(await client.POST("/v1/games", { body })).id;
      await post({ type: "start" });
    },
    async status() {
      return expect(await client.GET("/v1/games/{game}", { params: { path: { game } } })).status;
    },
    async moves() {
      return expect(await client.GET("/v1/games/{game}/actions", { params: { path: { game } } })).moves;
    },
  };
}

await playEachTitle(process.argv[2] ?? "", newSeat);

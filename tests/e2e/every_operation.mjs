// Exercises every operation of the contract through the client. Arguments: address of the service, operator's key.
// Prints the operations that succeeded.

import assert from "node:assert/strict";

import { Client } from "wardbook-client";

const [url, operatorKey] = process.argv.slice(2);
const succeeded = new Set();

/** A client that notes each method and path that succeeded. */
const connect = (key) =>
  new Client(url, {
    key,
    fetch: async (address, options) => {
      const response = await fetch(address, options);
      if (response.ok) succeeded.add(`${options.method} ${new URL(address).pathname}`);
      return response;
    },
  });

const all = async (items) => {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
};

const player = connect();
const operator = connect(operatorKey);

const account = await player.signUp("Ada");
assert.ok((await player.readIndex()).links);
const title = (await player.listTitles()).titles[0].key;
assert.equal((await player.readTitle(title)).key, title);
assert.ok((await player.listComponents(title, { lang: "fr" })).components.length);
assert.equal((await player.health()).status, "ok");
assert.equal((await player.ready()).status, "ready");
assert.match(await player.metrics(), /wardbook_/);
assert.match((await player.openapiJson()).openapi, /^3\./);
assert.match(await player.openapiYaml(), /^openapi/);
assert.equal((await player.readSigningKey()).algorithm, "ed25519");
assert.match(await player.listHeads({ limit: 1 }), /\n$/);

assert.equal((await player.readPlayer()).id, account.id);
assert.equal((await player.renamePlayer({ name: "Ada L." })).name, "Ada L.");
const key = await player.createKey({ name: "phone", scopes: ["play"] });
assert.ok((await player.listKeys()).keys.some((known) => known.id === key.id));
await player.revokeKey(key.id);
const { recovery_code } = await player.renewRecoveryCode();
player.key = (await player.recoverAccount({ recovery_code })).key;
assert.ok((await operator.addOrganizer(account.id)).organizer);
const bulk = await player.createGames({ games: [{ title: "dice-hospital", seats: [{ player: account.id }] }] });
assert.equal((await player.readBulk(bulk.id)).id, bulk.id);
assert.ok(!(await operator.removeOrganizer(account.id)).organizer);
const other = await connect().createPlayer({ name: "Eve" });
await player.blockPlayer(other.id);
assert.equal((await player.listBlocks()).players.length, 1);
await player.unblockPlayer(other.id);
assert.equal((await operator.renameAnyPlayer(other.id, { name: "Mallory" })).name, "Mallory");
assert.equal((await player.readAnyPlayer(other.id)).name, "Mallory");
assert.ok((await operator.banPlayer(other.id)).banned);
assert.ok(!(await operator.unbanPlayer(other.id)).banned);
assert.match(await player.exportOwnData(), /Ada L\./);
assert.deepEqual((await player.listPersonalBests({ mode: "alone" })).bests, []);
assert.equal((await player.listRatings({ title: "dice-hospital", players: 2 })).title, "dice-hospital");
assert.deepEqual((await player.listPlayerRatings(account.id)).ratings, []);

const hook = { url: "https://receiver.invalid/hook", types: ["game_finished"] };
const { webhook, secret } = await player.createWebhook(hook);
assert.deepEqual((await player.listWebhooks()).webhooks.map((known) => known.id), [webhook.id]);
assert.equal((await player.readWebhook(webhook.id)).url, hook.url);
assert.notEqual((await player.rotateWebhookSecret(webhook.id)).secret, secret);
assert.equal((await player.replayWebhook(webhook.id, { after: "0" })).id, webhook.id);
assert.deepEqual((await player.listDeliveries(webhook.id)).deliveries, []);
await player.deleteWebhook(webhook.id);

const game = await player.newGame({ title: "dice-hospital", seats: [{}], undo: "free", hints: true });
await game.post({ type: "start" });
const { moves, version } = await game.actions();
assert.equal((await game.dryRun(moves[0])).version, version + 1);
const hint = await game.hint({ words: "de" });
assert.equal(hint.status, "done");
assert.match(hint.moves[0].words.why, /Zug/);
const moved = await game.post(moves[0], { ifMatch: version });
await game.undo();
await game.redo();
await game.undo(version);
const now = await game.read();
assert.equal((await game.read({ at: moved.version })).version, moved.version);
assert.ok((await game.diff(moved.version, now.version)).changes.length);
assert.equal((await game.branches()).branches.length, 2);
assert.ok((await player.listGames({ title: "dice-hospital", limit: 1 })).games);
await game.post({ type: "resign" });
assert.equal((await game.review()).status, "done");
for await (const notice of player.streamNotices({ after: "0" })) {
  if (notice.game === game.id) break;
}
const records = await all(game.records());
assert.deepEqual(records.map((record) => record.version), [...Array(now.version + 1).keys()].map((number) => number + 1));
assert.deepEqual(await all(game.stream({ after: 3 })), records.slice(3));
assert.deepEqual(await all(game.turns()), []);
assert.equal((await game.audit()).verdict, "sound");
const exported = await game.export();
assert.equal((await player.auditUpload(exported)).verdict, "sound");
assert.equal((await player.readReplay(game.id)).steps.length, records.length);
assert.equal((await player.replayUpload(exported)).audit?.verdict, "sound");
const hidden = await player.createGame({ title: "dice-hospital", seats: [{}, {}], visibility: "private" });
const guest = connect(null);
await guest.signUp("Grace");
await guest.acceptInvitation(hidden.id, { invitation: hidden.invitation });

await operator.addOrganizer(account.id);
const stages = [{ kind: "swiss", rounds: 1 }];
const settings = { name: "Ward Cup", game: { title: "dice-hospital" }, table_size: 2, remainder: "byes", stages };
const cup = (await player.createTournament({ settings })).id;
assert.ok((await player.listTournaments({ title: "dice-hospital", limit: 1 })).tournaments);
assert.equal((await player.dryRunPostTournamentCommand(cup, { type: "register" })).complete, false);
await player.postTournamentCommand(cup, { type: "register" }, { ifMatch: 1 });
await player.postTournamentCommand(cup, { type: "withdraw" });
await guest.postTournamentCommand(cup, { type: "register" });
const hope = await operator.createPlayer({ name: "Hope" });
await player.postTournamentCommand(cup, { type: "enter", players: [hope.id] });
const announced = await player.postTournamentCommand(cup, { type: "announce", text: "Hello" });
await guest.postTournamentCommand(cup, { type: "report_message", message: announced.version });
assert.equal((await operator.listReportedMessages(cup)).messages.length, 1);
await operator.settleReport(cup, String(announced.version), { show: true });
const { actions } = await player.readTournament(cup);
assert.ok(actions.commands.some((command) => command.type === "start_round"));
await player.postTournamentCommand(cup, { type: "start_round" });
assert.equal((await player.readRound(cup, "1")).number, 1);
assert.equal((await player.readStandings(cup)).rows.length, 2);
assert.equal((await player.listTournamentRecords(cup, { limit: 3 })).records.length, 3);
for await (const record of player.streamTournamentRecords(cup, { after: 2 })) {
  assert.equal(record.version, 3);
  break;
}
await player.postTournamentCommand(cup, { type: "cancel_tournament", reason: "Only a test." });
assert.equal((await player.readTournament(cup)).status, "cancelled");
const bundle = await guest.exportTournament(cup);
assert.equal((await player.auditUpload(bundle, { media: "application/zip" })).tournament, cup);
assert.equal((await guest.auditTournament(cup)).verdict, "sound");
await player.forgetPlayer();

console.log(JSON.stringify([...succeeded]));

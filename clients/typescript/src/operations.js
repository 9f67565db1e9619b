// One method for every operation of the contract. Generated.

/**
 * One call of the API.
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path
 * @property {Record<string, unknown>} query
 * @property {Record<string, string>} headers
 * @property {unknown} [body]
 * @property {string} [media]
 * @property {string} accept
 * @property {AbortSignal} [signal]
 */

/**
 * @param {number | undefined} version
 * @returns {Record<string, string>}
 */
const ifMatch = (version) => (version === undefined ? {} : { "If-Match": `"${version}"` });

/** A key that no other request has. `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The operations of the contract. */
export class Operations {
  /**
   * @param {Request} _request
   * @returns {Promise<any>}
   */
  send(_request) {
    throw new Error("not implemented");
  }

  /**
   * @param {Request} _request
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  stream(_request) {
    throw new Error("not implemented");
  }

  /**
   * List titles.
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TitlesResponse>}
   */
  listTitles(options = {}) {
    return this.send({ method: "GET", path: `/v1/titles`, query: { words: options.words }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a title.
   * @param {string} title
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TitleResponse>}
   */
  readTitle(title, options = {}) {
    return this.send({ method: "GET", path: `/v1/titles/${encodeURIComponent(title)}`, query: { words: options.words }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * List a title's components.
   * @param {string} title
   * @param {{signal?: AbortSignal, lang?: "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ComponentsResponse>}
   */
  listComponents(title, options = {}) {
    return this.send({ method: "GET", path: `/v1/titles/${encodeURIComponent(title)}/components`, query: { lang: options.lang }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Create an account.
   * @param {import("../types/contract.d.ts").NewPlayer} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").NewPlayerResponse>}
   */
  createPlayer(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/players`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Read your account.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").PlayerResponse>}
   */
  readPlayer(options = {}) {
    return this.send({ method: "GET", path: `/v1/players/me`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Change your name.
   * @param {import("../types/contract.d.ts").PlayerName} body
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").PlayerResponse>}
   */
  renamePlayer(body, options = {}) {
    return this.send({ method: "PATCH", path: `/v1/players/me`, query: {}, headers: {}, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Delete your account.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  forgetPlayer(options = {}) {
    return this.send({ method: "DELETE", path: `/v1/players/me`, query: {}, headers: {}, accept: "*/*", signal: options.signal });
  }

  /**
   * List your personal bests.
   * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, mode?: "alone" | "automa"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").PersonalBestsResponse>}
   */
  listPersonalBests(options = {}) {
    return this.send({ method: "GET", path: `/v1/players/me/bests`, query: { limit: options.limit, after: options.after, title: options.title, mode: options.mode }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Follow everything that concerns you.
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: string}} [options]
   * @returns {AsyncGenerator<import("../types/contract.d.ts").NoticeResponse, void, undefined>}
   */
  streamNotices(options = {}) {
    return this.stream({ method: "GET", path: `/v1/players/me/stream`, query: { words: options.words, after: options.after }, headers: {}, accept: "text/event-stream", signal: options.signal });
  }

  /**
   * List your keys.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").KeysResponse>}
   */
  listKeys(options = {}) {
    return this.send({ method: "GET", path: `/v1/players/me/keys`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Create another key.
   * @param {import("../types/contract.d.ts").NewKey} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").NewKeyResponse>}
   */
  createKey(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/players/me/keys`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Revoke a key.
   * @param {string} key
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  revokeKey(key, options = {}) {
    return this.send({ method: "DELETE", path: `/v1/players/me/keys/${encodeURIComponent(key)}`, query: {}, headers: {}, accept: "*/*", signal: options.signal });
  }

  /**
   * Recover an account.
   * @param {import("../types/contract.d.ts").RecoveryCode} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").NewPlayerResponse>}
   */
  recoverAccount(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/players/recover`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Get a new recovery code.
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").RecoveryCodeResponse>}
   */
  renewRecoveryCode(options = {}) {
    return this.send({ method: "POST", path: `/v1/players/me/recovery-code`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, accept: "application/json", signal: options.signal });
  }

  /**
   * Create a webhook.
   * @param {import("../types/contract.d.ts").NewWebhook} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").WebhookSecretResponse>}
   */
  createWebhook(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/webhooks`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * List your webhooks.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").WebhooksResponse>}
   */
  listWebhooks(options = {}) {
    return this.send({ method: "GET", path: `/v1/webhooks`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a webhook.
   * @param {string} webhook
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").WebhookResponse>}
   */
  readWebhook(webhook, options = {}) {
    return this.send({ method: "GET", path: `/v1/webhooks/${encodeURIComponent(webhook)}`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Delete a webhook.
   * @param {string} webhook
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  deleteWebhook(webhook, options = {}) {
    return this.send({ method: "DELETE", path: `/v1/webhooks/${encodeURIComponent(webhook)}`, query: {}, headers: {}, accept: "*/*", signal: options.signal });
  }

  /**
   * Give a webhook a new secret.
   * @param {string} webhook
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").WebhookSecretResponse>}
   */
  rotateWebhookSecret(webhook, options = {}) {
    return this.send({ method: "POST", path: `/v1/webhooks/${encodeURIComponent(webhook)}/secret`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * List the latest deliveries.
   * @param {string} webhook
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").DeliveriesResponse>}
   */
  listDeliveries(webhook, options = {}) {
    return this.send({ method: "GET", path: `/v1/webhooks/${encodeURIComponent(webhook)}/deliveries`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Send notices again.
   * @param {string} webhook
   * @param {import("../types/contract.d.ts").ReplayRange} body
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").WebhookResponse>}
   */
  replayWebhook(webhook, body, options = {}) {
    return this.send({ method: "POST", path: `/v1/webhooks/${encodeURIComponent(webhook)}/replay`, query: {}, headers: {}, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * List the players you have blocked.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").BlocksResponse>}
   */
  listBlocks(options = {}) {
    return this.send({ method: "GET", path: `/v1/players/me/blocks`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Block a player.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  blockPlayer(player, options = {}) {
    return this.send({ method: "PUT", path: `/v1/players/me/blocks/${encodeURIComponent(player)}`, query: {}, headers: {}, accept: "*/*", signal: options.signal });
  }

  /**
   * Unblock a player.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  unblockPlayer(player, options = {}) {
    return this.send({ method: "DELETE", path: `/v1/players/me/blocks/${encodeURIComponent(player)}`, query: {}, headers: {}, accept: "*/*", signal: options.signal });
  }

  /**
   * Look up a player.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").PublicPlayerResponse>}
   */
  readAnyPlayer(player, options = {}) {
    return this.send({ method: "GET", path: `/v1/players/${encodeURIComponent(player)}`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Change the name of a player.
   * @param {string} player
   * @param {import("../types/contract.d.ts").PlayerName} body
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
   */
  renameAnyPlayer(player, body, options = {}) {
    return this.send({ method: "PATCH", path: `/v1/players/${encodeURIComponent(player)}`, query: {}, headers: {}, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Export your data.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<string>}
   */
  exportOwnData(options = {}) {
    return this.send({ method: "GET", path: `/v1/players/me/data`, query: {}, headers: {}, accept: "application/x-ndjson", signal: options.signal });
  }

  /**
   * Show a leaderboard.
   * @param {{signal?: AbortSignal, limit?: number, after?: string, title: string, players: number}} options
   * @returns {Promise<import("../types/contract.d.ts").LeaderboardResponse>}
   */
  listRatings(options) {
    return this.send({ method: "GET", path: `/v1/ratings`, query: { limit: options.limit, after: options.after, title: options.title, players: options.players }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Show the ratings of a player.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").PlayerRatingsResponse>}
   */
  listPlayerRatings(player, options = {}) {
    return this.send({ method: "GET", path: `/v1/players/${encodeURIComponent(player)}/ratings`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Make a player an organizer.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
   */
  addOrganizer(player, options = {}) {
    return this.send({ method: "PUT", path: `/v1/players/${encodeURIComponent(player)}/organizer`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Withdraw a player's organizer rights.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
   */
  removeOrganizer(player, options = {}) {
    return this.send({ method: "DELETE", path: `/v1/players/${encodeURIComponent(player)}/organizer`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Ban a player.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
   */
  banPlayer(player, options = {}) {
    return this.send({ method: "PUT", path: `/v1/players/${encodeURIComponent(player)}/ban`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Lift a ban.
   * @param {string} player
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
   */
  unbanPlayer(player, options = {}) {
    return this.send({ method: "DELETE", path: `/v1/players/${encodeURIComponent(player)}/ban`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Create a game.
   * @param {import("../types/contract.d.ts").NewGame} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").GameResponse>}
   */
  createGame(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/games`, query: { words: options.words }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * List games.
   * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, status?: "open" | "revealing" | "playing" | "finished" | "abandoned", module?: string, player?: string, turn?: "me", reserved?: "me", tournament?: string, result?: "won" | "lost", created_from?: number, created_before?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").GamesResponse>}
   */
  listGames(options = {}) {
    return this.send({ method: "GET", path: `/v1/games`, query: { limit: options.limit, after: options.after, title: options.title, status: options.status, module: options.module, player: options.player, turn: options.turn, reserved: options.reserved, tournament: options.tournament, result: options.result, created_from: options.created_from, created_before: options.created_before }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a game.
   * @param {string} game
   * @param {{signal?: AbortSignal, at?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").GameResponse>}
   */
  readGame(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}`, query: { at: options.at }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Accept an invitation.
   * @param {string} game
   * @param {import("../types/contract.d.ts").Invitation} body
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  acceptInvitation(game, body, options = {}) {
    return this.send({ method: "PUT", path: `/v1/games/${encodeURIComponent(game)}/invitation`, query: {}, headers: {}, body, media: "application/json", accept: "*/*", signal: options.signal });
  }

  /**
   * List the commands you may post now.
   * @param {string} game
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ActionsResponse>}
   */
  listActions(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/actions`, query: { words: options.words }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Create many games.
   * @param {import("../types/contract.d.ts").NewGames} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").BulkResponse>}
   */
  createGames(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/games/bulk`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * See how far a bulk is.
   * @param {string} bulk
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").BulkResponse>}
   */
  readBulk(bulk, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/bulk/${encodeURIComponent(bulk)}`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Post a command.
   * @param {string} game
   * @param {import("../types/contract.d.ts").AnyCommand} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").CommandResponse>}
   */
  postCommand(game, body, options = {}) {
    return this.send({ method: "POST", path: `/v1/games/${encodeURIComponent(game)}/commands`, query: { words: options.words }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey(), ...ifMatch(options.ifMatch) }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Post a command.
   * @param {string} game
   * @param {import("../types/contract.d.ts").AnyCommand} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").DryRunResponse>}
   */
  dryRunPostCommand(game, body, options = {}) {
    return this.send({ method: "POST", path: `/v1/games/${encodeURIComponent(game)}/commands`, query: { words: options.words, dry_run: true }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey(), ...ifMatch(options.ifMatch) }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Ask for a hint.
   * @param {string} game
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").HintResponse>}
   */
  askHint(game, options = {}) {
    return this.send({ method: "POST", path: `/v1/games/${encodeURIComponent(game)}/hints`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a hint.
   * @param {string} game
   * @param {string} hint
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").HintResponse>}
   */
  readHint(game, hint, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/hints/${encodeURIComponent(hint)}`, query: { words: options.words }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read the record.
   * @param {string} game
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, limit?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").RecordsResponse>}
   */
  listRecords(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/records`, query: { words: options.words, after: options.after, limit: options.limit }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Follow the record.
   * @param {string} game
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, hash?: string}} [options]
   * @returns {AsyncGenerator<import("../types/contract.d.ts").RecordResponse, void, undefined>}
   */
  streamRecords(game, options = {}) {
    return this.stream({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/stream`, query: { words: options.words, after: options.after, hash: options.hash }, headers: {}, accept: "text/event-stream", signal: options.signal });
  }

  /**
   * Compare two versions.
   * @param {string} game
   * @param {{signal?: AbortSignal, from: number, to?: number}} options
   * @returns {Promise<import("../types/contract.d.ts").DiffResponse>}
   */
  readDiff(game, options) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/diff`, query: { from: options.from, to: options.to }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * List undone branches.
   * @param {string} game
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").BranchesResponse>}
   */
  listBranches(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/branches`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Replay a game.
   * @param {string} game
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", eyes?: string, from?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ReplayResponse>}
   */
  readReplay(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/replay`, query: { words: options.words, eyes: options.eyes, from: options.from }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Ask for a review.
   * @param {string} game
   * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ReviewResponse>}
   */
  askReview(game, options = {}) {
    return this.send({ method: "POST", path: `/v1/games/${encodeURIComponent(game)}/review`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a review.
   * @param {string} game
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ReviewResponse>}
   */
  readReview(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/review`, query: { words: options.words }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Export a game.
   * @param {string} game
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<string>}
   */
  exportGame(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/export`, query: {}, headers: {}, accept: "application/x-ndjson", signal: options.signal });
  }

  /**
   * Audit a game.
   * @param {string} game
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
   */
  auditGame(game, options = {}) {
    return this.send({ method: "GET", path: `/v1/games/${encodeURIComponent(game)}/audit`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Audit an export.
   * @param {string | Blob} body
   * @param {{signal?: AbortSignal, idempotencyKey?: string, media?: "application/x-ndjson" | "application/zip"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
   */
  auditUpload(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/audits`, query: {}, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: options.media ?? "application/x-ndjson", accept: "application/json", signal: options.signal });
  }

  /**
   * Replay an export.
   * @param {string} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", eyes?: string, from?: number, idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ReplayResponse>}
   */
  replayUpload(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/replays`, query: { words: options.words, eyes: options.eyes, from: options.from }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/x-ndjson", accept: "application/json", signal: options.signal });
  }

  /**
   * Read the service's public key.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").SigningKeyResponse>}
   */
  readSigningKey(options = {}) {
    return this.send({ method: "GET", path: `/v1/signing-key`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * List the heads of games and tournaments that are over.
   * @param {{signal?: AbortSignal, after?: number, limit?: number}} [options]
   * @returns {Promise<string>}
   */
  listHeads(options = {}) {
    return this.send({ method: "GET", path: `/v1/heads`, query: { after: options.after, limit: options.limit }, headers: {}, accept: "application/x-ndjson", signal: options.signal });
  }

  /**
   * Create a tournament.
   * @param {import("../types/contract.d.ts").NewTournament} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentResponse>}
   */
  createTournament(body, options = {}) {
    return this.send({ method: "POST", path: `/v1/tournaments`, query: { words: options.words }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey() }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * List tournaments.
   * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, status?: "registration" | "check_in" | "running" | "finished" | "cancelled", player?: string, organizer?: string, invited?: "me"}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentsResponse>}
   */
  listTournaments(options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments`, query: { limit: options.limit, after: options.after, title: options.title, status: options.status, player: options.player, organizer: options.organizer, invited: options.invited }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read a tournament.
   * @param {string} tournament
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", at?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentResponse>}
   */
  readTournament(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}`, query: { words: options.words, at: options.at }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Post a command to a tournament.
   * @param {string} tournament
   * @param {import("../types/contract.d.ts").TournamentCommand} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentCommandResponse>}
   */
  postTournamentCommand(tournament, body, options = {}) {
    return this.send({ method: "POST", path: `/v1/tournaments/${encodeURIComponent(tournament)}/commands`, query: { words: options.words }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey(), ...ifMatch(options.ifMatch) }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Post a command to a tournament.
   * @param {string} tournament
   * @param {import("../types/contract.d.ts").TournamentCommand} body
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentDryRunResponse>}
   */
  dryRunPostTournamentCommand(tournament, body, options = {}) {
    return this.send({ method: "POST", path: `/v1/tournaments/${encodeURIComponent(tournament)}/commands`, query: { words: options.words, dry_run: true }, headers: { "Idempotency-Key": options.idempotencyKey ?? randomKey(), ...ifMatch(options.ifMatch) }, body, media: "application/json", accept: "application/json", signal: options.signal });
  }

  /**
   * Read a round.
   * @param {string} tournament
   * @param {string} number
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").RoundResponse>}
   */
  readRound(tournament, number, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/rounds/${encodeURIComponent(number)}`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read the standings.
   * @param {string} tournament
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", round?: number, group?: number, player?: string}} [options]
   * @returns {Promise<import("../types/contract.d.ts").StandingsResponse>}
   */
  readStandings(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/standings`, query: { words: options.words, round: options.round, group: options.group, player: options.player }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read the record of a tournament.
   * @param {string} tournament
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, limit?: number}} [options]
   * @returns {Promise<import("../types/contract.d.ts").TournamentRecordsResponse>}
   */
  listTournamentRecords(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/records`, query: { words: options.words, after: options.after, limit: options.limit }, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Follow the record of a tournament.
   * @param {string} tournament
   * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, hash?: string}} [options]
   * @returns {AsyncGenerator<import("../types/contract.d.ts").TournamentRecordResponse, void, undefined>}
   */
  streamTournamentRecords(tournament, options = {}) {
    return this.stream({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/stream`, query: { words: options.words, after: options.after, hash: options.hash }, headers: {}, accept: "text/event-stream", signal: options.signal });
  }

  /**
   * Export a tournament.
   * @param {string} tournament
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<Blob>}
   */
  exportTournament(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/export`, query: {}, headers: {}, accept: "application/zip", signal: options.signal });
  }

  /**
   * Audit a tournament.
   * @param {string} tournament
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
   */
  auditTournament(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/audit`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read reported messages.
   * @param {string} tournament
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").ReportedMessagesResponse>}
   */
  listReportedMessages(tournament, options = {}) {
    return this.send({ method: "GET", path: `/v1/tournaments/${encodeURIComponent(tournament)}/reports`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Decide about a reported message.
   * @param {string} tournament
   * @param {string} message
   * @param {import("../types/contract.d.ts").ReportDecision} body
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<void>}
   */
  settleReport(tournament, message, body, options = {}) {
    return this.send({ method: "PUT", path: `/v1/tournaments/${encodeURIComponent(tournament)}/reports/${encodeURIComponent(message)}`, query: {}, headers: {}, body, media: "application/json", accept: "*/*", signal: options.signal });
  }

  /**
   * Check that the process is alive.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").HealthResponse>}
   */
  health(options = {}) {
    return this.send({ method: "GET", path: `/healthz`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Check that the service accepts commands.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").HealthResponse>}
   */
  ready(options = {}) {
    return this.send({ method: "GET", path: `/readyz`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Read metrics for Prometheus.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<string>}
   */
  metrics(options = {}) {
    return this.send({ method: "GET", path: `/metrics`, query: {}, headers: {}, accept: "text/plain", signal: options.signal });
  }

  /**
   * Get the contract as YAML.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<string>}
   */
  openapiYaml(options = {}) {
    return this.send({ method: "GET", path: `/openapi.yaml`, query: {}, headers: {}, accept: "application/yaml", signal: options.signal });
  }

  /**
   * Get the contract as JSON.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<Record<string, unknown>>}
   */
  openapiJson(options = {}) {
    return this.send({ method: "GET", path: `/openapi.json`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }

  /**
   * Find your way.
   * @param {{signal?: AbortSignal}} [options]
   * @returns {Promise<import("../types/contract.d.ts").IndexResponse>}
   */
  readIndex(options = {}) {
    return this.send({ method: "GET", path: `/`, query: {}, headers: {}, accept: "application/json", signal: options.signal });
  }
}

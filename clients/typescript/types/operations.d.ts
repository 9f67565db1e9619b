/** The operations of the contract. */
export class Operations {
    /**
     * @param {Request} _request
     * @returns {Promise<any>}
     */
    send(_request: Request): Promise<any>;
    /**
     * @param {Request} _request
     * @returns {AsyncGenerator<any, void, undefined>}
     */
    stream(_request: Request): AsyncGenerator<any, void, undefined>;
    /**
     * List titles.
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TitlesResponse>}
     */
    listTitles(options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").TitlesResponse>;
    /**
     * Read a title.
     * @param {string} title
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TitleResponse>}
     */
    readTitle(title: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").TitleResponse>;
    /**
     * List a title's components.
     * @param {string} title
     * @param {{signal?: AbortSignal, lang?: "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ComponentsResponse>}
     */
    listComponents(title: string, options?: {
        signal?: AbortSignal;
        lang?: "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").ComponentsResponse>;
    /**
     * Create an account.
     * @param {import("../types/contract.d.ts").NewPlayer} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").NewPlayerResponse>}
     */
    createPlayer(body: import("../types/contract.d.ts").NewPlayer, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").NewPlayerResponse>;
    /**
     * Read your account.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").PlayerResponse>}
     */
    readPlayer(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").PlayerResponse>;
    /**
     * Change your name.
     * @param {import("../types/contract.d.ts").PlayerName} body
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").PlayerResponse>}
     */
    renamePlayer(body: import("../types/contract.d.ts").PlayerName, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").PlayerResponse>;
    /**
     * Delete your account.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    forgetPlayer(options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * List your personal bests.
     * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, mode?: "alone" | "automa"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").PersonalBestsResponse>}
     */
    listPersonalBests(options?: {
        signal?: AbortSignal;
        limit?: number;
        after?: string;
        title?: string;
        mode?: "alone" | "automa";
    }): Promise<import("../types/contract.d.ts").PersonalBestsResponse>;
    /**
     * Follow everything that concerns you.
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: string}} [options]
     * @returns {AsyncGenerator<import("../types/contract.d.ts").NoticeResponse, void, undefined>}
     */
    streamNotices(options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        after?: string;
    }): AsyncGenerator<import("../types/contract.d.ts").NoticeResponse, void, undefined>;
    /**
     * List your keys.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").KeysResponse>}
     */
    listKeys(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").KeysResponse>;
    /**
     * Create another key.
     * @param {import("../types/contract.d.ts").NewKey} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").NewKeyResponse>}
     */
    createKey(body: import("../types/contract.d.ts").NewKey, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").NewKeyResponse>;
    /**
     * Revoke a key.
     * @param {string} key
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    revokeKey(key: string, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Recover an account.
     * @param {import("../types/contract.d.ts").RecoveryCode} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").NewPlayerResponse>}
     */
    recoverAccount(body: import("../types/contract.d.ts").RecoveryCode, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").NewPlayerResponse>;
    /**
     * Get a new recovery code.
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").RecoveryCodeResponse>}
     */
    renewRecoveryCode(options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").RecoveryCodeResponse>;
    /**
     * Create a webhook.
     * @param {import("../types/contract.d.ts").NewWebhook} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").WebhookSecretResponse>}
     */
    createWebhook(body: import("../types/contract.d.ts").NewWebhook, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").WebhookSecretResponse>;
    /**
     * List your webhooks.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").WebhooksResponse>}
     */
    listWebhooks(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").WebhooksResponse>;
    /**
     * Read a webhook.
     * @param {string} webhook
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").WebhookResponse>}
     */
    readWebhook(webhook: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").WebhookResponse>;
    /**
     * Delete a webhook.
     * @param {string} webhook
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    deleteWebhook(webhook: string, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Give a webhook a new secret.
     * @param {string} webhook
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").WebhookSecretResponse>}
     */
    rotateWebhookSecret(webhook: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").WebhookSecretResponse>;
    /**
     * List the latest deliveries.
     * @param {string} webhook
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").DeliveriesResponse>}
     */
    listDeliveries(webhook: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").DeliveriesResponse>;
    /**
     * Send notices again.
     * @param {string} webhook
     * @param {import("../types/contract.d.ts").ReplayRange} body
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").WebhookResponse>}
     */
    replayWebhook(webhook: string, body: import("../types/contract.d.ts").ReplayRange, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").WebhookResponse>;
    /**
     * List the players you have blocked.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").BlocksResponse>}
     */
    listBlocks(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").BlocksResponse>;
    /**
     * Block a player.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    blockPlayer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Unblock a player.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    unblockPlayer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Look up a player.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").PublicPlayerResponse>}
     */
    readAnyPlayer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").PublicPlayerResponse>;
    /**
     * Change the name of a player.
     * @param {string} player
     * @param {import("../types/contract.d.ts").PlayerName} body
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
     */
    renameAnyPlayer(player: string, body: import("../types/contract.d.ts").PlayerName, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ManagedPlayerResponse>;
    /**
     * Export your data.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<string>}
     */
    exportOwnData(options?: {
        signal?: AbortSignal;
    }): Promise<string>;
    /**
     * Show a leaderboard.
     * @param {{signal?: AbortSignal, limit?: number, after?: string, title: string, players: number}} options
     * @returns {Promise<import("../types/contract.d.ts").LeaderboardResponse>}
     */
    listRatings(options: {
        signal?: AbortSignal;
        limit?: number;
        after?: string;
        title: string;
        players: number;
    }): Promise<import("../types/contract.d.ts").LeaderboardResponse>;
    /**
     * Show the ratings of a player.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").PlayerRatingsResponse>}
     */
    listPlayerRatings(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").PlayerRatingsResponse>;
    /**
     * Make a player an organizer.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
     */
    addOrganizer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ManagedPlayerResponse>;
    /**
     * Withdraw a player's organizer rights.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
     */
    removeOrganizer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ManagedPlayerResponse>;
    /**
     * Ban a player.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
     */
    banPlayer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ManagedPlayerResponse>;
    /**
     * Lift a ban.
     * @param {string} player
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ManagedPlayerResponse>}
     */
    unbanPlayer(player: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ManagedPlayerResponse>;
    /**
     * Create a game.
     * @param {import("../types/contract.d.ts").NewGame} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").GameResponse>}
     */
    createGame(body: import("../types/contract.d.ts").NewGame, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").GameResponse>;
    /**
     * List games.
     * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, status?: "open" | "revealing" | "playing" | "finished" | "abandoned", module?: string, player?: string, turn?: "me", reserved?: "me", tournament?: string, result?: "won" | "lost", created_from?: number, created_before?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").GamesResponse>}
     */
    listGames(options?: {
        signal?: AbortSignal;
        limit?: number;
        after?: string;
        title?: string;
        status?: "open" | "revealing" | "playing" | "finished" | "abandoned";
        module?: string;
        player?: string;
        turn?: "me";
        reserved?: "me";
        tournament?: string;
        result?: "won" | "lost";
        created_from?: number;
        created_before?: number;
    }): Promise<import("../types/contract.d.ts").GamesResponse>;
    /**
     * Read a game.
     * @param {string} game
     * @param {{signal?: AbortSignal, at?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").GameResponse>}
     */
    readGame(game: string, options?: {
        signal?: AbortSignal;
        at?: number;
    }): Promise<import("../types/contract.d.ts").GameResponse>;
    /**
     * Accept an invitation.
     * @param {string} game
     * @param {import("../types/contract.d.ts").Invitation} body
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    acceptInvitation(game: string, body: import("../types/contract.d.ts").Invitation, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * List the commands you may post now.
     * @param {string} game
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ActionsResponse>}
     */
    listActions(game: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").ActionsResponse>;
    /**
     * Create many games.
     * @param {import("../types/contract.d.ts").NewGames} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").BulkResponse>}
     */
    createGames(body: import("../types/contract.d.ts").NewGames, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").BulkResponse>;
    /**
     * See how far a bulk is.
     * @param {string} bulk
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").BulkResponse>}
     */
    readBulk(bulk: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").BulkResponse>;
    /**
     * Post a command.
     * @param {string} game
     * @param {import("../types/contract.d.ts").AnyCommand} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").CommandResponse>}
     */
    postCommand(game: string, body: import("../types/contract.d.ts").AnyCommand, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
        ifMatch?: number;
    }): Promise<import("../types/contract.d.ts").CommandResponse>;
    /**
     * Post a command.
     * @param {string} game
     * @param {import("../types/contract.d.ts").AnyCommand} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").DryRunResponse>}
     */
    dryRunPostCommand(game: string, body: import("../types/contract.d.ts").AnyCommand, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
        ifMatch?: number;
    }): Promise<import("../types/contract.d.ts").DryRunResponse>;
    /**
     * Ask for a hint.
     * @param {string} game
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").HintResponse>}
     */
    askHint(game: string, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").HintResponse>;
    /**
     * Read a hint.
     * @param {string} game
     * @param {string} hint
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").HintResponse>}
     */
    readHint(game: string, hint: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").HintResponse>;
    /**
     * Read the record.
     * @param {string} game
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, limit?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").RecordsResponse>}
     */
    listRecords(game: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        after?: number;
        limit?: number;
    }): Promise<import("../types/contract.d.ts").RecordsResponse>;
    /**
     * Follow the record.
     * @param {string} game
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, hash?: string}} [options]
     * @returns {AsyncGenerator<import("../types/contract.d.ts").RecordResponse, void, undefined>}
     */
    streamRecords(game: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        after?: number;
        hash?: string;
    }): AsyncGenerator<import("../types/contract.d.ts").RecordResponse, void, undefined>;
    /**
     * Compare two versions.
     * @param {string} game
     * @param {{signal?: AbortSignal, from: number, to?: number}} options
     * @returns {Promise<import("../types/contract.d.ts").DiffResponse>}
     */
    readDiff(game: string, options: {
        signal?: AbortSignal;
        from: number;
        to?: number;
    }): Promise<import("../types/contract.d.ts").DiffResponse>;
    /**
     * List undone branches.
     * @param {string} game
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").BranchesResponse>}
     */
    listBranches(game: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").BranchesResponse>;
    /**
     * Replay a game.
     * @param {string} game
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", eyes?: string, from?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ReplayResponse>}
     */
    readReplay(game: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        eyes?: string;
        from?: number;
    }): Promise<import("../types/contract.d.ts").ReplayResponse>;
    /**
     * Ask for a review.
     * @param {string} game
     * @param {{signal?: AbortSignal, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ReviewResponse>}
     */
    askReview(game: string, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").ReviewResponse>;
    /**
     * Read a review.
     * @param {string} game
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ReviewResponse>}
     */
    readReview(game: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").ReviewResponse>;
    /**
     * Export a game.
     * @param {string} game
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<string>}
     */
    exportGame(game: string, options?: {
        signal?: AbortSignal;
    }): Promise<string>;
    /**
     * Audit a game.
     * @param {string} game
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
     */
    auditGame(game: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").AuditResponse>;
    /**
     * Audit an export.
     * @param {string | Blob} body
     * @param {{signal?: AbortSignal, idempotencyKey?: string, media?: "application/x-ndjson" | "application/zip"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
     */
    auditUpload(body: string | Blob, options?: {
        signal?: AbortSignal;
        idempotencyKey?: string;
        media?: "application/x-ndjson" | "application/zip";
    }): Promise<import("../types/contract.d.ts").AuditResponse>;
    /**
     * Replay an export.
     * @param {string} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", eyes?: string, from?: number, idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ReplayResponse>}
     */
    replayUpload(body: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        eyes?: string;
        from?: number;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").ReplayResponse>;
    /**
     * Read the service's public key.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").SigningKeyResponse>}
     */
    readSigningKey(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").SigningKeyResponse>;
    /**
     * List the heads of games and tournaments that are over.
     * @param {{signal?: AbortSignal, after?: number, limit?: number}} [options]
     * @returns {Promise<string>}
     */
    listHeads(options?: {
        signal?: AbortSignal;
        after?: number;
        limit?: number;
    }): Promise<string>;
    /**
     * Create a tournament.
     * @param {import("../types/contract.d.ts").NewTournament} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentResponse>}
     */
    createTournament(body: import("../types/contract.d.ts").NewTournament, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").TournamentResponse>;
    /**
     * List tournaments.
     * @param {{signal?: AbortSignal, limit?: number, after?: string, title?: string, status?: "registration" | "check_in" | "running" | "finished" | "cancelled", player?: string, organizer?: string, invited?: "me"}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentsResponse>}
     */
    listTournaments(options?: {
        signal?: AbortSignal;
        limit?: number;
        after?: string;
        title?: string;
        status?: "registration" | "check_in" | "running" | "finished" | "cancelled";
        player?: string;
        organizer?: string;
        invited?: "me";
    }): Promise<import("../types/contract.d.ts").TournamentsResponse>;
    /**
     * Read a tournament.
     * @param {string} tournament
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", at?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentResponse>}
     */
    readTournament(tournament: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        at?: number;
    }): Promise<import("../types/contract.d.ts").TournamentResponse>;
    /**
     * Post a command to a tournament.
     * @param {string} tournament
     * @param {import("../types/contract.d.ts").TournamentCommand} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentCommandResponse>}
     */
    postTournamentCommand(tournament: string, body: import("../types/contract.d.ts").TournamentCommand, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
        ifMatch?: number;
    }): Promise<import("../types/contract.d.ts").TournamentCommandResponse>;
    /**
     * Post a command to a tournament.
     * @param {string} tournament
     * @param {import("../types/contract.d.ts").TournamentCommand} body
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", idempotencyKey?: string, ifMatch?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentDryRunResponse>}
     */
    dryRunPostTournamentCommand(tournament: string, body: import("../types/contract.d.ts").TournamentCommand, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        idempotencyKey?: string;
        ifMatch?: number;
    }): Promise<import("../types/contract.d.ts").TournamentDryRunResponse>;
    /**
     * Read a round.
     * @param {string} tournament
     * @param {string} number
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").RoundResponse>}
     */
    readRound(tournament: string, number: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").RoundResponse>;
    /**
     * Read the standings.
     * @param {string} tournament
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", round?: number, group?: number, player?: string}} [options]
     * @returns {Promise<import("../types/contract.d.ts").StandingsResponse>}
     */
    readStandings(tournament: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        round?: number;
        group?: number;
        player?: string;
    }): Promise<import("../types/contract.d.ts").StandingsResponse>;
    /**
     * Read the record of a tournament.
     * @param {string} tournament
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, limit?: number}} [options]
     * @returns {Promise<import("../types/contract.d.ts").TournamentRecordsResponse>}
     */
    listTournamentRecords(tournament: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        after?: number;
        limit?: number;
    }): Promise<import("../types/contract.d.ts").TournamentRecordsResponse>;
    /**
     * Follow the record of a tournament.
     * @param {string} tournament
     * @param {{signal?: AbortSignal, words?: "" | "en" | "de" | "fr" | "it", after?: number, hash?: string}} [options]
     * @returns {AsyncGenerator<import("../types/contract.d.ts").TournamentRecordResponse, void, undefined>}
     */
    streamTournamentRecords(tournament: string, options?: {
        signal?: AbortSignal;
        words?: "" | "en" | "de" | "fr" | "it";
        after?: number;
        hash?: string;
    }): AsyncGenerator<import("../types/contract.d.ts").TournamentRecordResponse, void, undefined>;
    /**
     * Export a tournament.
     * @param {string} tournament
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<Blob>}
     */
    exportTournament(tournament: string, options?: {
        signal?: AbortSignal;
    }): Promise<Blob>;
    /**
     * Audit a tournament.
     * @param {string} tournament
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").AuditResponse>}
     */
    auditTournament(tournament: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").AuditResponse>;
    /**
     * Read reported messages.
     * @param {string} tournament
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").ReportedMessagesResponse>}
     */
    listReportedMessages(tournament: string, options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").ReportedMessagesResponse>;
    /**
     * Decide about a reported message.
     * @param {string} tournament
     * @param {string} message
     * @param {import("../types/contract.d.ts").ReportDecision} body
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<void>}
     */
    settleReport(tournament: string, message: string, body: import("../types/contract.d.ts").ReportDecision, options?: {
        signal?: AbortSignal;
    }): Promise<void>;
    /**
     * Check that the process is alive.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").HealthResponse>}
     */
    health(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").HealthResponse>;
    /**
     * Check that the service accepts commands.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").HealthResponse>}
     */
    ready(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").HealthResponse>;
    /**
     * Read metrics for Prometheus.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<string>}
     */
    metrics(options?: {
        signal?: AbortSignal;
    }): Promise<string>;
    /**
     * Get the contract as YAML.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<string>}
     */
    openapiYaml(options?: {
        signal?: AbortSignal;
    }): Promise<string>;
    /**
     * Get the contract as JSON.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<Record<string, unknown>>}
     */
    openapiJson(options?: {
        signal?: AbortSignal;
    }): Promise<Record<string, unknown>>;
    /**
     * Find your way.
     * @param {{signal?: AbortSignal}} [options]
     * @returns {Promise<import("../types/contract.d.ts").IndexResponse>}
     */
    readIndex(options?: {
        signal?: AbortSignal;
    }): Promise<import("../types/contract.d.ts").IndexResponse>;
}
/**
 * One call of the API.
 */
export type Request = {
    method: string;
    path: string;
    query: Record<string, unknown>;
    headers: Record<string, string>;
    body?: unknown;
    media?: string | undefined;
    accept: string;
    signal?: AbortSignal | undefined;
};

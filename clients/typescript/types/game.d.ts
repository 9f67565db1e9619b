/** A game of a service, seen and played by one client. */
export class Game {
    /**
     * @param {import("./operations.js").Operations} client
     * @param {string} id
     */
    constructor(client: import("./operations.js").Operations, id: string);
    client: import("./operations.js").Operations;
    id: string;
    /**
     * The game as you may see it, now or at an earlier version.
     * @param {{at?: number}} [options]
     */
    read(options?: {
        at?: number;
    }): Promise<import("../types/contract.d.ts").GameResponse>;
    /** What you may post now. */
    actions(): Promise<import("../types/contract.d.ts").ActionsResponse>;
    /**
     * Post a command. With `ifMatch` it is refused (412) unless the game is at this version.
     * @param {AnyCommand} command
     * @param {{ifMatch?: number, idempotencyKey?: string}} [options]
     */
    post(command: AnyCommand, options?: {
        ifMatch?: number;
        idempotencyKey?: string;
    }): Promise<import("../types/contract.d.ts").CommandResponse>;
    /**
     * What a command would do, without doing it.
     * @param {AnyCommand} command
     */
    dryRun(command: AnyCommand): Promise<import("../types/contract.d.ts").DryRunResponse>;
    /**
     * What you may post, each time the game waits for a move of yours, until it is over. Post one command each time.
     * @param {{signal?: AbortSignal}} [options]
     */
    turns(options?: {
        signal?: AbortSignal;
    }): AsyncGenerator<import("../types/contract.d.ts").ActionsResponse, void, unknown>;
    /**
     * Ask for a hint for your seat, and wait until it is made. Only in games with `hints`.
     * @param {{words?: "" | "en" | "de" | "fr" | "it"}} [options]
     */
    hint(options?: {
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").HintResponse>;
    /**
     * Ask for the review of a game that is over, and wait until it is made: up to some minutes.
     * @param {{words?: "" | "en" | "de" | "fr" | "it"}} [options]
     */
    review(options?: {
        words?: "" | "en" | "de" | "fr" | "it";
    }): Promise<import("../types/contract.d.ts").ReviewResponse>;
    /**
     * Undo your latest move, or all your moves after a version.
     * @param {number | null} [to]
     */
    undo(to?: number | null): Promise<import("../types/contract.d.ts").CommandResponse>;
    /** Redo what you undid last. */
    redo(): Promise<import("../types/contract.d.ts").CommandResponse>;
    /**
     * The records after a version, up to the newest.
     * @param {number} [after]
     */
    records(after?: number): AsyncGenerator<import("../types/contract.d.ts").RecordResponse, void, unknown>;
    /**
     * The records after a version and those to come, until the game is over.
     * @param {{after?: number, hash?: string, signal?: AbortSignal}} [options]
     */
    stream(options?: {
        after?: number;
        hash?: string;
        signal?: AbortSignal;
    }): AsyncGenerator<import("../types/contract.d.ts").RecordResponse, void, undefined>;
    /**
     * What changed between two versions.
     * @param {number} from
     * @param {number} [to]
     */
    diff(from: number, to?: number): Promise<import("../types/contract.d.ts").DiffResponse>;
    /** The moves that undos took out of the play. */
    branches(): Promise<import("../types/contract.d.ts").BranchesResponse>;
    /** The whole record as JSON Lines that can be checked offline. */
    export(): Promise<string>;
    /** The verdict on the game's record. */
    audit(): Promise<import("../types/contract.d.ts").AuditResponse>;
}
export type AnyCommand = import("../types/contract.d.ts").AnyCommand;

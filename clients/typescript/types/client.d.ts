/**
 * @typedef {object} ClientOptions
 * @property {string} [key] Your key. Without it you are a spectator.
 * @property {Partial<import("./retries.js").Retries>} [retries]
 * @property {typeof fetch} [fetch] Another `fetch`, for tests.
 */
/** A player, or without a key a spectator, of one service. Every operation of the contract is a method. */
export class Client extends Operations {
    /**
     * @param {string} url The address of the service, such as "https://example.org".
     * @param {ClientOptions} [options]
     */
    constructor(url: string, options?: ClientOptions);
    url: string;
    /** @type {string | null} */
    key: string | null;
    retries: {
        /**
         * How many times a request is sent again before its error is thrown.
         */
        most: number;
        /**
         * Milliseconds before the first time; twice as many before each further one.
         */
        firstPause: number;
        /**
         * Throw the problem at once if the service asks to wait more milliseconds.
         */
        mostPatience: number;
    };
    /**
     * Create an account and use its key from now on. Keep key and recovery code: they are shown once.
     * @param {string} name
     * @param {{bot?: boolean}} [options]
     */
    signUp(name: string, { bot }?: {
        bot?: boolean;
    }): Promise<import("../types/contract.d.ts").NewPlayerResponse>;
    /**
     * The game with this id.
     * @param {string} game
     */
    game(game: string): Game;
    /**
     * Create a game.
     * @param {import("../types/contract.d.ts").NewGame} game
     */
    newGame(game: import("../types/contract.d.ts").NewGame): Promise<Game>;
    #private;
}
export type ClientOptions = {
    /**
     * Your key. Without it you are a spectator.
     */
    key?: string | undefined;
    retries?: Partial<import("./retries.js").Retries> | undefined;
    /**
     * Another `fetch`, for tests.
     */
    fetch?: typeof fetch | undefined;
};
import { Operations } from "./operations.js";
import { Game } from "./game.js";

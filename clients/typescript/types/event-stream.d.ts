/**
 * One event. Without data it only says where the stream is.
 * @typedef {{name: string, data: string | null, id: string | null}} ServerEvent
 */
/** Turns the text of one connection into events. Keep-alives are no events. */
export class EventParser {
    /**
     * The events that are complete with this text.
     * @param {string} text
     * @returns {ServerEvent[]}
     */
    feed(text: string): ServerEvent[];
    #private;
}
/** The place in a stream up to which everything was received. */
export class Cursor {
    ended: boolean;
    connected: boolean;
    failures: number;
    /** @type {string | null} */
    last: string | null;
    /**
     * What an answer contains. Throws StreamReset if the stream begins again.
     * @param {Response} response
     * @returns {AsyncGenerator<unknown, void, undefined>}
     */
    items(response: Response): AsyncGenerator<unknown, void, undefined>;
}
/**
 * One event. Without data it only says where the stream is.
 */
export type ServerEvent = {
    name: string;
    data: string | null;
    id: string | null;
};

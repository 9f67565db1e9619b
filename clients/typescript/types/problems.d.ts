/**
 * The problem in an answer that is no success.
 * @param {Response} response
 */
export function problemOf(response: Response): Promise<Problem>;
/** Anything that this client throws. */
export class WardbookError extends Error {
}
/** The service refused a request. `code` is stable; `facts` are details for programs. */
export class Problem extends WardbookError {
    /**
     * @param {number} status
     * @param {{code?: string, detail?: string, facts?: Record<string, unknown>, words?: string}} body
     * @param {Headers} headers
     */
    constructor(status: number, body: {
        code?: string;
        detail?: string;
        facts?: Record<string, unknown>;
        words?: string;
    }, headers: Headers);
    status: number;
    code: string;
    detail: string;
    facts: Record<string, unknown>;
    /** The problem as a sentence in the language that was asked for. */
    words: string | null;
    requestId: string | null;
    /** Seconds to wait before another try, if the service said so. */
    retryAfter: number | null;
}
/** The service could not be reached, or its answer was lost, as often as the client tried. */
export class NoAnswer extends WardbookError {
    /** @param {unknown} cause */
    constructor(cause: unknown);
}
/** What you have from a stream is no longer complete. Read everything again, then open a new stream. */
export class StreamReset extends WardbookError {
    constructor();
}

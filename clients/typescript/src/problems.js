// What can go wrong: problems that the service answers with, and streams that begin again.

/** Anything that this client throws. */
export class WardbookError extends Error {}

/** The service refused a request. `code` is stable; `facts` are details for programs. */
export class Problem extends WardbookError {
  /**
   * @param {number} status
   * @param {{code?: string, detail?: string, facts?: Record<string, unknown>, words?: string}} body
   * @param {Headers} headers
   */
  constructor(status, body, headers) {
    super(`${status} ${body.code ?? "unknown"}: ${body.detail ?? ""}`);
    this.name = "Problem";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.detail = body.detail ?? "";
    this.facts = body.facts ?? {};
    /** The problem as a sentence in the language that was asked for. */
    this.words = body.words ?? null;
    this.requestId = headers.get("Request-Id");
    const seconds = headers.get("Retry-After");
    /** Seconds to wait before another try, if the service said so. */
    this.retryAfter = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : null;
  }
}

/** The service could not be reached, or its answer was lost, as often as the client tried. */
export class NoAnswer extends WardbookError {
  /** @param {unknown} cause */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "NoAnswer";
  }
}

/** What you have from a stream is no longer complete. Read everything again, then open a new stream. */
export class StreamReset extends WardbookError {
  constructor() {
    super("the stream begins again: read everything again");
    this.name = "StreamReset";
  }
}

/**
 * The problem in an answer that is no success.
 * @param {Response} response
 */
export async function problemOf(response) {
  const body = await response.json().catch(() => ({}));
  return new Problem(response.status, body !== null && typeof body === "object" ? body : {}, response.headers);
}

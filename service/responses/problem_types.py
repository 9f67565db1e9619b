"""The codes of the service itself, and the JSON of a problem. Imports nothing that uses sockets."""

from collections.abc import Mapping
from typing import Any, NamedTuple

MEDIA_TYPE = "application/problem+json"


class ProblemType(NamedTuple):
    """What a code means: its HTTP status, its title and advice for the client."""

    status: int
    title: str
    advice: str


PROBLEMS: dict[str, ProblemType] = {
    "malformed_json": ProblemType(
        400, "Malformed JSON", "Send one JSON object in UTF-8 without duplicate names."
    ),
    "invalid_fields": ProblemType(400, "Invalid fields", "facts.fields says for each field what is wrong."),
    "unknown_command": ProblemType(400, "Unknown command", "facts.types lists the command types."),
    "bad_request": ProblemType(400, "Bad request", "The HTTP request is malformed."),
    "weak_idempotency_key": ProblemType(
        400,
        "Weak idempotency key",
        "Send at least 20 random characters: this Idempotency-Key protects the key in the response.",
    ),
    "unauthorized": ProblemType(401, "Key required", "Send Authorization: Bearer <key> with a valid key."),
    "forbidden": ProblemType(403, "Forbidden", "Your key is valid but does not allow this."),
    "missing_scope": ProblemType(
        403, "Missing scope", "Use a key with the scope in facts.scope; facts.scopes are those of your key."
    ),
    "banned": ProblemType(403, "Banned", "The operator has banned this account."),
    "wrong_recovery_code": ProblemType(
        403, "Wrong recovery code", "No account has this recovery code. Each code can be used once."
    ),
    "too_many_keys": ProblemType(403, "Too many keys", "You have facts.most keys. Revoke one of them first."),
    "too_many_blocks": ProblemType(
        403, "Too many blocked players", "You have blocked facts.most players. Unblock one of them first."
    ),
    "too_many_invited": ProblemType(
        403,
        "Too many invited players",
        "facts.most players have accepted this invitation. Ask the owner to reserve a seat for you.",
    ),
    "invitation_refused": ProblemType(
        403,
        "Invitation refused",
        "The player in facts.player has blocked you, so you cannot reserve a seat for them.",
    ),
    "organizer_at_table": ProblemType(
        403,
        "Organizer at the table",
        "You have a seat in this game, had one, or one is reserved for you. Ask another organizer.",
    ),
    "too_many_open_games": ProblemType(
        403,
        "Too many open games",
        "You have created facts.most games that have not started. Start or leave some of them first.",
    ),
    "storage_used_up": ProblemType(
        403, "Storage used up", "Your games have stored facts.most_bytes bytes. Ask the operator for more."
    ),
    "hints_off": ProblemType(
        403, "No hints", "The game was created without `hints`. Nobody gets hints in it."
    ),
    "not_found": ProblemType(404, "Not found", "It does not exist, or you may not see it."),
    "method_not_allowed": ProblemType(
        405, "Method not allowed", "The Allow header lists the methods of this path."
    ),
    "not_acceptable": ProblemType(
        406, "Not acceptable", "facts.supported lists the media types this path can send."
    ),
    "request_too_slow": ProblemType(
        408,
        "Request too slow",
        "Send the headers within 10 seconds, and the body within 30 (an export: 60) without long pauses.",
    ),
    "write_conflict": ProblemType(
        409, "Write conflict", "Other commands kept being appended first; send yours again."
    ),
    "too_many_webhooks": ProblemType(
        403, "Too many webhooks", "You have facts.most webhooks. Delete one of them first."
    ),
    "bulk_not_complete": ProblemType(
        409,
        "Bulk not complete",
        "The game belongs to a bulk whose other games do not exist yet. Start it a moment later.",
    ),
    "nothing_to_choose": ProblemType(
        409, "Nothing to choose", "Ask for a hint when the game waits for your seat."
    ),
    "game_not_over": ProblemType(
        409,
        "Game not over",
        "You can export a game once it is over. Organizers can export any game they have no part in.",
    ),
    "tournament_not_over": ProblemType(
        409,
        "Tournament not over",
        "You can export a tournament once it is over. Its organizers can export it earlier.",
    ),
    "private_games": ProblemType(
        403,
        "Private games",
        "The games of this tournament are private. Only organizers may export or audit all of them.",
    ),
    "hidden_until_over": ProblemType(
        403,
        "Hidden until the game is over",
        "Until then you see the game with your own eyes only. Leave `eyes` out.",
    ),
    "stale_version": ProblemType(
        412, "Stale version", "It has changed. Read it again; facts.version is its latest version."
    ),
    "body_too_large": ProblemType(
        413,
        "Body too large",
        "facts.max_bytes is the limit: 64 KB, 1 MB for a bulk of games, 10 MB for an export, 32 MB for a "
        "bundle.",
    ),
    "uri_too_long": ProblemType(414, "URI too long", "Shorten the URL to less than 4 KB."),
    "unsupported_media_type": ProblemType(
        415,
        "Unsupported media type",
        "Send application/json (application/x-ndjson for an export).",
    ),
    "unsupported_content_encoding": ProblemType(
        415, "Unsupported content encoding", "Send the body uncompressed, without Content-Encoding."
    ),
    "idempotency_key_reused": ProblemType(
        422, "Idempotency key reused", "You used this Idempotency-Key for another request; send a new one."
    ),
    "unknown_player": ProblemType(422, "Unknown player", "No player has the id in facts.player."),
    "player_banned": ProblemType(
        422, "Player banned", "The operator has banned the player in facts.player, who cannot take part."
    ),
    "unreadable_export": ProblemType(
        422,
        "Unreadable export",
        "Send the complete export as you downloaded it; facts.findings says what is wrong.",
    ),
    "audit_limit_exceeded": ProblemType(
        422, "Audit limit exceeded", "Run the audit on your own machine: wardbook audit FILE."
    ),
    "too_many_requests": ProblemType(429, "Too many requests", "Retry after the seconds in Retry-After."),
    "too_many_commands": ProblemType(
        429, "Too many commands", "Send fewer commands a second; retry after the seconds in Retry-After."
    ),
    "too_many_streams": ProblemType(
        429, "Too many open streams", "Close a stream, or retry after the seconds in Retry-After."
    ),
    "too_many_connections": ProblemType(
        429,
        "Too many connections",
        "Close connections that you do not use, or retry after the seconds in Retry-After.",
    ),
    "headers_too_large": ProblemType(431, "Headers too large", "Send fewer or shorter headers."),
    "internal_error": ProblemType(
        500, "Internal error", "Report the Request-Id to the operator. Nothing was changed halfway."
    ),
    "no_signing_key": ProblemType(
        503, "No signing key", "The operator must configure a signing key or a writable data folder."
    ),
    "not_replicated": ProblemType(
        503,
        "Not replicated",
        "Too few replicas have it yet, so it may be lost. Send the same request with the same "
        "Idempotency-Key again: it waits again, and you get the first response.",
    ),
    "unavailable": ProblemType(
        503,
        "Unavailable",
        "The service cannot reach Redis, cannot read this game now, or has no room for a connection. "
        "Retry after the seconds in Retry-After.",
    ),
}
"""The codes of the service itself. A command that the rules refuse has a code of the rules and status 422."""


def problem_body(
    code: str,
    status: int,
    title: str,
    detail: str,
    facts: Mapping[str, Any] | None = None,
    words: str | None = None,
) -> dict[str, Any]:
    """Return the JSON object of a problem."""
    body = {
        "type": f"/docs/problems#{code}",
        "title": title,
        "status": status,
        "detail": detail,
        "code": code,
        "facts": facts or {},
    }
    return body if words is None else {**body, "words": words}

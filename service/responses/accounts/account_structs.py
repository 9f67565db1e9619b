"""The responses about accounts and keys."""

import msgspec

from service.responses.accounts.scopes import Scope


class PlayerResponse(msgspec.Struct, frozen=True):
    """Your account."""

    id: str
    """The player's id: 16 hex digits."""
    name: str
    """The name that others see."""
    bot: bool
    """Whether the account was created for a program that plays. It never changes."""
    organizer: bool
    """Whether the player is an organizer, and may act as one with this key."""
    created: int
    """When the account was created, in milliseconds since 1970 like every time in the API."""


class ManagedPlayerResponse(PlayerResponse, frozen=True):
    """A player as the operator sees them."""

    banned: bool
    """Whether all keys of the player are refused."""


class PublicPlayerResponse(msgspec.Struct, frozen=True):
    """What everybody may know about a player."""

    id: str
    """The player's id: 16 hex digits."""
    name: str
    """The player's name as it is now."""
    bot: bool
    """Whether the account was created for a program that plays."""
    created: int
    """When the account was created, in milliseconds since 1970."""


class BlocksResponse(msgspec.Struct, frozen=True):
    """The players you have blocked: they cannot reserve seats for you."""

    players: list[str]
    """The ids of these players."""


class NewPlayerResponse(msgspec.Struct, frozen=True):
    """An account with its secrets. They are shown only once; the service stores their hashes."""

    id: str
    """The player's id."""
    name: str
    """The player's name."""
    bot: bool
    """Whether the account was created for a program that plays."""
    key: str
    """A key with every scope. Send it as `Authorization: Bearer <key>`."""
    recovery_code: str
    """Trade it for a new key if you lose yours. Keep it somewhere else than the key."""


class RecoveryCodeResponse(msgspec.Struct, frozen=True):
    """A new recovery code. It is shown only once; the one before is no longer valid."""

    recovery_code: str
    """Gives you a new key if you lose all others. Keep it apart from them."""


class NewKeyResponse(msgspec.Struct, frozen=True):
    """A new key. It is shown only once; the service stores its hash."""

    id: str
    """The id of the key, to revoke it. It is no secret."""
    name: str
    """What you called the key."""
    scopes: tuple[Scope, ...]
    """What the key allows."""
    expires: int | None
    """When the key stops working, in milliseconds since 1970; null for never."""
    key: str
    """The key. Send it as `Authorization: Bearer <key>`."""


class KeyResponse(msgspec.Struct, frozen=True):
    """A key without its secret."""

    id: str
    """The id of the key, to revoke it."""
    name: str
    """What you called the key."""
    scopes: tuple[Scope, ...]
    """What the key allows."""
    created: int
    """When the key was created, in milliseconds since 1970."""
    expires: int | None
    """When the key stops working; null for never."""
    last_used: int | None
    """When the key was last used, to the minute; null for never."""
    current: bool
    """Whether you sent this request with it."""


class KeysResponse(msgspec.Struct, frozen=True):
    """Your keys, the oldest first."""

    keys: list[KeyResponse]
    """Each key without its secret."""

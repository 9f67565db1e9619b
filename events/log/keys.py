"""The names of the keys in Redis. Keys that are written together share their partition's hash tag."""

from functools import lru_cache
from typing import Literal, NamedTuple
from zlib import crc32

PARTITIONS = 64

_TAG_ENDS = (
    "AKI3vHB0kDXqNkorCpLEtfR2RDaqLECpLFCsIshjWPvIu2AJM1keoSNJUkHrCNw6"
    "aIU1mdK0KFxsNsojMlk8zoIZgcA7BLcUbUCLHpiinROKpSCft3RgdgB3zDIqMGBr"
)
"""Two characters for each hash tag. With them the slots of partitions are evenly spaced (decision 0104)."""

PARTITION_TAGS = tuple(
    f"wardbook:{{p{number}{_TAG_ENDS[2 * number : 2 * number + 2]}}}" for number in range(PARTITIONS)
)
"""How the keys of each partition begin."""

PLAYERS = "wardbook:{players}:"
"""The prefix of everything about accounts."""
ACCOUNT_CHANGES = f"{PLAYERS}changes"
"""Stream: the players whose accounts changed in the last minute."""
FORGOTTEN_PLAYERS = f"{PLAYERS}forgotten"
"""Sorted set: players (with the time) who were deleted or banned, by when to look for their seats next."""

BULKS = "wardbook:{bulks}:"
"""The prefix of everything about bulks."""
PENDING_BULKS = f"{BULKS}pending"
"""Sorted set: bulks whose games do not all exist yet, by the time of their request."""

ADVICE = "wardbook:{advice}:"
"""The prefix of everything about hints and reviews. All of it expires."""
PENDING_ADVICE = f"{ADVICE}pending"
"""Sorted set: hints and reviews that are not done, by the time of their request."""

HEADS = "wardbook:{heads}:log"
"""List: the log of heads, one entry for each."""
LOGGED_HEADS = "wardbook:{heads}:games"
"""Hash: the head that was logged last for each game."""

RATINGS = "wardbook:{ratings}:"
"""The prefix of everything about ratings."""


RecordKind = Literal["game", "tournament"]
"""What a record belongs to."""


class RecordKeys(NamedTuple):
    """The keys of the record of one game or tournament."""

    kind: RecordKind
    id: str
    log: str
    """Stream: one entry per accepted command."""
    ids: str
    """Hash: the version of each command id (scoped to its actor)."""
    seeds: str
    """Hash: the secret seed of each commitment that the service made."""
    snapshots: str
    """Sorted set: snapshots by version. Only a cache, which may expire at any time."""
    feed: str
    """Stream shared by the partition: the feed."""
    members: str
    """Set shared by the partition: the ids of its games, or of its tournaments."""
    stored: str
    """Hash shared by the partition: the bytes of records that each player caused."""


def partition_of(id_: str) -> int:
    """The partition that the game, tournament or player with this id belongs to."""
    return crc32(id_.encode()) % PARTITIONS


def game_keys(game: str) -> RecordKeys:
    """The keys of a game."""
    return _record_keys("game", game)


def tournament_keys(tournament: str) -> RecordKeys:
    """The keys of a tournament."""
    return _record_keys("tournament", tournament)


@lru_cache(maxsize=1024)
def _record_keys(kind: RecordKind, id_: str) -> RecordKeys:
    partition = partition_of(id_)
    own = f"{PARTITION_TAGS[partition]}:{kind}:{id_}"
    return RecordKeys(
        kind,
        id_,
        f"{own}:log",
        f"{own}:ids",
        f"{own}:seeds",
        f"{own}:snap",
        feed_key(partition),
        members_key(kind, partition),
        stored_key(partition),
    )


class NoticeKeys(NamedTuple):
    """The keys of a player's notices."""

    stream: str
    """Stream: the notices, oldest first."""
    ids: str
    """Sorted set: the ids of notices that the stream has got, by time."""


def notice_keys(player: str) -> NoticeKeys:
    """The keys of a player's notices, in the partition that the player's id belongs to."""
    own = f"{PARTITION_TAGS[partition_of(player)]}:player:{player}"
    return NoticeKeys(f"{own}:notices", f"{own}:noticed")


class WebhookKeys(NamedTuple):
    """The keys of a player's webhooks, in the partition of the player's notices."""

    webhooks: str
    """Hash: the webhooks by id."""
    progress: str
    """Hash: how far the deliveries of each webhook are."""

    def log(self, webhook: str) -> str:
        """The list of deliveries of a webhook."""
        return f"{self.webhooks}:{webhook}:log"

    def lease(self, webhook: str) -> str:
        """The string that a job holds while it delivers."""
        return f"{self.webhooks}:{webhook}:lease"


def webhook_keys(player: str) -> WebhookKeys:
    """The keys of a player's webhooks."""
    own = f"{PARTITION_TAGS[partition_of(player)]}:player:{player}"
    return WebhookKeys(f"{own}:webhooks", f"{own}:webhook_progress")


def webhooks_due_key(partition: int) -> str:
    """The sorted set of webhooks of a partition that are due, by when."""
    return f"{PARTITION_TAGS[partition]}:webhooks_due"


def bulk_key(bulk: str) -> str:
    """The hash with a bulk."""
    return f"{BULKS}bulk:{bulk}"


def bulk_of_game_key(game: str) -> str:
    """The string with the bulk that a game belongs to."""
    return f"{PARTITION_TAGS[partition_of(game)]}:game:{game}:bulk"


def advice_key(advice: str) -> str:
    """The hash with a hint or a review."""
    return f"{ADVICE}{advice}"


def invited_key(game: str) -> str:
    """The set of the players who accepted the invitation to a game."""
    return f"{PARTITION_TAGS[partition_of(game)]}:game:{game}:invited"


def player_key(player: str) -> str:
    """The hash with a player's account."""
    return f"{PLAYERS}player:{player}"


def key_key(key_hash: str) -> str:
    """The hash with a player's key, named by the SHA-256 of the key."""
    return f"{PLAYERS}key:{key_hash}"


def keys_key(player: str) -> str:
    """The sorted set of the SHA-256 of a player's keys, by when they were made."""
    return f"{PLAYERS}keys:{player}"


def recovery_key(code_hash: str) -> str:
    """The player with a recovery code, named by the SHA-256 of the code."""
    return f"{PLAYERS}recovery:{code_hash}"


def blocks_key(player: str) -> str:
    """The set of the players that a player has blocked."""
    return f"{PLAYERS}blocks:{player}"


def feed_key(partition: int) -> str:
    """The feed of a partition."""
    return f"{PARTITION_TAGS[partition]}:feed"


def ready_key(partition: int) -> str:
    """What is written to see whether the server of a partition accepts writes."""
    return f"{PARTITION_TAGS[partition]}:ready"


def members_key(kind: RecordKind, partition: int) -> str:
    """The set of the ids of a partition's games, or of its tournaments."""
    return f"{PARTITION_TAGS[partition]}:{kind}s"


def archived_key(partition: int) -> str:
    """The hash of a partition's archived games: the version and the hash of the last record of each."""
    return f"{PARTITION_TAGS[partition]}:archived"


def ended_key(partition: int) -> str:
    """The sorted set of a partition's games that are over and not archived yet, by when they ended."""
    return f"{PARTITION_TAGS[partition]}:ended"


def stored_key(partition: int) -> str:
    """The hash of the bytes that each player has stored in a partition."""
    return f"{PARTITION_TAGS[partition]}:stored"


def lists_prefix(partition: int) -> str:
    """How the keys of the lists in a partition begin."""
    return f"{PARTITION_TAGS[partition]}:lists:"


def generations_key(partition: int) -> str:
    """The hash with the generation of the lists that is read in a partition, and the one being built."""
    return f"{lists_prefix(partition)}generations"


def never_key(partition: int) -> str:
    """A key that never exists. Scripts that name it do not run while the partition moves to another node."""
    return f"{PARTITION_TAGS[partition]}:never"

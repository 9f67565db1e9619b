"""The responses about webhooks."""

import msgspec


class WebhookResponse(msgspec.Struct, frozen=True):
    """A webhook of yours."""

    id: str
    """The id of the webhook."""
    url: str
    """Where messages are posted."""
    types: tuple[str, ...]
    """The types of notices that are sent; empty for all."""
    game: str | None
    """The only game it is for; null for all your games."""
    tournament: str | None
    """The only tournament it is for; null for all notices."""
    created: int
    """When it was created, in milliseconds since 1970."""
    public_key: str
    """The key that verifies the `v1a` signatures."""
    disabled: str | None = None
    """Why nothing is sent any more; null while it works. A replay enables it again."""


class WebhookSecretResponse(msgspec.Struct, frozen=True):
    """A webhook with its secret, which is shown only now."""

    webhook: WebhookResponse
    """The webhook itself."""
    secret: str
    """The secret that verifies the `v1` signatures."""


class WebhooksResponse(msgspec.Struct, frozen=True):
    """Your webhooks."""

    webhooks: list[WebhookResponse]
    """All of them, the oldest first."""


class DeliveryResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt to deliver a message."""

    at: int
    """When it was made, in milliseconds since 1970."""
    message: str
    """The id of the message, which the receiver gets as `webhook-id`."""
    type: str
    """What the message is about."""
    game: str | None = None
    """The game it is about."""
    version: int | None = None
    """The version of the game it is about."""
    attempt: int = 1
    """Which attempt it was, counted from 1."""
    status: int | None = None
    """The HTTP status of the answer, if there was one."""
    error: str | None = None
    """Why it counts as failed."""


class DeliveriesResponse(msgspec.Struct, frozen=True):
    """The latest deliveries of a webhook."""

    deliveries: list[DeliveryResponse]
    """At most 100 attempts, the newest first."""

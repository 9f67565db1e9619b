"""Signs messages after Standard Webhooks 1.0: HMAC-SHA256 (`v1`) and Ed25519 (`v1a`).

The secrets of a webhook follow from the secret of the service, so they are stored nowhere.
"""

import base64
from datetime import UTC, datetime

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from standardwebhooks import Webhook

from events.log.service_secret import keyed_id


def webhook_secret(service_secret: bytes, webhook: str, generation: int) -> bytes:
    """The secret that a webhook's messages are signed with since its last rotation."""
    return bytes.fromhex(keyed_id(service_secret, "webhook", webhook, str(generation)))


def shown_secret(secret: bytes) -> str:
    """A secret as its owner gets it."""
    return "whsec_" + base64.b64encode(secret).decode()


def shown_public_key(service_secret: bytes, webhook: str) -> str:
    """The public key of a webhook's Ed25519 signatures."""
    public = _private_key(service_secret, webhook).public_key()
    return "whpk_" + base64.b64encode(public.public_bytes(Encoding.Raw, PublicFormat.Raw)).decode()


def signature_header(
    service_secret: bytes, webhook: str, generations: tuple[int, ...], message: str, seconds: int, body: bytes
) -> str:
    """The header `webhook-signature`: one for each secret that is valid now, and one with the private key."""
    moment, text = datetime.fromtimestamp(seconds, UTC), body.decode()
    secrets = [webhook_secret(service_secret, webhook, generation) for generation in generations]
    content = b"%s.%d.%s" % (message.encode(), seconds, body)
    signed = base64.b64encode(_private_key(service_secret, webhook).sign(content)).decode()
    return " ".join([*(Webhook(secret).sign(message, moment, text) for secret in secrets), f"v1a,{signed}"])


def _private_key(service_secret: bytes, webhook: str) -> Ed25519PrivateKey:
    seed = bytes.fromhex(keyed_id(service_secret, "webhook-key", webhook))
    return Ed25519PrivateKey.from_private_bytes(seed)

"""What a placement still allows a seat to do with its tokens."""

import msgspec


class Session(msgspec.Struct, frozen=True):
    """The tokens that may still be used after a placement."""

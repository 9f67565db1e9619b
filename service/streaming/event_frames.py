"""How events are written: as Server-Sent Events, or as JSON Lines."""

from typing import Any

import msgspec


def event_frame(sse: bool, event_id: str, name: str, content: Any) -> bytes:
    """Return one event, or its content as a JSON line."""
    data = msgspec.json.encode(content)
    if not sse:
        return data + b"\n"
    return b"id: %s\nevent: %s\ndata: %s\n\n" % (event_id.encode(), name.encode(), data)


def reset_frame(sse: bool, event_id: str = "0") -> bytes:
    """Tell the reader that what it has is no longer complete: here the stream begins again."""
    return b"id: %s\nevent: reset\ndata: {}\n\n" % event_id.encode() if sse else b'{"reset":true}\n'

"""The ceiling of watchers: a loop that sends the same bytes to every connection, and does nothing else."""

import socket
import time


def fan_out(
    listener: socket.socket, count: int, payload: bytes, records: int, pause: float
) -> dict[int, float]:
    """Accept connections and send them records from version 2 on. Return when each was about to be sent."""
    sent, everyone = dict[int, float](), list[socket.socket]()
    try:
        for _ in range(count):
            everyone.append(listener.accept()[0])
            everyone[-1].sendall(b"\n")
        for version in range(2, records + 2):
            time.sleep(pause)
            sent[version] = time.monotonic()
            for connection in everyone:
                connection.sendall(b"id: %d-0\n%b\n\n" % (version, payload))
    finally:
        for connection in everyone:
            connection.close()
    return sent

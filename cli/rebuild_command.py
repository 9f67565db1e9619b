"""`wardbook rebuild`: make the lists anew from the record, telling how far it is."""

import sys
import time

from events.errors import Contended
from events.fold.store import Store
from events.log.connection import connect
from events.projections.rebuild import rebuild
from games.titles import TITLES

TELL_EVERY = 0.5


def rebuild_lists(url: str) -> int:
    """Rebuild while the service runs; the exit status is 1 if a game could not be read."""
    client = connect(url)
    told = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal told
        if done == total or time.monotonic() - told >= TELL_EVERY:
            told = time.monotonic()
            print(f"{done} of {total} games", flush=True)

    try:
        unreadable = rebuild(Store(client, TITLES), progress)
    except Contended as error:
        print(f"wardbook: {error}", file=sys.stderr)
        return 1
    finally:
        client.close()
    for game in unreadable:
        print(f"cannot read game {game}; it is not listed", file=sys.stderr)
    print("The lists are new.")
    return 1 if unreadable else 0

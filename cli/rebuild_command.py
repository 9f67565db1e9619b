"""`wardbook rebuild`: rebuilds the lists from the record and prints the progress."""

import sys
import time

from events.archive.archive import open_archive
from events.errors import WriteConflict
from events.fold.store import Store
from events.projections.rebuild import rebuild
from events.redis.connection import connect
from events.settings import Settings
from games.titles import TITLES

PROGRESS_SECONDS = 0.5


def rebuild_lists(url: str, settings: Settings) -> int:
    """Rebuild the lists while the service runs. Returns 1 if a game or tournament could not be read."""
    client = connect(url)
    printed = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal printed
        if done == total or time.monotonic() - printed >= PROGRESS_SECONDS:
            printed = time.monotonic()
            print(f"{done} of {total} games and tournaments", flush=True)

    try:
        unreadable = rebuild(Store(client, TITLES, open_archive(client, settings)), progress)
    except WriteConflict as error:
        print(f"wardbook: {error}", file=sys.stderr)
        return 1
    finally:
        client.close()
    for id_ in unreadable:
        print(f"cannot read {id_}, so it is not in the lists", file=sys.stderr)
    print("The lists are rebuilt.")
    return 1 if unreadable else 0

"""An audit that waits until it is let go, and then never ends by itself."""

import sys
import time
from pathlib import Path

from events.audit.sandbox import Limits, apply_limits

if __name__ == "__main__":
    started, go, *limits = sys.argv[1:]
    apply_limits(Limits(*map(int, limits[:3])))
    Path(started).touch()
    for _ in range(1200):
        if Path(go).exists():
            break
        time.sleep(0.05)
    while True:
        pass

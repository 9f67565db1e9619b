"""Calls functions that block and that gevent cannot make wait, such as those of the object store."""

from collections.abc import Callable

from gevent import get_hub, monkey


def run_off_loop(function: Callable[[], object]) -> object:
    """Call a function. Under gevent it runs in a native thread, so that other requests go on."""
    if monkey.is_module_patched("socket"):
        return get_hub().threadpool.apply(function)
    return function()

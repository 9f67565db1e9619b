"""Which modules a page loads at once: it names them all, so that the browser need not find one by one."""

import posixpath
import re
from collections.abc import Mapping
from functools import lru_cache

MAIN = "app/main.js"
TITLES = "titles/titles.js"
PAGES: Mapping[str, str] = {
    "/": "pages/home/page.js",
    "/lobby": "pages/lobby/page.js",
    "/new": "pages/new/page.js",
    "/table/<id>": "pages/table/page.js",
    "/replay": "pages/replay/page.js",
    "/replay/<id>": "pages/replay/page.js",
    "/bundle": "pages/bundle/page.js",
    "/account": "pages/account/page.js",
    "/ratings": "pages/ratings/page.js",
    "/players/<id>": "pages/account/player.js",
    "/tournaments": "pages/tournaments/list/page.js",
    "/tournaments/<id>": "pages/tournaments/page.js",
    "/tournaments/new": "pages/tournaments/new/page.js",
    "/tournaments/<id>/desk": "pages/tournaments/desk/page.js",
    "/tournaments/<id>/settings": "pages/tournaments/new/change.js",
}
"""The URLs of the app, and the module that `app/main.js` loads for each of them."""

_IMPORT = re.compile(r"""(?:^|[;}\n])\s*(?:import|export)\b[^"'();]*["'](\.{1,2}/[^"']+)["']""")
"""An import that a module needs before it runs; `import("...")` is none."""


def loaded_at_once(files: Mapping[str, bytes], *modules: str) -> list[str]:
    """Return modules and everything that they import, in a fixed order."""
    found: dict[str, None] = {}
    waiting = [module for module in modules if module in files]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found[module] = None
            waiting += [name for name in _imports(module, files[module]) if name in files]
    return sorted(found)


def preload_tags(prefix: str, files: Mapping[str, bytes], page: str) -> str:
    """Return the tags that make a browser load a page's modules at once.

    A page with tables also names the modules of all titles: which of them it needs, it knows only later.
    """
    modules = loaded_at_once(files, MAIN, page)
    tags = [f'<link rel="modulepreload" href="{prefix}/{name}">' for name in modules]
    if TITLES in modules:
        drawings = [name for name in files if name.startswith("titles/") and name.endswith("/drawing.js")]
        later = [name for name in loaded_at_once(files, *drawings) if name not in modules]
        tags.append(f'<meta name="title-modules" content="{" ".join(later)}">')
    return "\n".join(tags)


@lru_cache(maxsize=1000)
def _imports(module: str, content: bytes) -> tuple[str, ...]:
    """Return the modules that a module imports. Many pages load the same ones."""
    found = _IMPORT.findall(content.decode())
    return tuple(posixpath.normpath(posixpath.join(posixpath.dirname(module), path)) for path in found)

"""Everything that goes wrong in a page, whether a test looks for it or not."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
REFUSED = "Failed to load resource"
"""What Chromium says of refused and lost requests. `_look_at` judges refused ones; lost ones are no fault."""


def watch(context: BrowserContext) -> list[str]:
    """What goes wrong in the pages of a context; the list grows with every fault."""
    faults: list[str] = []
    context.add_init_script(REPORT_VIOLATIONS)
    context.on("weberror", lambda error: faults.append(f"page error: {error.error}"))
    context.on("console", lambda message: _listen(message, faults))
    context.on("response", lambda response: _look_at(response, faults))
    return faults


def _listen(message: ConsoleMessage, faults: list[str]) -> None:
    if message.type == "error" and not message.text.startswith(REFUSED):
        faults.append(f"console: {message.text}")


def _look_at(response: Response, faults: list[str]) -> None:
    """The API may refuse a request, such as a stale move. Nothing may fail, and no file may be missing."""
    path = urlsplit(response.url).path
    if response.status >= 500 or (response.status >= 400 and not path.startswith("/v1/")):
        faults.append(f"{response.status} {response.request.method} {path}")


def finished_requests(page: Page) -> list[Request]:
    """The requests of a page; the list grows with every one that is finished."""
    requests: list[Request] = []

    def note(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", note)
    return requests

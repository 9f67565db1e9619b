"""What an organizer does at the desk."""

from playwright.sync_api import Page, expect


def choose(page: Page, task: str) -> None:
    """Open the form of a task."""
    page.get_by_role("button", name=task, exact=True).first.click()
    expect(page.get_by_role("heading", name=task)).to_be_visible()


def submit(page: Page, task: str, *, asks: bool = False) -> None:
    """Send the form of a task, and answer once more where that is asked."""
    form = page.locator("form.task")
    form.get_by_role("button", name=task).click()
    if asks:
        form.get_by_role("button", name=task).click()
    expect(form).to_have_count(0)


def send(page: Page, task: str, *, asks: bool = False, **fields: str) -> None:
    """Fill in the form of a task and send it."""
    choose(page, task)
    for label, value in fields.items():
        page.get_by_label(label.replace("_", " "), exact=False).fill(value)
    submit(page, task, asks=asks)

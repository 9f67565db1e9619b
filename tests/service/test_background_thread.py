"""Work that no request waits for."""

from functools import partial
from queue import SimpleQueue
from threading import Event

import pytest

from service import background_thread
from service.background_thread import BackgroundThread
from tests.e2e.running import eventually


def test_work_is_done_in_its_order() -> None:
    thread, done = BackgroundThread(), SimpleQueue[int]()
    for number in range(5):
        thread.later(partial(done.put, number))
    assert [done.get(timeout=10) for _ in range(5)] == [*range(5)]


def test_work_that_finds_too_much_before_it_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_thread, "MOST_WAITING", 2)
    thread, done, began, go_on = BackgroundThread(), SimpleQueue[int](), Event(), Event()

    def first() -> None:
        began.set()
        go_on.wait(10)

    thread.later(first)
    assert began.wait(10)
    for number in range(5):
        thread.later(partial(done.put, number))
    go_on.set()
    assert [done.get(timeout=10) for _ in range(2)] == [0, 1]
    thread.later(partial(done.put, 9))
    assert done.get(timeout=10) == 9


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mistake_does_not_end_the_work_of_others() -> None:
    thread, done = BackgroundThread(), SimpleQueue[int]()
    thread.later(partial(int, "no number"))
    eventually(lambda: not thread._started, why="the thread goes on after a mistake")
    thread.later(partial(done.put, 1))
    assert done.get(timeout=10) == 1

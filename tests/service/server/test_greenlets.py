"""Greenlets are used again, and a request finds nothing of an earlier one."""

from contextvars import ContextVar

from greenlet import GreenletExit, getcurrent, greenlet

from service.server.greenlets import MOST_IDLE, Greenlets

CALLER: ContextVar[str] = ContextVar("CALLER", default="nobody")


def test_one_greenlet_serves_one_request_after_another() -> None:
    greenlets, served = Greenlets(getcurrent()), list[tuple[int, greenlet]]()
    for number in range(3):
        greenlets.start(greenlets.take(), lambda request: served.append((request, getcurrent())), number)
    assert [request for request, _ in served] == [0, 1, 2]
    assert len({id(used) for _, used in served}) == 1


def test_requests_at_the_same_time_have_greenlets_of_their_own() -> None:
    hub, done = getcurrent(), list[int]()
    greenlets = Greenlets(hub)

    def serve(request: int) -> None:
        hub.switch()
        done.append(request)

    waiting = [greenlets.take() for _ in range(MOST_IDLE + 10)]
    for number, one in enumerate(waiting):
        greenlets.start(one, serve, number)
    assert not done
    for one in reversed(waiting):
        one.switch()
    assert done == list(reversed(range(MOST_IDLE + 10)))
    assert sum(one.dead for one in waiting) == 10, "only some are kept"


def test_a_request_finds_no_context_of_an_earlier_one() -> None:
    greenlets, found = Greenlets(getcurrent()), list[str]()

    def serve(request: str) -> None:
        found.append(CALLER.get())
        CALLER.set(request)

    for name in ("Ada", "Ben"):
        greenlets.start(greenlets.take(), serve, name)
    assert found == ["nobody", "nobody"]


def test_what_comes_late_to_an_idle_greenlet_disturbs_no_request() -> None:
    greenlets, served = Greenlets(getcurrent()), list[str]()
    first = greenlets.take()
    greenlets.start(first, served.append, "one")
    first.switch("late")
    greenlets.start(greenlets.take(), served.append, "two")
    first.throw(GreenletExit)
    greenlets.start(greenlets.take(), served.append, "three")
    assert served == ["one", "two", "three"]

"""Jobs that no worker has: refused at start-up, and skipped with an error in what another build wrote."""

import logging

import pytest
from msgspec.structs import replace

from cli.main import main
from games.kernel.messages import Command
from games.kernel.module import Handler
from games.kernel.title import Title
from games.titles import TITLES
from tests.market.base import BASE, Score
from tests.market.title import MARKET
from workers import dispatcher, rq_worker
from workers.queue import UnknownJob, check_jobs, enqueue, open_queues, queued_job_ids

LINE = "title 'market', module 'base': there is no background job 'tidying'; workers have 'scoring', 'automa'"


def _title(job: str) -> Title:
    score = replace(BASE.handlers[Score], job=job)
    handlers: dict[type[Command], Handler] = {**BASE.handlers, Score: score}
    return replace(MARKET, base=replace(BASE, handlers=handlers))


def test_every_job_of_the_registered_titles_is_known() -> None:
    check_jobs(TITLES)
    check_jobs({"market": MARKET})


@pytest.mark.parametrize("job", ["tidying", "bot", "clock", ""])
def test_a_job_that_rules_may_not_name_is_refused(job: str) -> None:
    with pytest.raises(UnknownJob, match=f"title 'market', module 'base': .* {job!r};"):
        check_jobs({"market": _title(job)})


@pytest.mark.parametrize("name", ["worker", "dispatcher"])
def test_worker_and_dispatcher_do_not_start_with_an_unknown_job(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (dispatcher, rq_worker):
        monkeypatch.setattr(module, "TITLES", {"market": _title("tidying")})
    assert main([name]) == 2
    assert capsys.readouterr().err == f"wardbook: {LINE}\n"


@pytest.mark.usefixtures("client")
def test_a_game_of_another_build_does_not_stop_the_others(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    queues = open_queues(redis_url)
    with caplog.at_level(logging.ERROR):
        assert not enqueue(queues, "tidying", "agame", 3)
    assert "game agame waits for the job 'tidying'" in caplog.text
    assert queued_job_ids(queues) == set()
    queues.close()

"""The parts of a table that only compute: narrowing, groups, batches, the log, clocks and patches."""

from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.fixture
def compute(page: Page) -> Any:
    """Runs a function of the app's modules in the browser."""
    page.goto("/")
    main = page.evaluate("""document.querySelector('script[src$="/app/main.js"]').src""")

    def run(module: str, code: str) -> Any:
        url = main.replace("app/main.js", module)
        return page.evaluate(f"async () => {{ const m = await import({url!r}); return await ({code})(m); }}")

    return run


OFFERS = """[
    {command: {type: "place", nurse: 1, room: "a", patients: [4]}, words: "Place a nurse in A for 4"},
    {command: {type: "place", nurse: 1, room: "a", patients: [5]}, words: "Place a nurse in A for 5"},
    {command: {type: "place", nurse: 1, room: "b", patients: [4, 5]}, words: "Place one in B"},
    {command: {type: "finish"}, words: "Finish"},
].map((offer) => ({...offer, pieces: m.piecesOf(offer.command, {room: "room", patients: "patient"})}))"""


def test_picks_narrow_the_offers(compute: Any) -> None:
    code = f"""(m) => {{
        const offers = {OFFERS};
        const left = m.remaining(offers, ["room:a"]);
        return [left.length, [...m.possible(left, ["room:a"])].sort(), m.complete(left, ["room:a"]).length,
                m.complete(m.remaining(offers, ["room:b"]), ["room:b"]).map((offer) => offer.words)];
    }}"""
    only = ["Place one in B"]
    assert compute("moves/narrowing.js", code) == [2, ["patient:4", "patient:5", "type:place"], 0, only]


def test_a_piece_that_is_alike_stands_in_for_the_listed_one(compute: Any) -> None:
    code = f"""(m) => {{
        const looks = new Map([["patient:4", "red 3"], ["patient:9", "red 3"], ["patient:8", "red 1"]]);
        return ["patient:9", "patient:8", "patient:4"].map((key) => m.standIn({OFFERS}, [], key, looks));
    }}"""
    assert compute("moves/narrowing.js", code) == ["patient:4", None, "patient:4"]


def test_groups_are_named_by_what_their_sentences_share(compute: Any) -> None:
    code = """(m) => [
        m.sharedWords(["Build on 0a1: Garden", "Build on 0b2: Room"]),
        m.sharedWords(["Heal red 4 with a blood bag", "Heal green 3 with a blood bag"]),
        m.sharedWords(["Finish"]),
        m.sharedWords(["Pass on", "Pass"]),
        m.sharedWords(["4 bieten", "5 bieten"]),
        m.sharedWords(["Bid", "Pass"]),
        m.groupsOf([{command: {type: "a"}, words: "A b"}, {command: {type: "c"}, words: "C"},
                    {command: {type: "a"}, words: "A d"}]),
        m.matching([{words: "Heal red 4"}, {words: "Heal green 4"}], " 4 RED").length,
    ]"""
    groups = [{"key": "type:a", "label": "A …", "count": 2}, {"key": "type:c", "label": "C", "count": 1}]
    names = ["Build on …", "Heal … with a blood bag", "Finish", "Pass …", "… bieten", "Bid …"]
    assert compute("moves/grouping.js", code) == [*names, groups, 1]


def test_the_points_of_a_result_add_up(compute: Any) -> None:
    code = """(m) => [
        m.reasons(28, [{reason: "doctors", points: 6}, {reason: "time", points: -13},
                       {reason: "nurses", points: 0}], {words: {scores: {time: "time spent"}}}),
        m.reasons(6, [{reason: "doctors", points: 6}], {words: {scores: {}}}),
    ]"""
    expected = ["during the game 35, doctors 6, time spent -13", "doctors 6"]
    assert compute("pages/table/room/result.js", code) == expected


def test_work_asked_for_in_a_burst_runs_once_more(compute: Any) -> None:
    code = """async (m) => {
        let runs = 0, at_once = 0, most = 0;
        const run = m.oneAtATime(async () => {
            most = Math.max(most, at_once += 1);
            await new Promise((done) => setTimeout(done, 5));
            at_once -= 1;
            return runs += 1;
        });
        const results = await Promise.all([run(), run(), run(), run()]);
        return [results, runs, most, await run()];
    }"""
    assert compute("pages/table/live/once.js", code) == [[1, 2, 2, 2], 2, 1, 3]


def test_work_that_failed_is_done_again_for_who_asked_meanwhile(compute: Any) -> None:
    code = """async (m) => {
        let runs = 0;
        const run = m.oneAtATime(async () => {
            if (runs++ === 0) throw new Error("lost");
            return runs;
        });
        const results = await Promise.allSettled([run(), run()]);
        return results.map((result) => result.value ?? result.reason.message);
    }"""
    assert compute("pages/table/live/once.js", code) == ["lost", 2]


def test_records_are_kept_once_and_in_order(compute: Any) -> None:
    code = """(m) => {
        const record = (version, more) => ({version, events: [], ...more});
        const all = m.merged([record(3), record(4)], [record(4, {undone: true}), record(2), record(5)]);
        return [all.map((one) => one.version), all[2].undone];
    }"""
    assert compute("pages/table/live/log.js", code) == [[2, 3, 4, 5], True]


def test_what_is_left_of_a_clock(compute: Any) -> None:
    code = "(m) => [-5, 1, 1000, 65000, 7200000, 273600000].map((left) => m.timeLeft(left))"
    expected = ["0:00", "0:01", "0:01", "1:05", "2:00:00", "3 d 04:00"]
    assert compute("pages/table/head/clock.js", code) == expected


def test_every_answer_narrows_what_is_known_of_the_services_time(compute: Any) -> None:
    code = """(m) => {
        let known = {low: -Infinity, high: Infinity};
        known = m.narrowed(known, {date: 10_000, sent: 4_900, received: 5_000});
        const first = {...known};
        known = m.narrowed(known, {date: 10_000, sent: 5_600, received: 5_650});
        const second = {...known};
        return [first, second, m.narrowed(known, {date: 90_000, sent: 6_000, received: 6_100})];
    }"""
    first, second = {"low": 5000, "high": 6100}, {"low": 5000, "high": 5400}
    assert compute("app/connection.js", code) == [first, second, {"low": 83900, "high": 85000}]


def test_an_undo_says_which_moves_it_takes_back(compute: Any) -> None:
    code = """(m) => {
        const record = (version, type, undone = false) =>
            ({version, command: {type}, words: {command: `move ${version}`}, undone});
        const moves = [[3, "roll"], [4, "roll", true], [5, "undo"], [6, "roll"], [7, "roll"]];
        const records = moves.map((move) => record(...move));
        const ranges = [[3, 3], [7, 9]];
        const [all, later] = [2, 3].map((to) => m.takenBack(to, records, null));
        return [all, later, m.takenBack(2, records, ranges)];
    }"""
    expected = ["move 3; move 6; move 7", "move 6; move 7", "move 3; move 7"]
    assert compute("pages/table/history/taken-back.js", code) == expected

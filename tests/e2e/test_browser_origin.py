"""A page of another origin, in a real Chromium, creates an account, plays and follows the game."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.browser.chromium import HOW_TO_INSTALL, find_chromium, running_chromium
from tests.e2e.running import Wardbook

SCRIPT = """
async (api) => {
  const json = {"Content-Type": "application/json"};
  const call = async (path, options = {}) => {
    const response = await fetch(api + path, options);
    return {status: response.status, headers: response.headers, body: await response.json()};
  };
  const post = (path, body, headers = {}) =>
    call(path, {method: "POST", headers: {...json, ...headers}, body: JSON.stringify(body)});

  const account = await post("/v1/players", {name: "Page"}, {"Idempotency-Key": crypto.randomUUID()});
  const key = {Authorization: "Bearer " + account.body.key};
  const game = await post("/v1/games",
    {title: "dice-hospital", seats: [{kind: "human"}, {kind: "bot", bot: "easy"}]}, key);
  const path = game.headers.get("Location");

  const stop = new AbortController(), lines = [];
  const stream = await fetch(api + path + "/stream",
    {headers: {...key, Accept: "application/x-ndjson"}, signal: stop.signal});
  const follow = (async () => {
    const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = "";;) {
      const {value, done} = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\\n");
      rest = parts.pop();
      lines.push(...parts.filter(Boolean).map(part => JSON.parse(part)));
    }
  })().catch(error => { if (error.name !== "AbortError") throw error; });

  await post(path + "/commands", {type: "start"}, key);
  let moved, actions;
  for (let tries = 0; tries < 300 && !moved; tries++) {
    actions = (await call(path + "/actions", {headers: key})).body;
    if (actions.moves.length) {
      moved = await post(path + "/commands", actions.moves[0],
        {...key, "If-Match": `"${actions.version}"`, "Idempotency-Key": crypto.randomUUID()});
      if (moved.status === 412) moved = null;
    } else {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  for (let tries = 0; tries < 100 && !lines.some(line => line.version === moved.body.version); tries++) {
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  stop.abort();
  await follow;
  const refused = await post(path + "/commands", {type: "strat"}, key);
  return {
    statuses: [account.status, game.status, stream.status, moved.status, refused.status],
    etag: moved.headers.get("ETag"),
    requestId: refused.headers.get("Request-Id"),
    nearest: refused.body.facts.nearest,
    versions: lines.map(line => line.version),
    moved: moved.body.version,
  };
}
"""


class _Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>A client</title>")

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def page_url() -> Iterator[str]:
    """A page of another origin."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Page)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.browser
@pytest.mark.skipif(find_chromium() is None, reason=f"there is no Chromium: {HOW_TO_INSTALL}")
def test_a_page_of_another_origin_plays_and_streams(shared_wardbook: Wardbook, page_url: str) -> None:
    with running_chromium() as browser:
        page = browser.new_page()
        page.goto(page_url)
        found = page.evaluate(SCRIPT, shared_wardbook.url)
    assert found["statuses"] == [201, 201, 200, 201, 400]
    assert found["etag"] == f'"{found["moved"]}"'
    assert found["requestId"]
    assert found["nearest"] == "start"
    assert found["versions"][: found["moved"]] == list(range(1, found["moved"] + 1))

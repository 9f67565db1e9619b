"""What operators start from: the compose file of the large set-up, and the configuration of its proxy."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from events.settings import CLUSTER_URL, from_environment

ROOT = Path(__file__).parents[1]
PROXY = ROOT / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.cluster.yaml").read_text())["services"]
    return found


def test_the_large_setup_has_two_of_every_part_behind_a_proxy(services: dict[str, Any]) -> None:
    commands = [service.get("command") for service in services.values()]
    assert {part: commands.count(part) for part in ("web", "worker", "dispatcher")} == {
        "web": 2,
        "worker": 2,
        "dispatcher": 2,
    }
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_every_part_has_settings_that_are_accepted(services: dict[str, Any]) -> None:
    parts = [service for service in services.values() if service.get("image") == "wardbook"]
    assert len(parts) == 6
    for part in parts:
        given = {**part["environment"], "WARDBOOK_ARCHIVE_URL": "/data/archive"}
        settings = from_environment(given)
        found = CLUSTER_URL.fullmatch(settings.redis_url)
        assert found
        named = [address.partition(":")[0] for address in found["addresses"].split(",")]
        assert named == [name for name in services if re.fullmatch(r"redis\d", name)]
        assert (settings.replicas, settings.trusted_proxies) == (1, 1)
        assert settings.queue_url == "redis://queue:6379/0"


def test_nodes_keep_their_addresses_and_are_all_joined(services: dict[str, Any]) -> None:
    nodes = {name: service for name, service in services.items() if re.fullmatch(r"redis\d", name)}
    addresses = [node["networks"]["default"]["ipv4_address"] for node in nodes.values()]
    assert re.findall(r"([\d.]+):6379", services["cluster"]["command"][-1]) == addresses
    assert set(services["cluster"]["depends_on"]) == set(nodes)
    for node in nodes.values():
        for option in ("appendonly yes", "appendfsync always", "noeviction", "require-full-coverage no"):
            assert option in node["command"]


def test_nodes_are_set_up_as_the_single_redis_is(services: dict[str, Any]) -> None:
    single = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["redis"]["command"]
    for option in re.findall(r"--\S+ \S+", single):
        assert option in services["redis1"]["command"]


def test_the_proxy_names_the_web_processes(services: dict[str, Any]) -> None:
    variables = set(re.findall(r"\$\{(WARDBOOK_\w+)", PROXY.read_text()))
    assert set(services["proxy"]["environment"]) == variables
    for name in ("WARDBOOK_WEB_1", "WARDBOOK_WEB_2"):
        assert services["proxy"]["environment"][name].partition(":")[0] in services


@pytest.mark.skipif(HAPROXY is None, reason="HAProxy is not installed (apt-get install haproxy)")
def test_the_proxy_accepts_its_configuration() -> None:
    addresses = {"WARDBOOK_LISTEN": "127.0.0.1:9000", "WARDBOOK_WEB_1": "127.0.0.1:9001"}
    addresses |= {"WARDBOOK_WEB_2": "127.0.0.1:9002"}
    checked = subprocess.run(
        [str(HAPROXY), "-c", "-f", str(PROXY)],
        env={**os.environ, **addresses},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, "WARNING" in checked.stderr) == (0, False), checked.stderr

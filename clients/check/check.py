"""Makes a client with every generator that is installed, checks its types and plays each title with it.

`make clients-check` runs it. Generated code goes to a temporary folder. The last lines say what was skipped.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path

from service_process import running_service

HERE = Path(__file__).parent
CONTRACT = HERE.parents[1] / "openapi.yaml"
DRIVERS = HERE / "drivers"
TOOLS = HERE / "node_modules" / ".bin"
PACKAGE = "wardbook_client"
TSCONFIG = HERE / "tsconfig.json"
LIBRARY = HERE.parent / "typescript"


class NotInstalledError(Exception):
    """A tool that is not installed."""


def run(*command: str | Path, folder: Path, path: str = "") -> str:
    """Run a command in a folder and return what it printed; fail with that."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stdout[-3000:]}{done.stderr[-3000:]}")
    if "play" in str(command[1]):
        print(done.stdout, end="")
    return done.stdout + done.stderr


def python_tool(name: str) -> Path:
    """Return a command of this virtual environment."""
    found = Path(sys.executable).with_name(name)
    if not found.exists():
        raise NotInstalledError(f"{name} is not installed")
    return found


def node_tool(name: str) -> Path:
    """Return a command that `npm ci` installed here."""
    if not (TOOLS / name).exists():
        raise NotInstalledError(f"{name} is not installed: run npm ci in clients/check")
    return TOOLS / name


def generator() -> list[str | Path]:
    """Return the command of openapi-generator, whose jar comes from PyPI."""
    package = find_spec("openapi_generator_cli")
    if package is None or package.origin is None:
        raise NotInstalledError("openapi-generator-cli is not installed: see clients/check/requirements.txt")
    if shutil.which("java") is None:
        raise NotInstalledError("there is no java")
    return [
        "java",
        "-jar",
        Path(package.origin).with_name("openapi-generator.jar"),
        "generate",
        "-i",
        CONTRACT,
    ]


def redocly(folder: Path, _url: str) -> None:
    said = run(node_tool("redocly"), "lint", "--config", HERE / "redocly.yaml", CONTRACT, folder=folder)
    if re.search(r"[1-9]\d* warning", said):
        raise RuntimeError(said)


def spectral(folder: Path, _url: str) -> None:
    run(node_tool("spectral"), "lint", "-F", "hint", "-r", HERE / "spectral.yaml", CONTRACT, folder=folder)


def openapi_python_client(folder: Path, url: str) -> None:
    run(
        python_tool("openapi-python-client"),
        *("generate", "--path", CONTRACT, "--config", HERE / "openapi-python-client.yaml"),
        *("--output-path", "generated", "--fail-on-warning"),
        folder=folder,
    )
    play_in_python("play_openapi_python_client.py", folder, url)


def datamodel_code_generator(folder: Path, url: str) -> None:
    (folder / "generated").mkdir()
    run(
        python_tool("datamodel-codegen"),
        *("--input", CONTRACT, "--input-file-type", "openapi", "--output", "generated/models.py"),
        *("--output-model-type", "pydantic_v2.BaseModel", "--enum-field-as-literal", "all"),
        *("--formatters", "builtin", "--use-annotated", "--use-type-alias"),
        folder=folder,
    )
    play_in_python("play_datamodel_code_generator.py", folder, url)


def openapi_generator_python(folder: Path, url: str) -> None:
    options = "useOneOfDiscriminatorLookup=true"
    run(
        *generator(),
        *("-g", "python", "-o", "generated", "--package-name", PACKAGE, "--additional-properties", options),
        folder=folder,
    )
    play_in_python("play_openapi_generator.py", folder, url)


def play_in_python(driver: str, folder: Path, url: str) -> None:
    path = f"{folder / 'generated'}:{DRIVERS}"
    run(sys.executable, DRIVERS / driver, url, folder=folder, path=path)


def check_types(driver: str, folder: Path) -> None:
    """Check the types of a driver and of all generated code that it uses."""
    os.environ["MYPYPATH"] = f"{folder / 'generated'}:{DRIVERS}"
    run(sys.executable, "-m", "mypy", "--no-incremental", DRIVERS / driver, folder=folder)


def openapi_typescript(folder: Path, url: str) -> None:
    run(
        node_tool("openapi-typescript"),
        *(CONTRACT, "--default-non-nullable=false", "-o", "generated/schema.ts"),
        folder=folder,
    )
    play_in_typescript("play-openapi-typescript", folder, url)


def hey_api(folder: Path, url: str) -> None:
    (folder / "hey.mjs").write_text(
        f"export default {{input: '{CONTRACT}', output: {{path: 'generated', importFileExtension: '.js'}},"
        " plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk']};"
    )
    run(node_tool("openapi-ts"), "-f", "hey.mjs", folder=folder)
    play_in_typescript("play-hey-api", folder, url)


def openapi_generator_typescript(folder: Path, url: str) -> None:
    node_tool("tsc")
    options = "importFileExtension=.js"
    run(
        *generator(),
        *("-g", "typescript-fetch", "-o", "generated", "--additional-properties", options),
        folder=folder,
    )
    play_in_typescript("play-typescript-fetch", folder, url)


def typescript_library(folder: Path, _url: str) -> None:
    """Check the types of our own library, and that its declarations are up to date."""
    for part in ("src", "types"):
        shutil.copytree(LIBRARY / part, folder / part)
    shutil.copy(LIBRARY / "tsconfig.json", folder)
    run(node_tool("tsc"), "-p", ".", folder=folder)
    for declared in sorted((folder / "types").iterdir()):
        if declared.read_bytes() != (LIBRARY / "types" / declared.name).read_bytes():
            raise RuntimeError(f"{declared.name} is out of date: run `npm run types` in clients/typescript")


def play_in_typescript(driver: str, folder: Path, url: str) -> None:
    """Check all types strictly, and run what tsc made."""
    for name in ("game-loop.ts", f"{driver}.ts"):
        shutil.copy(DRIVERS / name, folder)
    shutil.copy(TSCONFIG, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "node_modules").symlink_to(HERE / "node_modules")
    run(node_tool("tsc"), "-p", ".", folder=folder)
    run("node", f"out/{driver}.js", url, folder=folder)


TYPED = {
    "openapi_python_client": "play_openapi_python_client.py",
    "datamodel_code_generator": "play_datamodel_code_generator.py",
    "openapi_generator_python": "play_openapi_generator.py",
}
"""The drivers whose types mypy checks after the game; tsc checks those in TypeScript before it."""

CHECKS: dict[str, Callable[[Path, str], None]] = {
    check.__name__: check
    for check in (
        *(redocly, spectral, openapi_python_client, datamodel_code_generator, openapi_generator_python),
        *(openapi_typescript, hey_api, openapi_generator_typescript, typescript_library),
    )
}


def main(names: list[str], with_types: bool, given_url: str | None) -> int:
    """Run the checks with these names, or all; return the exit status."""
    results: dict[str, str] = {}
    with nullcontext(given_url) if given_url else running_service() as url:
        for name in names or CHECKS:
            print(f"{name}:", flush=True)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    CHECKS[name](Path(folder), url)
                    if with_types and name in TYPED:
                        check_types(TYPED[name], Path(folder))
                    results[name] = "passed"
                except NotInstalledError as reason:
                    results[name] = f"skipped: {reason}"
                except RuntimeError as error:
                    results[name] = f"FAILED: {error}"
    for name, result in results.items():
        print(f"{name}: {result}")
    return int(any(result.startswith("FAILED") for result in results.values()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(CHECKS)}")
    parser.add_argument("--without-types", action="store_true", help="do not run mypy")
    parser.add_argument("--url", help="play at this service instead of starting one")
    given = parser.parse_args()
    sys.exit(main(given.names, not given.without_types, given.url))

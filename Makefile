# Everything that can be done here; a bare `make` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# One lock for every Python from 3.11.0 on, whichever of them writes it, with the same versions for all.
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--group build --custom-compile-command "make lock" --upgrade
# How many processes run tests. Those of `make pytest` often wait for a service: a third keeps two cores busy.
browser check soak-games soak-service: PROCESSES ?= 2
pytest: PROCESSES ?= 3
# Tests start many processes; without compiled files each of them would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

.PHONY: run
run: $(VENV)/.installed ## start the service with its own Redis on http://127.0.0.1:8000 (settings: docs/operators.md); Ctrl-C stops it
	@exec $(BIN)/wardbook up

.PHONY: demo
demo: $(VENV)/.installed ## watch four bots play a whole game over HTTP (ARGS="--url http://..." to use a running service)
	@exec $(BIN)/wardbook demo $(ARGS)

.PHONY: test
test: check pytest ## run all checks and all tests but the long ones

.PHONY: check
check: $(VENV)/.installed-dev ## run the linter, the format check and the type checker, and see that openapi.yaml is up to date
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -n $(PROCESSES)
	$(BIN)/wardbook openapi --check

.PHONY: pytest
pytest: $(VENV)/.installed-dev ## run only the tests (ARGS="-k name" to choose some, PROCESSES=4 to run more at once)
	$(BIN)/pytest -m "not soak and not browser" -n $(PROCESSES) $(ARGS)

.PHONY: browser
browser: $(VENV)/.installed-dev ## play in a real Chromium: every browser test (ARGS="-k name" to choose some)
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/pytest -n $(PROCESSES) $(ARGS) tests/browser tests/e2e/test_browser_origin.py

.PHONY: soak
soak: soak-games soak-service soak-tournaments ## run all long tests: several hours

.PHONY: soak-games
soak-games: $(VENV)/.installed-dev ## play thousands of whole games with every set of modules
	$(BIN)/pytest -m soak -n $(PROCESSES) $(ARGS) tests/games tests/titles

.PHONY: soak-tournaments
soak-tournaments: $(VENV)/.installed-dev ## play whole tournaments over HTTP: 128 accounts, everything that goes wrong, kills
	$(BIN)/pytest -m soak -n 0 -s $(ARGS) tests/e2e/tournaments

.PHONY: soak-service
soak-service: $(VENV)/.installed-dev ## attack the service: forged files, hostile requests, kills, races, failovers, a full disk
	$(BIN)/pytest -m soak -n $(PROCESSES) $(ARGS) --ignore tests/games --ignore tests/titles --ignore tests/e2e/tournaments

.PHONY: bench
bench: $(VENV)/.installed-dev ## measure speed and compare each figure with its ceiling (printed and written to bench/results.json)
	@exec $(BIN)/wardbook bench $(ARGS)

.PHONY: balance
balance: $(VENV)/.installed-dev ## print the mean scores of the Automa and the easy bot in every mode (ARGS="--games 200" for a rough look)
	@exec $(BIN)/python -m bench.balance $(ARGS)

.PHONY: ladder
ladder: $(VENV)/.installed-dev ## play the bots against each other until the results are clear (ARGS="--only Clinic --minutes 30"); goes on where it stopped
	@exec $(BIN)/python -m bench.ladder $(ARGS)

.PHONY: useless
useless: $(VENV)/.installed-dev ## count the actions of a bot in Clinic that did nothing (ARGS="--bot hard --games 5")
	@exec $(BIN)/python -m bench.useless_actions $(ARGS)

.PHONY: train
train: $(VENV)/.installed-dev ## fit what bots that search think a position is worth (ARGS="--modules city --fit city --games 50"); prints a table
	@exec $(BIN)/python -m bench.train $(ARGS)

.PHONY: openapi
openapi: $(VENV)/.installed-dev ## write openapi.yaml, docs/errors.md and the generated parts of the clients
	$(BIN)/wardbook openapi
	$(BIN)/python -m service.generate errors > docs/errors.md

.PHONY: pictures
pictures: $(VENV)/.installed-dev ## draw the pictures in docs/views from recorded games, and take those in docs/pictures in a Chromium
	$(BIN)/python -m docs.views.pictures.draw
	$(BIN)/python -m tests.browser.pictures $(ARGS)

.PHONY: baseline
baseline: openapi ## write the baseline that breaking changes of the contract are found against; see docs/contributing.md
	$(BIN)/python -m tests.service.contract.baseline > tests/service/contract/baseline.yaml

.PHONY: clients-check
clients-check: $(VENV)/.installed-dev ## make clients with every generator that is installed and play with them (npm and java for all)
	$(PIP) install --require-hashes -r clients/check/requirements.txt
	@if command -v npm > /dev/null; then npm --prefix clients/check ci --ignore-scripts --no-audit --no-fund; fi
	@exec $(BIN)/python clients/check/check.py $(ARGS)

.PHONY: web-check
web-check: ## check the types of the browser app with tsc (needs node and npm)
	npm --prefix web ci --ignore-scripts --no-audit --no-fund
	npm --prefix web run check

.PHONY: fmt
fmt: $(VENV)/.installed-dev ## format the code and sort the imports
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: lock
lock: $(VENV)/.installed-dev ## choose the newest versions of all dependencies and write both lock files
	$(LOCK) --output-file=requirements.lock pyproject.toml
	$(LOCK) --extra=bench --extra=dev --output-file=requirements-dev.lock pyproject.toml

.PHONY: clean
clean: ## delete the virtual environment, caches and builds; played games (.data) stay
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Wardbook needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: requirements.lock pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

# Everything that can be done here; a bare `make` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# One lock for every Python from 3.11.0 on, whichever of them writes it, with the same versions for all.
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--group build --custom-compile-command "make lock" --upgrade
PROCESSES ?= 2
.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' Makefile

.PHONY: run
run: $(VENV)/.installed ## serve on http://127.0.0.1:8000 with a Redis of its own (WARDBOOK_* settings apply)
	@exec $(BIN)/wardbook up

.PHONY: demo
demo: $(VENV)/.installed ## watch four players play a whole game over HTTP (ARGS="--url http://…" for a running service)
	@exec $(BIN)/wardbook demo $(ARGS)

.PHONY: test
test: check pytest ## everything: lint, types, contract, tests

.PHONY: check
check: $(VENV)/.installed-dev ## what a reviewer runs first: lint, format, types, contract up to date
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/wardbook openapi --check

.PHONY: pytest
pytest: $(VENV)/.installed-dev ## the tests alone (ARGS="-k name" to choose)
	$(BIN)/pytest -m "not soak" -n $(PROCESSES) $(ARGS)

.PHONY: soak
soak: $(VENV)/.installed-dev ## the long runs: ten thousand play-outs, fifty kills
	$(BIN)/pytest -m soak $(ARGS)

.PHONY: bench
bench: $(VENV)/.installed-dev ## measure, each figure beside its ceiling (table and bench/results.json)
	@exec $(BIN)/wardbook bench $(ARGS)

.PHONY: balance
balance: $(VENV)/.installed-dev ## mean scores of the Automa and the greedy bot in every mode (ARGS="--games 200" for a rough look)
	@exec $(BIN)/python -m bench.balance $(ARGS)

.PHONY: openapi
openapi: $(VENV)/.installed ## write openapi.yaml from what the code declares
	$(BIN)/wardbook openapi

.PHONY: fmt
fmt: $(VENV)/.installed-dev ## format the code and put imports in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: lock
lock: $(VENV)/.installed-dev ## choose the newest dependencies and lock them with their hashes
	$(LOCK) --output-file=requirements.lock pyproject.toml
	$(LOCK) --extra=bench --extra=dev --output-file=requirements-dev.lock pyproject.toml

.PHONY: clean
clean: ## remove everything that was made here, except played games (.data)
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

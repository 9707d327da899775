# Everything from a fresh machine with Python 3.11+ and make. Second runs are quick.
# Another Python: make test PYTHON=python3.13 VENV=.venv-3.13

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# What is installed: everything needed to play, and everything needed to develop.
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
INSTALL := $(PYTHON) tools/install.py $(VENV)
# All tests of a file run in one process, which then makes its positions and servers once.
BY_FILE := $(BIN)/pytest --dist loadfile --no-loadscope-reorder
PYTEST := $(BY_FILE) -n auto
# Tests of servers wait about half of the time: one process more than there are processors.
ONE_MORE := $(shell expr `getconf _NPROCESSORS_ONLN` + 1)
CHECKED := $(addprefix tests/,games every_game search)
# Half an hour with ALL=1; without it, the tests that a change is most likely to break.
CHOSEN := $(if $(ALL),,-m 'not closer')
# In CI only: a test that fails because the machine is busy is tried once more, and listed.
AGAIN := $(if $(CI),--reruns 1 -r R)
QUICK := $(addprefix tests/,games every_game match engine server repository web)

# Without byte code, collecting the tests takes three times as long, in each process.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play site test quick check bench fuzz mutate dist distcheck clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

setup: $(DEV) ## a virtual environment with everything in it

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; $(PYTHON) is `$(PYTHON) --version 2>&1`."; \
		  echo "Say which one to use: make PYTHON=/path/to/python3.11"; exit 1; }

$(PLAY): pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) page
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) dev
	@touch $@ $(PLAY)

play: $(PLAY) ## serve the games on this machine and open them in the browser
	@$(BIN)/python tools/web_build.py
	@$(BIN)/glueck serve --open

site: $(DEV) ## the page as a folder for any file host, playing without a server; into site/
	$(BIN)/python tools/wasm_build.py
	$(BIN)/python tools/site_folder.py

test: $(DEV) ## compiled, uncompiled, bounds-checked, in the browser (ALL=1: every test, as CI)
	$(BIN)/glueck compile --research & compiling=$$!; \
		$(BIN)/python tools/wasm_build.py || echo "The modules for browsers were not built."; \
		wait $$compiling
	$(BIN)/python tools/web_build.py --test
	$(BY_FILE) -n $(ONE_MORE) $(CHOSEN) $(AGAIN)
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m 'not many_positions' tests/games tests/every_game
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -m 'many_positions and not unchecked' $(CHECKED)
	@$(if $(ALL),,echo "Tests that look closer were not run: make test ALL=1 does, in half an hour.")

quick: $(DEV) ## one case of every test that is not slow, uncompiled: within a minute
	NUMBA_DISABLE_JIT=1 $(BY_FILE) -n $(ONE_MORE) --quick -q $(QUICK)

check: $(DEV) ## lint, format, types, layers, clauses; for the page, too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py --check
	$(BIN)/python tools/mutate.py --check
	$(BIN)/python tools/about_games.py --check
	$(BIN)/python tools/protocol.py --check
	$(BIN)/python tools/web_types.py --check
	$(BIN)/python tools/web_build.py --check

bench: $(DEV) ## speed and memory, compared with OpenSpiel and others, into bench/results.json
	$(INSTALL) bench
	$(BIN)/python bench/first_minute.py
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/research.py
	command -v npm > /dev/null && npm install --silent --prefix bench/boardgame || \
		echo "No npm: boardgame.io is not measured beside."
	$(BIN)/python bench/server.py
	$(BIN)/python bench/web.py
	$(BIN)/python bench/wasm.py
	$(BIN)/python bench/planner.py

fuzz: $(DEV) ## long campaigns: games, twins, hostile input, kills (LONG=1: all night; PARTS="twins")
	$(BIN)/python tools/campaign.py $(if $(LONG),--long) $(PARTS)

mutate: $(DEV) ## break the rules one by one and see a test fail for each
	$(BIN)/python tools/mutate.py

dist: $(DEV) ## an sdist and a wheel, with the page in them, into dist/
	$(BIN)/python tools/wasm_build.py
	$(BIN)/python tools/web_build.py
	$(BIN)/python -m build

distcheck: $(DEV) ## build, install without node, serve, play; again with the oldest dependencies
	$(BIN)/python tools/release_check.py
	$(BIN)/python tools/release_check.py --oldest

clean: ## delete the virtual environment
	rm -rf $(VENV)

# Two commands: `make play` and `make test`. Both make their own environment on a fresh clone.

PYTHON ?= python3
ENVIRONMENTS := .venv
PLAY := $(ENVIRONMENTS)/play
TEST := $(ENVIRONMENTS)/test
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -name '*.so' -not -path '*.egg-info/*' -not -path '*/table/client/*')
BUILD := pyproject.toml setup.py
CLIENT := package.json package-lock.json tsconfig.json vite.config.ts

.PHONY: play test wheel mutants golden screenshots gallery figures reference types states trace docs site clean solved

play: $(PLAY)/.ready
	@$(PLAY)/bin/ludotek serve --site build/site

test: $(TEST)/.ready
	@$(TEST)/bin/python tools/suite.py

# The rules of every game under a mutation tester; an hour and more, so not part of `make test`.
mutants: $(TEST)/.ready
	@$(TEST)/bin/python -m pip install --quiet --group mutants
	@$(TEST)/bin/python tools/mutants.py

# Write the golden playthroughs anew, to be read in the diff.
golden: $(TEST)/.ready
	@$(TEST)/bin/python -m tests.golden

# Take the pictures under docs/images anew, with the system's Chromium.
screenshots: $(TEST)/.ready
	@$(TEST)/bin/python tools/screenshots.py

# Take the pictures under docs/images/gallery anew, in four windows, both themes and both languages; and write their page.
gallery: $(TEST)/.ready
	@$(TEST)/bin/python tools/client.py
	@$(TEST)/bin/python -m tools.gallery

# Draw the figures of docs/explanation/novem-solved.md and oath-odds.md anew.
figures: $(TEST)/.ready
	@$(TEST)/bin/python tools/novem_figures.py
	@$(TEST)/bin/python tools/oath_figures.py

# Solve Novem and write the tables that are shipped anew.
solved: $(TEST)/.ready
	@$(TEST)/bin/python -m tools.novem_tables

# Write Oath's reference pages and its page of emblems under docs/reference anew.
reference: $(TEST)/.ready
	@$(TEST)/bin/python -m ludotek reference oath --lang en --out docs/reference/oath.html
	@$(TEST)/bin/python -m ludotek reference oath --lang uk --out docs/reference/oath.uk.html
	@$(TEST)/bin/python -m tools.oath_emblems

# Write the types of the browser anew, from the structs and vocabularies of the house.
types: $(TEST)/.ready
	@$(TEST)/bin/python tools/typescript.py

# Write how positions are copied and what their keys are anew, from what their classes declare.
states: $(TEST)/.ready
	@$(TEST)/bin/python tools/states.py

# How far the rules of each game are traced to code, tests and playthroughs; what is missing is named.
trace: $(TEST)/.ready
	@$(TEST)/bin/python -m tools.rule_trace

# The documentation as a site, in build/docs: pages, rules, a Python reference and a search that works from a disk.
docs: $(TEST)/.ready
	@$(TEST)/bin/python tools/docs/build.py

# The house as a static folder, in build/site, that any file server serves: it runs in the browser's tab, docs beside it.
site: docs
	@$(TEST)/bin/python tools/site.py

# The wheel as users get it, compiled where a C compiler is at hand. Tests ask for it while it is being built: they wait.
wheel: $(TEST)/.ready
	@$(TEST)/bin/python tools/alone.py build/.lock $(MAKE) --no-print-directory build/dist/.built

build/dist/.built: $(SOURCES) $(CLIENT) build/.compiler
	@$(TEST)/bin/python tools/client.py
	@$(TEST)/bin/python tools/package.py
	@touch $@

# With other flags, or another compiler of Python in the environment, nothing that was compiled is of use.
build/.compiler: $(BUILD) $(TEST)/.ready
	@rm -rf build/lib* build/temp*
	@mkdir -p build
	@touch $@

$(PLAY)/.ready: $(SOURCES) $(BUILD) $(CLIENT)
	@echo "Preparing the house; this takes some minutes the first time."
	@$(PYTHON) tools/environment.py $(PLAY)
	@$(PLAY)/bin/python tools/client.py
	@$(PLAY)/bin/python -m pip install --quiet '.[lab,solve,table,terminal]'
	@$(PLAY)/bin/python tools/site.py || echo "Left out: pages will not play on when the house cannot be reached."
	@touch $@

$(TEST)/.ready: $(BUILD)
	@echo "Preparing the test environment; this takes some minutes the first time."
	@$(PYTHON) tools/environment.py $(TEST)
	@$(TEST)/bin/python -m pip install --quiet --group test
	@LUDOTEK_COMPILE=0 $(TEST)/bin/python -m pip install --quiet --no-build-isolation --editable '.[all]'
	@touch $@

clean:
	rm -rf $(ENVIRONMENTS) build dist mutants

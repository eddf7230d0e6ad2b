# Everything here needs only Python 3.11 or later and PyPI: each target makes .venv first.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
SPECS := $(shell grep -L '^module:' specs/*.yaml)

.PHONY: install demo test test-all check generated lock clean

install: $(VENV)/installed

$(VENV)/installed: requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "specc needs Python 3.11 or later (with its venv module) on the PATH" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

# Builds tcg for both backends, plays one seeded game in each, and shows that the traces are the same.
demo: install
	@mkdir -p .demo
	$(BIN)/specc build specs/tcg.yaml --backend python --backend jax --out .demo/tcg
	$(BIN)/specc play .demo/tcg --backend reference --auto 1 --seed 7 > .demo/reference.txt
	$(BIN)/specc play .demo/tcg --backend jax --auto 1 --seed 7 > .demo/jax.txt
	@cat .demo/reference.txt
	@cmp .demo/reference.txt .demo/jax.txt
	@echo "The JAX environment played the same game: $$(wc -l < .demo/jax.txt) lines, equal to the last byte."

# The everyday suite. XLA's own threads are kept to one a worker: two workers on two cores.
test: install
	XLA_FLAGS="--xla_cpu_multi_thread_eigen=false" JAX_PLATFORMS=cpu $(BIN)/python -m pytest -n $(WORKERS) -m "not slow" -q

test-all: install
	JAX_PLATFORMS=cpu $(BIN)/python -m pytest -n $(WORKERS) -q

check: install
	$(BIN)/mypy
	$(BIN)/ruff check specc tests
	@rm -rf .demo/generated
	@for spec in $(SPECS); do $(BIN)/specc build $$spec --out .demo/generated/$$(basename $$spec .yaml) || exit 1; done
	@if diff -r -x __pycache__ generated .demo/generated; then echo "generated/ is up to date"; \
	else echo "generated/ differs from a rebuild: run make generated" >&2; exit 1; fi

# Rebuilds every spec into generated/.
generated: install
	@for spec in $(SPECS); do $(BIN)/specc build $$spec || exit 1; done

lock:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --fork-strategy fewest \
		--extra test --extra oracles --no-header --output-file requirements.lock

clean:
	rm -rf $(VENV) .demo build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

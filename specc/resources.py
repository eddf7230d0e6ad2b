"""Where specc's own data files are: grammars, templates, standard modules, diagnostic pages.

In a checkout they are top-level folders beside the package; a wheel carries the same folders under `specc/_data/`.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_root() -> Path:
    """The folder that holds `grammars/`, `codegen_templates/`, `specs/std/` and `docs/diagnostics/`."""
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "grammars").is_dir():
        return checkout
    return _PACKAGE / "_data"


def grammar(name: str) -> Path:
    """The Lark grammar file `grammars/NAME.lark`."""
    return data_root() / "grammars" / f"{name}.lark"


def templates() -> Path:
    """The folder of the jinja2 templates."""
    return data_root() / "codegen_templates"


def standard_modules() -> Path:
    """The folder that `import: [std/NAME]` reads from: `std/grid` is `standard_modules() / "grid.yaml"`."""
    return data_root() / "specs" / "std"


def diagnostic_page(code: str) -> Path:
    """The documentation page of a diagnostic code such as `E0123`."""
    return data_root() / "docs" / "diagnostics" / f"{code}.md"

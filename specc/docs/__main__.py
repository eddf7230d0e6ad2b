"""`python -m specc.docs`: write the generated pages."""

from __future__ import annotations

from specc import resources
from specc.docs import faults_page, language_reference, specs_page


def main() -> None:
    """Write `docs/language.md`, `docs/specs.md` and `docs/faults.md`."""
    folder = resources.data_root() / "docs"
    for name, text in (("language.md", language_reference()), ("specs.md", specs_page()), ("faults.md", faults_page())):
        (folder / name).write_text(text, encoding="utf-8")
        print(f"wrote {folder / name}")


if __name__ == "__main__":
    main()

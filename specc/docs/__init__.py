"""The generated pages of `docs/`: the language reference, the list of specs. `python -m specc.docs` writes them."""

from __future__ import annotations

from specc.docs.reference import language_reference
from specc.docs.specs import specs_page

__all__ = ["language_reference", "specs_page"]

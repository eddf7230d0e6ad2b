"""The generated pages of `docs/`: the language reference, the list of specs. `python -m specc.docs` writes them."""

from __future__ import annotations






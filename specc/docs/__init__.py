"""The generated pages of `docs/`: language reference, list of specs, faults that were put in. `python -m specc.docs` writes them."""

from __future__ import annotations

from specc.docs.faults import faults_page
from specc.docs.reference import language_reference
from specc.docs.specs import specs_page

__all__ = ["faults_page", "language_reference", "specs_page"]

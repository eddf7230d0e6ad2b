"""Extraction with a model: an agent that reads passages, writes a spec, and checks it until it is right.

`run` writes a spec from material (a corpus, pages, source files), `repair` mends one; both give an `Outcome` and keep
everything that was said in `OUT/agent.jsonl`, from which a run is resumed, or replayed without a key. `write_task` writes the same
task as a folder, for a person or any other agent.
"""

from __future__ import annotations

from specc.extract.agent.material import Material, NoMaterial, Passage
from specc.extract.agent.options import BadRun, Budget, Options, Outcome
from specc.extract.agent.sittings import repair, run
from specc.extract.agent.task import write_task

__all__ = ["BadRun", "Budget", "Material", "NoMaterial", "Options", "Outcome", "Passage", "repair", "run", "write_task"]

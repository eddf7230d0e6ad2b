"""What oracles over recorded trajectories share: a file that may be absent, and settings of the spec that it was recorded for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from specc.oracles.protocol import Oracle, OracleAbsent, OracleError


class Recording(Oracle):
    """An oracle over the recording `file`; a relative path is one from the folder of the mapping file."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = Path(file)
        if not self.file.is_file():
            raise OracleAbsent(f"the recording is not on this machine: {self.file}")


def chosen(settings: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, str]:
    """The spec's settings as text, with those of the recording where none is set; another setting cannot be compared."""
    unknown = sorted(set(settings) - set(defaults))
    if unknown:
        raise OracleError(f"nothing is recorded for --set {unknown[0]}; the recording has {', '.join(defaults)}")
    return {name: str(settings.get(name, value)) for name, value in defaults.items()}

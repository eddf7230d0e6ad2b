"""Writes the words of the JAX generator to standard output, for a statistical battery:

python tests/statistics/chance_words.py batch | dieharder -g 200 -a
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

BLOCK = 1 << 20
RUNTIME = Path(__file__).parents[2] / "codegen_templates" / "jax" / "chance.py"
spec = importlib.util.spec_from_file_location("chance_words_runtime", RUNTIME)
assert spec is not None and spec.loader is not None
runtime = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = runtime
spec.loader.exec_module(runtime)
bits, mix, episode_key = runtime.bits, runtime.mix, runtime.episode_key


def keyed(seed: Any, episode: Any, step: Any, path: Any) -> Any:
    """The word at `path` under an episode's key."""
    key = episode_key(seed, episode, step)
    return bits(key[0], key[1], path)


# Each ordering takes the number of a word to the word, and counts something that environments count.
ORDERINGS: dict[str, Callable[[Any], Any]] = {
    "paths": lambda i: bits(0, 0, i),
    "second-key-word": lambda i: bits(0, i, mix(0, 1)),
    "first-key-word": lambda i: bits(i, 0, mix(0, 1)),
    "sites": lambda i: bits(1, 2, mix(0, i)),
    "steps": lambda i: keyed(0, 0, i, mix(0, 1)),
    "short-episodes": lambda i: keyed(0, i >> 6, i & 63, mix(0, 1)),
    "batch": lambda i: keyed(0, i & 1023, i >> 10, mix(0, 1)),
    "eight-sites-a-step": lambda i: keyed(7, i >> 8, (i >> 3) & 31, mix(0, 1 + (i & 7))),
    "shuffles": lambda i: keyed(7, i // 52, 0, mix(mix(0, 3), runtime.WORD + i % 52)),
    "seeds": lambda i: keyed(i, 0, 0, mix(0, 1)),
    "keys": lambda i: jnp.where(i & 1, *episode_key(0, i >> 1, 1)[::-1]),
    "mixed-paths": lambda i: mix(0, i),
    "small-numbers": lambda i: bits(i >> 16, (i >> 8) & 255, mix(0, i & 255)),
    "gray-code": lambda i: bits(0, i ^ (i >> 1), mix(0, 1)),
}


def main() -> None:
    """Write words without end, or as many as the second argument says."""
    block = jax.jit(lambda start: ORDERINGS[sys.argv[1]](start + jnp.arange(BLOCK, dtype=jnp.uint32)))
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1 << 62
    try:
        for start in range(0, most, BLOCK):
            words = np.asarray(block(np.uint32(start & 0xFFFFFFFF)))
            sys.stdout.buffer.write(words[: most - start].astype("<u4").tobytes())
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main()

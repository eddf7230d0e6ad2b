"""A function in a process of its own, with a limit of time: what it says on the way is kept if it is ended."""

from __future__ import annotations

import multiprocessing as mp
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Said = list[Any]


def isolated(function: Callable[..., None], arguments: tuple[Any, ...], seconds: float, method: str) -> tuple[Said, str]:
    """Run `function(say, *arguments)`. Gives all that it said, and how it ended: `done`, `time` or `died`.

    method: `fork`, where the function needs what lies in memory and JAX was never used here; else `spawn`.
    """
    context: Any = mp.get_context(method)
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_child, args=(theirs, function, arguments), daemon=True)
    process.start()
    theirs.close()
    end, said = time.monotonic() + seconds, list[Any]()
    how = "time"
    try:
        while (left := end - time.monotonic()) > 0:
            if mine.poll(left):
                message = mine.recv()
                if message is None:
                    how = "done"
                    break
                said.append(message[0])
    except EOFError:
        how = "died"
    finally:
        process.kill()
        process.join()
        mine.close()
    return said, how


def _child(pipe: Connection, function: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Quiet: what tests print is not for the terminal."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    function(lambda x: pipe.send((x,)), *arguments)
    pipe.send(None)

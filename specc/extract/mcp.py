"""The MCP server of `specc mcp`: check, scenarios, verify, coverage, build and the passages as tools, for any agent that speaks MCP.

The agent edits the spec folder with its own tools; the ones here only read it, and `build` writes to `generated/` in it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from specc.extract.agent.levels import DerivedTests
from specc.extract.agent.material import Material
from specc.extract.agent.tools import TOOLS, Desk
from specc.extract.agent.workspace import Workspace

INSTRUCTIONS = (
    "Tools of specc, a compiler of game rules. The spec folder holds .yaml specs; check, scenarios and verify say what is wrong, from the "
    "lowest level up; passages are the rulebook. `language` is the reference of the language."
)


class NoServer(Exception):
    """The package `mcp` is not there."""


def make_server(folder: Path, material: Material, backends: tuple[str, ...] = ("python",)) -> Any:
    """A server for this spec folder and this material; `NoServer` without the package `mcp`."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise NoServer("the MCP server needs the package `mcp`: pip install 'specc[mcp]'") from None
    from specc.docs.reference import language_reference

    desk = Desk(Workspace(folder.resolve()), material, DerivedTests(backends), repairing=not material.passages)
    server: Any = MCPServer("specc", instructions=INSTRUCTIONS)

    def call(name: str, arguments: dict[str, Any]) -> str:
        result = desk.call(name, arguments)
        if result.wrong:
            raise ToolError(result.text)
        return result.text

    def list_passages(words: str = "", start: int = 1) -> str:
        return call("list_passages", {"words": words, "start": start})

    def read_passage(id: str, part: int = 1) -> str:
        return call("read_passage", {"id": id, "part": part})

    def list_files() -> str:
        return call("list_files", {})

    def check(path: str = "") -> str:
        return call("check", {"path": path})

    def scenarios(path: str = "") -> str:
        return call("scenarios", {"path": path})

    def verify(path: str = "") -> str:
        return call("verify", {"path": path})

    def coverage(path: str = "") -> str:
        return call("coverage", {"path": path})

    def build(path: str = "") -> str:
        return call("build", {"path": path})

    def language() -> str:
        """The reference of the language in which specs are written."""
        return language_reference()

    for function in (list_passages, read_passage, list_files, check, scenarios, verify, coverage, build):
        server.tool(description=(TOOLS[function.__name__].method.__doc__ or "").strip())(function)
    server.tool()(language)
    return server

"""A spec file → its document. Imports are resolved elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from specc.document.comments import find_comments
from specc.document.models import Document
from specc.document.read_document import DocumentReader
from specc.document.reader import check_tree
from specc.document.table_files import with_files
from specc.document.validate import validate
from specc.document.yaml_nodes import Mapping, compose
from specc.source.diagnostic import Diagnostic, Reporter
from specc.source.text import SourceFile, Span


@dataclass(frozen=True)
class Loaded:
    """What a file says. `document` is None when it has errors; `diagnostics` are in the order of the file."""

    document: Document | None
    diagnostics: tuple[Diagnostic, ...]
    source: SourceFile


def load_document(path: Path | str) -> Loaded:
    """Read a spec from a file; a file that cannot be read is a diagnostic too."""
    try:
        loaded = read_document(Path(path).read_text(encoding="utf-8"), str(path))
    except (OSError, ValueError) as problem:
        source = SourceFile(str(path), "")
        reporter = Reporter()
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else "it is not UTF-8 text"
        reporter.error("E0200", f"this file cannot be read: {reason}", Span(source, 1, 1, 1, 1))
        return Loaded(None, tuple(reporter), source)
    if loaded.document is None or not any(table.from_ for table in loaded.document.tables.values()):
        return loaded
    reporter = Reporter()
    document = with_files(loaded.document, Path(path).parent, reporter)
    return Loaded(None if reporter.failed else document, (*loaded.diagnostics, *reporter), loaded.source)


def read_document(text: str, filename: str) -> Loaded:
    """YAML text → document and diagnostics. Never raises, whatever the text is."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    source = SourceFile(filename, text)
    reporter = Reporter()
    return Loaded(_read(source, reporter), tuple(reporter), source)


def _read(source: SourceFile, reporter: Reporter) -> Document | None:
    if not _readable(source, reporter):
        return None
    tree = compose(source, reporter)
    if tree is None:
        if not reporter.failed:
            reporter.error("E0216", "this file is empty", Span(source, 1, 1, 1, 1), help="begin it with `specc: 1` and `name: …`")
        return None
    root = check_tree(tree, reporter)
    if not isinstance(root, Mapping):
        reporter.error(
            "E0216", "this is not a spec: keys are expected at the top", root.span, help="begin the file with `specc: 1` and `name: …`"
        )
        return None
    broken = reporter.failed
    reader = DocumentReader(source, reporter, find_comments(source, root))
    data = reader.document(root)
    if broken and "name" not in data:
        data["name"] = "unknown"
    document = validate(data, reporter)
    return None if reporter.failed else document


def _readable(source: SourceFile, reporter: Reporter) -> bool:
    """YAML calls more characters line ends than an editor does, and forbids control characters."""
    for number, line in enumerate(source.text.split("\n"), 1):
        for column, c in enumerate(line, 1):
            strange = (
                c in "\x85\u2028\u2029\ufeff"
                or (c < " " and c != "\t")
                or "\x7f" <= c <= "\x9f"
                or "\ud800" <= c <= "\udfff"
                or "\ufffe" <= c <= "\uffff"
            )
            if strange:
                span = Span(source, number, column, number, column + 1)
                reporter.error("E0201", f"the character U+{ord(c):04X} may not stand in a spec", span, help="remove it")
    return not reporter.failed

"""`run` and `repair`: what a run begins with, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from specc.extract.agent.levels import DerivedTests
from specc.extract.agent.log import FORMAT, Log, Replay, read_log, spent
from specc.extract.agent.loop import Loop, Stop, decisions
from specc.extract.agent.material import Material
from specc.extract.agent.options import LOG, BadRun, Options, Outcome, Status
from specc.extract.agent.prompt import extract_task, repair_task, system
from specc.extract.agent.replies import Model
from specc.extract.agent.sources import changed_scenarios
from specc.extract.agent.tools import TOOLS, Desk
from specc.extract.agent.usage import Price, price_from, price_of
from specc.extract.agent.workspace import Refused, Workspace

Say = Callable[[str], None]


def _quiet(line: str) -> None:
    """Say nothing."""


def run(material: Material, out: Path, options: Options | None = None, *, request: str = "", say: Say = _quiet) -> Outcome:
    """Write a spec from the material into the folder `out`; what is there already is built upon. `request`: a wish of the person."""
    options = options or Options()
    if not material.passages:
        raise BadRun("there is no material: name a corpus, texts or source files")
    out.mkdir(parents=True, exist_ok=True)
    desk = Desk(Workspace(out.resolve()), material, DerivedTests(options.backends))
    return _sit(desk, out / LOG, "extract", options, lambda: extract_task(material, desk.workspace.names(), request), say)


def repair(
    spec: Path, options: Options | None = None, *, material: Material | None = None, request: str = "", say: Say = _quiet
) -> Outcome:
    """Make all levels of a spec pass. Only the spec and the files in a folder of its name are changed."""
    options = options or Options()
    if not spec.is_file():
        raise BadRun(f"{spec}: there is no such file")
    if spec.suffix != ".yaml":
        raise BadRun(f"{spec}: a spec is a .yaml file")
    found = material or Material({})
    desk = Desk(Workspace(spec.resolve().parent, spec.stem), found, DerivedTests(options.backends), repairing=True)
    try:
        desk.workspace.path(spec.name)
        desk.verify()
    except Refused as refused:
        raise BadRun(str(refused)) from None
    log = spec.with_suffix("." + LOG)
    report = desk.last
    assert report is not None
    if not report.findings and not options.resume and options.replay is None:
        usage, dollars, _ = spent([])
        return Outcome("done", f"nothing to repair: {report.text().splitlines()[0]}", spec, spec.parent, log, usage, dollars, dollars, 0)
    return _sit(desk, log, "repair", options, lambda: repair_task(spec.name, report, found, request), say)


def _sit(desk: Desk, path: Path, kind: str, options: Options, task: Callable[[], str], say: Say) -> Outcome:
    """One sitting: a new run, or one that goes on."""
    if options.resume and options.replay is not None:
        raise BadRun("--resume goes on with a run, --replay repeats one: choose")
    recorded = read_log(options.replay) if options.replay is not None else None
    price = _price(options) if recorded is None else price_from(recorded[0]["price"] or "")
    model: Model = Replay(recorded) if recorded is not None else _service()
    log = Log(path)
    log.mend()
    lines: list[dict[str, Any]] = read_log(path) if path.is_file() and options.resume else []
    if options.resume and not lines:
        raise BadRun(f"{path}: there is no run to go on with")
    if lines and lines[0]["task"] != kind:
        raise BadRun(f"{path}: a log of `{lines[0]['task']}`, not of `{kind}`")
    if not options.resume:
        _make_way(path)
    told = system()
    loop = Loop(desk, log, model, price, options, told, lines[0]["request"] if lines else task(), say)
    if lines:
        _go_on(loop, lines, desk.material)
    else:
        log.add(
            "run", format=FORMAT, task=kind, model=options.model, price=price.words() if price else None, request=loop.task, system=told,
            tools=[t.described() for t in TOOLS.values()], material=desk.material.digest, backends=list(options.backends),
            files={n: desk.workspace.read(n) for n in desk.workspace.names()},
        )  # fmt: skip
    budget = options.budget
    log.add(
        "sitting", model=options.model, dollars=str(budget.dollars), tokens=budget.tokens, iterations=budget.iterations,
        seconds=budget.seconds, replayed=options.replay is not None,
    )  # fmt: skip
    try:
        stop = loop.go()
    except BadRun as problem:
        log.add("stop", status="stopped", reason=str(problem), finished=False)
        raise
    return _outcome(loop, stop, price)


def _service() -> Model:
    from specc.extract.agent.service import Service  # the SDK takes seconds to import, and not every run needs it

    return Service()


def _price(options: Options) -> Price | None:
    price = price_from(options.price) if options.price is not None else price_of(options.model)
    if options.price is not None and price is None:
        raise BadRun(
            f"--price {options.price}: expected dollars for a million tokens: input/output, such as 5/25, or "
            "input/cache write/cache read/output"
        )
    if price is None and options.budget.dollars is not None and options.replay is None:
        raise BadRun(f"the price of {options.model} is not known: give it with --price input/output, or set no limit: --dollars none")
    return price


def _make_way(path: Path) -> None:
    """A finished run's log is kept under another name; an unfinished one is not thrown away."""
    if not path.is_file():
        return
    lines = read_log(path)
    if lines[-1]["kind"] != "stop" or lines[-1]["status"] == "budget":
        raise BadRun(f"{path}: a run is there that has not ended: go on with --resume, or remove the log")
    number = 1
    while (kept := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    path.rename(kept)


def _go_on(loop: Loop, lines: list[dict[str, Any]], material: Material) -> None:
    loop.recall(lines)
    ended = next((line for line in reversed(lines) if line["kind"] == "stop"), None)
    if ended is not None and ended["finished"]:
        loop.messages = []           # it was finished: look at everything anew
    elif lines[0]["material"] != material.digest:
        loop.messages = []           # what was read is no longer what is there
        loop.desk.read.clear()


def _outcome(loop: Loop, stop: Stop, price: Price | None) -> Outcome:
    desk = loop.desk
    bare = desk.sources()
    unsourced = () if desk.repairing and not desk.material.passages else bare.unsourced + bare.unsourced_scenarios
    status: Status
    if stop.status == "finished":
        status = "left" if unsourced or desk.notes else "done"
    else:
        status = stop.status
    usage, dollars, replies = spent(read_log(loop.log.path))
    changed = changed_scenarios(read_log(loop.log.path)[0]["files"], {n: desk.workspace.read(n) for n in desk.workspace.names()})
    if changed and status == "done":
        status = "left"
    left = (*decisions(desk, status), *changed)
    replayed = loop.options.replay is not None
    sitting = price.of(loop.usage) if price else dollars
    loop.log.add(
        "stop", status=status, reason=stop.reason, finished=stop.status == "finished", tokens=usage.as_json(), dollars=str(dollars),
        replies=replies, rules_without_source=list(unsourced), decisions=list(left), failing=desk.last.failing if desk.last else None,
    )  # fmt: skip
    specs = desk.workspace.specs()
    spec = desk.workspace.folder / specs[0] if len(specs) == 1 else None
    folder, log = desk.workspace.folder, loop.log.path
    return Outcome(status, stop.reason, spec, folder, log, usage, dollars, sitting, replies, unsourced, replayed, left)

"""`specc train`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from specc.cli.options import JsonOption, SetOption, SpecOrFolder
from specc.cli.report import exit_code, print_json, progress, refuse, settings, show

INTERRUPTED = 130


def train(
    spec: Annotated[Path, SpecOrFolder],
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="Where checkpoint and metrics go; runs/NAME by default.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the training in the folder, with its settings.")] = False,
    steps: Annotated[int, typer.Option("--steps", min=1, help="Steps of all environments together.")] = 500_000,
    envs: Annotated[int, typer.Option("--envs", min=1, help="Environments side by side, over all devices.")] = 64,
    length: Annotated[int, typer.Option("--length", min=1, help="Steps of each environment between two updates.")] = 64,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="Epochs of an update.")] = 4,
    minibatches: Annotated[int, typer.Option("--minibatches", min=1, help="Minibatches of an epoch.")] = 4,
    learning_rate: Annotated[float, typer.Option("--learning-rate", min=0.0, help="Learning rate of Adam, going down to zero.")] = 1e-3,
    entropy: Annotated[float, typer.Option("--entropy", min=0.0, help="Weight of the entropy.")] = 0.01,
    discount: Annotated[float, typer.Option("--discount", min=0.0, max=1.0, help="Discount of rewards.")] = 0.99,
    reward_scale: Annotated[float, typer.Option("--reward-scale", min=0.0, help="Rewards are multiplied by it; 0: measured.")] = 0.0,
    hidden: Annotated[str, typer.Option("--hidden", metavar="N,N", help="Sizes of the hidden layers.")] = "64,64",
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the training.")] = 0,
    seeds: Annotated[int, typer.Option("--seeds", min=1, help="So many independent runs side by side.")] = 1,
    opponent: Annotated[str, typer.Option("--opponent", help="self, random, or a checkpoint: who the other players are.")] = "self",
    start_pool: Annotated[int, typer.Option("--start-pool", min=0, help="Begin from N prepared states; 0: true resets.")] = 0,
    devices: Annotated[int | None, typer.Option("--devices", min=1, help="Devices to use; all by default.")] = None,
    coordinator: Annotated[str | None, typer.Option("--coordinator", metavar="HOST:PORT", help="Where processes meet.")] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, help="How many processes train together.")] = 1,
    process: Annotated[int, typer.Option("--process", min=0, help="The number of this process.")] = 0,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the learning curve (.svg or .png).")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Train a policy in the JAX environment of a spec (PPO; self-play for several players).

    Ctrl-C stops after the running block of updates; `--resume` goes on from there.
    """
    from specc.environment import NotBuilt, opened
    from specc.train import metrics
    from specc.train.checkpoint import BadCheckpoint
    from specc.train.run import CHECKPOINT, METRICS
    from specc.train.run import train as run
    from specc.train.settings import BadSettings, Settings

    folder = out or Path("runs") / spec.stem
    if plot is not None:
        _need_matplotlib(plot)
    if process >= processes or (processes > 1 and coordinator is None):
        refuse("several processes need --coordinator HOST:PORT, --processes N and --process 0 to N-1")
    if (folder / CHECKPOINT).exists() and not resume:
        refuse(
            f"{folder} holds a training already", f"add --resume to go on with it, or give another --out (or remove {folder / CHECKPOINT})"
        )
    try:
        wanted = Settings(
            total_steps=steps,
            envs=envs,
            steps=length,
            epochs=epochs,
            minibatches=minibatches,
            learning_rate=learning_rate,
            entropy=entropy,
            discount=discount,
            reward_scale=reward_scale,
            hidden=_sizes(hidden),
            seed=seed,
            seeds=seeds,
            opponent=opponent,
            start_pool=start_pool,
        )
        if processes > 1:
            from specc.train.devices import join

            join(str(coordinator), processes, process)
        with opened(spec, ["python", "jax"], settings(assign)) as built, progress(f"train {spec.stem}", None) as step:

            def report(record: dict[str, Any]) -> None:
                text = _line(record)
                step(text)
                if not sys.stderr.isatty() and process == 0:
                    typer.echo(text, err=True)

            done = run(built, folder, wanted, devices=devices, resume=resume, report=report)
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except (BadCheckpoint, BadSettings) as problem:
        refuse(str(problem))
    except KeyboardInterrupt:
        _how_to_resume(folder, CHECKPOINT)
        raise typer.Exit(INTERRUPTED) from None
    if process == 0 and plot is not None:
        metrics.plot(metrics.read(folder / METRICS), plot, f"{spec.stem}, PPO")
    if json:
        print_json(done.as_json())
    elif process == 0:
        typer.echo(f"{done.steps} steps in {done.seconds:.1f} s (compilation {done.compile_s:.1f} s); policy: {folder / CHECKPOINT}")
    if done.interrupted:
        _how_to_resume(folder, CHECKPOINT)
        raise typer.Exit(INTERRUPTED)


def _line(record: dict[str, Any]) -> str:
    text = f"{record['steps']} steps, {record['seconds']:.0f} s"
    if record["mean_return"] is not None:
        text += f", mean return {record['mean_return']:.3g}, length {record['mean_length']:.4g}"
    return text


def _how_to_resume(folder: Path, name: str) -> None:
    if not (folder / name).is_file():
        typer.echo("interrupted before the first checkpoint: nothing was kept", err=True)
        return
    again = [a for a in sys.argv[1:] if a != "--resume"]
    typer.echo(f"interrupted; {folder / name} is complete. To go on:\n  specc {shlex.join(again)} --resume", err=True)


def _need_matplotlib(plot: Path) -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        refuse("--plot needs matplotlib", "pip install 'specc[plots]'")
    if plot.suffix not in (".svg", ".png", ".pdf"):
        refuse(f"--plot {plot}: write to a .svg, .png or .pdf file")


def _sizes(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        refuse(f"--hidden {text}: give sizes of layers, for example 64,64")

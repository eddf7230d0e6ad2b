"""`specc eval`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from specc.cli.options import JsonOption, SetOption, SpecOrFolder
from specc.cli.report import CHECK_FAILED, exit_code, print_json, progress, refuse, settings, show


def eval(
    spec: Annotated[Path, SpecOrFolder],
    policy: Annotated[Path, typer.Argument(help="A checkpoint of `specc train`, or its folder.", metavar="CHECKPOINT")],
    backend: Annotated[str, typer.Option("--backend", help="reference, jax, or both: then the two are compared.")] = "reference",
    episodes: Annotated[int, typer.Option("--episodes", min=2, help="Episodes to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of chance and of choices.")] = 1_000_003,
    run: Annotated[int, typer.Option("--run", min=0, help="Which of the runs of `--seeds`.")] = 0,
    opponent: Annotated[str, typer.Option("--opponent", help="random, self, or a checkpoint: who the other players are.")] = "random",
    most_steps: Annotated[int, typer.Option("--most-steps", min=1, help="Cut episodes off after so many steps.")] = 20_000,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Play a trained policy in either backend.

    With `--backend both` the same episodes are played in both, and a paired test says whether they are equivalent.
    """
    from specc.environment import NotBuilt, opened
    from specc.train import checkpoint
    from specc.train.evaluate import play
    from specc.train.settings import BadSettings

    if backend not in ("reference", "jax", "both"):
        refuse(f"there is no backend {backend}", "reference, jax or both")
    try:
        with opened(spec, ["python"] if backend == "reference" else ["python", "jax"], settings(assign)) as built, progress("eval") as step:
            layout = built.layout
            found = checkpoint.load(policy, layout["name"], layout["version"])
            others: Any = opponent
            if opponent not in ("random", "self"):
                others = checkpoint.load(Path(opponent), layout["name"], layout["version"]).policy()

            if backend == "both":
                _compare(built, found, run, episodes, seed, others, most_steps, step, json)
                return
            played = play(
                built,
                found.policy(run),
                backend=backend,
                episodes=episodes,
                seed=seed,
                opponent=others,
                most_steps=most_steps,
                progress=step,
            )
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except (checkpoint.BadCheckpoint, BadSettings) as problem:
        refuse(str(problem))
    except KeyboardInterrupt:
        typer.echo("interrupted: nothing was written; run the same command again", err=True)
        raise typer.Exit(130) from None
    summary = played.summary()
    if json:
        print_json({"spec": layout["name"], "checkpoint": str(found.path), "seed": seed, "opponent": opponent} | summary)
        return
    for name, value in summary.items():
        typer.echo(f"{name.replace('_', ' '):14} {value:.4g}" if isinstance(value, float) else f"{name.replace('_', ' '):14} {value}")


def _compare(built: Any, found: Any, run: int, episodes: int, seed: int, opponent: Any, most_steps: int, step: Any, json: bool) -> None:
    from specc.train.transfer import direction

    away = "reference" if found.trained_in == "jax" else "jax"
    result = direction(
        built,
        found.policy(run),
        found.trained_in,
        away,
        episodes,
        found.updates * found.settings.envs * found.settings.steps,
        opponent=opponent,
        seeds=(seed, seed + 1_000_000),
        most_steps=most_steps,
        progress=step,
    )
    if json:
        print_json({"spec": built.layout["name"], "checkpoint": str(found.path)} | result.as_json())
    else:
        typer.echo(f"{result.verdict}: {result.why}")
        for name, c in (("return", result.returns), ("length", result.lengths)):
            typer.echo(
                f"{name:8} {found.trained_in} {c.mean_home:.4g} (sd {c.sd_home:.3g}), {away} {c.mean_away:.4g} (sd {c.sd_away:.3g}), "
                f"gap {c.gap:.3g} in [{c.low:.3g}, {c.high:.3g}], margin {c.margin:.3g}, "
                f"{c.identical} of {c.episodes} episodes the same"
            )
    if result.verdict != "equivalent":
        raise typer.Exit(CHECK_FAILED)

"""The rigid-body module against MuJoCo beyond its two robots: their tables are the compiled models', and a robot in three dimensions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specc.build import build
from specc.compile import compile_spec
from specc.environment import load_built

mujoco = pytest.importorskip("mujoco", reason="the live oracle of rigid bodies is mujoco with gymnasium: pip install '.[oracles]'")

from robot_tables import problems, tables, text  # noqa: E402

SPECS = Path(__file__).resolve().parents[2] / "specs" / "physics"

ODDITY = """
<mujoco>
  <compiler angle="radian" inertiafromgeom="true"/>
  <option timestep="0.005" integrator="INTEGRATOR"/>
  <default>
    <joint limited="true" damping="0.2" armature="0.02" range="-0.5 0.6"/>
    <geom contype="1" conaffinity="0" friction="0.8" solimp="0.8 0.9 0.02 0.4 2" solref="0.03 0.7"/>
  </default>
  <worldbody>
    <geom name="floor" type="plane" size="9 9 1" contype="0" conaffinity="1" friction="0.3"/>
    <body name="base" pos="0.1 0.2 0.6">
      <joint name="x" type="slide" axis="1 0 0" limited="false"/>
      <joint name="y" type="slide" axis="0 1 0" limited="false"/>
      <joint name="z" type="slide" axis="0 0 1" limited="false" ref="0.6"/>
      <joint name="yaw" type="hinge" axis="0 0 1" limited="false"/>
      <joint name="roll" type="hinge" axis="1 0.2 0" limited="false" pos="0.01 0.02 -0.03"/>
      <geom name="base" type="capsule" fromto="-0.2 -0.1 0 0.2 0.1 0.1" size="0.06"/>
      <body name="arm" pos="0.2 0.1 0.1">
        <joint name="shoulder" type="hinge" axis="0.3 1 0.4" ref="0.2" stiffness="3"/>
        <geom name="arm" type="capsule" fromto="0 0 0 0.1 0.2 -0.3" size="0.04"/>
        <body name="tip" pos="0.1 0.2 -0.3">
          <joint name="reach" type="slide" axis="0 0 -1" range="-0.02 0.1" stiffness="40"/>
          <geom name="tip" type="capsule" fromto="0 0 0 0 0 -0.1" size="0.03" friction="1.2"/>
        </body>
      </body>
      <body name="leg" pos="-0.2 -0.1 0">
        <joint name="hip" type="hinge" axis="0 1 0" range="-0.3 0.9"/>
        <geom name="leg" type="capsule" fromto="0 0 0 -0.1 0.1 -0.4" size="0.05"/>
      </body>
    </body>
  </worldbody>
  <actuator>
    <motor joint="shoulder" gear="4"/>
    <motor joint="reach" gear="15"/>
    <motor joint="hip" gear="9"/>
  </actuator>
</mujoco>
"""

SPEC = """
specc: 1
name: oddity
source: a robot of this test
players: 1
numbers: {{real: real64, mode: close, tolerance: 1e-9}}
import:
  rb: {{from: std/rigid_body, with: {{Body: Body, Joint: Joint, Capsule: Capsule}}}}
params:
  timestep: real = 0.005
  gravity: real[3] = [0.0, 0.0, -9.81]
  newton_steps: int(1, 100) = 8
  search_steps: int(1, 50) = 4
types:
  JointKind: enum(slide, hinge)
  Motor: Joint if gear != 0
{tables}
state:
  q: real[Joint] = 0.0
  v: real[Joint] = 0.0
actions:
  push(control:real(-1, 1)[Motor]): |
    force = zeros(Joint)
    for m in Motor:
        force[m] = m.gear * control[m]
    q, v = rb.{advance}(q, v, force)
max_steps: 10
"""


def compiled(robot: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The tables of a spec as its compiler understood them, by table, row and column; names of rows for numbers of rows."""
    program = compile_spec(SPECS / f"{robot}.yaml").program
    assert program is not None
    bodies = program.tables["Body"].rows

    def cell(name: str, value: Any) -> Any:
        if name in ("body", "parent"):
            return "none" if value is None else bodies[value]
        return list(value) if isinstance(value, tuple) else value

    return {
        name: {row: {c: cell(c, column.values[i]) for c, column in table.columns.items()} for i, row in enumerate(table.rows)}
        for name, table in program.tables.items()
        if name in ("Body", "Joint", "Capsule")
    }


@pytest.mark.parametrize(("robot", "env"), [("half_cheetah", "HalfCheetah-v5"), ("walker2d", "Walker2d-v5")])
def test_tables_are_those_of_the_compiled_model(robot: str, env: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    model = gymnasium.make(env).unwrapped.model
    assert not problems(model)
    theirs, ours = tables(model), compiled(robot)
    for name in ("Body", "Joint", "Capsule"):
        assert len(ours[name]) == len(theirs[name])
        for (row, mine), model_row in zip(ours[name].items(), theirs[name].values(), strict=True):
            unused = set() if mine.get("limited", True) else {"lower", "upper"}
            for column, value in mine.items():
                if column in unused or (name == "Joint" and column == "kind"):
                    continue
                if isinstance(value, str):
                    assert value == model_row[column], (row, column)
                else:
                    np.testing.assert_allclose(value, model_row[column], rtol=0, atol=1e-14, err_msg=f"{name} {row} {column}")


@pytest.mark.parametrize(("integrator", "advance"), [("Euler", "advance"), ("RK4", "advance_rk4")])
def test_a_robot_in_three_dimensions(integrator: str, advance: str, tmp_path: Path) -> None:
    """Hinges about skew axes and beside the origin, references and springs, a sliding limb, capsules that lie askew on the floor."""
    model = mujoco.MjModel.from_xml_string(ODDITY.replace("INTEGRATOR", integrator))
    assert not problems(model)
    spec = tmp_path / "oddity.yaml"
    spec.write_text(SPEC.format(tables=text(model), advance=advance), encoding="utf-8")
    report = build(spec, tmp_path / "built", ["python"], {})
    assert not [d for d in report.diagnostics if d.severity == "error"]
    env: Any = load_built(tmp_path / "built").reference()
    model.opt.tolerance = 0                       # MuJoCo must not stop early
    data = mujoco.MjData(model)
    chance = np.random.default_rng(5)
    contacts = limits = 0
    for n in range(180):
        data.ctrl[:] = chance.uniform(-1, 1, model.nu)
        q, v = data.qpos.tolist(), data.qvel.tolist()
        mujoco.mj_step(model, data)
        if n % 5:
            continue
        contacts += data.ncon
        limits += data.nefc - 4 * data.ncon
        plain = env.to_plain(env.step(env.init((0, 0), {"q": q, "v": v}), data.ctrl.tolist(), (0, 0)))
        np.testing.assert_allclose(plain["q"], data.qpos, rtol=0, atol=1e-9, err_msg=f"positions after step {n}")
        np.testing.assert_allclose(plain["v"], data.qvel, rtol=0, atol=1e-9, err_msg=f"velocities after step {n}")
    assert contacts > 20 and limits > 5


def test_what_the_module_lacks_is_said() -> None:
    lacking = {
        '<geom name="arm" type="capsule"': '<geom name="arm" type="capsule" margin="0.01"',
        '<body name="leg" pos="-0.2 -0.1 0">': '<body name="leg" pos="-0.2 -0.1 0" euler="0 0 1">',
        'solimp="0.8 0.9 0.02 0.4 2"': 'solimp="0.8 0.9 0.02 0.4 3"',
        'conaffinity="0"': 'conaffinity="1"',
        'ref="0.2" stiffness="3"': 'ref="0.2" springref="0.1" stiffness="3"',
        'timestep="0.005"': 'timestep="0.005" cone="elliptic"',
    }
    said = [
        problems(mujoco.MjModel.from_xml_string(ODDITY.replace("INTEGRATOR", "RK4").replace(old, new))) for old, new in lacking.items()
    ]
    assert said == [
        ["margins"],
        ["bodies that are turned in their parent"],
        ["solimp of another power than 2"],
        ["geoms that touch each other"],
        ["springs that rest elsewhere than at 0"],
        ["elliptic cones"],
    ]

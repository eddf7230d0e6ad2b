"""The tables that `std/rigid_body` requires, from a model that MuJoCo compiled: the beginning of a spec of another robot.

    python tests/oracles/robot_tables.py MODEL.xml

prints `tables:` of a spec, or says what in the model the module has no rules for. The rows are whole: `defaults:` are left to a hand.
"""

from __future__ import annotations

import sys
from typing import Any

import mujoco
import numpy as np

IDENTITY = (1.0, 0.0, 0.0, 0.0)
COLUMNS = {
    "Body": "{parent: 'Body?', pos: 'real[3]', mass: real, com: 'real[3]', inertia: 'real[3]', inertia_frame: 'real[4]'}",
    "Joint": "{body: Body, kind: JointKind, pos: 'real[3]', axis: 'real[3]', limited: bool, lower: real, upper: real, ref: real, "
    "stiffness: real, damping: real, armature: real, gear: real, solref: 'real[2]', solimp: 'real[5]'}",
    "Capsule": "{body: Body, pos: 'real[3]', axis: 'real[3]', half: real, radius: real, friction: real, "
    "solref: 'real[2]', solimp: 'real[5]'}",
}
Rows = dict[str, dict[str, Any]]


def tables(model: Any) -> dict[str, Rows]:
    """Rows by table and name. Call `problems` first."""
    bodies: Rows = {}
    for b in range(1, model.nbody):
        parent = model.body_parentid[b]
        bodies[model.body(b).name] = {
            "parent": model.body(parent).name if parent else "none",
            "pos": _reals(model.body_pos[b]),
            "mass": float(model.body_mass[b]),
            "com": _reals(model.body_ipos[b]),
            "inertia": _reals(model.body_inertia[b]),
            "inertia_frame": _reals(model.body_iquat[b]),
        }
    gears = {int(model.actuator_trnid[a, 0]): float(model.actuator_gear[a, 0]) for a in range(model.nu)}
    joints: Rows = {}
    for j in range(model.njnt):
        joints[model.joint(j).name] = {
            "body": model.body(model.jnt_bodyid[j]).name,
            "kind": "slide" if model.jnt_type[j] == mujoco.mjtJoint.mjJNT_SLIDE else "hinge",
            "pos": _reals(model.jnt_pos[j]),
            "axis": _reals(model.jnt_axis[j]),
            "limited": bool(model.jnt_limited[j]),
            "lower": float(model.jnt_range[j, 0]),
            "upper": float(model.jnt_range[j, 1]),
            "ref": float(model.qpos0[j]),
            "stiffness": float(model.jnt_stiffness[j]),
            "damping": float(np.ravel(model.dof_damping[j])[0]),
            "armature": float(model.dof_armature[j]),
            "gear": gears.get(j, 0.0),
            "solref": _reals(model.jnt_solref[j]),
            "solimp": _reals(model.jnt_solimp[j]),
        }
    capsules: Rows = {}
    floor = _floor(model)
    for g in range(model.ngeom):
        if floor is not None and g != floor and _collide(model, g, floor):
            turn = np.zeros(9)
            mujoco.mju_quat2Mat(turn, model.geom_quat[g])
            capsules[model.geom(g).name or f"geom_{g}"] = {
                "body": model.body(model.geom_bodyid[g]).name,
                "pos": _reals(model.geom_pos[g]),
                "axis": _reals(turn.reshape(3, 3)[:, 2]),
                "half": float(model.geom_size[g, 1]),
                "radius": float(model.geom_size[g, 0]),
                "friction": float(max(model.geom_friction[g, 0], model.geom_friction[floor, 0])),
                "solref": _reals((model.geom_solref[g] + model.geom_solref[floor]) / 2),
                "solimp": _reals((model.geom_solimp[g] + model.geom_solimp[floor]) / 2),
            }
    return {"Body": bodies, "Joint": joints, "Capsule": capsules}


def problems(model: Any) -> list[str]:
    """What the model has that the module has no rules for."""
    option = model.opt
    moving = range(1, model.nbody)
    floor = _floor(model)
    touching = [g for g in range(model.ngeom) if floor is not None and g != floor and _collide(model, g, floor)]
    springs = model.jnt_stiffness != 0
    found = {
        "an integrator that is neither Euler nor RK4": option.integrator not in (0, 1),
        "elliptic cones": option.cone != mujoco.mjtCone.mjCONE_PYRAMIDAL,
        "impratio other than 1": option.impratio != 1,
        "a fluid": option.density != 0 or option.viscosity != 0,
        "options that are disabled or enabled by flags": option.disableflags != 0 or option.enableflags != 0,
        "equality constraints": model.neq != 0,
        "tendons": model.ntendon != 0,
        "joint friction": bool(np.any(model.dof_frictionloss)),
        "ball or free joints": not set(model.jnt_type.tolist()) <= {2, 3},
        "bodies that are turned in their parent": any(not np.array_equal(model.body_quat[b], IDENTITY) for b in moving),
        "springs that rest elsewhere than at 0": bool(np.any(model.qpos_spring[springs])) if model.nq == model.njnt else True,
        "motors that are not on joints or have gains": bool(
            np.any(model.actuator_trntype != 0) or np.any(model.actuator_gaintype != 0) or np.any(model.actuator_biastype != 0)
            or np.any(model.actuator_dyntype != 0) or np.any(model.actuator_gainprm[:, 0] != 1)
        ),
        "no floor: one plane z = 0": floor is None,
        "geoms on the floor that are no capsules": any(model.geom_type[g] != mujoco.mjtGeom.mjGEOM_CAPSULE for g in touching),
        "geoms that touch each other": any(_collide(model, g, h) for g in range(model.ngeom) for h in range(g) if floor not in (g, h)),
        "contacts with other than 3 dimensions": any(model.geom_condim[g] != 3 for g in touching),
        "margins": bool(np.any(model.geom_margin) or np.any(model.geom_gap) or np.any(model.jnt_margin)),
        "priorities or mixing weights of geoms": len({*model.geom_priority.tolist()}) > 1 or len({*model.geom_solmix.tolist()}) > 1,
        "solref that is not (time, damping ratio)": bool(np.any(model.jnt_solref <= 0) or np.any(model.geom_solref <= 0)),
        "solimp of another power than 2": bool(np.any(model.jnt_solimp[:, 4] != 2) or np.any(model.geom_solimp[:, 4] != 2)),
    }
    return [name for name, there in found.items() if there]


def text(model: Any) -> str:
    """The tables as YAML."""
    lines = ["tables:"]
    for name, rows in tables(model).items():
        lines += [f"  {name}:", f"    columns: {COLUMNS[name]}", "    rows:"]
        lines += [f"      {row}: {{{', '.join(f'{k}: {_cell(v)}' for k, v in cells.items())}}}" for row, cells in rows.items()]
    return "\n".join(lines) + "\n"


def _cell(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _reals(values: Any) -> list[float]:
    return [float(x) for x in values]


def _floor(model: Any) -> int | None:
    planes = [g for g in range(model.ngeom) if model.geom_type[g] == mujoco.mjtGeom.mjGEOM_PLANE]
    level = [g for g in planes if model.geom_bodyid[g] == 0 and model.geom_pos[g, 2] == 0 and np.array_equal(model.geom_quat[g], IDENTITY)]
    return level[0] if len(planes) == 1 and level else None


def _collide(model: Any, g: int, h: int) -> bool:
    a, b = model.geom_bodyid[g], model.geom_bodyid[h]
    if a == b or (a and model.body_parentid[a] == b and b) or (b and model.body_parentid[b] == a and a):
        return False
    kinds, meets = model.geom_contype, model.geom_conaffinity
    return bool(kinds[g] & meets[h] or kinds[h] & meets[g])


def main() -> None:
    """The command line."""
    model = mujoco.MjModel.from_xml_path(sys.argv[1])
    if unknown := problems(model):
        sys.exit(f"{sys.argv[1]}: std/rigid_body has no rules for " + "; ".join(unknown))
    print(text(model), end="")


if __name__ == "__main__":
    main()

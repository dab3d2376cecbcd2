"""Find reactions, tensions and coefficients of friction that keep hinged rods at rest under loads.

Answer: a rational number for each quantity asked for; unique.
Harder: more rods, loads and supports, slanted rods and strings, a contact that is about to slip.
Skills: algebra, geometry
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rref
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Rod = tuple[int, int, int, int, int]
"""Its ends, in metres, and its mass."""
Support = tuple[str, int, int, int, int, int]
"""Its kind, the rod (from 0), the place, and the direction of its force."""
Load = tuple[int, int, int, int, int]
"""The rod, the place, the force."""
_WAYS = ((3, 4), (4, 3), (-3, 4), (-4, 3), (0, 1), (1, 0), (5, 12), (12, 5))
_SIZES = {25: 5, 1: 1, 169: 13}
_FORCES = {"hinge": "{0}x {0}y", "rough": "n{0} f{0}", "smooth": "n{0}", "string": "t{0}"}
_SOUGHT = {
    "hinge": ("the {1} component {0}{1} of the force of hinge {0} on the rod", "铰链 {0} 对杆的力的 {1} 分量 {0}{1}"),
    "J": ("the {2} component J{1}{2} of the force on rod {1} at J{1}", "J{1} 处对杆 {1} 的力的 {2} 分量 J{1}{2}"),
    "n": ("the size n{1} of the normal force at {1}", "{1} 处支持力的大小 n{1}"),
    "m": ("the coefficient m{1} of friction at {1}", "{1} 处的摩擦因数 m{1}"),
    "t": ("the tension t{1} of the string at {1}", "{1} 处绳子的张力 t{1}"),
}


class LadderRigidStatics(Task["LadderRigidStatics.Params", "LadderRigidStatics.Instance", Values]):
    version = 1

    class Params(task.Params):
        rods: int = knob("how many rods there are", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        loads: int = knob("how many forces act", levels=(1, 2, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=8)
        slanted: int = knob("how many directions there are", levels=(0, 0, 5, 6, 6, 6, 6, 6, 6, 6), ge=0, le=8)
        heavy: bool = knob("whether rods have weight", levels=(False, True) + (True,) * 8)
        rough: bool = knob("whether a contact may be about to slip", levels=(False,) * 3 + (True,) * 7)
        asked: int = knob("how many quantities are asked for", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        rods: tuple[Rod, ...]
        supports: tuple[Support, ...]
        loads: tuple[Load, ...]
        asked: tuple[str, ...]

        def sought(self, language: str) -> list[str]:
            """Say what the quantities asked for are."""
            return [_SOUGHT.get(name[0], _SOUGHT["hinge"])[language == "zh"].format(*name) for name in self.asked]

    prompt = Prompt(
        en=r"""
        In a vertical plane, x points to the right and y upward, lengths are in metres, and the acceleration of free
        fall is 10 m/s². Straight rigid rods are at rest; the weight of a rod acts at its middle.

        {% for a, b, c, d, mass in rods %}
        - Rod {{ loop.index }} goes from ({{ a }}, {{ b }}) to ({{ c }}, {{ d }}), {{
            "mass %d kg" | format(mass) if mass else "of no weight" }}.
        {% endfor %}
        {% for _ in rods[1:] %}
        - J{{ loop.index }}: a smooth hinge joins the end of rod {{ loop.index }} to the start of the next rod.
        {% endfor %}
        {% for kind, rod, x, y, dx, dy in supports %}
        - {{ "ABCDEFGH"[loop.index0] }}: at ({{ x }}, {{ y }}), rod {{ rod + 1 }} {{ "is held by a smooth fixed hinge"
            if kind == "hinge" else "is pulled by a string in the direction (%d, %d)" | format(dx, dy)
            if kind == "string" else "leans on a %s fixed surface, whose normal force has the direction (%d, %d)"
            | format(kind, dx, dy) }}{{ "; it is about to slip there" if kind == "rough" }}.
        {% endfor %}
        {% for rod, x, y, fx, fy in loads %}
        - The force ({{ fx }}, {{ fy }}) N acts on rod {{ rod + 1 }} at ({{ x }}, {{ y }}).
        {% endfor %}

        Find {{ sought("en") | listed("en") }}, forces in newtons.
        """,
        zh=r"""
        在一个竖直平面内，x 轴向右，y 轴向上，长度单位为米，重力加速度为 10 m/s²。
        一些刚性直杆处于静止，杆的重力作用在杆的中点。

        {% for a, b, c, d, mass in rods %}
        - 杆 {{ loop.index }} 从 ({{ a }}, {{ b }}) 到 ({{ c }}, {{ d }})，{{ "质量 %d kg" | format(mass) if mass
            else "不计重力" }}。
        {% endfor %}
        {% for _ in rods[1:] %}
        - J{{ loop.index }}：杆 {{ loop.index }} 的末端与杆 {{ loop.index + 1 }} 的始端用光滑铰链相连。
        {% endfor %}
        {% for kind, rod, x, y, dx, dy in supports %}
        - {{ "ABCDEFGH"[loop.index0] }}：在 ({{ x }}, {{ y }}) 处，杆 {{ rod + 1 }} {{ "由光滑的固定铰链支承"
            if kind == "hinge" else "受一根绳子拉着，方向为 (%d, %d)" | format(dx, dy)
            if kind == "string" else "靠在一个%s的固定表面上，表面的支持力方向为 (%d, %d)"
            | format("光滑" if kind == "smooth" else "粗糙", dx, dy) }}{{ "，即将打滑" if kind == "rough" }}。
        {% endfor %}
        {% for rod, x, y, fx, fy in loads %}
        - 力 ({{ fx }}, {{ fy }}) N 作用在杆 {{ rod + 1 }} 的 ({{ x }}, {{ y }}) 处。
        {% endfor %}

        求：{{ sought("zh") | join("、") }}。力的单位为牛顿。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational(unit="" if name[0] == "m" else "N") for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        rods: list[Rod] = []
        points: list[list[tuple[int, int]]] = []
        x = y = 0
        for _ in range(params.rods):
            dx, dy = rng.choice(_WAYS[: min(6, params.slanted)] or ((1, 0),))
            sign = rng.choice((1, 1, -1)) if params.slanted else 1
            size = 2 * rng.randint(1, 3) * (1 if dx * dy else 3)
            points.append([(x + sign * dx * i, y + sign * dy * i) for i in range(size + 1)])
            ends = (*points[-1][0], *points[-1][-1])
            rods.append((*ends, rng.randint(1, 12) if params.heavy else 0))
            x, y = points[-1][-1]
        kinds = [rng.choice(("hinge", "rough") if params.rough else ("hinge",))]
        while (left := params.rods + 2 - sum(_FORCES[kind].count("{") for kind in kinds)) > 0:
            kinds.append(rng.choice(("hinge", "smooth", "string") if left > 1 else ("smooth", "string")))
        rng.shuffle(kinds)
        supports: list[Support] = []
        for place, kind in enumerate(kinds):
            rod = place % params.rods
            dx, dy = (0, 0) if kind == "hinge" else rng.choice(_WAYS[: params.slanted] or ((0, 1),))
            if kind == "rough":
                dx, dy = rng.choice(((0, 1), (1, 0)))
            supports.append((kind, rod, *rng.choice(points[rod]), dx, dy))
        loads: list[Load] = []
        for _ in range(params.loads):
            rod = rng.randrange(params.rods)
            fx, fy = rng.randint(-9, 9) * 5 if params.slanted else 0, -5 * rng.randint(1, 15)
            loads.append((rod, *rng.choice(points[rod]), fx, fy))
        if len({one[1:4] for one in (*supports, *loads)}) < len(supports) + len(loads):
            raise task.Retry
        found = dict(zip(_names(supports, len(rods)), _solve(rods, supports, loads), strict=True))
        for i, (kind, rod, px, py, dx, dy) in enumerate(supports):
            letter = "ABCDEFGH"[i]
            if kind == "hinge":
                continue
            name = f"{'t' if kind == 'string' else 'n'}{letter}"
            force = found.pop(name)
            supports[i] = (kind, rod, px, py, *((dx, dy) if force > 0 else (-dx, -dy)))  # it pushes or pulls as told
            found[name] = abs(force)
            if kind == "rough" and force:
                found[f"m{letter}"] = abs(found.pop(f"f{letter}") / force)
        if any(not value or (name[0] == "m" and value > 2) for name, value in found.items() if name[0] in "mnt"):
            raise task.Retry
        pool = [name for name in found if found[name]]
        first = [name for name in pool if name[0] == "m"]
        if len(pool) < params.asked:
            raise task.Retry
        rest = rng.sample([name for name in pool if name not in first], params.asked - len(first))
        asked = sorted(first + rest, key=list(found).index)
        if not readable([found[name] for name in asked], 5) or min(abs(found[name]) for name in pool) < Fraction(1, 50):
            raise task.Retry
        instance = self.Instance(rods=tuple(rods), supports=tuple(supports), loads=tuple(loads), asked=tuple(asked))
        return instance, {name: found[name] for name in asked}


def _names(supports: list[Support], rods: int) -> list[str]:
    names = [f"J{i}{axis}" for i in range(1, rods) for axis in "xy"]
    for letter, (kind, *_) in zip("ABCDEFGH", supports, strict=False):
        names += _FORCES[kind].format(letter).split()
    return names


def _solve(rods: list[Rod], supports: list[Support], loads: list[Load]) -> list[Fraction]:
    """Solve the balance of forces and of torques about the origin for each rod."""
    columns: list[list[Fraction]] = []

    def column(*forces: tuple[int, int, int, Fraction | int, Fraction | int]) -> list[Fraction]:
        balance = [Fraction(0)] * (3 * len(rods))
        for rod, x, y, fx, fy in forces:
            for i, part in enumerate((fx, fy, x * fy - y * fx)):
                balance[3 * rod + i] += part
        return balance

    for i, (_, _, x, y, _) in enumerate(rods[:-1]):
        columns += [column((i, x, y, 1, 0), (i + 1, x, y, -1, 0)), column((i, x, y, 0, 1), (i + 1, x, y, 0, -1))]
    for kind, rod, x, y, dx, dy in supports:
        if kind == "hinge":
            columns += [column((rod, x, y, 1, 0)), column((rod, x, y, 0, 1))]
            continue
        size = _SIZES[dx * dx + dy * dy]
        columns.append(column((rod, x, y, Fraction(dx, size), Fraction(dy, size))))
        if kind == "rough":
            columns.append(column((rod, x, y, Fraction(-dy, size), Fraction(dx, size))))
    weights = [(i, (a + c) // 2, 0, 0, -10 * mass) for i, (a, _, c, _, mass) in enumerate(rods)]
    total = column(*loads, *weights)
    reduced, pivots = rref([[*row] for row in zip(*columns, total, strict=True)])
    if pivots != tuple(range(len(columns))):
        raise task.Retry
    return [-row[-1] for row in reduced]

"""Find the moment of inertia of a flat body made of simple shapes, or its angular acceleration under forces.

Answer: a rational number; it is unique.
Harder: more shapes, holes, more forces, a body that turns about its centre of mass.
Skills: arithmetic, geometry
Source: original; the parallel axis theorem.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational

Part = tuple[str, int, int, int, int, int]
"""Its kind, its mass (negative: taken away), its centre, and two sizes."""
Force = tuple[int, int, int, int]
_FORMULAS = {
    "rod": ("a thin rod of mass m and length d: md²/12", "质量 m、长 d 的细杆：md²/12"),
    "disc": ("a uniform disc of mass m and radius r: mr²/2", "质量 m、半径 r 的均匀圆盘：mr²/2"),
    "ring": ("a thin ring of mass m and radius r: mr²", "质量 m、半径 r 的细圆环：mr²"),
    "plate": (
        "a uniform rectangle of mass m and sides a, b: m(a² + b²)/12",
        "质量 m、边长 a 和 b 的均匀矩形板：m(a² + b²)/12",
    ),
}
_TOLD = {
    "point": ("a point mass of {0} kg at ({1}, {2})", "{0} kg 的质点，位于 ({1}, {2})"),
    "rod": ("a thin rod of {0} kg and length {3}, middle at ({1}, {2})", "{0} kg、长 {3} 的细杆，中点在 ({1}, {2})"),
    "disc": ("a disc of {0} kg and radius {3}, centre at ({1}, {2})", "{0} kg、半径 {3} 的圆盘，圆心 ({1}, {2})"),
    "ring": ("a thin ring of {0} kg and radius {3}, centre at ({1}, {2})", "{0} kg、半径 {3} 的圆环，圆心 ({1}, {2})"),
    "plate": ("a plate {3} by {4} of {0} kg, centre at ({1}, {2})", "{3} × {4}、{0} kg 的矩形板，中心在 ({1}, {2})"),
    "hole": ("a hole {3} by {4} in the plate, centred at ({1}, {2}), which takes {0} kg away from the plate",
        "板上 {3} × {4} 的矩形孔，中心在 ({1}, {2})，使板的质量减少 {0} kg"),
}  # fmt: skip


class CompositeInertiaTorque(Task["CompositeInertiaTorque.Params", "CompositeInertiaTorque.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        parts: int = knob("how many shapes there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=10)
        holes: int = knob("how many holes there are", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=5)
        forces: int = knob("how many forces act", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=6)
        free: bool = knob("whether the body lies free", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        parts: tuple[Part, ...]
        forces: tuple[Force, ...]
        axis: tuple[int, int] | None
        """None if the body lies free."""

        def told(self, language: str) -> list[str]:
            return [
                _TOLD["hole" if m < 0 else kind][language == "zh"].format(abs(m), *rest)
                for kind, m, *rest in self.parts
            ]

        def formulas(self, language: str) -> list[str]:
            kinds = {kind for kind, *_ in self.parts}
            return [texts[language == "zh"] for kind, texts in _FORMULAS.items() if kind in kinds]

    prompt = Prompt(
        en=r"""
        A rigid flat body lies in the plane, lengths in metres; the sides of plates are parallel to the axes. It is
        made of these parts:

        {% for part in told("en") %}
        - {{ part }}.
        {% endfor %}

        {% if formulas("en") %}
        Moments of inertia about the axis through the centre of a shape, perpendicular to the plane:

        {% for one in formulas("en") %}
        - {{ one }}.
        {% endfor %}

        {% endif %}
        {% if axis %}
        The body can turn about a fixed axis through ({{ axis[0] }}, {{ axis[1] }}), perpendicular to the plane.
        {% else %}
        The body lies free on a smooth table, at rest.
        {% endif %}
        {% for x, y, fx, fy in forces %}
        The force ({{ fx }}, {{ fy }}) N acts on it at ({{ x }}, {{ y }}).
        {% endfor %}
        {% if forces %}
        {{ "There is no other torque about the axis." if axis else "No other forces act along the table." }}
        Find the angular acceleration in rad/s², anticlockwise positive (from the x axis to the y axis).
        {% else %}
        Find its moment of inertia about this axis in kg m².
        {% endif %}
        """,
        zh=r"""
        平面内有一个刚性的平面物体，长度单位为米，矩形板的边与坐标轴平行。它由下列部分组成：

        {% for part in told("zh") %}
        - {{ part }}。
        {% endfor %}

        {% if formulas("zh") %}
        各形状对过其中心且垂直于平面的轴的转动惯量为：

        {% for one in formulas("zh") %}
        - {{ one }}。
        {% endfor %}

        {% endif %}
        {% if axis %}
        物体可绕过 ({{ axis[0] }}, {{ axis[1] }}) 且垂直于平面的固定轴转动。
        {% else %}
        物体自由地静止在光滑水平桌面上。
        {% endif %}
        {% for x, y, fx, fy in forces %}
        力 ({{ fx }}, {{ fy }}) N 作用在 ({{ x }}, {{ y }}) 处。
        {% endfor %}
        {% if forces %}
        {{ "对该轴没有其他力矩。" if axis else "沿桌面没有其他力。" }}
        求角加速度（单位 rad/s²），逆时针方向（从 x 轴转向 y 轴）为正。
        {% else %}
        求它对该轴的转动惯量（单位 kg m²）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        return Rational(unit="rad/s^2" if instance.forces else "kg m^2")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        parts: list[Part] = []
        plate = None
        if params.holes:
            width, height = rng.randint(4, 8) * 2, rng.randint(3, 6) * 2
            plate = ("plate", width * height, rng.randint(-3, 3), rng.randint(-3, 3), width, height)
            parts.append(plate)
            strips = rng.sample(range(width // 2), min(params.holes, width // 2))
            for strip in strips:  # each hole in a strip of its own, 2 wide
                x = plate[2] - width // 2 + 2 * strip + 1
                tall = 2 * rng.randint(1, height // 2 - 1)
                y = plate[3] + rng.randint(-(height - tall) // 2, (height - tall) // 2)
                parts.append(("plate", -2 * tall, x, y, 2, tall))
        kinds = ["point", "rod", "disc", "ring", *([] if plate else ["plate"])]
        while len(parts) < params.parts + params.holes:
            kind = rng.choice(kinds)
            a, b = (rng.randint(1, 4) * 2 if kind in ("rod", "plate") else rng.randint(1, 4) for _ in range(2))
            parts.append((kind, rng.randint(1, 12), rng.randint(-6, 6), rng.randint(-6, 6), a, b))
        forces = []
        for _ in range(params.forces):
            place = rng.choice(parts)
            forces.append((*place[2:4], rng.randint(-12, 12), rng.randint(-12, 12)))
        if not params.free and not any(place[2] != 0 or place[3] != 0 for place in parts):
            raise task.Retry
        axis = None if params.free and rng.random() < 0.7 else (rng.randint(-4, 4), rng.randint(-4, 4))
        instance = self.Instance(parts=tuple(parts), forces=tuple(forces), axis=axis)
        answer = self.solve(instance)
        if not answer or not readable([answer], 6) or len({force[:2] for force in forces}) < len(forces):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        mass = sum(m for _, m, *_ in instance.parts)
        if instance.axis is None:
            x, y = (Fraction(sum(m * place[i] for _, m, *place in instance.parts), mass) for i in (0, 1))
        else:
            x, y = map(Fraction, instance.axis)
        inertia = sum(
            (_own(part) + part[1] * ((part[2] - x) ** 2 + (part[3] - y) ** 2) for part in instance.parts), Fraction(0)
        )
        torque = sum((a - x) * fy - (b - y) * fx for a, b, fx, fy in instance.forces)
        return torque / inertia if instance.forces else inertia

    def key(self, instance: Instance) -> object:
        bare = [part[: {"point": 4, "plate": 6}.get(part[0], 5)] for part in instance.parts]
        return [sorted(bare), sorted(instance.forces), instance.axis]


def _own(part: Part) -> Fraction:
    kind, m, _, _, a, b = part
    if kind == "plate":
        return Fraction(m * (a * a + b * b), 12)
    return m * a * a * {"point": Fraction(0), "rod": Fraction(1, 12), "disc": Fraction(1, 2), "ring": Fraction(1)}[kind]

"""Find reactions, shear, bending moments and the greatest moment of a statically determinate beam.

Answer: a rational number for each quantity asked for; unique, the place of the greatest moment by a rule for ties.
Harder: more loads, distributed ones, couples, inner hinges, more sections.
Skills: algebra, calculus
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Load = tuple[str, int, int, int]
"""A kind, where it begins and ends, and its size: P force down, D force down per metre, C clockwise couple."""
Answer = dict[str, Fraction]
_UNITS = {"R": "kN", "V": "kN", "M": "kN m", "p": "m", "m": "kN m"}


class BeamShearMoment(Task["BeamShearMoment.Params", "BeamShearMoment.Instance", Answer]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length in metres", levels=(8, 9, 10, 12, 14, 16, 18, 20, 24, 28), ge=6, le=40)
        loads: int = knob("how many loads there are", levels=(1, 2, 2, 3, 3, 3, 4, 5, 6, 7), ge=1, le=9)
        kinds: int = knob("how many kinds of loads", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        hinges: int = knob("how many inner hinges there are", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        sections: int = knob("at how many sections is asked", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        length: int
        fixed: int | None  # where the fixed end is, if there is one
        supports: tuple[int, ...]  # pins and rollers
        hinges: tuple[int, ...]
        loads: tuple[Load, ...]
        sections: tuple[int, ...]

        @property
        def held(self) -> list[tuple[str, int]]:
            places = sorted([*self.supports, *([] if self.fixed is None else [self.fixed])])
            return [("ABCDEFG"[i], x) for i, x in enumerate(places)]

    prompt = Prompt(
        en=r"""
        A straight horizontal beam without weight reaches from x = 0 to x = {{ length }} (in metres, to the right).
        It is held so that it cannot move along x, and in these places:

        {% for name, x in held %}
        - {{ name }} at x = {{ x }}: {{ "a fixed end, which cannot move or turn" if x == fixed else
          "a simple support, which pushes up or pulls down and lets the beam turn" }}
        {% endfor %}
        {% for x in hinges %}
        - at x = {{ x }}: a hinge within the beam, where the bending moment is 0
        {% endfor %}

        The loads (forces in kN, all vertical):

        {% for kind, a, b, v in loads %}
        {% if kind == "P" %}
        - at x = {{ a }}: a force of {{ v }} downwards
        {% elif kind == "C" %}
        - at x = {{ a }}: a couple of {{ v | abs }} kN m, {{ "clockwise" if v > 0 else "anticlockwise" }}
        {% else %}
        - from x = {{ a }} to x = {{ b }}: {{ v }} kN per metre downwards, uniform
        {% endif %}
        {% endfor %}

        The shear at a section is the sum of all forces, reactions included, on the beam to the left of the section,
        upwards positive. The bending moment is positive where it sags the beam, that is, stretches its lower side.

        Give in kN and kN m:
        - {% for name, _ in held %}R{{ name }}{{ ", " if not loop.last }}{% endfor %}: the force that the support of
          this letter exerts on the beam, upwards positive
        {% for x in sections %}
        - V{{ loop.index }} and M{{ loop.index }}: the shear and the bending moment just right of x = {{ x }}
        {% endfor %}
        - place and most: the x at which the bending moment is greatest in absolute value, and this absolute value; at
          a couple, the values just left and just right of it both count; the smallest such x if there are several
        """,
        zh=r"""
        一根不计自重的水平直梁从 x = 0 伸到 x = {{ length }}（单位为米，向右为正）。梁不能沿 x 方向移动，支承如下：

        {% for name, x in held %}
        - {{ name }}，x = {{ x }}：{{ "固定端，不能移动或转动" if x == fixed else "铰支座，可推可拉，不约束转动" }}
        {% endfor %}
        {% for x in hinges %}
        - x = {{ x }}：梁中间的铰，此处弯矩为 0
        {% endfor %}

        荷载（力的单位为 kN，均为竖直方向）：

        {% for kind, a, b, v in loads %}
        {% if kind == "P" %}
        - x = {{ a }} 处：向下的集中力 {{ v }}
        {% elif kind == "C" %}
        - x = {{ a }} 处：{{ "顺时针" if v > 0 else "逆时针" }}力偶 {{ v | abs }} kN m
        {% else %}
        - 从 x = {{ a }} 到 x = {{ b }}：向下的均布荷载，每米 {{ v }} kN
        {% endif %}
        {% endfor %}

        截面上的剪力是截面左侧梁段所受的全部力（包括支座反力）之和，向上为正。弯矩使梁下侧受拉时为正。

        请给出下列各量（单位为 kN 和 kN m）：
        - {% for name, _ in held %}R{{ name }}{{ "、" if not loop.last }}{% endfor %}：该字母所示支座对梁的力，向上为正
        {% for x in sections %}
        - V{{ loop.index }} 和 M{{ loop.index }}：紧靠 x = {{ x }} 右侧的剪力和弯矩
        {% endfor %}
        - place 和 most：弯矩绝对值最大处的 x，以及这个绝对值；力偶处紧靠其左右两侧的值都算；若有多处，取最小的 x
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = [f"R{name}" for name, _ in instance.held]
        names += [f"{sign}{i}" for i in range(1, len(instance.sections) + 1) for sign in "VM"]
        return Record(**{name: Rational(unit=_UNITS[name[0]]) for name in [*names, "place", "most"]})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        length = params.length - rng.randint(0, 2)
        hinges = tuple(sorted(rng.sample(range(2, length - 1), params.hinges)))
        pieces = list(pairwise((0, *hinges, length)))
        if min(b - a for a, b in pieces) < 2:
            raise Retry
        fixed = rng.choice((0, length)) if rng.random() < 0.3 and params.length > 8 else None
        base = rng.choice(pieces) if fixed is None else pieces[0 if fixed == 0 else -1]
        supports, loads = list[int](), list[Load]()
        for a, b in pieces:  # the base stands by itself, each other piece needs a support beside its hinge
            inner = list(range(a if fixed is None and a == 0 else a + 1, b + (fixed is None and b == length)))
            count = 1 if (a, b) != base else 2 if fixed is None else 0
            ends = [inner[0], inner[-1]]
            supports += (ends if rng.random() < 0.4 else rng.sample(inner, min(count, len(inner))))[:count]
        free = sorted({*range(1, length)} - {*hinges, *supports})
        if len(set(supports)) < len(hinges) + 2 * (fixed is None) or len(free) < params.loads:
            raise Retry
        for x in rng.sample(free, params.loads):
            kind = rng.choice("PDC"[: params.kinds])
            a, b = sorted(rng.sample(range(length + 1), 2)) if kind == "D" else (x, x)
            size = rng.randint(1, 9) if kind == "D" else rng.choice((1, 1 if kind == "P" else -1)) * rng.randint(2, 24)
            loads.append((kind, a, b, size))
        sections = sorted(rng.sample([x for x in range(1, length) if x not in hinges], params.sections))
        instance = self.Instance(
            length=length, fixed=fixed, supports=tuple(sorted(supports)), hinges=hinges,
            loads=tuple(sorted(loads, key=lambda load: load[1:])), sections=tuple(sections),
        )  # fmt: skip
        answer = _solved(instance)
        if any(max(abs(value.numerator), value.denominator) > 999_999 for value in answer.values()):
            raise Retry
        return instance, answer


def _acting(instance: BeamShearMoment.Instance, x: int) -> tuple[Fraction, Fraction]:
    """Give the shear and the bending moment just right of x that the loads alone make."""
    shear = moment = Fraction(0)
    for kind, a, b, size in instance.loads:
        if a <= x and kind == "C":
            moment += size
        elif a <= x:
            force = size * (min(b, x) - a if kind == "D" else 1)
            shear -= force
            moment -= force * (x - Fraction(a + min(b, x), 2))
    return shear, moment


def _solved(instance: BeamShearMoment.Instance) -> Answer:
    """Find the reactions from moments at hinges and at the end, then the moment piece by piece."""
    end, places = instance.length, [x for _, x in instance.held]
    couple = [] if instance.fixed is None else [instance.fixed]  # that of the fixed end
    rows = [
        [max(0, x - place) for place in places] + [int(x >= place) for place in couple] for x in (*instance.hinges, end)
    ]
    rows.append([1] * len(places) + [0] * len(couple))
    right = [-_acting(instance, x)[1] for x in (*instance.hinges, end)] + [-_acting(instance, end)[0]]
    solution = matrix.solve(rows, right)
    assert solution is not None, "every piece is held"

    def inner(x: int) -> tuple[Fraction, Fraction]:
        shear, moment = _acting(instance, x)
        left = [(place, force) for place, force in zip(places, solution, strict=False) if place <= x]
        turn = solution[-1] if instance.fixed == 0 else 0
        return shear + sum(f for _, f in left), moment + turn + sum(f * (x - place) for place, f in left)

    answer = {f"R{name}": solution[i] for i, (name, _) in enumerate(instance.held)}
    for i, x in enumerate(instance.sections, start=1):
        answer[f"V{i}"], answer[f"M{i}"] = inner(x)
    most, place = Fraction(-1), Fraction(0)
    for low, high in pairwise(sorted({0, end, *places, *(x for _, a, b, _ in instance.loads for x in (a, b))})):
        shear, moment = inner(low)
        spread = sum(size for kind, a, b, size in instance.loads if kind == "D" and a <= low < b)
        zeros = [shear / spread] if spread and 0 < shear / spread < high - low else []
        for z in (Fraction(0), *zeros, Fraction(high - low)):
            value = abs(moment + z * shear - spread * z * z / 2)
            if value > most:
                most, place = value, low + z
    return answer | {"place": place, "most": most}

"""Find an angle between chords, secants, tangents and radii of a circle from statements about arcs and angles.

Answer: the angle in degrees; it is unique.
Harder: more points on the circle, more kinds of angles, relations in place of sizes, more facts needed.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.angles import KINDS, Form, Statement, draw_statement, needed, told
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_HALF = Fraction(1, 2)


class CircleAngleChase(Task["CircleAngleChase.Params", "CircleAngleChase.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points lie on the circle", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=12)
        figures: int = knob("how many kinds of angles there are", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        kinds: int = knob("how many kinds of statements there are", levels=(1, 1, 2, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        plain: int = knob("how many plain sizes may be given", levels=(9, 9, 4, 3, 3, 2, 2, 1, 1, 1), ge=0, le=20)
        facts: int = knob("how many facts it takes at least", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        points: int
        crossings: tuple[str, ...]  # PQRS: the chords PR and QS cross at X1, X2, ...
        secants: tuple[str, ...]  # PQRS: the rays PS and QR meet at Y1, Y2, ...
        tangents: tuple[str, ...]  # PQ: the tangents at P and Q meet at Z1, Z2, ...
        touching: tuple[str, ...]  # PQ: T1, T2, ... lies on the tangent at P, on the side of the arc PQ
        facts: tuple[Statement, ...]
        target: str

        @property
        def circle(self) -> list[str]:
            return [chr(65 + i) for i in range(self.points)]

        @property
        def used(self) -> str:
            return " ".join([self.target, *(name for one in self.facts for name in one.angles)])

        @property
        def told(self) -> dict[str, list[str]]:
            return told(self.facts)

        @property
        def unknown(self) -> bool:
            return any(one.kind == "expression" for one in self.facts)

    answer = Rational(unit="°")
    prompt = Prompt(
        en=r"""
        The points {{ circle | listed(language) }} lie on a circle with centre O, in this order counterclockwise.
        The arc PQ is the one that leads from P counterclockwise to Q.
        {% if "O" in used %}
        ∠POQ is the central angle of the arc PQ.
        {% endif %}
        {% for p, q, r, s in crossings %}
        The chords {{ p }}{{ r }} and {{ q }}{{ s }} cross at X{{ loop.index }}.
        {% endfor %}
        {% for p, q, r, s in secants %}
        The rays from {{ p }} through {{ s }} and from {{ q }} through {{ r }} meet outside the circle at
        Y{{ loop.index }}.
        {% endfor %}
        {% for p, q in tangents %}
        The arc {{ p }}{{ q }} is smaller than 180°; the tangents at {{ p }} and {{ q }} meet at Z{{ loop.index }}.
        {% endfor %}
        {% for p, q in touching %}
        T{{ loop.index }} lies on the tangent at {{ p }}, on the same side of the line {{ p }}{{ q }} as the arc
        {{ p }}{{ q }}.
        {% endfor %}
        {% if unknown %}
        Here x is an unknown number.
        {% endif %}

        {{ told[language] | lines }}

        How many degrees is {{ target }}?
        """,
        zh=r"""
        点 {{ circle | join("、") }} 按逆时针顺序在圆上，圆心为 O。弧 PQ 指从 P 沿逆时针方向到 Q 的那段弧。
        {% if "O" in used %}
        ∠POQ 表示弧 PQ 所对的圆心角。
        {% endif %}
        {% for p, q, r, s in crossings %}
        弦 {{ p }}{{ r }} 与弦 {{ q }}{{ s }} 相交于 X{{ loop.index }}。
        {% endfor %}
        {% for p, q, r, s in secants %}
        射线 {{ p }}{{ s }} 与射线 {{ q }}{{ r }} 在圆外相交于 Y{{ loop.index }}。
        {% endfor %}
        {% for p, q in tangents %}
        弧 {{ p }}{{ q }} 小于 180°，过 {{ p }} 的切线与过 {{ q }} 的切线相交于 Z{{ loop.index }}。
        {% endfor %}
        {% for p, q in touching %}
        T{{ loop.index }} 在过 {{ p }} 的切线上，并且与弧 {{ p }}{{ q }} 在直线 {{ p }}{{ q }} 的同一侧。
        {% endfor %}
        {% if unknown %}
        x 是一个未知数。
        {% endif %}

        {{ told[language] | lines }}

        求 {{ target }} 的度数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.points
        arcs = [2 * half for half in random_composition(rng, 180, n, low=max(5, 60 // n))]
        unknowns = {f"a{i}": arc for i, arc in enumerate(arcs)}
        names, marks, facts = _draw_angles(rng, arcs, params.figures)
        sizes = {name: int(sum(f * unknowns.get(u, 1) for u, f in form.items())) for name, form in names.items()}
        target = rng.choice([name for name in sorted(names) if not name.startswith("arc")])
        x, plain = rng.randint(5, 40), 0
        for _ in range(8 * n):
            one = draw_statement(rng, rng.choice(KINDS[: params.kinds]), sizes, x)
            if one and not (one.kind == "value" and (target in one.angles or plain == params.plain)):
                facts.append(one)
                plain += one.kind == "value"
        rng.shuffle(facts)
        whole = {**dict.fromkeys(unknowns, 1), "": -360}
        kept = needed(facts, [whole], names, names[target])
        answer = sizes[target]
        given = {number for one in facts for number in one.numbers}
        if not kept or len(kept) < params.facts or answer % 15 == 0 or not given.isdisjoint({answer, 2 * answer}):
            raise task.Retry
        used = " ".join([target, *(name for one in kept for name in one.angles)])
        shown = {}
        for sign, field in zip("XYZT", ("crossings", "secants", "tangents", "touching"), strict=True):
            if f"{sign}1" not in used and f"{sign}2" in used:
                raise task.Retry
            shown[field] = tuple(points for i, points in enumerate(marks[sign], 1) if f"{sign}{i}" in used)
        return self.Instance(points=n, facts=tuple(kept), target=target, **shown), Fraction(answer)

    def key(self, instance: Instance) -> object:
        facts = sorted(one.told() for one in instance.facts)
        marks = [instance.crossings, instance.secants, instance.tangents, instance.touching]
        return [instance.points, facts, marks, instance.target]


def _draw_angles(
    rng: Random, arcs: list[int], figures: int
) -> tuple[dict[str, Form], dict[str, list[str]], list[Statement]]:
    """Choose the angles that may be spoken of, as sums of arcs, the points that they need, and facts on chords."""
    n = len(arcs)

    def arc(p: int, q: int, factor: Fraction | int = 1) -> Form:
        return {f"a{i % n}": factor for i in range(p, p + (q - p) % n)}

    def size(p: int, q: int) -> int:
        return sum(arcs[i % n] for i in range(p, p + (q - p) % n))

    names: dict[str, Form] = {}
    marks: dict[str, list[str]] = {sign: [] for sign in "XYZT"}
    facts: list[Statement] = []
    for _ in range(2 * n):
        p, q, r, s = (i % n for i in _turned(rng, n))
        a, b, c, d = (chr(65 + i) for i in (p, q, r, s))
        names[f"arc {a}{b}"] = arc(p, q)
        names[f"∠{a}{c}{b}"] = arc(p, q, _HALF)
        kind = rng.randint(1, figures)
        if kind == 2:
            names[f"∠{a}O{b}"] = arc(p, q)
        elif kind == 3 and len(marks["T"]) < 2:
            marks["T"].append(a + b)
            names[f"∠T{len(marks['T'])}{a}{b}"] = arc(p, q, _HALF)
        elif kind == 4 and n > 3 and len(marks["X"]) < 2:
            marks["X"].append(a + b + c + d)
            names[f"∠{a}X{len(marks['X'])}{b}"] = {**arc(p, q, _HALF), **arc(r, s, _HALF)}
        elif kind == 5 and n > 3 and len(marks["Y"]) < 2 and size(p, q) > size(r, s) + 10:
            marks["Y"].append(a + b + c + d)
            names[f"∠{a}Y{len(marks['Y'])}{b}"] = {**arc(p, q, _HALF), **arc(r, s, -_HALF)}
        elif kind == 6 and len(marks["Z"]) < 2 and size(p, q) < 165:
            marks["Z"].append(a + b)
            names[f"∠{a}Z{len(marks['Z'])}{b}"] = {**arc(p, q, -1), "": 180}
        if figures > 3 and size(p, q) == 180:
            facts.append(Statement("diameter", (f"arc {a}{b}",)))
        if figures > 3 and n > 3 and size(q, r) == size(s, p):
            facts.append(Statement("parallel", (f"arc {b}{c}", f"arc {d}{a}")))
    for one in facts:
        for name in one.angles:
            names[name] = arc(ord(name[4]) - 65, ord(name[5]) - 65)
    return names, marks, facts


def _turned(rng: Random, n: int) -> list[int]:
    """Draw four (of three points: three and the first again) of the points in counterclockwise order."""
    chosen = sorted(rng.sample(range(n), min(n, 4)))
    turn = rng.randrange(len(chosen))
    return [chosen[(turn + i) % len(chosen)] for i in range(4)]

"""Find an angle in a figure of triangles that share sides, from collinear points, parallels, equal sides and angles.

Answer: the angle in degrees; it is unique.
Harder: more points, more facts needed, relations between angles in place of sizes.
Skills: geometry, algebra, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.angles import Form, Statement, draw_statement, expanded, fixed_by
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Step = tuple[str, str]  # how a new point D stands to the corners X, Y, Z of a triangle; the letters XYZD
Fact = tuple[str, tuple[str, ...], tuple[int, ...]]  # a kind, its angles or points, its numbers

_POINTS = {
    "between": ("{3} lies on segment {1}{2}, between its ends.", "{3} 在线段 {1}{2} 上，不与端点重合。"),
    "beyond": ("{3} lies on the extension of {1}{2} beyond {2}.", "{3} 在 {1}{2} 过 {2} 的延长线上。"),
    "parallel": (
        "{3} lies on the other side of line {0}{2} from {1}, and {0}{3} ∥ {1}{2}.",
        "{3} 与 {1} 在直线 {0}{2} 的两侧，且 {0}{3} ∥ {1}{2}。",
    ),
}
_RELATIONS = ("multiple", "more", "sum")
_LEAST = 16  # half degrees of any angle of a triangle


class AngleChaseLines(Task["AngleChaseLines.Params", "AngleChaseLines.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(4, 5, 5, 6, 7, 8, 9, 10, 11, 12), ge=4, le=14)
        facts: int = knob("how many facts it takes at least", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=12)
        plain: int = knob("how many sizes are given at most", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        facts: tuple[Fact, ...]
        target: str

        @property
        def placed(self) -> list[list[str]]:
            return [[_POINTS[kind][i].format(*letters) for kind, letters in self.steps] for i in (0, 1)]

        @property
        def told(self) -> list[str]:
            return [
                "{0}{1} = {0}{2}".format(*parts) if kind == "sides" else Statement(kind, parts, numbers).told()
                for kind, parts, numbers in self.facts
            ]

    answer = Rational(unit="°")
    prompt = Prompt(
        en=r"""
        ABC is a triangle. Further points are placed one after the other:

        {{ placed[0] | bullets }}

        These facts are known:

        {{ told | bullets }}

        All angles are between 0° and 180°; ∠PQR is the angle between the rays QP and QR. How many degrees is
        {{ target }}?
        """,
        zh=r"""
        ABC 是一个三角形。依次再取下列各点：

        {{ placed[1] | bullets }}

        已知：

        {{ told | bullets }}

        所有角都在 0° 与 180° 之间，∠PQR 表示射线 QP 与 QR 的夹角。求 {{ target }} 的度数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        figure = _Figure(rng)
        for letter in "DEFGHIJKLMN"[: params.points - 3]:
            if not any(figure.grow(letter) for _ in range(30)):
                raise task.Retry
        names = {name: form for angles in figure.triangles for name, form in _named(angles).items()}
        sizes = {name: figure.size(form) for name, form in names.items()}
        whole = {name: size // 2 for name, size in sizes.items() if size % 4 == 2}
        facts = _equal_parts(figure, sizes)
        statements = rng.sample(list(facts), min(len(facts), params.points))
        for kind in [rng.choice(_RELATIONS) for _ in range(params.points // 2 - 2)] + ["value"] * 5:
            one = draw_statement(rng, kind, whole, 0) if whole else None
            if one:
                statements.append(one)
                facts[one] = (kind, one.angles, one.numbers)
        fixed = fixed_by([expanded(one.equations()[0], names) for one in statements], names)
        good: list[tuple[str, list[Statement]]] = []
        for target, places in fixed.items():
            kept = [statements[place] for place in places]
            plain = sum(one.kind == "value" for one in kept)
            if len(kept) >= params.facts and 0 < plain <= params.plain and sizes[target] % 30:
                numbers = {2 * number for one in kept for number in one.numbers}
                if numbers.isdisjoint({sizes[target], 2 * sizes[target], 360 - sizes[target]}):
                    good.append((target, kept))
        if not good:
            raise task.Retry
        target, kept = rng.choice(good)
        rng.shuffle(kept)
        return self.Instance(
            steps=tuple(figure.steps), facts=tuple(facts[one] for one in kept), target=target
        ), Fraction(sizes[target], 2)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.steps), sorted(instance.told), instance.target]


class _Figure:
    """Triangles of a figure: the angle at each corner as a sum of unknowns, whose sizes are known here."""

    def __init__(self, rng: Random) -> None:
        a = rng.randint(25, 110)
        self.rng, self.known = rng, {"a": 2 * a, "b": 2 * rng.randint(20, 160 - a), "": 2}
        self.triangles: list[dict[str, Form]] = [{"A": {"a": 1}, "B": {"b": 1}, "C": {"": 180, "a": -1, "b": -1}}]
        self.leaves = [0]  # those that are not cut in two
        self.free = {frozenset(side) for side in ("AB", "BC", "CA")}  # sides with a triangle on one side only
        self.steps: list[Step] = []

    def size(self, form: Form) -> int:
        return sum(self.known[name] * int(factor) for name, factor in form.items())  # in half degrees

    def grow(self, d: str) -> bool:
        """Try to add a point and the triangles that it makes; the new unknown often makes a special angle."""
        rng, u = self.rng, f"u{d}"
        kind = rng.choice(("between", "between", "beyond", "parallel"))
        place = rng.choice(self.leaves if kind == "between" else range(len(self.triangles)))
        old = self.triangles[place]
        x, y, z = rng.sample(sorted(old), 3)
        p, q, r = (self.size(old[corner]) for corner in (x, y, z))
        # what may make the new angle at x special, and what it and the last angle of its triangle add up to
        special, most = {
            "between": ((p / 2, q, 180 - q / 2, 360 - 2 * q, p - r, p - 180 + r / 2, r - q), p),
            "beyond": ((r / 2, 2 * r - 360, 360 - r, 360 - 2 * p - q), r),
            "parallel": ((p, 360 - 2 * r, 180 - r / 2), 360 - r),
        }[kind]
        good = [int(v) for v in special if _LEAST <= v <= most - _LEAST and v == int(v)]
        if most < 3 * _LEAST or (kind != "between" and {x, z} not in self.free):
            return False
        self.known[u] = rng.choice(good) if good and rng.random() < 0.8 else 2 * rng.randint(8, most // 2 - 8)
        new, less = {u: 1}, _plus(old[z], ({u: 1}, -1))
        if kind == "between":
            one: dict[str, Form] = {x: new, y: old[y], d: _plus({"": 180}, (old[y], -1), (new, -1))}
            two = {x: _plus(old[x], (new, -1)), d: _plus(old[y], (new, 1)), z: old[z]}
        elif kind == "beyond":
            one = {x: new, z: _plus({"": 180}, (old[z], -1)), d: less}
            two = {x: _plus(old[x], (new, 1)), y: old[y], d: less}
        else:
            one = two = {x: old[z], z: new, d: _plus({"": 180}, (old[z], -1), (new, -1))}
        if any(self.size(form) < _LEAST for angles in (one, two) for form in angles.values()):
            return False
        n = len(self.triangles)
        self.triangles += [one] if kind == "parallel" else [one, two]
        if kind == "between":
            self.leaves.remove(place)
        else:
            self.free ^= {frozenset((x, z)), frozenset((x, d)), frozenset((z, d))}
        self.leaves += [n, n + 1] if kind == "between" else [n]
        self.steps.append((kind, x + y + z + d))
        return True


def _equal_parts(figure: _Figure, sizes: dict[str, int]) -> dict[Statement, Fact]:
    facts: dict[Statement, Fact] = {}
    for p, q, r in (three for angles in figure.triangles for three in (sorted(angles),)):
        for apex, one, other in ((p, q, r), (q, p, r), (r, p, q)):
            pair = (f"∠{apex}{one}{other}", f"∠{apex}{other}{one}")
            if sizes[pair[0]] == sizes[pair[1]]:
                facts[Statement("equal", pair)] = ("sides", (apex, one, other), ())
    for kind, letters in figure.steps:
        pair = ("∠{1}{0}{3}".format(*letters), "∠{3}{0}{2}".format(*letters))
        if kind == "between" and sizes[pair[0]] == sizes[pair[1]]:
            facts[Statement("equal", pair)] = ("equal", pair, ())
    return facts


def _plus(form: Form, *others: tuple[Form, int]) -> Form:
    total = dict(form)
    for other, factor in others:
        for name, part in other.items():
            total[name] = total.get(name, 0) + factor * part
    return total


def _named(angles: dict[str, Form]) -> dict[str, Form]:
    return {f"∠{p}{apex}{q}": angles[apex] for p, apex, q in permutations(sorted(angles))}

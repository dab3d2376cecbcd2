"""Find a quadrilateral that has some properties of a special kind and is not of that kind.

Answer: the two missing corners; every pair that keeps the rules is right.
Harder: more properties, a larger box, a given area.
Skills: geometry, algebra, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.geometry import is_convex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Point = tuple[int, int]
Answer = dict[str, tuple[int, ...]]
_FACTS = {
    "sides AB CD": ("AB and CD are equally long", "AB 与 CD 等长"),
    "sides BC DA": ("BC and DA are equally long", "BC 与 DA 等长"),
    "sides AB BC": ("AB and BC are equally long", "AB 与 BC 等长"),
    "sides CD DA": ("CD and DA are equally long", "CD 与 DA 等长"),
    "sides AC BD": ("The diagonals AC and BD are equally long", "对角线 AC 与 BD 等长"),
    "along AB CD": ("AB and CD are parallel", "AB 与 CD 平行"),
    "along BC DA": ("BC and DA are parallel", "BC 与 DA 平行"),
    "right AC BD": ("The diagonals AC and BD are perpendicular", "对角线 AC 与 BD 垂直"),
    "right AB AD": ("The angle at A is a right angle", "角 A 是直角"),
    "right BC CD": ("The angle at C is a right angle", "角 C 是直角"),
    "angle DAB BCD": ("The angles at A and at C are equal", "角 A 与角 C 相等"),
    "angle ABC CDA": ("The angles at B and at D are equal", "角 B 与角 D 相等"),
    "middle AC BD": ("AC passes through the midpoint of BD", "AC 经过 BD 的中点"),
    "middle BD AC": ("BD passes through the midpoint of AC", "BD 经过 AC 的中点"),
}
_PARALLELOGRAM = [fact for fact in _FACTS if fact[:5] in ("along", "angle", "middl") or fact in list(_FACTS)[:2]]
_RHOMBUS = [*_PARALLELOGRAM, "sides AB BC", "sides CD DA", "right AC BD"]
_RECTANGLE = [*_PARALLELOGRAM, "sides AC BD", "right AB AD", "right BC CD"]
_KINDS = {
    "parallelogram": ("a parallelogram", "平行四边形", _PARALLELOGRAM),
    "rhombus": ("a rhombus", "菱形", _RHOMBUS),
    "rectangle": ("a rectangle", "矩形", _RECTANGLE),
    "square": ("a square", "正方形", list(_FACTS)),
}


class QuadrilateralFromFacts(Task["QuadrilateralFromFacts.Params", "QuadrilateralFromFacts.Instance", Answer]):
    version = 1

    class Params(task.Params):
        facts: int = knob("how many properties are asked for", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=6)
        size: int = knob("The sides of the box", levels=(6, 8, 8, 10, 12, 12, 14, 16, 18, 20), ge=4, le=40)
        area: bool = knob("whether the area is given", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        size: int
        first: Point
        second: Point
        facts: tuple[str, ...]
        kind: str
        area: int
        """Twice the area, or 0 where it is free."""

        def lines(self, language: str) -> list[str]:
            return [_FACTS[fact][language == "zh"] for fact in self.facts]

        def named(self, language: str) -> str:
            english, chinese, _ = _KINDS[self.kind]
            return chinese if language == "zh" else english

        @property
        def shown(self) -> str:
            return f"{self.area // 2}{'.5' * (self.area % 2)}"

    answer = Record(C=Sequence(Integer(), length=2, brackets="()"), D=Sequence(Integer(), length=2, brackets="()"))
    prompt = Prompt(
        en=r"""
        A quadrilateral ABCD is convex; its corners follow each other in this order, clockwise or anticlockwise, and no
        three of them lie on a line. All corners (x, y) have integer coordinates with 0 ≤ x ≤ {{ size }} and
        0 ≤ y ≤ {{ size }}, and A = {{ first | point }}, B = {{ second | point }}
        {{- ". Its area is " ~ shown if area }}. The following holds:

        {% for line in lines(language) %}
        - {{ line }}.
        {% endfor %}

        Still, ABCD is not {{ named(language) }}. Find C and D. If several pairs are possible, any one will do.
        """,
        zh=r"""
        四边形 ABCD 是凸的，顶点按此次序（顺时针或逆时针）相接，任意三个顶点不共线。
        所有顶点 (x, y) 的坐标都是整数，且 0 ≤ x ≤ {{ size }}，0 ≤ y ≤ {{ size }}，A = {{ first | point }}，
        B = {{ second | point }}。{{ "它的面积为 " ~ shown ~ "。" if area }}此外还满足：

        {% for line in lines(language) %}
        - {{ line }}。
        {% endfor %}

        但 ABCD 不是{{ named(language) }}。求 C 和 D。如果有多种可能，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(300):
            corners = _draw(rng, params.size)
            if any(not 0 <= x <= params.size for point in corners for x in point) or not is_convex(corners):
                continue
            true = [fact for fact in _FACTS if _holds(corners, fact)]
            kinds = [k for k, row in _KINDS.items() if set(row[2]) - set(true) and len(set(row[2]) & set(true)) > 1]
            if not kinds:
                continue
            kind = rng.choice(kinds)
            usable = [fact for fact in true if fact in _KINDS[kind][2]]
            chosen = sorted(rng.sample(usable, min(len(usable), params.facts)))
            special = sum(fact not in _PARALLELOGRAM for fact in chosen)  # else any parallelogram would do
            if len(chosen) < params.facts or (kind != "parallelogram" and 2 * special < params.facts):
                continue
            instance = self.Instance(
                size=params.size,
                first=corners[0],
                second=corners[1],
                facts=tuple(chosen),
                kind=kind,
                area=_area(corners) if params.area else 0,
            )
            return instance, {"C": corners[2], "D": corners[3]}
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        corners = [instance.first, instance.second, (answer["C"][0], answer["C"][1]), (answer["D"][0], answer["D"][1])]
        if any(not 0 <= x <= instance.size for point in corners for x in point):
            return "a corner lies outside of the box"
        if len(set(corners)) < 4 or not is_convex(corners):
            return "the quadrilateral is not convex"
        if instance.area and _area(corners) != instance.area:
            return "the area is not right"
        for fact in instance.facts:
            if not _holds(corners, fact):
                return f"this does not hold: {_FACTS[fact][0]}"
        kind = _KINDS[instance.kind]
        return f"it is {kind[0]}" if all(_holds(corners, fact) for fact in kind[2]) else ""


def _area(corners: list[Point]) -> int:
    (a, b), (c, d) = _vector(corners, "AC"), _vector(corners, "BD")
    return abs(a * d - b * c)


def _vector(corners: list[Point], name: str) -> Point:
    (a, b), (c, d) = (corners["ABCD".index(letter)] for letter in name)
    return c - a, d - b


def _holds(corners: list[Point], fact: str) -> bool:
    """Tell whether a fact is true of a convex quadrilateral."""
    verb, one, other = fact.split()
    if verb == "angle":
        signs = list[int]()
        cosines = list[int]()
        sizes = list[int]()
        for name in (one, other):
            (a, b), (c, d) = _vector(corners, name[1::-1]), _vector(corners, name[1:])
            dot = a * c + b * d
            signs.append((dot > 0) - (dot < 0))
            cosines.append(dot * dot)
            sizes.append((a * a + b * b) * (c * c + d * d))
        return signs[0] == signs[1] and cosines[0] * sizes[1] == cosines[1] * sizes[0]
    (a, b), (c, d) = _vector(corners, one), _vector(corners, other)
    if verb == "sides":
        return a * a + b * b == c * c + d * d
    if verb == "middle":  # the ends of the second lie equally far on both sides of the first
        start = _vector(corners, one[0] + other[0])
        return 2 * (a * start[1] - b * start[0]) + a * d - b * c == 0
    return (a * c + b * d if verb == "right" else a * d - b * c) == 0


def _draw(rng: Random, size: int) -> list[Point]:
    """Draw four corners with something in common: two vectors are as long as each other, turned or mirrored."""
    x, y = rng.randint(-size // 2, size // 2), rng.randint(-size // 2, size // 2)
    alike = [(x, y), (y, x), (-x, y), (x, -y), (-y, x), (y, -x), (-x, -y), (-y, -x)]
    start = rng.randint(0, size), rng.randint(0, size)
    first, second = rng.choice(alike), rng.choice(alike)
    n = rng.choice((1, 1, 1, 2, 3))
    free = rng.randint(-size // 2, size // 2), rng.randint(-size // 2, size // 2)
    ways = (
        [(0, 0), first, (first[0] + free[0], first[1] + free[1]), (-second[0] * n, -second[1] * n)],
        [(0, 0), first, free, second],
        [(0, 0), first, (first[0] + second[0] * n, first[1] + second[1] * n), free],
        [(0, 0), free, (free[0] + first[0], free[1] + first[1]), second],
        [(0, 0), first, (free[0] + second[0], free[1] + second[1]), free],
    )
    corners = [(start[0] + a, start[1] + b) for a, b in rng.choice(ways)]
    turn = rng.randrange(4)
    return corners[turn:] + corners[:turn]

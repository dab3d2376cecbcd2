"""Find every possible size of a side or an angle of a triangle from three given parts.

Answer: the sizes in increasing order, each to within 0.02; they are unique.
Harder: more kinds of data, two triangles, sums of sides, the area.
Skills: geometry, arithmetic
Source: original; any textbook of trigonometry.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import acos, asin, cos, degrees, radians, sin, sqrt
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Sequence

Shape = tuple[float, float, float, float, float, float]
"""The sides a, b, c and the opposite angles A, B, C in degrees."""

_KINDS = {
    "SSS": ("a", "b", "c"),
    "SAS": ("b", "c", "A"),
    "ASA": ("c", "A", "B"),
    "SSA": ("a", "b", "A"),
    "AAS": ("a", "A", "B"),
    "sum": ("a", "b+c", "A"),
    "area": ("b", "c", "area"),
}
_NAMES = ("a", "b", "c", "A", "B", "C")


class TriangleSolveAll(Task["TriangleSolveAll.Params", "TriangleSolveAll.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of data there are", levels=(2, 3, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 1, 2, 3, 3, 3, 5), ge=0, le=6)
        size: int = knob("the largest side", levels=(12, 15, 20, 25, 30, 40, 50, 60, 80, 99), ge=8, le=999)
        double: int = knob(
            "the share of cases with two triangles in percent", levels=(0, 0, 0, 30, 40, *[70] * 5), ge=0, le=100
        )

    class Instance(task.Instance):
        given: tuple[str, ...]  # names of parts
        sizes: tuple[int, ...]  # sides, sums and areas as they are, angles in degrees
        asked: str

        @property
        def told(self) -> list[str]:
            return [
                f"{name.replace('+', ' + ')} = {size}{'°' if name in 'ABC' else ''}"
                for name, size in zip(self.given, self.sizes, strict=True)
                if name != "area"
            ]

        @property
        def area(self) -> int:
            return dict(zip(self.given, self.sizes, strict=True)).get("area", 0)

    prompt = Prompt(
        en=r"""
        In a triangle with the sides a, b and c, the angles A, B and C lie opposite to a, b and c. It is known that
        {{ told | listed("en") }}{{ " and that the area is %s" | format(area) if area }}.

        Find all possible sizes of {{ asked }}{{ ", in degrees," if asked in "ABC" }} to at least two decimal places, in
        increasing order. Every size that occurs in some such triangle is to be given, each of them once.
        """,
        zh=r"""
        三角形的三边为 a、b、c，角 A、B、C 分别与边 a、b、c 相对。已知 {{ told | join("，") }}
        {{- "，面积为 %s" | format(area) if area }}。

        求 {{ asked }} 的所有可能值{{ "（以度为单位）" if asked in "ABC" }}，至少精确到两位小数，从小到大列出。
        凡在某个符合条件的三角形中出现的值都要给出，每个值只写一次。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Decimal(tolerance="0.02", unit="°" if instance.asked in "ABC" else ""))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        kind = rng.choice(list(_KINDS)[params.easiest : params.kinds])
        renamed = rng.sample("abc", 3)
        sizes = tuple(_size(rng, name, params.size) for name in _KINDS[kind])
        shapes = list(_shapes(kind, sizes))
        double = kind in ("SSA", "sum", "area") and rng.randrange(100) < params.double
        if (
            not shapes
            or _is_close(kind, sizes)
            or any(_is_thin(shape) for shape in shapes)
            or (kind in ("SSA", "area") and (len(shapes) > 1) != double)
        ):
            raise task.Retry
        places = [name for name in _NAMES if name not in _KINDS[kind] and name in _askable(kind)]
        asked = rng.choice(places)
        found = sorted({round(shape[_NAMES.index(asked)], 9) for shape in shapes})
        if any(high - low < 0.3 for low, high in pairwise(found)) or min(found) < 1:
            raise task.Retry
        if asked in "ABC" and any(abs(size / 15 - round(size / 15)) < 0.01 for size in found):
            raise task.Retry
        letters = dict(zip("abcABC", [*renamed, *(letter.upper() for letter in renamed)], strict=True))
        given = tuple(name if name == "area" else "".join(letters.get(x, x) for x in name) for name in _KINDS[kind])
        instance = self.Instance(given=given, sizes=sizes, asked=letters[asked])
        return instance, tuple(Decimal(places=4).round(Fraction(size)) for size in found)

    def key(self, instance: Instance) -> object:
        return [sorted(zip(instance.given, instance.sizes, strict=True)), instance.asked]


def _size(rng: Random, name: str, most: int) -> int:
    if name == "area":
        return rng.randint(most // 2, most * most // 3)
    if name in "ABC":
        return rng.choice([size for size in range(18, 140) if size % 15])
    return rng.randint(4, most * len(name.split("+")))


def _askable(kind: str) -> str:
    """Give the parts that may be asked for; with two angles only sides, since the third angle is a difference."""
    return {"sum": "bcBC", "area": "aABC", "ASA": "ab", "AAS": "bc"}.get(kind, "abcABC")


def _shapes(kind: str, sizes: tuple[float, ...]) -> Iterator[Shape]:
    """Yield the triangles."""
    p, q, r = map(float, sizes)
    if kind == "SSS":
        yield from _from_sides(p, q, r)
    elif kind == "SAS":
        yield from _from_sides(sqrt(p * p + q * q - 2 * p * q * cos(radians(r))), p, q)
    elif kind == "area":
        sine = 2 * r / (p * q)
        for angle in (degrees(asin(sine)), 180 - degrees(asin(sine))) if sine < 1 else ():
            yield from _from_sides(sqrt(p * p + q * q - 2 * p * q * cos(radians(angle))), p, q)
    elif kind in ("ASA", "AAS"):
        a, b = (q, r)
        c = 180 - a - b
        if c > 5:
            ratio = p / sin(radians(c if kind == "ASA" else a))
            yield from _from_sides(*(ratio * sin(radians(angle)) for angle in (a, b, c)))
    elif kind == "SSA":  # c from p² = q² + c² - 2qc cos A
        half, rest = q * cos(radians(r)), p * p - (q * sin(radians(r))) ** 2
        for c in (half - sqrt(rest), half + sqrt(rest)) if rest > 0 else ():
            if c > 0:
                yield from _from_sides(p, q, c)
    else:  # a, s = b + c, A: bc = (s² - a²)/(2 + 2 cos A)
        product = (q * q - p * p) / (2 + 2 * cos(radians(r)))
        rest = q * q / 4 - product
        for b in (q / 2 - sqrt(rest), q / 2 + sqrt(rest)) if rest > 0 < product else ():
            yield from _from_sides(p, b, q - b)


def _from_sides(a: float, b: float, c: float) -> Iterator[Shape]:
    if min(a + b - c, b + c - a, c + a - b) > 0:
        angles = [degrees(acos((q * q + r * r - p * p) / (2 * q * r))) for p, q, r in ((a, b, c), (b, c, a), (c, a, b))]
        yield a, b, c, angles[0], angles[1], angles[2]


def _is_thin(shape: Shape) -> bool:
    """Tell whether a triangle is almost a segment."""
    a, b, c = sorted(shape[:3])
    return a + b - c < 0.02 * c


def _is_close(kind: str, sizes: tuple[int, ...]) -> bool:
    """Tell whether sizes that differ by one percent leave another number of triangles."""
    p, q, r = map(float, sizes)
    counts = set()
    for factor in (0.98, 1.0, 1.02):
        changed = [(p * factor, q, r), (p, q * factor, r), (p, q, r * factor)]
        counts |= {len(list(_shapes(kind, tuple(one)))) for one in changed}
    return len(counts) > 1

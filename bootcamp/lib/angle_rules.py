"""Figures of triangles that share sides, with whole degrees, and what the rules of angles say of them as equations."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from random import Random
from types import MappingProxyType

from bootcamp.errors import Retry

Placed = tuple[str, str]
"""How a new point D stands to the corners X, Y, Z of a triangle, and the letters XYZD."""
Given = tuple[str, str, int]
"""A kind of `TEXTS`, the letters and, for a size, the degrees."""
Equation = tuple[int, tuple[tuple[str, int], ...], int]
"""A rule by its place in `RULES`; angles with factors; what they add up to."""

RULES = (
    ("triangle", "内角和", "The angles of a triangle add up to 180°.", "三角形的三个内角之和为 180°。"),
    ("line", "平角", "If Q lies between P and R, ∠PQS + ∠SQR = 180°.", "Q 在 P、R 之间时，∠PQS + ∠SQR = 180°。"),
    ("parts", "分角", "If Q lies between P and R, ∠PSQ + ∠QSR = ∠PSR.", "Q 在 P、R 之间时，∠PSQ + ∠QSR = ∠PSR。"),
    ("exterior", "外角", "If Q lies between P and R, ∠SQR = ∠SPQ + ∠PSQ.", "Q 在 P、R 之间时，∠SQR = ∠SPQ + ∠PSQ。"),
    (
        "isosceles", "等腰", "If PQ = PR is given, ∠PQR = ∠PRQ, and ∠QPR = 180° - 2 · ∠PQR.",
        "若已知 PQ = PR，则 ∠PQR = ∠PRQ，且 ∠QPR = 180° - 2 · ∠PQR。",
    ),
    ("bisector", "平分线", "If PS is given to bisect ∠QPR, ∠QPS = ∠SPR.", "若已知 PS 平分 ∠QPR，则 ∠QPS = ∠SPR。"),
    (
        "alternate", "内错角", "If the rays PQ and RS are parallel and opposite in direction, ∠QPR = ∠PRS.",
        "若射线 PQ 与 RS 平行且方向相反，则 ∠QPR = ∠PRS。",
    ),
    (
        "co-interior", "同旁内角",
        "If the rays PQ and RS are parallel and have the same direction, ∠QPR + ∠PRS = 180°.",
        "若射线 PQ 与 RS 平行且方向相同，则 ∠QPR + ∠PRS = 180°。",
    ),
)  # fmt: skip
"""The rules: names and texts, in English and in Chinese each."""
TEXTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "between": ("{3} lies on segment {1}{2}, between its ends.", "{3} 在线段 {1}{2} 上，不与端点重合。"),
        "beyond": ("{3} lies on the extension of {1}{2} beyond {2}.", "{3} 在 {1}{2} 过 {2} 的延长线上。"),
        "parallel": (
            "{3} is a point such that the rays {0}{3} and {1}{2} are parallel and have the same direction.",
            "{3} 是使射线 {0}{3} 与射线 {1}{2} 平行且方向相同的一点。",
        ),
        "size": ("∠{0}{1}{2} = {n}°.", "∠{0}{1}{2} = {n}°。"),
        "sides": ("{0}{1} = {0}{2}.", "{0}{1} = {0}{2}。"),
        "bisects": ("{0}{3} bisects ∠{1}{0}{2}.", "{0}{3} 平分 ∠{1}{0}{2}。"),
    }
)
"""What is given, in English and in Chinese."""
_LEAST = 12  # degrees of any angle of a triangle


def yields(one: Equation, known: dict[str, int]) -> list[tuple[str, int]]:
    """Give the angles that an equation yields from the others, if those are known, with their sizes in whole degrees.

    >>> yields((0, (("ABC", 1), ("BAC", 1), ("ACB", 1)), 180), {"ABC": 50, "BAC": 60})
    [('ACB', 70)]
    """
    found = list[tuple[str, int]]()
    for angle, factor in one[1]:
        others = [(a, f) for a, f in one[1] if a != angle]
        if all(a in known for a, _ in others):
            rest = one[2] - sum(f * known[a] for a, f in others)
            found += [(angle, rest // factor)] if rest % factor == 0 else []
    return found


class Figure:
    """Points on lines with known directions in degrees, and triangles that share sides, drawn at random.

    `placed` tells how each point but A, B, C was placed. Angles have canonical names: see `angle`. Where a new angle
    can make a triangle isosceles or halve an angle, it often does.

    >>> figure = Figure(Random(1), 5)
    >>> figure.placed, figure.size(figure.angle("B", "A", "C")), figure.facts(Random(1))
    ([('between', 'ABCD'), ('parallel', 'ABCE')], 47, [])

    Raises:
        Retry: no place was found for a point within a counted number of tries.
    """

    def __init__(self, rng: Random, points: int) -> None:
        a = rng.randint(30, 100)
        self.lines, self.triangles = [["A", "B"], ["B", "C"], ["A", "C"]], [("A", "B", "C")]
        self.dirs = [0, a + rng.randint(25, 155 - a), a]
        self.placed: list[Placed] = []
        self._rays: dict[tuple[str, str], tuple[int, str]] = {}
        leaves = list(self.triangles)
        for d in "DEFGHIJKL"[: points - 3]:
            for _ in range(40):
                kind = rng.choice(("between", "between", "beyond", "parallel"))
                old = rng.choice(leaves if kind == "between" else self.triangles)
                if new := self._grown(rng, kind, rng.sample(old, 3), d):
                    leaves = [one for one in leaves if kind != "between" or one != old] + new
                    self.triangles += new
                    break
            else:
                raise Retry

    def _grown(self, rng: Random, kind: str, corners: list[str], d: str) -> list[tuple[str, str, str]]:
        """Place a point, if it can be done; give the new triangles, with a chance of equal angles."""
        x, y, z = corners
        p, q, r = (self.size(self.angle(*names)) for names in ((y, x, z), (z, y, x), (x, z, y)))
        most, special = {
            "between": (p, (p / 2, p / 2, q, 180 - 2 * q, 90 - q / 2, p - r)),
            "beyond": (r, (r / 2, 180 - r, 2 * r - 180)),
            "parallel": (180 - r, (r, 180 - 2 * r, 90 - r / 2)),
        }[kind]
        good = [int(v) for v in special if v == int(v) and _LEAST <= v <= most - _LEAST]
        if most < 2 * _LEAST:
            return []
        u = rng.choice(good) if good and rng.random() < 0.75 else rng.randint(_LEAST, most - _LEAST)
        xy, xz, yz = self.ray(x, y)[0], self.ray(x, z)[0], self.ray(y, z)[0]
        sign = 1 if (xz - xy) % 360 < 180 else -1
        line = next(line for line in self.lines if y in line and z in line)
        i, j, outside = line.index(y), line.index(z), kind == "beyond"
        new = [(x, yz), (z, xz + 180 - sign * u)] if kind == "parallel" else [(x, sign * u + (xz if outside else xy))]
        taken = {(e, way % 180) for one, way in zip(self.lines, self.dirs, strict=True) for e in (x, z) if e in one}
        crowded = abs(i - j) > 1 if kind == "between" else outside and line[-1 if j > i else 0] != z
        if crowded or any((e, way % 180) in taken for e, way in new):
            return []
        if kind == "between":
            line.insert(max(i, j), d)
        elif outside:
            line.insert(len(line) if j > i else 0, d)
        self.lines += [[e, d] for e, _ in new]
        self.dirs += [way % 360 for _, way in new]
        self._rays.clear()
        self.placed.append((kind, x + y + z + d))
        near = [] if kind == "parallel" else [(x, y, d)]
        return [(x, z, d), *near]

    def ray(self, p: str, q: str) -> tuple[int, str]:
        """Give the direction of a ray and the first point on it; nothing for points that are not joined."""
        if not self._rays:
            for line, way in zip(self.lines, self.dirs, strict=True):
                for i, j in permutations(range(len(line)), 2):
                    ray = (way, line[i + 1]) if j > i else ((way + 180) % 360, line[i - 1])
                    self._rays[line[i], line[j]] = ray
        return self._rays.get((p, q), (-1, ""))

    def angle(self, p: str, q: str, r: str) -> str:
        """Name the angle PQR by the first points on its rays."""
        (one, a), (other, b) = self.ray(q, p), self.ray(q, r)
        return min(a, b) + q + max(a, b) if a and b and (one - other) % 180 else ""

    def size(self, name: str) -> int:
        """Give the size of a named angle in degrees."""
        turn = (self.ray(name[1], name[0])[0] - self.ray(name[1], name[2])[0]) % 360
        return min(turn, 360 - turn)

    def facts(self, rng: Random) -> list[Given]:
        """List equal sides and bisected angles, not all."""
        found = list[Given]()
        for three in self.triangles:
            for x, y, z in (three, three[1:] + three[:1], three[2:] + three[:2]):
                if self.size(self.angle(x, y, z)) == self.size(self.angle(x, z, y)):
                    found.append(("sides", x + y + z, 0))
        for kind, letters in self.placed:
            x, y, z, d = list(letters)
            if kind == "between" and self.size(self.angle(y, x, d)) == self.size(self.angle(d, x, z)):
                found.append(("bisects", letters, 0))
        return rng.sample(found, min(len(found), 1 + len(self.placed) // 2))

    def equations(self, facts: list[Given]) -> list[Equation]:
        """List all that the rules say of the angles."""
        found, points = set[Equation](), sorted({point for line in self.lines for point in line})

        def add(rule: int, total: int, *terms: tuple[int, str]) -> None:
            named = [(self.angle(*angle), factor) for factor, angle in terms]
            if all(angle for angle, _ in named):
                found.add((rule, tuple(sorted(named)), total))

        for p, q, r in combinations(points, 3):
            add(0, 180, (1, p + q + r), (1, q + r + p), (1, r + p + q))
        for line in self.lines:
            for p, q, r in combinations(line, 3):
                for s in points:
                    add(1, 180, (1, p + q + s), (1, s + q + r))
                    add(2, 0, (1, p + s + q), (1, q + s + r), (-1, p + s + r))
                    for x, y in ((p, r), (r, p)):
                        add(3, 0, (1, s + q + y), (-1, s + x + q), (-1, x + s + q))
        for kind, letters, _ in facts:
            p, q, r, *others = list(letters)
            if kind == "sides":
                add(4, 0, (1, p + q + r), (-1, p + r + q))
                add(4, 180, (2, p + q + r), (1, q + p + r))
                add(4, 180, (2, p + r + q), (1, q + p + r))
            else:
                add(5, 0, (1, q + p + others[0]), (-1, others[0] + p + r))
        for kind, letters in self.placed:
            x, y, z, d = list(letters)
            first, second = ([line for line in self.lines if {a, b} <= {*line}] for a, b in ((x, d), (y, z)))
            for p, q in permutations(first[0], 2) if kind == "parallel" else ():
                for r, s in permutations(second[0], 2):
                    if self.ray(p, q)[0] == self.ray(r, s)[0]:
                        add(7, 180, (1, q + p + r), (1, p + r + s))
                    else:
                        add(6, 0, (1, q + p + r), (-1, p + r + s))
        return sorted(found)

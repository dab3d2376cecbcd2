"""Find a squared frequency among those of the normal modes of masses that springs join on a line.

Answer: a number with square roots; it is unique.
Harder: more masses, springs between masses that are no neighbours.
Skills: algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import characteristic_polynomial
from bootcamp.lib.polynomial import rational_roots
from bootcamp.lib.real_roots import quadratic_roots
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

Spring = tuple[int, int, int]
"""Two masses, counted from 1, or walls, 0 at the left and n + 1 at the right, and its constant."""


class NormalModeFrequencies(Task["NormalModeFrequencies.Params", "NormalModeFrequencies.Instance", Surd]):
    version = 1

    class Params(task.Params):
        masses: int = knob("how many masses there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=6)
        extra: int = knob(
            "how many springs skip neighbours, at most", levels=(0, 0, 0, 0, 1, 0, 2, 1, 2, 4), ge=0, le=4
        )
        largest: int = knob(
            "the largest mass and spring constant", levels=(30, 12, 20, 15, 15, 9, 9, 9, 9, 9), ge=3, le=50
        )

    class Instance(task.Instance):
        masses: tuple[int, ...]
        springs: tuple[Spring, ...]
        place: int
        """Which of the values is asked for, from 1 for the least."""

        def told(self, language: str) -> list[str]:
            lines = []
            for i, j, k in self.springs:
                ends = [_end(place, len(self.masses), language) for place in (i, j)]
                lines.append(f"{k} N/m{':' if language == 'en' else '：'} {ends[0]} – {ends[1]}".replace("： ", "："))
            return lines

    prompt = Prompt(
        en=r"""
        Masses lie on one line on a smooth table and move only along it. From left to right they are
        {{ masses | join(", ") }} kg, numbered from 1. Springs without mass join them to each other or to fixed walls;
        spring constants and what each spring joins:

        {{ told("en") | bullets }}

        In the state of rest no spring is stretched. List the squares ω² of the angular frequencies of all normal modes
        in s⁻² in increasing order, {{ masses | length }} in all, the same value as often as there are independent modes
        with it, and 0 for a motion without oscillation. Find the value at place {{ place }} of this list, exactly.
        """,
        zh=r"""
        一些物体在光滑桌面上排成一条直线，只沿该直线运动。
        从左到右，它们的质量依次为 {{ masses | join("、") }} kg，从 1 开始编号。
        不计质量的弹簧把它们互相连接或连到固定的墙上，各弹簧的劲度系数和所连接的两端为：

        {{ told("zh") | bullets }}

        静止时所有弹簧都是原长。把所有简正模的角频率的平方 ω²（单位 s⁻²）按递增顺序排成一列，
        共 {{ masses | length }} 个：
        有几个独立的模取同一值就写几次，不振动的运动记为 0。求这一列中第 {{ place }} 个值的精确值。
        """,
    )

    answer = SurdNumber()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        n, top = params.masses, params.largest
        masses = [rng.randint(1, top if n < 3 else 7 if n < 4 else 4) for _ in range(n)]
        walls = rng.choice(((True, True), (True, False), (False, True))) if n < 3 else (rng.random() < 0.5,) * 2
        pairs = [(i, i + 1) for i in range(n + 1) if (i or walls[0]) and (i < n or walls[1])]
        far = [(i, j) for i in range(1, n + 1) for j in range(i + 2, n + 1) if i <= n + 1 - j]
        pairs += rng.sample(far, min(len(far), params.extra))
        springs = {pair: rng.randint(1, top) for pair in pairs}
        if n > 2:  # the mirror image is the same, so that even and odd modes can be told apart
            masses = [masses[min(i, n - 1 - i)] for i in range(n)]
            both = [*springs, *((n + 1 - j, n + 1 - i) for i, j in springs)]
            springs = {(i, j): springs[min((i, j), (n + 1 - j, n + 1 - i))] for i, j in both}
        matrix = [[Fraction(0)] * n for _ in range(n)]
        for (i, j), k in springs.items():
            for a, b in ((i - 1, j - 1), (j - 1, i - 1)):
                if 0 <= a < n:
                    matrix[a][a] += Fraction(k, masses[a])
                    if 0 <= b < n:
                        matrix[a][b] -= Fraction(k, masses[a])
        found = sorted(root for block in _blocks(matrix) for root in _roots(block))
        good = [i for i, root in enumerate(found, start=1) if n < 2 or not root.is_rational]
        if not good or any(c.denominator > 99 or d > 9999 for root in found for d, c in root.terms):
            raise task.Retry
        place = rng.choice(good)
        chosen = tuple(sorted((*pair, k) for pair, k in springs.items()))
        return self.Instance(masses=tuple(masses), springs=chosen, place=place), found[place - 1]

    def key(self, instance: Instance) -> object:
        n = len(instance.masses)
        mirror = [instance.masses[::-1], sorted((n + 1 - j, n + 1 - i, k) for i, j, k in instance.springs)]
        own = [list(instance.masses), sorted(instance.springs)]
        return [min(own, [list(mirror[0]), mirror[1]]), instance.place]


def _blocks(matrix: list[list[Fraction]]) -> list[list[list[Fraction]]]:
    """Split a mirror-symmetric matrix of three or more masses into even and odd motions."""
    n = len(matrix)
    if n < 3:
        return [matrix]
    half = n // 2
    even = [[row[j] + (row[n - 1 - j] if j < half else 0) for j in range(n - half)] for row in matrix[: n - half]]
    return [even, [[row[j] - row[n - 1 - j] for j in range(half)] for row in matrix[:half]]]


def _roots(block: list[list[Fraction]]) -> list[Surd]:
    """Give the eigenvalues of at most three rows; raise Retry if they are no rationals or quadratic surds."""
    p = list(characteristic_polynomial(block))
    found: list[Surd] = []
    while len(p) > 3:
        known = rational_roots(p)
        if not known:
            raise task.Retry
        root, rest = known[0], Fraction(0)
        found.append(Surd.rational(root))
        quotient = []
        for c in reversed(p):
            rest = rest * root + c
            quotient.append(rest)
        p = quotient[-2::-1]
    if len(p) == 2:
        return [*found, Surd.rational(-p[0] / p[1])]
    roots = quadratic_roots(p)
    return found + (roots if len(roots) == 2 else 2 * roots)


def _end(place: int, n: int, language: str) -> str:
    if 0 < place <= n:
        return f"mass {place}" if language == "en" else f"物体 {place}"
    return ("left" if not place else "right") + " wall" if language == "en" else "左墙" if not place else "右墙"

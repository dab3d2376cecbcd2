"""Follow a ball on a billiard table: where it hits a wall for the k-th time, or which corner ends its way.

Answer: the point of the hit, or the corner and the number of hits before it; they are unique.
Harder: hits far ahead, long ways into a corner, triangular and L-shaped tables.
Skills: geometry, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import Lattice
from bootcamp.lib.numbers import egcd, readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Pair = tuple[Fraction, Fraction]

_POINT = Sequence(Rational(), length=2, brackets="()")


class BilliardBounceTrace(Task["BilliardBounceTrace.Params", "BilliardBounceTrace.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("the longest wall", levels=(6, 8, 9, 12, 15, 20, 25, 30, 45, 60), ge=4, le=99)
        hits: int = knob(
            "the most hits asked about on a rectangle",
            levels=(2, 4, 7, 15, 40, 200, 10**4, 10**6, 10**8, 10**9),
            ge=2,
            le=10**12,
        )
        shapes: int = knob("how many kinds of tables there are", levels=(1, 1, 1, 1, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        steep: int = knob("the largest part of the direction", levels=(2, 3, 4, 5, 6, 7, 9, 11, 13, 15), ge=2, le=40)

    class Instance(task.Instance):
        corners: tuple[tuple[int, int], ...]
        start: tuple[int, int]
        direction: tuple[int, int]
        hit: int  # which hit is asked about; 0 for the corner

    prompt = Prompt(
        en=r"""
        A billiard table is the polygon with the corners {{ corners | map("point") | comma }}, in order. A ball without
        size starts at {{ start | point }} in the direction of the vector {{ direction | point }}. At a wall it is
        reflected, the angle of reflection being equal to the angle of incidence, without loss; in a corner it stops.

        {% if hit %}
        At which point (x, y) does it hit a wall for the {{ hit | ordinal("en") }} time?
        {% else %}
        In which corner does it stop (corner), and how often does it hit a wall before (hits)? The corner does not count
        as a hit.
        {% endif %}
        """,
        zh=r"""
        一张台球桌是多边形，顶点依次为 {{ corners | map("point") | comma }}。一个不计大小的球从 {{ start | point }}
        出发，沿向量 {{ direction | point }} 的方向运动。碰到边时按反射角等于入射角的规律反射，没有损耗；
        到达顶点时停下。

        {% if hit %}
        它第 {{ hit }} 次碰到边是在哪一点 (x, y)？
        {% else %}
        它停在哪个顶点（corner）？在此之前它碰到边多少次（hits）？到达顶点不算碰边。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        corner = Sequence(Integer(), length=2, brackets="()")
        return _POINT if instance.hit else Record(corner=corner, hits=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, shape = params.size, rng.randrange(params.shapes)
        w, h = rng.randint(max(3, n // 2), n), rng.randint(max(3, n // 2), n)
        u, v = rng.randint(1, params.steep), rng.randint(1, params.steep)
        direction = (u * rng.choice((1, -1)), v * rng.choice((1, -1)))
        if gcd(u, v) > 1 or w == h or (shape and u == v):
            raise task.Retry
        corners = [(0, 0), (w, 0), (w, h), (0, h)]
        if shape == 1:
            corners = [(0, 0), (w, 0), (0, w)]
        elif shape == 2:
            a, b = rng.randint(1, w - 1), rng.randint(1, h - 1)
            corners = [(0, 0), (w, 0), (w, b), (a, b), (a, h), (0, h)]
        start = (rng.randint(1, w - 1), rng.randint(1, h - 1))
        if (shape == 1 and sum(start) >= w) or (shape == 2 and start[0] >= a and start[1] >= b):
            raise task.Retry
        hits = rng.randint(max(1, params.hits // 3), params.hits)
        if shape:
            hits = rng.randint(3, min(40 + params.size, params.hits))
            found: Any = _followed(corners, start, direction, hits)
        else:
            found = _unfolded(w, h, start, direction, hits)
        if isinstance(found, dict):
            hits = 0
            if params.hits < 7 or found["hits"] < min(params.hits // 4, params.size // 3):
                raise task.Retry
        elif params.hits > 10 and (u, v) in ((1, 2), (2, 1)):
            raise task.Retry
        instance = self.Instance(corners=tuple(corners), start=start, direction=direction, hit=hits)
        return instance, found


def _unfolded(w: int, h: int, start: Lattice, direction: Lattice, k: int) -> Any:
    """Mirror a rectangle instead of the ball: walls lie where x is a multiple of w or y one of h."""
    (x, y), (dx, dy) = start, direction
    u, v = abs(dx), abs(dy)
    a, b = x if dx > 0 else w - x, y if dy > 0 else h - y  # the distances from the walls behind
    # m walls across and n walls along are met at once where (m w - a) / u = (n h - b) / v
    p, q, right = w * v, h * u, a * v - b * u
    shared, s, _ = egcd(p, q)
    if right % shared == 0:
        step = q // shared
        m = s * (right // shared) % step or step
        while (m * p - right) // q < 1:
            m += step
        n = (m * p - right) // q
        corner = (w if (m % 2 == 1) == (dx > 0) else 0, h if (n % 2 == 1) == (dy > 0) else 0)
        return {"corner": corner, "hits": m + n - 2}

    def count(t: Fraction) -> int:
        return int((u * t + a) // w + (v * t + b) // h)

    t = min(_first(wall, count, k) for wall in ((w, a, u), (h, b, v)))
    return _folded(x + dx * t, w), _folded(y + dy * t, h)


def _first(wall: tuple[int, int, int], count: Callable[[Fraction], int], k: int) -> Fraction:
    """Give the first time at which a wall of one kind is met and at least k walls have been met in all."""
    side, behind, speed = wall
    low, high = 1, k
    while low < high:
        middle = (low + high) // 2
        if count(Fraction(middle * side - behind, speed)) >= k:
            high = middle
        else:
            low = middle + 1
    return Fraction(low * side - behind, speed)


def _folded(x: Fraction, w: int) -> Fraction:
    x %= 2 * w
    return min(x, 2 * w - x)


def _followed(corners: list[Lattice], start: Lattice, direction: Lattice, k: int) -> Pair:
    """Go from wall to wall; raise Retry in a corner."""
    place: Pair = (Fraction(start[0]), Fraction(start[1]))
    dx, dy = direction
    last = -1
    for _ in range(k):
        best: tuple[Fraction, int] | None = None
        for i in range(len(corners)):
            (a, b), (c, d) = corners[i - 1], corners[i]
            under = dx * (d - b) - dy * (c - a)
            if i == last or not under:
                continue
            t = ((a - place[0]) * (d - b) - (b - place[1]) * (c - a)) / under
            at = ((a - place[0]) * dy - (b - place[1]) * dx) / under
            if t > 0 and 0 <= at <= 1 and (best is None or t < best[0]):
                best = (t, i)
        if best is None:
            raise task.Retry
        t, last = best
        place = (place[0] + t * dx, place[1] + t * dy)
        (a, b), (c, d) = corners[last - 1], corners[last]
        if list(place) in ([a, b], [c, d]) or not readable(place, 4):
            raise task.Retry
        dx, dy = (-dy, -dx) if a != c and b != d else (-dx, dy) if a == c else (dx, -dy)
    return place

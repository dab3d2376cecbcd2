"""Find the length of the shortest way between two points on the surface of a box.

Answer: the exact length; it is unique.
Harder: larger boxes, points of opposite faces, ways over four or five faces.
Skills: geometry, optimization
Source: original; H. E. Dudeney, The spider and the fly, 1903.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import segments_cross
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

Triple = tuple[int, int, int]
Flat = tuple[int, int]
"""A place in the plane of an unfolded net, all of whose edges run along the axes."""

_FACES = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
_CORNERS = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))


class SurfaceShortestPath(Task["SurfaceShortestPath.Params", "SurfaceShortestPath.Instance", Surd]):
    version = 1

    class Params(task.Params):
        size: int = knob("the longest edge", levels=(6, 7, 8, 9, 10, 12, 15, 20, 28, 40), ge=4, le=200)
        opposite: int = knob(
            "the share of opposite faces in percent", levels=(0, 0, 30, 30, 40, 50, 50, 60, 60, 70), ge=0, le=100
        )
        faces: int = knob("how many faces the way visits at least", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)

    class Instance(task.Instance):
        sizes: Triple
        start: Triple
        end: Triple

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        A closed box consists of all points (x, y, z) with 0 ≤ x ≤ {{ sizes[0] }}, 0 ≤ y ≤ {{ sizes[1] }} and
        0 ≤ z ≤ {{ sizes[2] }}. A beetle on its surface wants to get from {{ start | point }} to {{ end | point }} and
        can walk on all six faces.

        Find the exact length of its shortest way.
        """,
        zh=r"""
        一个封闭的长方体盒子由满足 0 ≤ x ≤ {{ sizes[0] }}、0 ≤ y ≤ {{ sizes[1] }}、0 ≤ z ≤ {{ sizes[2] }} 的
        所有点 (x, y, z) 组成。一只甲虫要沿盒子的表面从 {{ start | point }} 走到 {{ end | point }}，六个面都可以走。

        求它的最短路线的长度的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        sizes = rng.randint(3, params.size), rng.randint(3, params.size), rng.randint(3, params.size)
        axis, other = rng.sample(range(3), 2)
        if rng.randrange(100) < params.opposite:
            other = axis
        ends = rng.choice(((0, 1), (1, 0))) if other == axis else (rng.randint(0, 1), rng.randint(0, 1))
        points = []
        for place, side in zip((axis, other), ends, strict=True):
            point = [rng.randint(1, size - 1) for size in sizes]
            point[place] = side * sizes[place]
            points.append((point[0], point[1], point[2]))
        start, end = points
        square, faces = min(_ways(sizes, start, end))
        if faces < params.faces or len(set(sizes)) == 1:
            raise task.Retry
        return self.Instance(sizes=sizes, start=start, end=end), Surd.root(square)

    def key(self, instance: Instance) -> object:
        """Fold the mirror images of the box and the names of its axes."""
        columns = []
        for size, a, b in zip(instance.sizes, instance.start, instance.end, strict=True):
            columns.append(min([size, a, b], [size, size - a, size - b]))
        return min(sorted(columns), sorted([size, b, a] for size, a, b in columns))


def _face_of(sizes: Triple, point: Triple) -> int:
    """Give the face in whose inside a point lies."""
    axis = next(i for i in range(3) if point[i] in (0, sizes[i]))
    side = int(point[axis] == sizes[axis])
    return next(i for i, face in enumerate(_FACES) if all(_CORNERS[corner][axis] == side for corner in face))


def _ways(sizes: Triple, start: Triple, end: Triple) -> Iterator[tuple[int, int]]:
    """Yield the squared length of each straight way over unfolded faces, and how many faces it visits."""
    corners = [tuple(c * size for c, size in zip(corner, sizes, strict=True)) for corner in _CORNERS]
    first, last = _face_of(sizes, start), _face_of(sizes, end)

    def length(i: int, j: int) -> int:
        return sum(abs(a - b) for a, b in zip(corners[i], corners[j], strict=True))

    def placed(face: int, flat: dict[int, Flat], point: Triple) -> Flat:
        o, p, _, q = _FACES[face]
        x, y = flat[o]
        for corner in (p, q):
            part = sum(abs(a - b) for a, b, c in zip(point, corners[o], corners[corner], strict=True) if b != c)
            size = length(o, corner)
            x, y = x + part * (flat[corner][0] - flat[o][0]) // size, y + part * (flat[corner][1] - flat[o][1]) // size
        return x, y

    a, b, c, d = _FACES[first]
    w, h = length(a, b), length(a, d)
    base = {a: (0, 0), b: (w, 0), c: (w, h), d: (0, h)}
    here = placed(first, base, start)
    stack: list[tuple[tuple[int, ...], dict[int, Flat], tuple[tuple[Flat, Flat], ...]]] = [((first,), base, ())]
    while stack:
        seen, flat, edges = stack.pop()
        if seen[-1] == last:
            there = placed(last, flat, end)
            if all(segments_cross(here, there, p, q) for p, q in edges):
                yield (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2, len(seen)
            continue
        for face in range(6):
            shared = [corner for corner in _FACES[seen[-1]] if corner in _FACES[face]]
            if face in seen or len(shared) != 2:
                continue
            i, j = shared
            behind = next(k for k in _FACES[seen[-1]] if k not in shared and _beside(k, i))
            far = next(k for k in _FACES[face] if k not in shared and _beside(k, i))
            size = length(behind, i)
            step = [(flat[i][t] - flat[behind][t]) // size * length(far, i) for t in (0, 1)]
            rest = next(k for k in _FACES[face] if k not in (i, j, far))
            laid = {i: flat[i], j: flat[j]}
            laid |= {k: (flat[m][0] + step[0], flat[m][1] + step[1]) for k, m in ((far, i), (rest, j))}
            stack.append(((*seen, face), laid, (*edges, (flat[i], flat[j]))))


def _beside(k: int, i: int) -> bool:
    return sum(a != b for a, b in zip(_CORNERS[k], _CORNERS[i], strict=True)) == 1

"""Give the coordinates of a point in another frame of reference, along a chain of frames.

Answer: two fractions; unique.
Harder: longer chains up and down a tree of frames, turns with rational sine and cosine, mirrored frames.
Skills: geometry, spatial, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.trees import path_between
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Vector = tuple[Fraction, Fraction]
Frame = tuple[int, Vector, Vector, Vector]
"""The number of the parent, the origin, and the directions of the x axis and of the y axis, in the parent."""

_TRIPLES = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17))
_DRAWS = 60


class FrameTransformChain(Task["FrameTransformChain.Params", "FrameTransformChain.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        frames: int = knob("how many frames there are", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        steps: int = knob("how many frames apart the two are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=8)
        oblique: int = knob("how many frames are turned obliquely", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        mirrored: int = knob("how many frames are mirrored", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=6)

    class Instance(task.Instance):
        frames: tuple[Frame, ...]  # B, C, ...; A has number 0 and no parent
        point: Vector
        source: int
        target: int

        @property
        def ends(self) -> tuple[str, str]:
            return _name(self.source), _name(self.target)

        @property
        def told(self) -> list[tuple[str, str, Vector, Vector, Vector]]:
            return [(_name(k), _name(frame[0]), *frame[1:]) for k, frame in enumerate(self.frames, start=1)]

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        These frames of reference lie in one plane. Each has an origin and two axes at right angles with the same unit
        of length. All of them except A are given in another frame, by the coordinates that their origin and the unit
        vectors of their x axis and y axis have there:

        {% for name, parent, origin, x, y in told %}
        - {{ name }}, given in {{ parent }}: origin {{ origin | point }}, x axis {{ x | point }}, y axis {{ y | point }}
        {% endfor %}

        A point has the coordinates {{ point | point }} in {{ ends[0] }}. Give its coordinates in {{ ends[1] }} as exact
        numbers.
        """,
        zh=r"""
        下列参照系都在同一平面内，各有一个原点和两条互相垂直、单位长度相同的坐标轴。
        除 A 以外，每个参照系都在另一个参照系中给出，即给出它的原点的坐标，以及它的 x 轴和 y 轴的单位向量的坐标：

        {% for name, parent, origin, x, y in told %}
        - {{ name }}，在 {{ parent }} 中：原点 {{ origin | point }}，x 轴 {{ x | point }}，y 轴 {{ y | point }}
        {% endfor %}

        某点在 {{ ends[0] }} 中的坐标为 {{ point | point }}。求它在 {{ ends[1] }} 中的坐标，用精确的数表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        for _ in range(_DRAWS):
            parents = [-1, *(rng.randint(max(0, k - 3), k - 1) for k in range(1, params.frames))]
            pairs = [(u, v) for u in range(params.frames) for v in range(params.frames) if u != v]
            pairs = [(u, v) for u, v in pairs if len(path_between(parents, u, v)) == params.steps + 1]
            if not pairs:
                continue
            source, target = rng.choice(pairs)
            way = [node for node in path_between(parents, source, target) if node]
            oblique = rng.sample(way, min(params.oblique, len(way)))
            mirrored = rng.sample(way, min(params.mirrored, len(way)))
            frames = tuple((parents[k], *_frame(rng, k in oblique, k in mirrored)) for k in range(1, params.frames))
            point = Fraction(rng.randint(-9, 9)), Fraction(rng.randint(-9, 9))
            instance = self.Instance(frames=frames, point=point, source=source, target=target)
            answer = self.solve(instance)
            if answer != point and 0 not in answer:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        return [end for _, _, end in _hops(instance)][-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (a, b), lines = instance.point, []
        for node, up, end in _hops(instance):
            parent, (p, q), x, y = instance.frames[node - 1]
            if up:
                lines.append(f"{_name(node)} → {_name(parent)}")
                sums = [_sum([(a, x[0]), (b, y[0])], [p], end[0]), _sum([(a, x[1]), (b, y[1])], [q], end[1])]
            else:
                lines.append(f"{_name(parent)} → {_name(node)}")
                lines += [f"{a} - {bracketed(p)} = {a - p}", f"{b} - {bracketed(q)} = {b - q}"]
                sums = [
                    _sum([(a - p, axis[0]), (b - q, axis[1])], [], part) for axis, part in zip((x, y), end, strict=True)
                ]
            lines += [f"x = {sums[0]}", f"y = {sums[1]}"]
            a, b = end
        return "\n".join(lines)


def _hops(instance: FrameTransformChain.Instance) -> Iterator[tuple[int, bool, Vector]]:
    """Take the point up to A, then down: the frame that is left upward or entered downward, and the point there."""
    frames = dict(enumerate(instance.frames, start=1))
    a, b = instance.point
    at = instance.source
    while at:
        node = at
        at, (p, q), (r, s), (t, u) = frames[node]
        a, b = p + a * r + b * t, q + a * s + b * u
        yield node, True, (a, b)
    down = [instance.target]
    while down[-1]:
        down.append(frames[down[-1]][0])
    for node in reversed(down[:-1]):
        _, (p, q), (r, s), (t, u) = frames[node]
        a, b = (a - p) * r + (b - q) * s, (a - p) * t + (b - q) * u
        yield node, False, (a, b)


def _sum(products: list[Vector], rest: list[Fraction], total: Fraction) -> str:
    """Write a sum of products and other terms, and how it is worked out."""
    terms = [*(f"{bracketed(a)} * {bracketed(b)}" for a, b in products), *map(bracketed, rest)]
    values = [*(a * b for a, b in products), *rest]
    return f"{' + '.join(terms)} = {' + '.join(map(bracketed, values))} = {total}"


def _name(number: int) -> str:
    """Give the letter of a frame."""
    return "ABCDEFGHIJKL"[number]


def _frame(rng: Random, oblique: bool, mirrored: bool) -> tuple[Vector, Vector, Vector]:
    """Draw an origin and two axes."""
    a, b, c = rng.choice(_TRIPLES[: 2 + 3 * (rng.random() < 0.3)]) if oblique else rng.choice(((1, 0, 1), (0, 1, 1)))
    x = rng.choice((-1, 1)) * Fraction(a, c), rng.choice((-1, 1)) * Fraction(b, c)
    y = (x[1], -x[0]) if mirrored else (-x[1], x[0])
    return (Fraction(rng.randint(-9, 9)), Fraction(rng.randint(-9, 9))), x, y

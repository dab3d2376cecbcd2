"""Measure the union of overlapping rectangles or boxes: its area, volume or boundary, or what is covered k times.

Answer: one integer; it is unique.
Harder: more rectangles, the perimeter, points covered an exact number of times, boxes in space.
Skills: geometry, counting
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Box = tuple[tuple[int, int], ...]
"""The interval on each axis."""

_KINDS = ("union", "exactly", "perimeter", "boxes", "exactly boxes")


class RectangleUnionMeasure(Task["RectangleUnionMeasure.Params", "RectangleUnionMeasure.Instance", int]):
    version = 1

    class Params(task.Params):
        boxes: int = knob("how many rectangles there are", levels=(2, 3, 4, 4, 5, 6, 7, 8, 10, 12), ge=2, le=16)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 1, 2, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        size: int = knob("the largest coordinate", levels=(6, 7, 8, 10, 10, 12, 14, 15, 18, 20), ge=5, le=60)

    class Instance(task.Instance):
        kind: str
        boxes: tuple[Box, ...]
        times: int  # how often a point is to be covered, where that is asked

        @property
        def products(self) -> list[str]:
            return [" × ".join(f"[{low}, {high}]" for low, high in box) for box in self.boxes]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {{ "Boxes" if "boxes" in kind else "Rectangles" }} with sides along the axes are given as products of intervals:
        {{ "[a, b] × [c, d] × [e, f] holds the points (x, y, z) with a ≤ x ≤ b, c ≤ y ≤ d and e ≤ z ≤ f."
        if "boxes" in kind else "[a, b] × [c, d] holds the points (x, y) with a ≤ x ≤ b and c ≤ y ≤ d." }}

        {{ products | numbered }}

        {% if kind == "union" %}
        Find the area of their union.
        {% elif kind == "boxes" %}
        Find the volume of their union.
        {% elif kind == "perimeter" %}
        Find the length of the boundary of their union; the boundaries of holes count too.
        {% else %}
        Find the {{ "volume" if "boxes" in kind else "area" }} of the set of points that lie in exactly {{ times }} of
        them.
        {% endif %}
        """,
        zh=r"""
        下列{{ "长方体" if "boxes" in kind else "矩形" }}的边都平行于坐标轴，写成区间的乘积：
        {{ "[a, b] × [c, d] × [e, f] 由满足 a ≤ x ≤ b、c ≤ y ≤ d、e ≤ z ≤ f 的点 (x, y, z) 组成。"
        if "boxes" in kind else "[a, b] × [c, d] 由满足 a ≤ x ≤ b、c ≤ y ≤ d 的点 (x, y) 组成。" }}

        {{ products | numbered }}

        {% if kind == "union" %}
        求它们的并集的面积。
        {% elif kind == "boxes" %}
        求它们的并集的体积。
        {% elif kind == "perimeter" %}
        求它们的并集的边界的长度，洞的边界也计算在内。
        {% else %}
        求恰好属于其中 {{ times }} 个的点组成的集合的{{ "体积" if "boxes" in kind else "面积" }}。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(_KINDS[: params.kinds])
        axes = 3 if "boxes" in kind else 2
        count = params.boxes if axes == 2 else max(2, params.boxes * 2 // 3)
        boxes = tuple(tuple(_interval(rng, params.size) for _ in range(axes)) for _ in range(count))
        times = rng.randint(1, 2 if count < 5 else 3) if "exactly" in kind else 0
        instance = self.Instance(kind=kind, boxes=boxes, times=times)
        answer = self.solve(instance)
        whole = sum(prod(high - low for low, high in box) for box in boxes)
        union, covered = (_measure(boxes, low) for low in (0, 1))
        if len(set(boxes)) < count or union == whole or answer in (0, whole) or not covered:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.kind, sorted(instance.boxes), instance.times]

    def solve(self, instance: Instance) -> int:
        if instance.kind == "perimeter":
            return _perimeter(instance.boxes)
        return _measure(instance.boxes, instance.times)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if instance.kind != "perimeter":
            return "\n".join(_swept(dict(enumerate(instance.boxes, 1)), instance.times, "")[0])
        lines, total = list[str](), 0
        for axis in (0, 1):
            for low, high, inside in _strips({i: box[axis:] + box[:axis] for i, box in enumerate(instance.boxes, 1)}):
                told, spans = _spans(inside, 0)
                parts = 2 * len(spans) * (high - low)
                lines.append(f"{'xy'[axis]} {low}..{high}: {told}: 2·{len(spans)}·{high - low} = {parts}")
                lines += [f"{total} + {parts} = {total + parts}"] if total else []
                total += parts
        return "\n".join(lines)


def _strips(boxes: dict[int, Box]) -> Iterator[tuple[int, int, dict[int, Box]]]:
    """Cut at all ends on the first axis: give for each strip what numbered boxes cover it, without this axis."""
    for low, high in pairwise(sorted({end for box in boxes.values() for end in box[0]})):
        inside = {i: box[1:] for i, box in boxes.items() if box[0][0] <= low < box[0][1]}
        if inside:
            yield low, high, inside


def _spans(boxes: dict[int, Box], times: int) -> tuple[str, list[tuple[int, int]]]:
    """Write which intervals are covered so often, and give them."""
    spans = list[tuple[int, int]]()
    for low, high, inside in _strips(boxes):
        if times in (0, len(inside)):
            spans.append((spans.pop()[0] if spans and spans[-1][1] == low else low, high))
    given = ", ".join(f"{i} [{box[0][0]}, {box[0][1]}]" for i, box in boxes.items())
    return f"{given} → {', '.join(f'[{low}, {high}]' for low, high in spans) or '-'}", spans


def _swept(boxes: dict[int, Box], times: int, before: str) -> tuple[list[str], int]:
    """Write the measure of what is covered so often, strip by strip."""
    lines, total = list[str](), 0
    for low, high, inside in _strips(boxes):
        place = f"{before}{'xy'[len(before) > 0]} {low}..{high}"
        if len(next(iter(inside.values()))) > 1:
            told, size = _swept(inside, times, f"{place}, ")
            lines += told
            place += ":"
        else:
            text, spans = _spans(inside, times)
            size = sum(end - start for start, end in spans)
            place += f": {text}:" + (f" {' + '.join(str(b - a) for a, b in spans)} = {size}," if spans[1:] else "")
        if size:
            lines.append(f"{place} {size}·{high - low} = {size * (high - low)}")
            lines += [f"{total} + {size * (high - low)} = {total + size * (high - low)}"] if total else []
            total += size * (high - low)
        else:
            lines.append(f"{place} 0")
    return lines, total


def _interval(rng: Random, size: int) -> tuple[int, int]:
    length = rng.randint(max(2, size // 5), 3 * size // 5)
    low = rng.randint(0, size - length)
    return low, low + length


def _measure(boxes: tuple[Box, ...], times: int) -> int:
    """Add up the cells between all ends that are covered so often; 0 stands for at least once."""
    total = 0
    ends = [sorted({end for box in boxes for end in box[axis]}) for axis in range(len(boxes[0]))]
    for cell in product(*(pairwise(places) for places in ends)):
        cover = sum(all(a <= low < b for (low, _), (a, b) in zip(cell, box, strict=True)) for box in boxes)
        if cover and times in (0, cover):
            total += prod(high - low for low, high in cell)
    return total


def _perimeter(boxes: tuple[Box, ...]) -> int:
    """Add up the sides of unit cells between covered and uncovered ones."""
    cells = {cell for (a, b), (c, d) in boxes for cell in product(range(a, b), range(c, d))}
    beside = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return sum((x + dx, y + dy) not in cells for x, y in cells for dx, dy in beside)

"""Mark the roofs of towers that lie in the shadow of other towers.

Answer: a map of the shaded roofs; it is unique.
Harder: larger maps, higher towers, slopes that are fractions, several suns.
Skills: spatial, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, ray
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Sun = tuple[int, int, int]
"""A direction, from 0 for the north clockwise, and the slope as a fraction."""

_NAMES = (
    *(("north", "北"), ("north-east", "东北"), ("east", "东"), ("south-east", "东南")),
    *(("south", "南"), ("south-west", "西南"), ("west", "西"), ("north-west", "西北")),
)
_DRAWS = 30


class ShadowMapSun(Task["ShadowMapSun.Params", "ShadowMapSun.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 11), ge=3, le=14)
        highest: int = knob(
            "the height of the highest tower", levels=(5, 6, 9, 12, 15, 20, 25, 30, 40, 50), ge=3, le=99
        )
        suns: int = knob("how many positions of the sun there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        divisor: int = knob("the greatest denominator of a slope", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=9)

    class Instance(task.Instance):
        heights: tuple[tuple[int, ...], ...]
        suns: tuple[Sun, ...]
        always: bool  # whether the roofs that are shaded at all positions are asked, not those at any

        def told(self, language: str) -> list[tuple[str, str]]:
            side = 0 if language == "en" else 1
            return [(_NAMES[way][side], f"{p}/{q}" if q > 1 else str(p)) for way, p, q in self.suns]

        def when(self, language: str) -> str:
            if len(self.suns) == 1:
                return ""
            texts = (" at all of these moments", "在所有这些时刻都")
            return (texts if self.always else (" at one or more of these moments", "在至少一个时刻"))[language == "zh"]

    prompt = Prompt(
        en=r"""
        Each cell of this map is the flat roof of a tower; its number is the height. North is at the top, and the other
        directions are as on a map.

        {{ heights | board }}

        {% if suns | length == 1 %}
        The sun stands in the {{ told(language)[0][0] }}, and its slope is {{ told(language)[0][1] }} for each step.
        {% else %}
        The sun is watched at {{ suns | length }} moments:

        {% for where, slope in told(language) %}
        {{ loop.index }}. in the {{ where }}, with slope {{ slope }} for each step
        {% endfor %}
        {% endif %}

        {% if suns | length > 1 %}
        At one moment, a roof
        {%- else %}
        A roof
        {%- endif %}
        {#- #} is shaded if, for some k of at least 1, the cell that lies k steps from it in the direction of the sun is
        on the map and higher than it by more than k times the slope. A step leads to the next cell in that direction; a
        step across a corner counts as one step too. If the difference is exactly k times the slope, that tower does not
        shade the roof.

        Draw a map of the same size with # for every roof that is shaded{{ when(language) }} and o for every other roof.
        """,
        zh=r"""
        下图每格是一座塔的平顶，数字是高度。上方为北，其余方向同地图。

        {{ heights | board }}

        {% if suns | length == 1 %}
        太阳在{{ told(language)[0][0] }}方，坡度为每步 {{ told(language)[0][1] }}。
        {% else %}
        在 {{ suns | length }} 个时刻观察太阳：

        {% for where, slope in told(language) %}
        {{ loop.index }}. 在{{ where }}方，坡度为每步 {{ slope }}
        {% endfor %}
        {% endif %}

        {% if suns | length > 1 %}
        在一个时刻，如果存在
        {%- else %}
        如果存在
        {%- endif %}
        {#- #} k（至少为 1），使得从某个塔顶朝太阳方向走 k 步所到的格在图上，并且比它高出的高度大于坡度的 k 倍，
        这个塔顶就在阴影中。每一步走到该方向上的下一格，斜着走一格也算一步。高度差恰好等于坡度的 k 倍时，
        那座塔不遮住它。

        画一张同样大小的图：{{ when(language) }}处于阴影中的塔顶画 #，其余塔顶画 o。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.heights), len(instance.heights[0]), "#o")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.size
        for _ in range(_DRAWS):
            heights = fill(size, size, (rng.randint(0, params.highest) for _ in range(size * size)))
            suns = []
            for way in rng.sample(range(8), params.suns):
                q = rng.randint(max(1, params.divisor - 1), params.divisor)
                p = rng.randint(1, max(2, params.highest * q // 4))
                suns.append((way, p, q) if _coprime(p, q) else (way, q * (p // q) + 1, q))
            instance = self.Instance(heights=heights, suns=tuple(suns), always=params.suns > 1 and rng.random() < 0.4)
            answer = self.solve(instance)
            shaded = sum(row.count("#") for row in answer)
            if size * size // 4 <= shaded <= size * size * 3 // 4:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Board:
        heights = instance.heights
        rows, cols = len(heights), len(heights[0])
        marks = []
        for row, col in cells(rows, cols):
            shades = [
                any(rise > least for _, rise, least in _towers(instance, (row, col), sun)) for sun in instance.suns
            ]
            marks.append("#" if (all(shades) if instance.always else any(shades)) else "o")
        return fill(rows, cols, marks)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for (row, col), mark in zip(
            cells(len(instance.heights), len(instance.heights[0])), chain(*self.solve(instance)), strict=True
        ):
            own, seen = instance.heights[row][col], list[str]()
            for sun in instance.suns:
                looks = list[str]()
                for height, rise, least in _towers(instance, (row, col), sun):
                    looks.append(f"{height} - {own} = {rise} {'>' if rise > least else '≤'} {least}")
                    if rise > least:
                        break
                seen.append(", ".join(looks) or "-")
            lines += [f"{row + 1}."] * (col == 0)
            lines.append(f"{'; '.join(seen)} {mark}")
        return "\n".join(lines)


def _towers(instance: ShadowMapSun.Instance, cell: Cell, sun: Sun) -> Iterator[tuple[int, int, Fraction]]:
    """Give the towers before the sun, seen from a roof: the height, how much it is higher, and what it must exceed."""
    heights, (way, p, q) = instance.heights, sun
    own = heights[cell[0]][cell[1]]
    for k, (row, col) in enumerate(ray(len(heights), len(heights[0]), cell, KING[way]), start=1):
        yield heights[row][col], heights[row][col] - own, Fraction(k * p, q)


def _coprime(p: int, q: int) -> bool:
    """Tell whether a fraction is in lowest terms."""
    return all(p % d or q % d for d in range(2, q + 1))

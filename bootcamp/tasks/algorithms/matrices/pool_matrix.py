"""Pool a matrix: take the maximum, average or median of every window, once or twice.

Answer: a matrix of exact numbers; unique.
Harder: larger matrices and windows, padding, a second layer.
Skills: arithmetic, simulation
Source: original; pooling layers of neural networks.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Table

Numbers = tuple[tuple[Fraction, ...], ...]
Layer = tuple[str, int, int, int, int]
"""``maximum``, ``average`` or ``median``; the window, the stride, the padding and the number in it."""
_ZH = {"maximum": "最大值", "average": "平均值", "median": "中位数"}


class PoolMatrix(Task["PoolMatrix.Params", "PoolMatrix.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        side: int = knob("about the rows and columns", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 12), ge=3, le=16)
        window: int = knob("the largest window", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=6)
        padding: int = knob("the most padding", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=4)
        layers: int = knob("the number of layers", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=3)

    class Instance(task.Instance):
        matrix: tuple[tuple[int, ...], ...]
        layers: tuple[Layer, ...]

        @property
        def padded(self) -> bool:
            return any(padding for _, _, _, padding, _ in self.layers)

        @property
        def averages(self) -> bool:
            return any(kind == "average" and padding for kind, _, _, padding, _ in self.layers)

        @property
        def medians(self) -> bool:
            return any(kind == "median" and window % 2 == 0 for kind, window, _, _, _ in self.layers)

        def zh(self, kind: str) -> str:
            return _ZH[kind]

    answer = Table(Rational())
    prompt = Prompt(
        en=r"""
        This matrix is pooled{{ " in %d layers, each applied to the result of the one before" % (layers | length)
        if layers | length > 1 }}:

        {{ matrix | aligned }}

        {% for kind, window, stride, padding, fill in layers %}
        {{ loop.index }}. {{ "First put %d %s of %d around the matrix on all four sides. Then take" % (padding,
        "rings" if padding > 1 else "ring", fill) if padding else "Take" }} the {{ kind }} of every window of
        {{ window }}×{{ window }} entries. The first window lies in the upper left corner; the next ones are each time
        {{ stride }} further to the right, and below that {{ stride }} further down.
        {% endfor %}

        Only windows that lie entirely inside the matrix
        {{- " (with what was put around it)" if padded }} count. The results form the new matrix in the same order.
        {%- if averages %} What was put around counts in averages like all other entries.{% endif %}
        {%- if medians %} The median of an even number of entries is the mean of the two in the middle.{% endif %}

        Give the {{ "final" if layers | length > 1 else "new" }} matrix, with exact numbers.
        """,
        zh=r"""
        对下面的矩阵进行池化{{ "，共 %d 层，每一层作用于前一层的结果" % (layers | length) if layers | length > 1 }}：

        {{ matrix | aligned }}

        {% for kind, window, stride, padding, fill in layers %}
        {{ loop.index }}. {{ "先在矩阵四周加 %d 圈 %d，再" % (padding, fill) if padding }}取每个
        {{- " %d×%d " % (window, window) }}窗口的{{ zh(kind) }}。第一个窗口在左上角，以后每次向右移 {{ stride }} 列，
        往下则每次移 {{ stride }} 行。
        {% endfor %}

        只取完全在矩阵{{ "（连同四周所加的）" if padded }}之内的窗口，结果按同样的次序组成新的矩阵。
        {%- if averages %}四周所加的数与其他各项一样计入平均值。{% endif %}
        {%- if medians %}偶数个数的中位数是中间两个数的平均值。{% endif %}

        请写出{{ "最后" if layers | length > 1 else "新" }}的矩阵，各项须为精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        rows, cols = (rng.randint(max(3, params.side - 1), params.side) for _ in range(2))
        low = rng.choice((0, -9))
        matrix = tuple(tuple(rng.randint(low, 9) for _ in range(cols)) for _ in range(rows))
        layers: list[Layer] = []
        for _ in range(params.layers):
            kind = rng.choice(sorted({*_ZH} - {layer[0] for layer in layers}))
            padding = rng.randint(0, params.padding)
            fill = rng.randint(-3, 3) if padding else 0
            layers.append((kind, rng.randint(2, params.window), rng.randint(1, 3), padding, fill))
        if params.padding and not any(layer[3] for layer in layers):
            raise task.Retry
        instance = self.Instance(matrix=matrix, layers=tuple(layers))
        answer = self.solve(instance)
        count = len(answer) * len(answer[0]) if answer else 0
        most = max((number.denominator for row in answer for number in row), default=1)
        if not 2 + params.side // 4 <= count <= 36 or most > 64 or len({*answer}) < min(2, len(answer)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Numbers:
        matrix = tuple(tuple(map(Fraction, row)) for row in instance.matrix)
        for layer in instance.layers:
            matrix = _pooled(matrix, layer)
        return matrix

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, matrix = list[str](), tuple(tuple(map(Fraction, row)) for row in instance.matrix)
        for layer in instance.layers:
            kind, windows = layer[0], _windows(matrix, layer)
            matrix = _pooled(matrix, layer)
            for line, values in zip(windows, matrix, strict=True):
                lines += [f"{_told(kind, near)} = {value}" for near, value in zip(line, values, strict=True)]
            lines += [" ".join(map(str, row)) for row in matrix]
        return "\n".join(lines)


def _told(kind: str, near: list[Fraction]) -> str:
    """Say how the value of a window is found."""
    if kind == "maximum":
        return f"max({', '.join(map(str, near))})"
    if kind == "median":
        ranked = sorted(near)
        middle = ranked[(len(near) - 1) // 2 : len(near) // 2 + 1]
        return ", ".join(map(str, ranked)) + (f": ({_plus(middle)})/2" if len(middle) > 1 else ": mid")
    size = isqrt(len(near))
    rows = [near] if size < 3 else [near[at : at + size] for at in range(0, len(near), size)]
    sums = list(map(sum, rows))
    told = [f"{_plus(row)} = {total}" for row, total in zip(rows, sums, strict=True)]
    if rows[1:]:
        told.append(f"{_plus(sums)} = {sum(sums)}")
    return f"{', '.join(told)}, {sum(sums)}/{len(near)}"


def _plus(terms: Sequence[Fraction | int]) -> str:
    return " + ".join([str(terms[0]), *map(bracketed, terms[1:])])


def _windows(matrix: Numbers, layer: Layer) -> list[list[list[Fraction]]]:
    """Give the entries of each window; none if no window fits."""
    _, window, stride, padding, fill = layer
    rows, cols = len(matrix), len(matrix[0]) if matrix else 0

    def entry(row: int, col: int) -> Fraction:
        return matrix[row][col] if 0 <= row < rows and 0 <= col < cols else Fraction(fill)

    tops, lefts = (range(-padding, size + padding - window + 1, stride) for size in (rows, cols))
    near = range(window)
    windows = [[[entry(top + i, left + j) for i in near for j in near] for left in lefts] for top in tops]
    return [line for line in windows if line]


def _pooled(matrix: Numbers, layer: Layer) -> Numbers:
    return tuple(tuple(_value(layer[0], near) for near in line) for line in _windows(matrix, layer))


def _value(kind: str, near: list[Fraction]) -> Fraction:
    if kind == "average":
        return sum(near) / Fraction(len(near))
    ranked, half = sorted(near), len(near) // 2
    if kind == "maximum":
        return ranked[-1]
    return ranked[half] if len(near) % 2 else (ranked[half - 1] + ranked[half]) / 2

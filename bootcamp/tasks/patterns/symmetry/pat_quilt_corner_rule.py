"""Find from finished quilts how a patch follows from those before it, and finish a new quilt.

Answer: the whole quilt; the shown quilts settle every patch.
Harder: larger quilts, more colours, patches that follow from three others instead of two.
Skills: induction, simulation
Source: original; two-dimensional causal automata as in S. Wolfram, A new kind of science, 2002.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._scenes import COLOURS
from bootcamp.verifiers import Board, Format, Grid

NEAR: tuple[Cell, ...] = ((-1, 0), (0, -1), (-1, -1))

Near = tuple[Cell, ...]
Table = dict[tuple[str, ...], str]


class PatQuiltCornerRule(Task["PatQuiltCornerRule.Params", "PatQuiltCornerRule.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 4, 3, 3, 3, 4, 4), ge=2, le=5)
        inputs: int = knob("from how many patches one follows", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=3)
        quilts: int = knob("how many finished quilts are given", levels=(2, 2, 2, 2, 3, 3, 3, 2, 4, 3), ge=1, le=6)

    class Instance(task.Instance):
        quilts: tuple[Board, ...]
        top: tuple[str, ...]
        left: tuple[str, ...]
        inputs: int

        @property
        def begun(self) -> Board:
            return (self.top, *((patch,) + ("?",) * (len(self.top) - 1) for patch in self.left[1:]))

    prompt = Prompt(
        en=r"""
        A quilt is sewn from coloured patches; every digit is a colour. Its first row and its first column are free.
        Every other patch follows, by one hidden table, from
        {%- if inputs == 3 %}
         the patch above it, the patch to its left and the patch to the upper left of it.
        {% else %}
         two of these: the patch above it, the patch to its left, the patch to the upper left of it. Which two it is is
        the same everywhere.
        {% endif %}
        These quilts were all sewn by the same table:

        {% for quilt in quilts %}
        {{ quilt | grid(" ") }}

        {% endfor %}
        Finish this quilt by the same table; ? is a patch to be sewn.

        {{ begun | grid(" ") }}
        """,
        zh=r"""
        一床被面由彩色布块拼成，每个数字代表一种颜色。第一行和第一列是任意的；其他每块布的颜色由同一张隐藏的表决定，
        {%- if inputs == 3 -%}
        取决于它上方、左方和左上方的布块。
        {% else -%}
        取决于它上方、左方、左上方三块布中的两块，是哪两块处处相同。
        {% endif %}
        下面的被面都按同一张表拼成：

        {% for quilt in quilts %}
        {{ quilt | grid(" ") }}

        {% endfor %}
        按同一张表拼完下面这床被面，? 是待拼的布块。

        {{ begun | grid(" ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        shown = [row for quilt in (*instance.quilts, instance.begun) for row in quilt]
        symbols = sorted({patch for row in shown for patch in row} - {"?"})
        return Grid(len(instance.top), len(instance.top), "".join(symbols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        colours = rng.sample(COLOURS, params.colours)
        table = {patches: rng.choice(colours) for patches in product(colours, repeat=params.inputs)}
        choices = list(combinations(NEAR, params.inputs))
        hidden = rng.choice(choices)
        *edges, (top, left) = (
            (tuple(rng.choices(colours, k=params.size)), tuple(rng.choices(colours, k=params.size)))
            for _ in range(params.quilts + 1)
        )
        quilts = tuple(_sewn(*edge, hidden, table) for edge in edges)
        results = {_sewn(top, left, near, shown) for near in choices if (shown := _table(quilts, near))}
        inner = {patch for row in _sewn(top, left, hidden, table)[1:] for patch in row[1:]}
        if len(results) != 1 or len(inner) < 2:
            raise task.Retry
        return self.Instance(quilts=quilts, top=top, left=left, inputs=params.inputs), results.pop()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("above", "left", "upper left", "no"), "zh": ("上", "左", "左上", "否")}[language]
        lines = []
        for near in combinations(NEAR, instance.inputs):
            label = "+".join(words[NEAR.index(place)] for place in near)
            seen: dict[str, str] = {}
            clash = ""
            for number, quilt in enumerate(instance.quilts, 1):
                for cell, patches in _inner(quilt, near):
                    patch = quilt[cell[0]][cell[1]]
                    if seen.setdefault(patches, patch) != patch and not clash:
                        clash = f"{patches} -> {seen[patches]}, {patch} ({number} {cell_name(cell)})"
            if clash:
                lines.append(f"{label}: {clash}: {words[-1]}")
                continue
            lines.append(f"{label}: {comma(f'{patches} -> {patch}' for patches, patch in seen.items())}")
            sewn = _sewn(instance.top, instance.left, near, {tuple(patches): one for patches, one in seen.items()})
            rows: dict[int, list[str]] = {}
            for (row, col), patches in _inner(sewn, near):
                rows.setdefault(row + 1, []).append(f"{patches} -> {sewn[row][col]}")
            return "\n".join([*lines, *(f"{row}: {comma(steps)}" for row, steps in rows.items())])
        raise ValueError("no table fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.quilts), instance.begun, instance.inputs]


def _sewn(top: tuple[str, ...], left: tuple[str, ...], near: Near, table: Table) -> Board:
    """Finish a quilt by a table; raise Retry if the table lacks what is needed."""
    rows = [list(top)]
    for row, patch in enumerate(left[1:], 1):
        rows.append([patch])
        for col in range(1, len(top)):
            found = table.get(tuple(rows[row + down][col + right] for down, right in near))
            if found is None:
                raise task.Retry
            rows[row].append(found)
    return tuple(map(tuple, rows))


def _inner(quilt: Board, near: Near) -> Iterator[tuple[Cell, str]]:
    """Give every patch that follows from others, and those from which it does."""
    for row, col in product(range(1, len(quilt)), range(1, len(quilt[0]))):
        yield (row, col), "".join(quilt[row + down][col + right] for down, right in near)


def _table(quilts: tuple[Board, ...], near: Near) -> Table:
    """Read the table off finished quilts; an empty one if they contradict each other."""
    table: Table = {}
    for quilt in quilts:
        for row in range(1, len(quilt)):
            for col in range(1, len(quilt[0])):
                patches = tuple(quilt[row + down][col + right] for down, right in near)
                if table.setdefault(patches, quilt[row][col]) != quilt[row][col]:
                    return {}
    return table

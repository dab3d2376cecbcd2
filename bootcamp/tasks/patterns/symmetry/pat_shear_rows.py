"""Find from examples by how much each row or column is shifted cyclically, and shift those of a new grid.

Answer: the shifted grid; every law of the stated kind that fits the examples gives it.
Harder: larger grids, more kinds of laws, shifts that depend on what a line holds, fewer colours.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

LAWS = {
    "constant": ("every line is shifted by the same amount", "每条线移动的格数都相同"),
    "linear": (
        "line i (from 1) is shifted by a*i + b, for fixed whole numbers a and b",
        "第 i 条线（从 1 数起）移动 a*i + b 格，a、b 是固定的整数",
    ),
    "count": (
        "every line is shifted by the number of its cells that are not 0",
        "每条线移动的格数等于其中非 0 格的个数",
    ),
    "first": ("every line is shifted by the digit in its first cell", "每条线移动的格数等于其第一格的数字"),
    "turns": (
        "lines are shifted by a fixed amount forwards and backwards in turn",
        "各条线依次一条向前、一条向后移动固定的格数",
    ),
}


class _Shift(NamedTuple):
    """Shift rows (or columns) forwards, or backwards for sign -1, by a law with its two numbers."""

    columns: bool
    sign: int
    law: str
    a: int
    b: int


class PatShearRows(Task["PatShearRows.Params", "PatShearRows.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=15)
        laws: int = knob("how many kinds of laws are possible", levels=(1, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        colours: int = knob("how many colours occur", levels=(5, 5, 5, 5, 5, 4, 4, 3, 3, 2), ge=2, le=9)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        laws: tuple[str, ...]

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(LAWS[law] for law in self.laws)

    prompt = grid_prompt(
        en=r"""
        Either all rows or all columns are the lines that are shifted cyclically: what leaves a line at one end comes
        in at the other. Rows are shifted either forwards (to the right) or backwards (to the left), columns forwards
        (down) or backwards (up), by {{ "one of these laws" if kinds.en | length > 1 else "this law" }}:

        {{ kinds[language] | bullets }}
        """,
        zh=r"""
        把所有的行或者所有的列作为线，循环移动：从一端移出的格子从另一端进入。
        行向前是向右、向后是向左；列向前是向下、向后是向上。
        移动的方向固定，格数按下列规律{{ "之一" if kinds.en | length > 1 }}：

        {{ kinds[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        laws = tuple(LAWS)[: params.laws]
        law = rng.choice(laws)
        shifts = [shift for shift in _family(laws, params.size) if shift.law == law]
        hidden = rng.choice(shifts)
        colours = rng.sample(COLOURS, params.colours)
        size = params.size
        *befores, query = (random_board(rng, size, size, colours, 0.6) for _ in range(params.pairs + 1))
        pairs = tuple((before, _shifted(hidden, before)) for before in befores)
        result = settled([partial(_shifted, shift) for shift in _family(laws, size)], pairs, query)
        return self.Instance(pairs=pairs, query=query, laws=laws), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("rows", "columns", "no"), "zh": ("行", "列", "否")}[language]
        signs = {"en": {1: "forwards", -1: "backwards"}, "zh": {1: "向前", -1: "向后"}}[language]
        lines, size = [], len(instance.query)
        for columns in (False, True):
            seen = [_shifts(columns, before, after) for before, after in instance.pairs]
            for number, shifts in enumerate(seen, 1):
                told = " ".join("/".join(map(str, one)) or "-" for one in shifts)
                lines.append(f"{words[columns]}, {number}: {told}")
                if not all(shifts):
                    lines[-1] += f": {words[2]}"
                    break
            if not all(map(all, seen)):
                continue
            for number, law in enumerate(instance.laws, 1):
                family = (shift for shift in _family((law,), size) if shift.columns == columns)
                fits = (s for s in family if all(_shifted(s, before) == after for before, after in instance.pairs))
                found = next(fits, None)
                if found:
                    numbers = {"linear": f" {found.a}, {found.b}", "constant": f" {found.b}", "turns": f" {found.b}"}
                    lines.append(f"{number}. {signs[found.sign]}{numbers.get(law, '')}")
                    ends = _shifts(columns, instance.query, _shifted(found, instance.query))
                    return "\n".join([*lines, " ".join(str(one[0]) for one in ends)])
                lines.append(f"{number}. {words[2]}")
        raise ValueError("no law fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.laws]


def _family(laws: tuple[str, ...], size: int) -> Iterator[_Shift]:
    """Yield the shifts of these kinds, with numbers below the size of the grid."""
    for columns, sign, law in product((False, True), (1, -1), laws):
        for a in range(1, size) if law == "linear" else [0]:
            for b in range(size) if law in ("constant", "linear", "turns") else [0]:
                yield _Shift(columns, sign, law, a, b)


def _shifts(columns: bool, before: Board, after: Board) -> list[list[int]]:
    """Give for each line the shifts forwards that make its new form."""
    old, new = (zip(*board, strict=True) if columns else board for board in (before, after))
    pairs = list(zip(old, new, strict=True))
    return [[k for k in range(len(a)) if a[len(a) - k :] + a[: len(a) - k] == b] for a, b in pairs]


def _shifted(shift: _Shift, board: Board) -> Board:
    """Apply a shift to a board."""
    lines = tuple(zip(*board, strict=True)) if shift.columns else board
    moved = []
    for number, line in enumerate(lines, 1):
        amounts = {
            "constant": shift.b,
            "linear": shift.a * number + shift.b,
            "count": len(line) - line.count(EMPTY),
            "first": int(line[0]),
            "turns": shift.b if number % 2 else -shift.b,
        }
        cut = -shift.sign * amounts[shift.law] % len(line)
        moved.append(line[cut:] + line[:cut])
    return tuple(zip(*moved, strict=True)) if shift.columns else tuple(moved)

"""Find from examples what the column and the row that are added to a grid hold, and add them to a new one.

Answer: the grid with what is added; all functions of the stated kind that fit the examples give it.
Harder: larger grids, more functions to choose from, a column and a row with functions of their own.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language, comma
from bootcamp.lib.sequences import runs
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, agreed, grid_prompt
from bootcamp.tasks.patterns._scenes import EMPTY, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

Line = tuple[str, ...]

FUNCTIONS: dict[str, tuple[str, str, Callable[[Line], int]]] = {
    "last": ("the last digit of the line", "线上的最后一个数字", lambda line: int(line[-1])),
    "largest": ("the largest digit of the line", "线上最大的数字", lambda line: int(max(line))),
    "filled": (
        "how many digits of the line are not 0",
        "线上非 0 数字的个数",
        lambda line: len(line) - line.count(EMPTY),
    ),
    "distinct": ("how many different digits the line holds", "线上不同数字的个数", lambda line: len(set(line))),
    "run": (
        "the length of the longest run of equal digits side by side",
        "线上相邻且相同的数字最长一段的长度",
        lambda line: max(length for _, length in runs(line)),
    ),
    "sum": (
        "the last digit of the sum of all digits of the line",
        "线上所有数字之和的个位",
        lambda line: sum(map(int, line)) % 10,
    ),
    "most": (
        "the digit that the line holds most often, the smallest one in a tie",
        "线上出现最多的数字，一样多时取最小的",
        lambda line: int(min(set(line), key=lambda digit: (-line.count(digit), digit))),
    ),
    "changes": (
        "how many pairs of neighbouring digits differ",
        "线上相邻而不同的数字有几对",
        lambda line: len(runs(line)) - 1,
    ),
    "repeated": (
        "the first digit, from the start of the line, that occurs again later, or 0 if none does",
        "从线的开头数起，第一个后面还会再出现的数字；没有则为 0",
        lambda line: next((int(digit) for digit in line if line.count(digit) > 1), 0),
    ),
}


class PatAppendLineFunction(Task["PatAppendLineFunction.Params", "PatAppendLineFunction.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of an input", levels=(3, 4, 4, 4, 5, 6, 6, 7, 8, 9), ge=3, le=9
        )
        digits: int = knob("how many digits occur, 0 included", levels=(4, 4, 4, 4, 4, 5, 5, 5, 5, 4), ge=2, le=9)
        functions: int = knob("how many functions are possible", levels=(3, 5, 8, 6, 7, 8, 9, 9, 9, 9), ge=2, le=9)
        both: bool = knob("whether a row is added too", levels=(False,) * 3 + (True,) * 7)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 2, 1, 1), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        functions: tuple[str, ...]
        both: bool

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(FUNCTIONS[name] for name in self.functions)

    prompt = grid_prompt(
        en=r"""
        The output is the input with a column added on the right{{ " and a row added at the bottom" if both }}. Each
        added digit is a hidden function of its line,
        {%- if both %}
         which is a row of the input, read from the left, or a column, read from the top. Rows and columns may have
        different functions. The digit in the lower right corner of the output is 0. The functions are among these:
        {% else %}
         which is the row of the input beside it, read from the left. The function is one of these:
        {% endif %}

        {{ kinds[language] | bullets }}
        """,
        zh=r"""
        输出是在输入的右边添上一列{{ "、下边添上一行" if both }}。添上的每个数字是它那条线的隐藏函数，
        {%- if both -%}
        线是输入的一行（从左读起）或一列（从上读起），行与列的函数可以不同。输出右下角的数字是 0。函数出自下列各条：
        {% else -%}
        线是输入中与它同一行的数字（从左读起）。函数是下列之一：
        {% endif %}

        {{ kinds[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query) + instance.both, len(instance.query) + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        names = tuple(FUNCTIONS)[: params.functions]
        digits = rng.sample("123456789", params.digits - 1)
        *befores, query = (random_board(rng, params.size, params.size, digits, 0.7) for _ in range(params.pairs + 1))
        column, shown_columns = _added(names, befores, query, rng)
        row: Line = ()
        shown_rows: list[Line] = [()] * params.pairs
        if params.both:
            row, shown_rows = _added(names, [*map(_turned, befores)], _turned(query), rng)
        pairs = tuple(zip(befores, map(_extended, befores, shown_columns, shown_rows), strict=True))
        return self.Instance(pairs=pairs, query=query, functions=names, both=params.both), _extended(query, column, row)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(name: str, board: Board) -> tuple[str, Line]:
            return comma(_values(name, board)), _values(name, board)

        size = len(instance.query)
        shown = [(before, tuple(row[-1] for row in after[:size])) for before, after in instance.pairs]
        asked = [(shown, instance.query)]
        if instance.both:
            asked.append(
                ([(_turned(before), after[-1][:-1]) for before, after in instance.pairs], _turned(instance.query))
            )
        lines = []
        for pairs, query in asked:
            rules = ((f"{number}. ", partial(tried, name)) for number, name in enumerate(instance.functions, 1))
            lines += tried_lines(rules, pairs, query, language)
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.functions, instance.both]


def _added(names: tuple[str, ...], befores: list[Board], query: Board, rng: Random) -> tuple[Line, list[Line]]:
    """Draw a function and give its values for the lines of the new board and of the others."""
    hidden = rng.choice(names)
    shown = [(before, _values(hidden, before)) for before in befores]
    return agreed([partial(_values, name) for name in names], shown, query), [values for _, values in shown]


def _values(name: str, board: Board) -> Line:
    return tuple(str(FUNCTIONS[name][2](line)) for line in board)


def _turned(board: Board) -> Board:
    return tuple(zip(*board, strict=True))


def _extended(board: Board, column: Line, row: Line) -> Board:
    """Add a column and, unless it is empty, a row with 0 at its end."""
    rows = tuple((*line, value) for line, value in zip(board, column, strict=True))
    return (*rows, (*row, EMPTY)) if row else rows

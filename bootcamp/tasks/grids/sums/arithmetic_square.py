"""Fill a table of crossing calculations with the numbers 1 to N, each once.

Answer: the filled table; every filling that makes all calculations right is accepted.
Harder: larger tables with fewer given numbers and more operators.
Skills: arithmetic, deduction, search
Source: original generator; such tables are common in puzzle magazines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add, floordiv, mul, sub
from random import Random

from bootcamp import task
from bootcamp.lib.grid.between import line_name
from bootcamp.lib.grid.board import Numbers, fill
from bootcamp.lib.grid.clues import show
from bootcamp.lib.grid.drawing import draw_between
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Calculation = tuple[str, int]
"""The operators of a line, in order, and its result."""

_OPERATORS: dict[str, Callable[[int, int], int]] = {"+": add, "-": sub, "×": mul, "÷": floordiv}
_LARGEST = 150  # value on the way of a planted calculation


class ArithmeticSquare(Task["ArithmeticSquare.Params", "ArithmeticSquare.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        cols: int = knob("the number of columns", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        givens: int = knob("how many numbers are given", levels=(1, 2, 4, 2, 0, 3, 1, 5, 2, 2), ge=0, le=36)
        operators: int = knob(
            "how many operators of + - × ÷ occur, in this order", levels=(2, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=2, le=4
        )

    class Instance(task.Instance):
        givens: Numbers
        across: tuple[Calculation, ...]
        down: tuple[Calculation, ...]

        @property
        def last(self) -> int:
            return len(self.across) * len(self.down)

        @property
        def board(self) -> str:
            rows = [[*row, result] for row, (_, result) in zip(self.givens, self.across, strict=True)]
            signs = [[*operators, "="] for operators, _ in self.across]
            below = zip(*([*operators, "="] for operators, _ in self.down), strict=True)
            results = [result for _, result in self.down]
            return draw_between([*rows, [*results, ""]], [*signs, [""] * len(results)], [[*row, ""] for row in below])

    prompt = Prompt(
        en=r"""
        Each dot in this table of calculations is a missing number.

        {{ board }}

        Replace the dots by numbers so that the table holds each of the whole numbers 1 to {{ last }} exactly once and
        all calculations are right, those of the rows from left to right and those of the columns from top to bottom.
        {% if "×" in board or "÷" in board %}
        - Each calculation is worked out strictly in order: × and ÷ do not go before + and -.
        {% endif %}
        {% if "÷" in board %}
        - Every division must come out without a remainder.
        {% endif %}
        - Values on the way may be negative.
        - The given numbers stay as they are.

        If there are several ways, give any one. Give only the table of numbers, without operators and results.
        """,
        zh=r"""
        下面的算式表中，每个点表示一个缺少的数。

        {{ board }}

        请把点换成数，使表中恰好包含 1 到 {{ last }} 的每个整数各一次，
        并且每行（从左到右）、每列（从上到下）的算式都成立。
        {% if "×" in board or "÷" in board %}
        - 每个算式严格按先后顺序逐步计算，× 和 ÷ 并不优先于 + 和 -。
        {% endif %}
        {% if "÷" in board %}
        - 每次除法都必须除尽。
        {% endif %}
        - 计算中间的值可以是负数。
        - 已给出的数不能改变。

        如果有多种填法，给出任意一种即可。只需给出数的表格，不写运算符号和结果。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        symbols = tuple(str(number) for number in range(1, instance.last + 1))
        return Grid(len(instance.across), len(instance.down), symbols)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        numbers = rng.sample(range(1, rows * cols + 1), rows * cols)
        board = fill(rows, cols, numbers)
        operators = list(_OPERATORS)[: params.operators]
        instance = self.Instance(
            givens=show(rows, cols, numbers, rng.sample(range(rows * cols), min(params.givens, rows * cols))),
            across=tuple(_calculation(line, operators, rng) for line in board),
            down=tuple(_calculation(line, operators, rng) for line in zip(*board, strict=True)),
        )
        return instance, fill(rows, cols, map(str, numbers))

    def key(self, instance: Instance) -> object:
        turned = tuple(zip(*instance.givens, strict=True))
        ways = [[instance.givens, instance.across, instance.down], [turned, instance.down, instance.across]]
        return min(ways, key=str)

    def check(self, instance: Instance, answer: Board) -> str:
        numbers = [symbol for row in answer for symbol in row]
        repeated = next((symbol for symbol in numbers if numbers.count(symbol) > 1), "")
        fault = givens_fault(instance.givens, answer) or (f"{repeated} is used more than once" if repeated else "")
        if fault:
            return fault
        lines = (*answer, *zip(*answer, strict=True))
        for index, (line, (operators, result)) in enumerate(zip(lines, instance.across + instance.down, strict=True)):
            value = _value(list(map(int, line)), operators)
            if value != result:
                name = line_name(index, len(instance.across))
                return f"a division in {name} is not exact" if value is None else f"{name} gives {value}, not {result}"
        return ""


def _value(numbers: Sequence[int], operators: str) -> int | None:
    """Work out a calculation; None if a division leaves a remainder."""
    value = numbers[0]
    for operator, number in zip(operators, numbers[1:], strict=True):
        if operator == "÷" and value % number:
            return None
        value = _OPERATORS[operator](value, number)
    return value


def _calculation(numbers: Sequence[int], allowed: Sequence[str], rng: Random) -> Calculation:
    """Choose operators that keep the value whole, small and not negative."""
    chosen, results = "", {"": numbers[0]}
    for end in range(2, len(numbers) + 1):
        ways = {chosen + operator: _value(numbers[:end], chosen + operator) for operator in allowed}
        results = {way: value for way, value in ways.items() if value is not None and 0 <= value <= _LARGEST}
        chosen = rng.choice(list(results))
    return chosen, results[chosen]

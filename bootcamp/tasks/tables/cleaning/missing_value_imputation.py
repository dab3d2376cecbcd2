"""Fill the gaps of a table by an ordered list of rules, of which later ones use what earlier ones filled in.

Answer: the exact values of the asked cells; unique.
Harder: more rows, columns and gaps, more kinds of rules that build on each other, rows that are left out.
Skills: simulation, arithmetic, instructions
Source: original; the usual ways to impute missing data, in words.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Rule = tuple[str, int, int]
"""A kind, a column of numbers and, for ``drop``, the most empty cells."""
Rows = list[list[Fraction | None]]
Answer = dict[str, Fraction]

_KINDS = ("forward", "median", "line", "mode", "similar")
_TOLD = {
    "forward": (
        "{x}: each gap gets the value of the next row above that has not been deleted, if its A is the same.",
        "{x}：若上方紧邻的（未删的）一行 A 相同，空格取该行的值。",
    ),
    "median": (
        "{x}: each gap gets the median of the values in {x} of all rows with the same A, if these are three or more "
        "(of an even number, the mean of the two in the middle).",
        "{x}：空格取 A 相同的所有行中 {x} 的值的中位数，这样的值须有三个或更多（个数为偶数时，取中间两个的平均数）。",
    ),
    "line": (
        "{x}: each gap gets the value on the straight line over B through two rows with a value in {x}: the one "
        "with the nearest smaller B and that with the nearest larger B, if these differ by at most 9, whatever A is.",
        "{x}：在 {x} 有值的行中，取 B 小于本行而最接近的一行和 B 大于本行而最接近的一行（不看 A），"
        "若两行的 B 相差不超过 9，空格取 {x} 随 B 沿直线变化时的值。",
    ),
    "mode": (
        "{x}: each gap gets the most frequent value of {x}; of several, the smallest.",
        "{x}：空格取 {x} 中出现次数最多的值；有几个时取最小的。",
    ),
    "similar": (
        "{x}: each gap gets the mean of {x} in the two rows with a value in {x} that agree with its row in the most of "
        "the columns other than B and {x}, of equal ones the upper; an empty cell agrees with nothing.",
        "{x}：在 {x} 有值的行中，取除 B 和 {x} 外与本行相同的列最多的两行（一样多时取靠上的行），"
        "空格取这两行 {x} 的平均数。空格与任何内容都不相同。",
    ),
    "drop": (
        "Delete every row whose number of empty cells is more than {n}; the numbers of the other rows stay.",
        "删去空格多于 {n} 个的行；其余各行的行号不变。",
    ),
}


class MissingValueImputation(Task["MissingValueImputation.Params", "MissingValueImputation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows", levels=(6, 8, 9, 11, 12, 14, 16, 18, 21, 24), ge=5, le=40)
        columns: int = knob("the columns of numbers", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        gaps: int = knob("the gaps in percent", levels=(25, 25, 25, 30, 33, 35, 35, 40, 42, 45), ge=10, le=60)
        rules: int = knob("the rules", levels=(1, 2, 2, 3, 4, 4, 5, 6, 6, 7), ge=1, le=9)
        asked: int = knob("the asked cells", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=10)

    class Instance(task.Instance):
        groups: tuple[str, ...]
        days: tuple[int, ...]
        columns: tuple[tuple[int | None, ...], ...]
        rules: tuple[Rule, ...]
        asked: tuple[str, ...]

        def shown(self) -> list[tuple[object, ...]]:
            cells = [["-" if cell is None else cell for cell in column] for column in self.columns]
            return list(zip(range(1, len(self.days) + 1), self.groups, self.days, *cells, strict=True))

        def told(self, language: str) -> list[str]:
            return [_TOLD[kind][language == "zh"].format(x="CDEF"[x], n=n) for kind, x, n in self.rules]

    prompt = Prompt(
        en=r"""
        A table; a cell with - is empty, which is called a gap:

        {{ shown() | table(["row", "A", "B", "C", "D", "E", "F"][: columns | length + 3]) }}

        These rules are applied one after the other, each to the table that the rules before it left. Within a rule all
        gaps are filled at once, from the values that stood there before the rule. Where what a rule needs is
        missing, the gap stays.

        {{ told(language) | numbered }}

        Which values stand in {{ asked | listed(language) }} in the end (C4 is the cell in column C and row 4)? Give
        exact numbers.
        """,
        zh=r"""
        下面是一张表，写着 - 的是空格：

        {{ shown() | table(["row", "A", "B", "C", "D", "E", "F"][: columns | length + 3]) }}

        其中 row 是行号。

        依次应用下列规则，每条规则作用于前面各条规则之后的表。同一条规则的所有空格同时填写，只依据该条规则之前已有的值。
        若规则所需的值不存在，空格保持不变。

        {{ told(language) | numbered }}

        最后 {{ asked | listed(language) }} 中的值{{ "各" if asked[1:] }}是多少（C4 指 C 列第 4 行）？请给出精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.asked), Rational(), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        groups = [rng.choice("pqrst"[: 2 + params.rows // 8]) for _ in range(params.rows)]
        days = tuple(sorted(rng.sample(range(1, 2 * params.rows + 2), params.rows)))
        columns = [[_cell(rng, params.gaps) for _ in groups] for _ in range(params.columns)]
        drops, at, first = params.rules > 3 and params.columns > 1, rng.randrange(2), rng.randrange(2)
        if drops:  # a value of column at can be carried over a row that is deleted
            row = rng.randint(1, params.rows - 2)
            groups[row + 1] = groups[row - 1]
            for column in columns:
                column[row - 1 : row + 2] = (_cell(rng, 0), None, None if column is columns[at] else _cell(rng, 0))
        instance = self.Instance(
            groups=tuple(groups), days=days, columns=tuple(map(tuple, columns)), rules=(), asked=()
        )
        for _ in range(12 * params.rules):
            late = params.rules - len(instance.rules) <= params.columns  # the last kinds leave no gap in a column
            kind, x = rng.choice(_KINDS[: 5 if late else 3]), rng.randrange(params.columns)
            if drops and len(instance.rules) in (first, first + 1):
                kind, x = "drop" if len(instance.rules) == first else "forward", at
            rule = (kind, x, params.columns - 1 if kind == "drop" else 0)
            longer = instance.model_copy(update={"rules": (*instance.rules, rule)})
            values, by = _filled(longer)
            if kind == "drop" or len(longer.rules) - 1 in by.values():
                instance = longer
            if len(instance.rules) == params.rules:
                break
        values, by = _filled(instance)
        kept = tuple(rule for rule in instance.rules if rule[0] != "drop")
        loose = _filled(instance.model_copy(update={"rules": kept}))[0]
        moved = [cell for cell in values if loose.get(cell) != values[cell]]  # by what is deleted
        chosen = [rng.choice([cell for cell in values if by[cell] == n]) for n in sorted({by[cell] for cell in values})]
        asked = rng.sample(moved, min(1, len(moved))) + chosen[::-1] + rng.sample(list(values), len(values))
        asked = sorted(list(dict.fromkeys(asked))[: params.asked], key=lambda cell: (cell[0], int(cell[1:])))
        short = all(values[cell].denominator < 1000 and values[cell].numerator < 10**5 for cell in asked)
        if len(instance.rules) < params.rules or len(asked) < params.asked or not short or (drops and not moved):
            raise task.Retry
        return instance.model_copy(update={"asked": tuple(asked)}), {cell: values[cell] for cell in asked}


def _cell(rng: Random, gaps: int) -> int | None:
    return None if rng.randrange(100) < gaps else rng.randint(1, 12)


def _filled(instance: MissingValueImputation.Instance) -> tuple[Answer, dict[str, int]]:
    """Give the values of the cells that are filled in, and the rule that filled each."""
    table: Rows = [[None if cell is None else Fraction(cell) for cell in column] for column in instance.columns]
    rows, values, by = list(range(len(instance.days))), Answer(), dict[str, int]()
    for number, (kind, x, most) in enumerate(instance.rules):
        if kind == "drop":
            rows = [row for row in rows if sum(column[row] is None for column in table) <= most]
            continue
        found = {row: _value(instance, table, rows, kind, x, row) for row in rows if table[x][row] is None}
        for row, value in found.items():
            table[x][row] = value
            if value is not None:
                values[cell := f"{'CDEF'[x]}{row + 1}"], by[cell] = value, number
    return {cell: value for cell, value in values.items() if int(cell[1:]) - 1 in rows}, by


def _value(
    instance: MissingValueImputation.Instance, table: Rows, rows: list[int], kind: str, x: int, row: int
) -> Fraction | None:
    known = {one: cell for one in rows if (cell := table[x][one]) is not None}
    mine = [one for one in known if instance.groups[one] == instance.groups[row]]
    if kind == "forward":
        above = [one for one in rows if one < row][-1:]
        return known[above[0]] if above and above[0] in mine else None
    if kind == "median":
        order = sorted(known[one] for one in mine)
        return (order[(len(order) - 1) // 2] + order[len(order) // 2]) / 2 if len(order) > 2 else None
    if kind == "line":
        before, after = [one for one in known if one < row], [one for one in known if one > row]
        if not before or not after or instance.days[after[0]] - instance.days[before[-1]] > 9:
            return None
        first, last, days = before[-1], after[0], instance.days
        return known[first] + (known[last] - known[first]) * Fraction(days[row] - days[first], days[last] - days[first])
    if kind == "mode":
        return min(Counter(known.values()).items(), key=lambda pair: (-pair[1], pair[0]))[0] if known else None
    others = [column for place, column in enumerate(table) if place != x]
    alike = {
        one: (instance.groups[one] == instance.groups[row])
        + sum(column[one] is not None and column[one] == column[row] for column in others)
        for one in known
    }
    nearest = sorted(alike, key=lambda one: (-alike[one], one))[:2]
    return sum((known[one] for one in nearest), Fraction()) / 2 if len(nearest) == 2 else None

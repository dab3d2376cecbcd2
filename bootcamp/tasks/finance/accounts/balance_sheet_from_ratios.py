"""Rebuild the statements of a company from a few amounts and ratios.

Answer: the amount of every line that is not given; unique.
Harder: fewer amounts and more ratios, which give their lines only together.
Skills: algebra, deduction
Source: original; ratios of year-end figures with their formulas.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Answer = dict[str, int]

_LINES = {
    "cash": "货币资金",
    "receivables": "应收账款",
    "inventory": "存货",
    "plant": "厂房设备",
    "assets": "资产总额",
    "payables": "应付账款",
    "loan": "借款",
    "equity": "所有者权益",
    "sales": "销售收入",
    "costs": "成本",
    "profit": "利润",
}
_PRIME = 2**31 - 1
_SUMS = (
    ("assets", ("cash", "receivables", "inventory", "plant")),
    ("assets", ("payables", "loan", "equity")),
    ("sales", ("costs", "profit")),
)
_RATIOS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("cash", "receivables", "inventory"), ("payables",)),
    (("cash", "receivables"), ("payables",)),
    (("payables", "loan"), ("equity",)),
    (("assets",), ("equity",)),
    (("sales",), ("assets",)),
    (("profit",), ("sales",)),
    (("profit",), ("equity",)),
    (("costs",), ("inventory",)),
    (("receivables",), ("sales",)),
    (("plant",), ("loan", "equity")),
    (("loan",), ("loan", "equity")),
    (("inventory", "receivables"), ("sales",)),
    (("profit",), ("loan", "equity")),
    (("plant",), ("sales",)),
)


class BalanceSheetFromRatios(Task["BalanceSheetFromRatios.Params", "BalanceSheetFromRatios.Instance", Answer]):
    version = 1

    class Params(task.Params):
        ratios: int = knob("the ratios", levels=(1, 2, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=7)
        indirect: int = knob("the ratios of three lines or more", levels=(0, 0, 0, 1, 2, 2, 3, 3, 4, 4), ge=0, le=7)

    class Instance(task.Instance):
        given: tuple[tuple[str, int], ...]
        ratios: tuple[tuple[int, Fraction], ...]
        """The number of a ratio, and its value."""

        def asked(self) -> tuple[str, ...]:
            known = dict(self.given)
            return tuple(line for line in _LINES if line not in known)

        def sums(self) -> list[str]:
            return [f"{total} = {' + '.join(parts)}" for total, parts in _SUMS]

        def told(self) -> list[str]:
            return [f"{_side(_RATIOS[n][0])} / {_side(_RATIOS[n][1])} = {value}" for n, value in self.ratios]

        def amounts(self) -> list[str]:
            return [f"{line} = {amount}" for line, amount in self.given]

        def meanings(self) -> list[str]:
            return [f"{line}（{word}）" for line, word in _LINES.items()]

    prompt = Prompt(
        en=r"""
        The statements of a company at the end of a year have these lines, all of them positive: the assets
        cash, receivables, inventory and plant, which make up the line assets; payables, loan and equity, which finance
        them; and sales, costs and profit. Always:

        {{ sums() | bullets }}

        Known are these amounts:

        {{ amounts() | bullets }}

        and these ratios of year-end figures, which hold exactly:

        {{ told() | bullets }}

        Find all other lines.
        """,
        zh=r"""
        某公司年末的报表有下列各项，都是正数：{{ meanings() | join("、") }}。总有：

        {{ sums() | bullets }}

        已知下列金额：

        {{ amounts() | bullets }}

        以及下列按年末数字计算的比率，都精确成立：

        {{ told() | bullets }}

        求其余各项。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        asked = instance.asked()
        return Mapping(Word(bank=asked), Integer(), required=asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(60):
            values = {line: 20 * rng.randint(2, 30) for line in _LINES}
            values["assets"] = sum(values[line] for line in _SUMS[0][1])
            values["equity"] = values["assets"] - values["payables"] - values["loan"]
            values["sales"] = values["costs"] + values["profit"]
            if values["equity"] < 40:
                continue
            basis = list[list[int]]()
            for total, parts in _SUMS:
                _grows(basis, _row(parts, (total,), Fraction(1)))
            chosen = list[tuple[int, Fraction]]()
            for n in rng.sample(range(len(_RATIOS)), len(_RATIOS)):
                over, under = (sum(values[line] for line in side) for side in _RATIOS[n])
                value = Fraction(over, under)
                few = sum(len(_RATIOS[m][0] + _RATIOS[m][1]) == 2 for m, _ in chosen)
                wide = len(_RATIOS[n][0] + _RATIOS[n][1]) > 2
                if len(chosen) == params.ratios or (not wide and few >= params.ratios - params.indirect):
                    continue
                if value.denominator <= 60 and value.numerator <= 400 and _grows(basis, _row(*_RATIOS[n], value)):
                    chosen.append((n, value))
            told = {line for n, _ in chosen for line in sum(_RATIOS[n], ()) if len(sum(_RATIOS[n], ())) == 2}
            given = list[tuple[str, int]]()
            for line in rng.sample(list(_LINES), len(_LINES)):
                if (params.indirect == 0 or line not in told) and _grows(basis, _row((line,), (), Fraction(1))):
                    given.append((line, values[line]))
            if len(chosen) == params.ratios and len(basis) == len(_LINES):
                given.sort(key=lambda pair: list(_LINES).index(pair[0]))
                instance = self.Instance(given=tuple(given), ratios=tuple(chosen))
                return instance, {line: values[line] for line in instance.asked()}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.given, sorted(instance.ratios)]


def _side(lines: tuple[str, ...]) -> str:
    return lines[0] if len(lines) == 1 else f"({' + '.join(lines)})"


def _row(over: tuple[str, ...], under: tuple[str, ...], value: Fraction) -> list[int]:
    """Write the equation over = value times under as whole coefficients of the lines."""
    return [value.denominator * (line in over) - value.numerator * (line in under) for line in _LINES]


def _grows(basis: list[list[int]], row: list[int]) -> bool:
    """Add what is new in a row to rows in echelon form; tell whether there is something new.

    All is reckoned modulo a prime: rows that are independent there are so over the rationals too.
    """
    for known in basis:
        place = next(n for n, value in enumerate(known) if value)
        if row[place]:
            row = [(x - row[place] * y) % _PRIME for x, y in zip(row, known, strict=True)]
    lead = next((value for value in row if value), 0)
    if lead:
        inverse = pow(lead, -1, _PRIME)
        basis.append([value * inverse % _PRIME for value in row])
    return lead != 0

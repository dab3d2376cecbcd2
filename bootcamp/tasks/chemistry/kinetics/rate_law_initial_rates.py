"""Find the orders of a rate law from initial rates, and the rate at other concentrations.

Answer: the orders as rational numbers and the rate; unique.
Harder: more reactants, several concentrations that change at once, negative orders and halves.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import rank
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import linear
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record, Sequence

Answer = dict[str, Any]


class RateLawInitialRates(Task["RateLawInitialRates.Params", "RateLawInitialRates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        reactants: int = knob("how many reactants there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        spare: int = knob("how many runs are not needed", levels=(0, 0, 1, 1, 1, 0, 0, 1, 0, 0), ge=0, le=3)
        together: bool = knob("whether several concentrations change at once", levels=(False,) * 2 + (True,) * 8)
        orders: int = knob("which orders occur", levels=(0, 0, 1, 2, 2, 2, 3, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        runs: tuple[tuple[Fraction, ...], ...]
        """Concentrations in mol/L, and the rate in mol/(L·s)."""
        asked: tuple[Fraction, ...]

        @property
        def names(self) -> list[str]:
            return [f"[{'ABCDE'[i]}]" for i in range(len(self.asked))]

        @property
        def rows(self) -> list[list[str]]:
            return [[str(number), *map(decimal, run)] for number, run in enumerate(self.runs, 1)]

        @property
        def wanted(self) -> list[str]:
            return [f"{name} = {decimal(c)}" for name, c in zip(self.names, self.asked, strict=True)]

    prompt = Prompt(
        en=r"""
        The initial rate of a reaction depends on the concentrations, all in mol/L, by the law rate = k · the product
        of {{ names | listed(language) }}, each to the power of its order; k is a constant. An order is an integer or
        half an integer, and it may be zero or negative. Measured, without errors:

        {{ rows | table(["run"] + names + ["rate"]) }}

        Give orders, the orders in the order of the columns, and rate, the exact rate in the same unit at
        {{ wanted | listed(language) }}.
        """,
        zh=r"""
        某反应的初始速率与各浓度（单位均为 mol/L）的关系为 rate = k · {{ names | listed(language) }}
        各以其级数为指数的乘积，
        k 为常数。级数是整数或半整数，可以为零或负数。测得（没有误差）：

        {{ rows | table(["编号"] + names + ["rate"]) }}

        求 orders，即按各列的次序给出的级数；以及 rate，即 {{ wanted | listed(language) }} 时的速率，单位相同，
        要精确值。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(orders=Sequence(Rational(), length=len(instance.asked)), rate=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.reactants
        choice = ((0, 2, 4, 2), (0, 2, 4, 6), (-2, 0, 1, 2, 3, 4), (-2, -1, 1, 2, 3, 4, 5))[params.orders]
        twice = [rng.choice(choice) for _ in range(n)]
        if not any(twice) or (n > 1 and len(set(twice)) == 1 and rng.random() < 0.8):
            raise task.Retry
        halves = any(order % 2 for order in twice)
        factors = (1, 4, 16, 9) if halves else (1, 2, 3, 4, 5)
        base = Fraction(1, 100) if halves else Fraction(1, 50)
        for _ in range(200):
            runs = [[rng.choice(factors) for _ in range(n)]]
            for place in range(n + params.spare):
                last = list(runs[rng.randrange(len(runs))])
                changed = [place % n]
                if params.together and n > 1:
                    changed = rng.sample(range(n), rng.randint(2, n))
                for i in changed:
                    last[i] = rng.choice([f for f in factors if f != last[i]])
                runs.append(last)
            if not _fixed(runs) or len({tuple(run) for run in runs}) < len(runs):
                continue
            new = [rng.choice((1, 4, 9, 16, 25, 36) if halves else (1, 2, 3, 4, 5, 6, 8)) for _ in range(n)]
            if new in runs:
                continue
            k = Fraction(rng.randint(2, 60), 1000)
            rates = [k * _power(run, twice) for run in [*runs, new]]
            if any(_long(rate) for rate in rates[:-1]) or rates[-1].denominator > 10**6 or rates[-1] in rates[:-1]:
                continue
            table = [(*(base * f for f in run), rate) for run, rate in zip(runs, rates, strict=False)]
            rng.shuffle(table)
            instance = self.Instance(runs=tuple(table), asked=tuple(base * f for f in new))
            return instance, {"orders": tuple(Fraction(order, 2) for order in twice), "rate": rates[-1]}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(map(str, instance.rows)), instance.wanted]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        names, lines, equations = [name[1] for name in instance.names], list[str](), list[list[int]]()
        first, *others = instance.runs
        for number, run in enumerate(others, start=2):
            if len(equations) == len(names):
                break
            lines.append(f"{number}/1:")
            ratios = [x / y for x, y in zip(run, first, strict=True)]
            for name, x, y, ratio in zip([*names, "rate"], run, first, ratios, strict=True):
                if ratio != 1:
                    lines.append(f"{name}: {decimal(x)}/{decimal(y)} = {ratio} = {_factors(ratio)}")
            for p in (2, 3, 5):
                row = [_exponent(ratio.numerator, p) - _exponent(ratio.denominator, p) for ratio in ratios]
                if rank([one[:-1] for one in [*equations, row]]) > len(equations):
                    equations.append(row)
                    lines.append(f"{p}: {linear(zip(row[:-1], names, strict=True))} = {row[-1]}")
        if names[1:]:
            steps, found, _ = row_steps(equations, columns=len(names))
            lines += steps
            orders = [Fraction(row[-1]) for row in found]
        else:
            orders = [Fraction(equations[0][1], equations[0][0])]
        lines.append(", ".join(f"{name} = {order}" for name, order in zip(names, orders, strict=True)))
        rate = first[-1]
        for new, old, order in zip(instance.asked, first, orders, strict=False):
            top, bottom = (new / old).as_integer_ratio()  # both squares where an order is half an integer
            twice = [int(2 * order)]
            part = _power([top], twice) / _power([bottom], twice)
            lines.append(f"{decimal(new)}/{decimal(old)} = {new / old}, ({new / old})^({order}) = {part}")
            rate *= part
            lines.append(f"{rate / part}·{part} = {rate}")
        return "\n".join(lines)


def _power(run: list[int], twice: list[int]) -> Fraction:
    """Multiply concentrations to powers given as numbers of halves; roots are of squares only."""
    powers = [Fraction(isqrt(c)) ** n if n % 2 else Fraction(c) ** (n // 2) for c, n in zip(run, twice, strict=True)]
    return prod(powers, start=Fraction(1))


def _long(rate: Fraction) -> bool:
    """Tell whether a rate has no decimal of a few digits."""
    shift = rate * 10**7
    return shift.denominator > 1 or len(str(shift.numerator).rstrip("0")) > 6


def _fixed(runs: list[list[int]]) -> bool:
    """Tell whether the runs fix the orders: the exponents of primes in ratios of concentrations have full rank."""
    n = len(runs[0])
    rows = []
    for run in runs[1:]:
        for p in (2, 3, 5):
            rows.append([_exponent(c, p) - _exponent(b, p) for c, b in zip(run, runs[0], strict=True)])
    return rank(rows) == n


def _exponent(number: int, p: int) -> int:
    return 1 + _exponent(number // p, p) if number % p == 0 else 0


def _factors(ratio: Fraction) -> str:
    """Write a ratio as powers of 2, 3 and 5."""
    powers = ((p, _exponent(ratio.numerator, p) - _exponent(ratio.denominator, p)) for p in (2, 3, 5))
    return "·".join(f"{p}^{n}" for p, n in powers if n) or "1"

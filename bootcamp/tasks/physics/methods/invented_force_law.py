"""Infer a law of powers from records of experiments and predict a further one.

Answer: a rational number; it is unique.
Harder: more quantities, halves as exponents, an additive constant.
Skills: induction, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rank
from bootcamp.lib.numbers import factorize, readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Row = tuple[int, ...]
_SMOOTH = (1, 2, 3, 4, 5, 6, 8, 9, 10, 12)


class InventedForceLaw(Task["InventedForceLaw.Params", "InventedForceLaw.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        quantities: int = knob("how many quantities there are", levels=(1, 2, 2, 2, 3, 4, 5, 2, 3, 3), ge=1, le=6)
        largest: int = knob("the largest exponent", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        halves: bool = knob("whether exponents may be halves", levels=(False,) * 3 + (True,) * 7)
        constant: bool = knob("whether a constant is added", levels=(False,) * 7 + (True,) * 3)

        spare: int = knob("how many records are spare", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 1), ge=0, le=4)

    class Instance(task.Instance):
        largest: int
        halves: bool
        constant: bool
        rows: tuple[Row, ...]
        effects: tuple[Fraction, ...]
        asked: Row

        @property
        def names(self) -> list[str]:
            return ["abcdef"[i] for i in range(len(self.asked))]

        @property
        def table(self) -> list[list[str]]:
            return [[*map(str, row), str(effect)] for row, effect in zip(self.rows, self.effects, strict=True)]

        @property
        def setting(self) -> str:
            return ", ".join(f"{name} = {value}" for name, value in zip(self.names, self.asked, strict=True))

    prompt = Prompt(
        en=r"""
        In an unknown world an effect F depends on the {{ "quantities" if names | length > 1 else "quantity" }} {{
        names | listed("en") }}: F is {{ "a constant C plus " if constant }}a constant K, not 0, times a {{
        "product of powers of the quantities, one power of each. The exponents are integers" if names | length > 1
        else "power of it. The exponent is an integer" }} {{ ("or halves of integers " if names | length > 1
        else "or half of one ") if halves }}from -{{ largest }} to {{ largest }}, and may be 0; {{
        "C and K are" if constant else "K is" }} rational. Experiments gave:

        {{ table | table(names + ["F"]) }}

        By these records only one value of F is possible for {{ setting }}. Find it.
        """,
        zh=r"""
        在一个未知的世界里，效应 F 取决于量 {{ names | listed("zh") }}：F 等于{{ "常数 C 加上" if constant
        }}一个非零常数 K 乘以{{ "这些量的幂之积，每个量各取一个幂" if names | length > 1 else "它的一个幂" }}。
        指数是 -{{ largest }} 到 {{ largest }} 的整数{{ "或半整数" if halves }}，可以为 0；
        {{ "C 和 K 都是" if constant else "K 是" }}有理数。实验记录为：

        {{ table | table(names + ["F"]) }}

        由这些记录，{{ setting }} 时 F 的值是唯一确定的。求这个值。
        """,
    )
    answer = Rational()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n, top = params.quantities, params.largest
        step = 2 if params.halves else 1
        twice = [rng.randint(-top * step, top * step) * (2 // step) for _ in range(n)]  # twice the exponents
        if not any(twice) or twice.count(0) > n // 3 or (params.halves and all(e % 2 == 0 for e in twice)):
            raise task.Retry
        size = n + params.spare + params.constant
        rows = []
        for _ in range(size + 1):
            pools = [_SMOOTH if not params.constant and e % 2 == 0 else (1, 4, 9, 16, 25, 36) for e in twice]
            rows.append(tuple(rng.choice(pool) for pool in pools))
        factor = Fraction(rng.randint(1, 12), rng.choice((1, 1, 2, 3)))
        constant = Fraction(rng.choice((-1, 1)) * rng.randint(1, 20)) if params.constant else Fraction(0)
        effects = [constant + factor * _power(row, twice) for row in rows]
        if len(set(rows)) < len(rows) or not readable(effects, 5) or effects[-1] in effects[:-1] or 0 in effects:
            raise task.Retry
        instance = self.Instance(
            largest=top,
            halves=params.halves,
            constant=params.constant,
            rows=tuple(rows[:-1]),
            effects=tuple(effects[:-1]),
            asked=rows[-1],
        )
        if not (_one_prediction(instance, effects[-1]) if params.constant else rank(_logarithms(rows[:-1])) == n):
            raise task.Retry
        return instance, effects[-1]

    def key(self, instance: Instance) -> object:
        columns = zip(instance.asked, *instance.rows, strict=True)
        return [sorted(columns), instance.effects, instance.constant]


def _power(row: Row, twice: list[int]) -> Fraction:
    """Multiply powers with halved exponents; those of odd ones are squares."""
    result = Fraction(1)
    for value, e in zip(row, twice, strict=True):
        root = next((r for r in range(1, 7) if r * r == value), 0)
        result *= Fraction(value) ** (e // 2) * (root if e % 2 else 1)
    return result


def _logarithms(rows: list[Row]) -> list[list[int]]:
    """Write what the exponents must obey: for each record against the first one, the exponents of each prime."""
    parts = [[factorize(value) for value in row] for row in rows]
    return [
        [one.get(p, 0) - first.get(p, 0) for one, first in zip(row, parts[0], strict=True)]
        for row in parts[1:]
        for p in (2, 3, 5)
    ]


def _one_prediction(instance: InventedForceLaw.Instance, value: Fraction) -> bool:
    """Tell whether all exponents that fit the records predict the same."""
    if instance.effects[0] == instance.effects[1]:
        return False
    exponents = range(-2 * instance.largest, 2 * instance.largest + 1, 1 if instance.halves else 2)
    rows = [*instance.rows, instance.asked]
    powers = [[[_power((value,), [e]) for e in exponents] for value in row] for row in rows]
    for places in product(range(len(exponents)), repeat=len(instance.asked)):

        def term(row: int, places: tuple[int, ...] = places) -> Fraction:
            return prod((column[place] for column, place in zip(powers[row], places, strict=True)), start=Fraction(1))

        first, second = term(0), term(1)
        if first == second:  # with unlike effects these exponents do not fit
            continue
        k = (instance.effects[1] - instance.effects[0]) / (second - first)
        c = instance.effects[0] - k * first
        fits = all(c + k * term(row) == effect for row, effect in enumerate(instance.effects[2:], start=2))
        if fits and c + k * term(-1) != value:
            return False
    return True

"""Give a complete set of independent dimensionless products of quantities.

Answer: lists of integer exponents; many answers may be right.
Harder: more quantities and dimensions, quantities that may stand in one product only.
Skills: algebra
Source: original; E. Buckingham, On physically similar systems, 1914.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import kernel_basis_fault, null_space, rank, transpose
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[tuple[int, ...], ...]
_UNITS = ("m", "s", "kg", "K", "A", "mol")
_LETTERS = "abcdefhkpq"


class BuckinghamPiGroups(Task["BuckinghamPiGroups.Params", "BuckinghamPiGroups.Instance", Answer]):
    version = 1

    class Params(task.Params):
        quantities: int = knob("how many quantities there are", levels=(3, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        units: int = knob("how many base units there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        largest: int = knob("the largest exponent of a unit", levels=(3, 4, 3, 2, 3, 2, 2, 2, 2, 2), ge=1, le=4)
        single: int = knob("how many may stand in one product only", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        units: tuple[tuple[int, ...], ...]
        """For each quantity the exponents of the base units."""
        single: tuple[int, ...]

        @property
        def names(self) -> list[str]:
            return [_LETTERS[i] for i in range(len(self.units))]

        @property
        def told(self) -> list[str]:
            lines = []
            for name, exponents in zip(self.names, self.units, strict=True):
                parts = [f"{unit}^{e}" if e != 1 else unit for unit, e in zip(_UNITS, exponents, strict=False) if e]
                lines.append(f"{name}: {' '.join(parts) or '1'}")
            return lines

        @property
        def lonely(self) -> list[str]:
            return [self.names[i] for i in self.single]

    prompt = Prompt(
        en=r"""
        These quantities have the following units:

        {{ told | bullets }}

        A product of powers of the quantities with integer exponents, not all 0, is dimensionless if all units cancel.
        Give a complete set of independent dimensionless products: no product of the set is, up to powers, made of the
        others, and each dimensionless product is made of them (with fractional powers if need be).
        {% if single %}
        {{ "Each of " if single | length > 1 }}{{ lonely | listed("en") }} may have an exponent other than 0 in at most
        one product of the set.
        {% endif %}

        Write each product as the list of its exponents of {{ names | listed("en") }}, in this order, and the set as a
        list of such lists. Many sets are right; any one will do.
        """,
        zh=r"""
        下列各量的单位为：

        {{ told | bullets }}

        若各量的整数次幂（指数不全为 0）的乘积中所有单位都消去，则该乘积是无量纲的。
        请给出一组完整而独立的无量纲乘积：其中任何一个都不能由其余的乘幂组成，
        而每个无量纲乘积都可由它们组成（必要时用分数次幂）。
        {% if single %}
        {{ lonely | listed("zh") }} {{ "中的每个量" if single | length > 1 }}最多只能在其中一个乘积里有非 0 的指数。
        {% endif %}

        把每个乘积写成 {{ names | listed("zh") }} 的指数依次组成的列表，把整组写成这些列表的列表。
        正确的答案有很多组，给出任意一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Sequence(Integer(-1000, 1000), length=len(instance.units)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.quantities
        chances = (0, 1, 1) if params.units < 4 else (0, 1)
        size = params.largest
        units = tuple(
            tuple(rng.choice(chances) * rng.randint(-size, size) for _ in range(params.units)) for _ in range(n)
        )
        basis = null_space(transpose(units))
        if not all(map(any, units)) or len(set(units)) < n or not basis or len(basis) > 4:
            raise task.Retry
        if max(abs(e) for vector in basis for e in vector) > 12 or rank(units) < min(params.units, n - 1):
            raise task.Retry
        # the free columns of the reduced form stand in one product each
        lonely = [i for i in range(n) if sum(bool(vector[i]) for vector in basis) == 1]
        if len(lonely) < params.single or (params.single and len(basis) < 2):
            raise task.Retry
        if any(len([e for e in vector if e]) < 3 for vector in basis) and rng.random() < 0.8:
            raise task.Retry
        single = tuple(sorted(rng.sample(lonely, params.single)))
        order = rng.sample(range(n), n)
        instance = self.Instance(
            units=tuple(units[i] for i in order), single=tuple(sorted(order.index(i) for i in single))
        )
        if single and not self.check(instance, tuple(map(tuple, null_space(transpose(instance.units))))):
            raise task.Retry  # who does not heed the rule would keep it
        return instance, tuple(tuple(vector[i] for i in order) for vector in basis)

    def check(self, instance: Instance, answer: Answer) -> str:
        if not answer:
            return "the set is empty"
        fault = kernel_basis_fault(answer, transpose(instance.units))
        if fault:
            return fault
        for i in instance.single:
            if sum(bool(vector[i]) for vector in answer) > 1:
                return f"{instance.names[i]} stands in more than one product"
        return ""

    def key(self, instance: Instance) -> object:
        rows = [[*exponents, i in instance.single] for i, exponents in enumerate(instance.units)]
        return sorted(rows)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        order = [*(i for i in range(len(instance.units)) if i not in instance.single), *instance.single]
        rows = transpose([instance.units[i] for i in order])
        names = [instance.names[i] for i in order]
        told, reduced, pivots = row_steps(rows)
        lines = [", ".join(names)] if instance.single else []
        lines += [*(f"{unit}: {sequence(row)}" for unit, row in zip(_UNITS, rows, strict=False)), *told]
        vectors, scaled = list[list[int]](), ""
        for free in (i for i in range(len(order)) if i not in pivots):
            values = {free: Fraction(1)} | {p: -Fraction(row[free]) for p, row in zip(pivots, reduced, strict=False)}
            scale = lcm(*(value.denominator for value in values.values()))
            lines.append(", ".join(f"{names[i]} = {value}" for i, value in values.items()))
            whole = [int(values.get(order.index(i), Fraction(0)) * scale) for i in range(len(order))]
            vectors.append(whole)
            scaled = f"·{scale}: {sequence([sequence(whole)])}"
            lines.append(scaled)
        return "\n".join(
            [*lines, f"{', '.join(instance.names)}: {sequence(map(sequence, vectors))}"][
                : None if len(vectors) > 1 else -1
            ]
        )

"""Find the kind of inhibition and the constants of an enzyme from measured rates.

Answer: the kind, Vmax, Km and Ki; unique.
Harder: more kinds to choose from, more rows, one row that is wrong.
Skills: algebra, deduction
Source: original; the Michaelis-Menten equation and its inhibited forms.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Rational, Record

Answer = dict[str, Any]
Row = tuple[int, int, Fraction]
"""The concentrations of substrate and inhibitor, and the rate."""
_FORMULAS = {
    "competitive": "v = Vmax × S / (Km × (1 + I / Ki) + S)",
    "uncompetitive": "v = Vmax × S / (Km + S × (1 + I / Ki))",
    "noncompetitive": "v = Vmax × S / ((Km + S) × (1 + I / Ki))",
    "substrate": "v = Vmax × S / (Km + S + S × S / Ki)",
}


class EnzymeKineticsConstants(Task["EnzymeKineticsConstants.Params", "EnzymeKineticsConstants.Instance", Answer]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("kinds to choose from", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=4)
        rows: int = knob("how many rows", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        largest: int = knob("largest constant", levels=(8, 10, 12, 14, 16, 18, 18, 20, 25, 30), ge=6, le=40)
        wrong: bool = knob("whether a row is wrong", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        kinds: tuple[str, ...]
        rows: tuple[Row, ...]
        wrong: bool

        def formulas(self) -> list[tuple[str, str]]:
            return [(kind, _FORMULAS[kind]) for kind in self.kinds]

    prompt = Prompt(
        en=r"""
        The rate v of an enzyme was measured at several concentrations S of its substrate and I of another substance:

        {{ rows | table(["S (mM)", "I (mM)", "v (µM/s)"]) }}

        The rates follow exactly one of these formulas with constants greater than 0{% if "substrate" in kinds %}; in
        the formula without I the other substance has no effect{% endif %}:

        {% for kind, formula in formulas() %}
        - {{ kind }}: {{ formula }}.
        {% endfor %}

        {% if wrong %}
        Exactly one of the rows is wrong and does not follow the formula. All others are exact.
        {% else %}
        All rows are exact.
        {% endif %}
        Find the kind and its constants, Vmax in µM/s, Km and Ki in mM, exactly.
        """,
        zh=r"""
        测得一种酶在若干底物浓度 S 和另一种物质的浓度 I 下的反应速率 v：

        {{ rows | table(["S (mM)", "I (mM)", "v (µM/s)"]) }}

        速率恰好符合下列公式之一，其中的常数都大于 0{% if "substrate" in kinds %}；没有 I 的公式表示另一种物质没有影响{%
        endif %}：

        {% for kind, formula in formulas() %}
        - {{ kind }}：{{ formula }}。
        {% endfor %}

        {% if wrong %}
        恰好有一行数据是错的，不符合公式。其余各行都是精确的。
        {% else %}
        各行都是精确的。
        {% endif %}
        请求出类型 kind 及其常数的精确值：Vmax 以 µM/s 为单位，Km 和 Ki 以 mM 为单位。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(
            kind=Choice(instance.kinds), Vmax=Rational(unit="µM/s"), Km=Rational(unit="mM"), Ki=Rational(unit="mM")
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        kinds = tuple(sorted(rng.sample(sorted(_FORMULAS), params.kinds)))
        kind = rng.choice(kinds)
        top, half, third = 5 * rng.randint(2, 24), rng.randint(2, params.largest), rng.randint(2, params.largest)
        rows = list[Row]()
        for _ in range(60):
            s, i = rng.randint(1, 24), rng.choice((0, rng.randint(1, 20), rng.randint(1, 20)))
            v = top / _slowing(kind, s, i, Fraction(half), Fraction(third))
            if v.denominator < 60 and all((s, i) != row[:2] for row in rows):
                rows.append((s, i, v))
        rows = rows[: params.rows]
        if len(rows) < params.rows:
            raise task.Retry
        if params.wrong:
            place = rng.randrange(len(rows))
            s, i, v = rows[place]
            rows[place] = (s, i, v * rng.choice((Fraction(3, 4), Fraction(4, 3), Fraction(5, 4), Fraction(4, 5))))
        instance = self.Instance(kinds=kinds, rows=tuple(rows), wrong=params.wrong)
        answer = {"kind": kind, "Vmax": Fraction(top), "Km": Fraction(half), "Ki": Fraction(third)}
        if _fits(instance) != [answer]:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.kinds, sorted(instance.rows), instance.wrong]


def _slowing(kind: str, s: int, i: int, half: Fraction, third: Fraction) -> Fraction:
    """Give Vmax / v."""
    if kind == "substrate":
        return (half + s + s * s / third) / s
    more = 1 + i / third
    below = {"competitive": half * more + s, "uncompetitive": half + s * more, "noncompetitive": (half + s) * more}
    return below[kind] / s


def _terms(kind: str, s: int, i: int) -> list[int]:
    return {"competitive": [i], "uncompetitive": [s * i], "substrate": [s * s], "noncompetitive": [i, s * i]}[kind]


def _fits(instance: EnzymeKineticsConstants.Instance) -> list[Answer]:
    """List the kinds and constants that fit all rows, or all but one; a kind that rows leave open counts as two."""
    found, n = list[Answer](), len(instance.rows)
    for kind in instance.kinds:
        for left in range(n) if instance.wrong else [n]:
            rows = [row for place, row in enumerate(instance.rows) if place != left]
            # S / v = a + b S + c (I, S I or S S), for noncompetitive + d S I too, with a = Km / Vmax, b = 1 / Vmax
            table = [[1, s, *_terms(kind, s, i)] for s, i, _ in rows]
            if matrix.rank(table) < len(table[0]):
                return []
            solved = matrix.solve(table, [s / v for s, _, v in rows])
            if solved is None or min(solved) <= 0:
                continue
            a, b, c = solved[:3]
            if kind == "noncompetitive" and solved[3] * a != c * b:
                continue
            third = (b if kind in ("uncompetitive", "substrate") else a) / c
            found.append({"kind": kind, "Vmax": 1 / b, "Km": a / b, "Ki": third})
    return found

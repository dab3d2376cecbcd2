"""Optimise a linear function of two variables under linear inequalities, and find how far a coefficient may change.

Answer: the only optimal point, its value and, from level 5, the range of a coefficient that keeps it optimal.
Harder: more inequalities, fractions, coefficients of both signs, variables below zero, the range of a coefficient.
Skills: optimization, algebra
Source: original; linear programming, as in V. Chvatal, Linear Programming (1983).
"""

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Row = tuple[int, int, int]
"""a, b, c of ax + by <= c."""


class LpTwoVariableOptimum(Task["LpTwoVariableOptimum.Params", "LpTwoVariableOptimum.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of inequalities", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        size: int = knob("the largest coefficient", levels=(4, 5, 6, 9, 9, 12, 15, 20, 25, 30), ge=3, le=99)
        parts: int = knob("the largest denominator of the point", levels=(1, 1, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        signed: bool = knob("coefficients of both signs", levels=(False,) * 3 + (True,) * 7)
        free: bool = knob("variables below zero", levels=(False,) * 6 + (True,) * 4)
        ranged: bool = knob("asks for a range", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        rows: tuple[Row, ...]
        flipped: tuple[bool, ...]
        """Which inequalities are written with the other sign."""
        objective: tuple[int, int]
        least: bool
        free: bool
        place: int
        """Which coefficient changes, 0 or 1; -1 if no range is asked for."""

        def lines(self) -> list[str]:
            written = []
            for (a, b, c), flipped in zip(self.rows, self.flipped, strict=True):
                sign = -1 if flipped else 1
                written.append(f"{linear([(sign * a, 'x'), (sign * b, 'y')])} {'>=' if flipped else '<='} {sign * c}")
            return written if self.free else [*written, "x >= 0", "y >= 0"]

        def goal(self) -> str:
            return linear(zip(self.objective, "xy", strict=True))

    prompt = Prompt(
        en="""
        {{ "Minimise" if least else "Maximise" }} f = {{ goal() }} over all pairs of real numbers x, y that satisfy
        all of these inequalities:

        {{ lines() | bullets }}

        The best pair is unique. Give it as point, in the order x, y, and the value of f there.
        {%- if place >= 0 %}

        Now let the coefficient of {{ "xy"[place] }} in f, which is {{ objective[place] }}, change while all other
        numbers stay. The pair found still gives the {{ "least" if least else "greatest" }} f exactly when that
        coefficient lies between two numbers low and high, both included. Give low and high too.
        {%- endif %}
        """,
        zh="""
        在满足下列全部不等式的实数对 x、y 中，求 f = {{ goal() }} 的{{ "最小" if least else "最大" }}值：

        {{ lines() | bullets }}

        最优的数对是唯一的。请写出它（point，按 x、y 的次序）以及此时 f 的值（value）。
        {%- if place >= 0 %}

        再设 f 中 {{ "xy"[place] }} 的系数（现为 {{ objective[place] }}）可以改变，其他数都不变。
        当且仅当该系数取从 low 到 high（含两端）的值时，上面求得的数对仍然最优。请一并写出 low 和 high。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields: dict[str, Format[Any]] = {"point": Sequence(Rational(), length=2), "value": Rational()}
        return Record(**fields, **({"low": Rational(), "high": Rational()} if instance.place >= 0 else {}))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        low = -12 if params.free else 1
        parts = rng.randint(max(1, params.parts - 1), params.parts)
        top = rng.randint(low * parts, 12 * parts), rng.randint(low * parts, 12 * parts)
        if 0 in top or gcd(*top, parts) > 1:
            raise task.Retry

        def normal() -> tuple[int, int]:
            a, b = (rng.randint(-params.size if params.signed else 1, params.size) for _ in range(2))
            return a, b

        def tight() -> tuple[int, int]:
            for _ in range(60):
                a, b = normal()
                if a and b and (a * top[0] + b * top[1]) % parts == 0:
                    return a, b
            raise task.Retry

        first, second = tight(), tight()
        cross = first[0] * second[1] - first[1] * second[0]
        if cross < 0:
            first, second = second, first
        goal = normal()
        if not cross or not goal[0] or not goal[1] or _cross(first, goal) <= 0 or _cross(goal, second) <= 0:
            raise task.Retry
        place = rng.randrange(2) if params.ranged else -1
        point = tuple(Fraction(x, parts) for x in top)
        least = rng.random() < 0.5 if params.signed else False
        sign = -1 if least else 1
        answer: dict[str, Any] = {"point": point, "value": sign * (goal[0] * point[0] + goal[1] * point[1])}
        if place >= 0:
            other = 1 - place
            if first[other] * second[other] < 0 or first[other] * goal[other] < 0:
                raise task.Retry  # one end would be missing
            ends = sorted(Fraction(sign * n[place] * goal[other], n[other]) for n in (first, second))
            if max(x.denominator for x in ends) > 30:
                raise task.Retry
            answer |= {"low": ends[0], "high": ends[1]}
        rows = [(*n, (n[0] * top[0] + n[1] * top[1]) // parts) for n in (first, second)]
        for _ in range(400):
            if len(rows) == params.rows:
                break
            n, slack = normal(), rng.randint(1, 2 * params.size)
            bound = (n[0] * top[0] + n[1] * top[1]) // parts + slack
            if n[0] and n[1] and all(n[0] * r[1] != n[1] * r[0] for r in rows):
                rows.append((*n, bound))
        if len(rows) < params.rows:
            raise task.Retry
        rng.shuffle(rows)
        flipped = tuple(params.signed and rng.random() < 0.5 for _ in rows)
        objective = sign * goal[0], sign * goal[1]
        return self.Instance(
            rows=tuple(rows), flipped=flipped, objective=objective, least=least, free=params.free, place=place
        ), answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.rows), instance.objective, instance.least, instance.free, instance.place]


def _cross(one: tuple[int, int], other: tuple[int, int]) -> int:
    return one[0] * other[1] - one[1] * other[0]

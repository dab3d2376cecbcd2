"""Find for which real t a symmetric matrix that depends on t is positive or negative definite.

Answer: a set of real numbers, an interval or several; it is unique and not empty.
Harder: larger matrices, t in more places, ends that are irrational.
Skills: algebra, logic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, determinant, random_matrix
from bootcamp.lib.polynomial import evaluate, trim
from bootcamp.lib.prompts import bracketed, polynomial, sequence
from bootcamp.lib.real_roots import chart, quadratic_roots
from bootcamp.lib.shown_work import triangle_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic.intervals import Pieces


class PositiveDefiniteParameter(Task["PositiveDefiniteParameter.Params", "PositiveDefiniteParameter.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        places: int = knob("in how many entries t stands", levels=(1, 1, 2, 1, 2, 3, 3, 2, 3, 3), ge=1, le=3)
        negative: bool = knob("whether negative definite may be asked", levels=(False, False) + (True,) * 8)
        irrational: bool = knob("whether an end must be irrational", levels=(False,) * 5 + (True,) * 5)
        largest: int = knob("the largest number in an entry", levels=(6, 9, 6, 5, 5, 5, 6, 5, 6, 6), ge=3, le=20)

    class Instance(task.Instance):
        constant: IntMatrix
        slope: IntMatrix  # what stands before t
        negative: bool

        @property
        def typeset(self) -> str:
            body = r" \\ ".join(
                " & ".join(polynomial((a, b), "t") for a, b in zip(*rows, strict=True))
                for rows in zip(self.constant, self.slope, strict=True)
            )
            return rf"\begin{{pmatrix}} {body} \end{{pmatrix}}"

    answer = IntervalSet("t")
    prompt = Prompt(
        en=r"""
        For which real numbers $t$ is the matrix

        $$ A = {{ typeset }} $$

        {{ "negative" if negative else "positive" }} definite? Give the set of all such $t$ with exact ends.
        """,
        zh=r"""
        $t$ 取哪些实数时，矩阵

        $$ A = {{ typeset }} $$

        是{{ "负" if negative else "正" }}定的？给出所有这样的 $t$ 的集合，端点要用精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        n, sign = params.size, rng.choice((-1, 1)) if params.negative else 1
        drawn = [list(row) for row in random_matrix(rng, n, n, -params.largest // 2, params.largest // 2)]
        for i in range(n):
            drawn[i][i] = sign * rng.randint(1, params.largest)
        i, j = sorted(rng.sample(range(n), 2))
        slope = [[0] * n for _ in range(n)]
        for a, b in rng.sample([(i, j), (i, i), (j, j)], params.places):
            slope[a][b] = rng.choice((-2, -1, 1, 1, 2))
            if a == b and drawn[a][a] == slope[a][a]:
                raise task.Retry
        instance = self.Instance(
            constant=tuple(tuple(drawn[min(i, j)][max(i, j)] for j in range(n)) for i in range(n)),
            slope=tuple(tuple(slope[min(i, j)][max(i, j)] for j in range(n)) for i in range(n)),
            negative=sign < 0,
        )
        value = self.solve(instance)
        ends = [end for piece in value for end in (piece.low, piece.high) if end is not None]
        if not ends or (params.irrational and all(isinstance(end, Fraction) for end in ends)):
            raise task.Retry
        if any(isinstance(end, Fraction) and max(abs(end.numerator), end.denominator) > 99 for end in ends):
            raise task.Retry
        return instance, value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sign = -1 if instance.negative else 1
        entries = [
            [trim((sign * a, sign * b)) for a, b in zip(*rows, strict=True)]
            for rows in zip(instance.constant, instance.slope, strict=True)
        ]
        lines = [f"-A: {sequence([polynomial(p, 't') for p in row] for row in entries)}"] if sign < 0 else []
        for size in range(1, len(entries) + 1):
            minor, block = _minor(instance, size), [row[:size] for row in entries[:size]]
            if size == 2:
                (a, b), (c, d) = ([polynomial(p, "t") for p in row] for row in block)
                lines.append(f"({a})({d}) - ({b})({c}) = {polynomial(minor, 't')}")
            elif size > 2 and any(len(p) > 1 for row in block for p in row):
                found = []
                for t in (-1, 0, 1):
                    lines.append(f"t = {t}: {sequence([evaluate(p, t) for p in row] for row in block)}")
                    steps, rows, swaps = triangle_steps([[evaluate(p, t) for p in row] for row in block])
                    found.append(evaluate(minor, t))
                    shown = "·".join(bracketed(row[k]) for k, row in enumerate(rows))
                    lines += [*steps, f"{'-' if swaps % 2 else ''}{shown} = {found[-1]}"]
                low, middle, high = map(bracketed, found)
                lines.append(
                    f"{middle} + (({high} - {low})/2)t + (({high} + {low})/2 - {middle})t^2 = {polynomial(minor, 't')}"
                )
            elif size > 2:
                steps, rows, swaps = triangle_steps([[evaluate(p, 0) for p in row] for row in block])
                shown = "·".join(bracketed(row[k]) for k, row in enumerate(rows))
                lines += [*steps, f"{'-' if swaps % 2 else ''}{shown} = {evaluate(minor, 0)}"]
            lines.append(f"{polynomial(minor, 't')} > 0" + _where_positive(minor))
        return "\n".join(lines)

    def solve(self, instance: Instance) -> Pieces:
        minors = [_minor(instance, k) for k in range(1, len(instance.constant) + 1)]
        if not all(minors):
            return ()
        points = {root for minor in minors for root in quadratic_roots(minor)}
        return chart(points, lambda t: all(evaluate(minor, t) > 0 for minor in minors), lambda _: False)


def _where_positive(minor: tuple[Fraction, ...]) -> str:
    roots = [root.latex for root in quadratic_roots(minor)] if minor else []
    if len(minor) == 2:
        return f": t {'>' if minor[1] > 0 else '<'} {roots[0]}"
    if len(minor) < 3:
        return ""
    c, b, a = map(bracketed, minor)
    text = f": {b}^2 - 4·{a}·{c} = {minor[1] ** 2 - 4 * minor[0] * minor[2]}"
    if not roots:
        return text
    return text + (f", {roots[0]} < t < {roots[-1]}" if minor[2] < 0 else f", t < {roots[0]}, t > {roots[-1]}")


def _minor(instance: PositiveDefiniteParameter.Instance, size: int) -> tuple[Fraction, ...]:
    """Give the leading minor of a size, of -A where negative definite is asked: at most quadratic in t."""
    sign = -1 if instance.negative else 1

    def at(t: int) -> Fraction:
        rows = zip(instance.constant[:size], instance.slope[:size], strict=True)
        return determinant(
            [[sign * (a + t * b) for a, b in zip(*(r[:size] for r in pair), strict=True)] for pair in rows]
        )

    low, middle, high = at(-1), at(0), at(1)
    return trim((middle, (high - low) / 2, (high + low) / 2 - middle))

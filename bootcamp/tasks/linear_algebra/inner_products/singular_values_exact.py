"""Find the singular values of an integer matrix exactly.

Answer: a list of numbers, the largest first; it is unique.
Harder: larger matrices, more singular values other than zero, larger entries.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from math import gcd, isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, identity, multiply, transpose
from bootcamp.lib.numbers import divisors, square_part
from bootcamp.lib.polynomial import evaluate
from bootcamp.lib.prompts import bracketed, polynomial, sequence
from bootcamp.lib.shown_work import horner, product_rows
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math, Sequence
from bootcamp.verifiers.symbolic import Node, mul, render, sqrt

Values = tuple[Node, ...]
_FRAMES: dict[int, tuple[IntMatrix, ...]] = {
    2: (((1, 0), (0, 1)), ((1, 1), (1, -1)), ((1, 2), (2, -1)), ((1, 3), (3, -1)), ((2, 3), (3, -2))),
    3: (((1, 1, 1), (1, -1, 0), (1, 1, -2)), ((1, 2, 2), (2, 1, -2), (2, -2, 1)), ((1, 2, 0), (2, -1, 0), (0, 0, 1))),
    4: (
        ((1, 1, 1, 1), (1, -1, 0, 0), (0, 0, 1, -1), (1, 1, -1, -1)),
        ((1, 1, 1, 0), (1, -1, 0, 1), (1, 0, -1, -1), (0, 1, -1, 1)),
        ((1, 1, 0, 0), (1, -1, 0, 0), (0, 0, 1, 2), (0, 0, 2, -1)),
    ),
}
"""Rows orthogonal to each other."""


class SingularValuesExact(Task["SingularValuesExact.Params", "SingularValuesExact.Instance", Values]):
    version = 1

    class Params(task.Params):
        small: int = knob(
            "the smaller of the numbers of rows and columns", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4
        )
        large: int = knob("the larger of them", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        rank: int = knob("the rank", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        entries: int = knob("the largest entry", levels=(15, 12, 12, 15, 25, 25, 30, 40, 30, 40), ge=6, le=200)

    class Instance(task.Instance):
        matrix: IntMatrix

    prompt = Prompt(
        en=r"""
        Find the singular values of the matrix

        $$ A = {{ matrix | pmatrix }} $$

        exactly. List all {{ [matrix | length, matrix[0] | length] | min }} of them in non-increasing order, zeros and
        repeated values included.
        """,
        zh=r"""
        求矩阵

        $$ A = {{ matrix | pmatrix }} $$

        的奇异值，用精确值表示。从大到小列出全部 {{ [matrix | length, matrix[0] | length] | min }} 个奇异值，
        零和重复的值也要列出。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Math(), min(len(instance.matrix), len(instance.matrix[0])))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        m, n = params.small, params.large
        frame = rng.sample(rng.choice(_FRAMES[n]), m)
        order = rng.sample(range(n), n)
        signs = [rng.choice((-1, 1)) for _ in range(n)]
        factors = [rng.randint(1, 4) if place < params.rank else 0 for place in range(m)]
        rows = [[factor * signs[j] * row[j] for j in order] for factor, row in zip(factors, frame, strict=True)]
        turn = _turn(rng, m)
        matrix = multiply(turn, rows)
        shared = gcd(*(x for row in matrix for x in row))
        matrix = tuple(tuple(x // shared for x in row) for row in matrix)
        scale = sum(x * x for x in turn[0])
        squares = sorted((scale * sum(x * x for x in row) // shared**2 for row in rows), reverse=True)
        lengths = sorted((sum(x * x for x in row) for row in matrix), reverse=True)
        if (
            max(abs(x) for row in matrix for x in row) > params.entries
            or lengths == squares
            or not all(map(any, matrix))
        ):
            raise task.Retry
        columns = sorted((sum(x * x for x in row) for row in transpose(matrix)), reverse=True)
        if columns[:m] == squares or (len(set(squares)) == 1 and m > 1):
            raise task.Retry
        if rng.random() < 0.5:
            matrix = transpose(matrix)
        return self.Instance(matrix=matrix), tuple(map(_root, squares))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a = instance.matrix
        b = transpose(a)
        left, right = (a, b) if len(a) <= len(a[0]) else (b, a)
        square = multiply(left, right)
        lines = [("A A^T:" if left is a else "A^T A:"), *product_rows(left, right)]
        n = len(square)
        p = [1]  # of the characteristic polynomial, highest degree first (Faddeev and LeVerrier)
        step: IntMatrix = square
        for k in range(1, n + 1):
            if k > 1:
                inner = tuple(
                    tuple(x + p[-1] * y for x, y in zip(r, s, strict=True))
                    for r, s in zip(step, identity(n), strict=True)
                )
                lines += [f"M = {sequence(inner)}", *product_rows(square, inner)] if n > 2 else []
                step = multiply(square, inner)
            trace = sum(step[i][i] for i in range(n))
            p.append(-trace // k)
            if n > 2 or k == 1:
                terms = " + ".join(bracketed(step[i][i]) for i in range(n))
                lines.append(f"{terms} = {trace}, c{k} = -{bracketed(trace)}/{k} = {p[-1]}")
            else:
                (c, d), (e, f) = square
                lines.append(f"{c}·{f} - {bracketed(d)}·{bracketed(e)} = {p[-1]}")
        found = _roots(p[::-1], lines)
        return "\n".join([*lines, sequence(render(_root(x)) for x in found)])


def _roots(p: list[int], lines: list[str]) -> list[int]:
    """Find whole roots by trial, each time going on with the quotient."""
    lines.append(f"{polynomial(p, 'λ')} = 0")
    found: list[int] = []
    while len(p) > 1:
        if not p[0]:
            found, p = [*found, 0], p[1:]
        elif len(p) == 3:
            c, b, _ = p
            gap = isqrt(b * b - 4 * c)
            lines.append(f"{bracketed(b)}^2 - 4·{c} = {gap * gap} = {gap}^2")
            lines.append(f"({-b} + {gap})/2 = {(gap - b) // 2}, ({-b} - {gap})/2 = {(-b - gap) // 2}")
            found, p = [*found, (gap - b) // 2, (-b - gap) // 2], [1]
        elif len(p) == 2:
            found, p = [*found, -p[0]], [1]
        else:
            for x in divisors(abs(p[0])):
                lines.append(f"λ = {x}: {horner(p, x)}")
                if not evaluate(p, x):
                    break
            quotient = [1]
            for c in p[-2:0:-1]:
                quotient.append(c + x * quotient[-1])
            found, p = [*found, x], quotient[::-1]
            lines.append(f"{polynomial(p, 'λ')} = 0")
    return sorted(found, reverse=True)


def _root(square: int) -> Node:
    outside, inside = square_part(square) if square else (0, 1)
    return mul(outside, sqrt(inside)) if inside > 1 else mul(outside)


def _turn(rng: Random, n: int) -> IntMatrix:
    """Draw integer rows, orthogonal and of the same length, from a complex number or a quaternion."""
    a, b, c, d = (rng.randint(-2, 2) for _ in range(4))
    if n == 2:
        a, b = rng.choice([(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (1, -2), (2, -1), (3, 2), (2, -3)])
        return ((a, -b), (b, a))
    if n == 4:
        if [a, b, c, d].count(0) > 2:
            raise task.Retry
        return ((a, -b, -c, -d), (b, a, -d, c), (c, d, a, -b), (d, -c, b, a))
    if [a, b, c, d].count(0) > 1:
        raise task.Retry
    return (
        (a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)),
        (2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)),
        (2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d),
    )

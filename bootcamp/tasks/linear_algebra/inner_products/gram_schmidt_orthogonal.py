"""Make vectors orthogonal by the Gram-Schmidt process without normalising, for a given inner product.

Answer: the orthogonal vectors in order; they are unique.
Harder: more vectors and dimensions, inner products with weights, a matrix, or an integral of polynomials.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, Matrix as Rows, identity, latex, multiply, random_matrix, rank, transpose
from bootcamp.lib.prompts import bracketed, polynomial, sequence
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

_KINDS = ("standard", "weights", "integral", "matrix")


class GramSchmidtOrthogonal(Task["GramSchmidtOrthogonal.Params", "GramSchmidtOrthogonal.Instance", Rows]):
    version = 1

    class Params(task.Params):
        vectors: int = knob("how many vectors there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        extra: int = knob("how many dimensions there are besides", levels=(0, 1, 2, 0, 1, 1, 0, 1, 1, 1), ge=0, le=3)
        kinds: int = knob(
            "how many kinds of inner products are drawn from", levels=(1, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )
        largest: int = knob("the largest entry", levels=(4, 4, 4, 3, 3, 4, 2, 2, 2, 2), ge=1, le=9)
        digits: int = knob(
            "the most digits above or below a fraction line", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=2, le=9
        )

    class Instance(task.Instance):
        vectors: IntMatrix  # for polynomials their coefficients, constant term first
        kind: str
        gram: IntMatrix  # the inner product: weights on the diagonal, or a matrix; for an integral its ends

        @property
        def names(self) -> list[str]:
            letter = "p" if self.kind == "integral" else "v"
            return [f"{letter}_{place}" for place in range(1, len(self.vectors) + 1)]

        @property
        def lines(self) -> list[str]:
            shown = [polynomial(row) if self.kind == "integral" else str(row) for row in self.vectors]
            equal = "(x) = " if self.kind == "integral" else " = "
            return [f"${name}{equal}{text}$" for name, text in zip(self.names, shown, strict=True)]

        @property
        def product(self) -> str:
            if self.kind == "weights":
                weights = [(self.gram[i][i], i + 1) for i in range(len(self.gram))]
                return " + ".join(f"{w if w > 1 else ''} x_{i} y_{i}".strip() for w, i in weights)
            return rf"x^T \, {latex(self.gram)} \, y"

        @property
        def integral(self) -> str:
            return rf"\int_{{{self.gram[0][0]}}}^{{{self.gram[0][1]}}}"

    prompt = Prompt(
        en=r"""
        Apply the Gram-Schmidt process, without normalising, to these
        {{ "polynomials" if kind == "integral" else "vectors" }} in the given order:

        {{ lines | lines }}

        {% if kind == "standard" %}
        Use the standard inner product.
        {% elif kind == "integral" %}
        The inner product is $\langle p, q \rangle = {{ integral }} p(x) q(x) \, dx$.
        {% else %}
        The inner product is $\langle x, y \rangle = {{ product }}$.
        {% endif %}
        From each {{ "polynomial" if kind == "integral" else "vector" }} its orthogonal projection onto the span of
        those before it is subtracted; nothing is rescaled. Give the results in order, one a row
        {{- " with the coefficients of 1, x, x², ... (" + vectors[0] | length | string + " numbers)"
        if kind == "integral" }}.
        """,
        zh=r"""
        按给定顺序对下列{{ "多项式" if kind == "integral" else "向量" }}作施密特正交化（只正交化，不单位化）：

        {{ lines | lines }}

        {% if kind == "standard" %}
        采用标准内积。
        {% elif kind == "integral" %}
        内积为 $\langle p, q \rangle = {{ integral }} p(x) q(x) \, dx$。
        {% else %}
        内积为 $\langle x, y \rangle = {{ product }}$。
        {% endif %}
        即每个{{ "多项式" if kind == "integral" else "向量" }}减去它在前面各个所张成的子空间上的正交投影，
        结果不再乘以任何倍数。
        按顺序给出所得结果，每行一个{{ "，依次写出 1, x, x², ... 的系数（" + vectors[0] | length | string + " 个数）"
        if kind == "integral" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.vectors), len(instance.vectors[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        kind = rng.choice(_KINDS[: params.kinds])
        n = params.vectors + params.extra
        vectors = random_matrix(rng, params.vectors, n, -params.largest, params.largest)
        if kind == "integral":
            gram: IntMatrix = (rng.choice([(0, 1), (-1, 1), (0, 2)]),)
        elif kind == "weights":
            gram = tuple(tuple(rng.randint(1, 4) * (i == j) for j in range(n)) for i in range(n))
        elif kind == "matrix":
            root = random_matrix(rng, n, n, -1, 1)
            gram = multiply(transpose(root), root)
        else:
            gram = identity(n)
        if kind == "matrix" and (rank(gram) < n or all(not x for i, row in enumerate(gram) for x in row[:i])):
            raise task.Retry
        instance = self.Instance(vectors=vectors, kind=kind, gram=gram)
        if rank(vectors) < params.vectors:
            raise task.Retry
        value = self.solve(instance)
        entries = [abs(part) for row in value for x in row for part in (x.numerator, x.denominator)]
        if max(entries) >= 10**params.digits or any(
            list(a) == list(b) for a, b in zip(value[1:], vectors[1:], strict=True)
        ):
            raise task.Retry
        return instance, value

    def solve(self, instance: Instance) -> Rows:
        return self._run(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        made, lines = self._run(instance)
        gram = _gram(instance)
        if instance.kind == "integral":
            moments = [*gram[0], *(row[-1] for row in gram[1:])]
            lines = [f"<x^{k}, 1> = {moment}" for k, moment in enumerate(moments)] + lines
        return "\n".join([*lines, sequence(made)])

    def _run(self, instance: Instance) -> tuple[Rows, list[str]]:
        gram = _gram(instance)
        made: list[tuple[Fraction, ...]] = []
        squares: list[Fraction] = []
        lines: list[str] = []
        for number, vector in enumerate(instance.vectors, 1):
            rest = [Fraction(x) for x in vector]
            lines.append(f"{'w' if made else 'u1'} = v{number} = {sequence(rest)}")
            for k, other in enumerate(made):
                inner = _product(gram, rest, other)
                factor = inner / squares[k]
                lines.append(f"<w, u{k + 1}> = {_shown(gram, rest, other)} = {inner}")
                if factor:
                    sign, size = ("+", -factor) if factor < 0 else ("-", factor)
                    rest = [x - factor * y for x, y in zip(rest, other, strict=True)]
                    lines.append(f"{division(inner, squares[k])} = {factor}")
                    lines.append(f"{size}·u{k + 1} = {sequence(size * y for y in other)}")
                    lines.append(f"w {sign} {size}·u{k + 1} = {sequence(rest)}")
            made.append(tuple(rest))
            squares.append(_product(gram, rest, rest))
            if number < len(instance.vectors):
                lines += [f"u{number} = {sequence(rest)}"] if number > 1 else []
                lines.append(f"<u{number}, u{number}> = {_shown(gram, rest, rest)} = {squares[-1]}")
        return tuple(made), lines


def _gram(instance: GramSchmidtOrthogonal.Instance) -> Rows:
    if instance.kind != "integral":
        return tuple(tuple(map(Fraction, row)) for row in instance.gram)
    low, high = instance.gram[0]
    n = len(instance.vectors[0])
    return tuple(
        tuple(Fraction(high ** (i + j + 1) - low ** (i + j + 1), i + j + 1) for j in range(n)) for i in range(n)
    )


def _product(gram: Rows, a: Sequence[Fraction], b: Sequence[Fraction]) -> Fraction:
    return sum((x * y * g for x, row in zip(a, gram, strict=True) for y, g in zip(b, row, strict=True)), Fraction(0))


def _shown(gram: Rows, a: Sequence[Fraction], b: Sequence[Fraction]) -> str:
    parts = []
    for x, row in zip(a, gram, strict=True):
        factors = [[*([g] if g != 1 else []), x, y] for y, g in zip(b, row, strict=True) if g]
        parts += ["·".join(map(bracketed, part)) for part in factors]
    return " + ".join(parts)

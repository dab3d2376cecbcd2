"""Find a closed formula in n for an entry, or the trace, of the n-th power of an integer matrix.

Answer: an expression in n; any that is right at all n counts.
Harder: larger matrices, eigenvalues that are repeated without eigenvectors enough, irrational or complex.
Skills: algebra, induction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, block_diagonal, is_irreducible, power, random_similar, solve
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, mul, number, parse

_Terms = list[tuple[str, list[Fraction]]]  # formulas and their first values


class MatrixPowerClosedForm(Task["MatrixPowerClosedForm.Params", "MatrixPowerClosedForm.Instance", Node]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=5)
        kinds: int = knob(
            "how many kinds of eigenvalues are drawn from", levels=(1, 1, 3, 4, 4, 2, 3, 4, 4, 4), ge=1, le=4
        )
        largest: int = knob(
            "the largest whole part of an eigenvalue", levels=(3, 5, 6, 7, 8, 4, 4, 4, 4, 5), ge=2, le=9
        )
        entries: int = knob("the largest entry", levels=(9, 15, 25, 30, 35, 15, 15, 15, 20, 20), ge=6, le=99)

    class Instance(task.Instance):
        matrix: IntMatrix
        entry: tuple[int, int] | None  # row and column, from 0; None for the trace

        @property
        def place(self) -> list[int]:
            return [x + 1 for x in self.entry or ()]

    answer = Math(variables=("n",), where=("n in Z", "n >= 0"))
    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        {% if entry %}
        Find a closed formula in $n$ for the entry in row {{ place[0] }} and column {{ place[1] }} of $A^n$, valid for
        all integers $n \ge 0$ ($A^0$ is the identity matrix).
        {% else %}
        Find a closed formula in $n$ for the trace of $A^n$, valid for all integers $n \ge 0$
        ($A^0$ is the identity matrix).
        {% endif %}
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        {% if entry %}
        求 $A^n$ 的第 {{ place[0] }} 行第 {{ place[1] }} 列元素关于 $n$ 的通项公式，
        要求对所有整数 $n \ge 0$ 成立（$A^0$ 为单位矩阵）。
        {% else %}
        求 $A^n$ 的迹关于 $n$ 的通项公式，要求对所有整数 $n \ge 0$ 成立（$A^0$ 为单位矩阵）。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        blocks: list[IntMatrix] = []
        terms: _Terms = []
        while len(terms) < params.size:
            kind = rng.randrange(params.kinds) if params.size - len(terms) > 1 else 0
            block, made = _block(rng, kind, params.largest)
            if any(text == other for text, _ in made for other, _ in terms):
                raise task.Retry
            blocks.append(block)
            terms += made
        if params.kinds > 1 and len(blocks) == params.size:
            raise task.Retry
        matrix, _ = random_similar(rng, block_diagonal(blocks), 6 * params.size, params.entries)
        n = params.size
        entry = (rng.randrange(n), rng.randrange(n)) if rng.random() < 0.85 else None
        powers = [power(matrix, k) for k in range(n)]
        values = [sum(a[i][i] for i in range(n)) if entry is None else a[entry[0]][entry[1]] for a in powers]
        found = solve([[column[k] for _, column in terms] for k in range(n)], values)
        if found is None or not is_irreducible(matrix) or sum(map(bool, found)) < min(n, 3):
            raise task.Retry
        if max(max(abs(c.numerator), c.denominator) for c in found) > 60:
            raise task.Retry
        parts = [mul(number(c), parse(text, ("n",))) for c, (text, _) in zip(found, terms, strict=True) if c]
        return self.Instance(matrix=matrix, entry=entry), add(*parts)


def _block(rng: Random, kind: int, largest: int) -> tuple[IntMatrix, _Terms]:
    """Draw a block, and the sequences whose combinations are the entries of its powers."""
    whole = rng.choice([x for x in range(-largest, largest + 1) if x])
    if kind == 0:
        return ((whole,),), [(f"({whole})^n", [Fraction(whole) ** k for k in range(9)])]
    if kind == 1:
        values = [Fraction(whole) ** k for k in range(9)]
        slope = [k * value for k, value in enumerate(values)]
        return ((whole, 1), (0, whole)), [(f"({whole})^n", values), (f"n*({whole})^n", slope)]
    middle = rng.randint(-2, 2) if kind == 2 else rng.randint(-2, 3)
    square = rng.choice((2, 3, 5, 6, 7) if kind == 2 else (-1, -1, -2, -3, -4))
    if kind == 2 and middle**2 == square:
        raise task.Retry
    size = isqrt(abs(square))
    root = (str(size) if size * size == abs(square) else f"sqrt({abs(square)})") + "*i" * (square < 0)
    block = ((middle, square), (1, middle))
    columns = [(Fraction(1), Fraction(0))]
    for _ in range(8):
        x, y = columns[-1]
        columns.append((middle * x + square * y, x + middle * y))
    forward, back = f"({middle or ''}+{root})^n", f"({middle or ''}-{root})^n"
    return block, [
        (f"({forward}+{back})/2", [x for x, _ in columns]),
        (f"({forward}-{back})/(2*{root})", [y for _, y in columns]),
    ]

"""Find the rank of an integer matrix over the rationals and modulo several primes.

Answer: the list of ranks; it is unique.
Harder: larger matrices and entries, more primes, more rank lost modulo them.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, rank, rank_modulo
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_PRIMES = (2, 3, 5, 7, 11, 13)


class RankOverFields(Task["RankOverFields.Params", "RankOverFields.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        cols: int = knob("the number of columns", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        primes: int = knob("how many primes are listed", levels=(1, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        loss: int = knob("the most rank lost modulo a prime", levels=(1, 1, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        largest: int = knob("the largest entry", levels=(9, 15, 60, 70, 80, 90, 120, 150, 180, 200), ge=5, le=10**4)

    class Instance(task.Instance):
        matrix: IntMatrix
        primes: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        Find the rank of A over the field of rational numbers and over the field of integers modulo p for p =
        {{ primes | listed(language) }}. Give the {{ primes | length + 1 }} ranks in this order.
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        求 A 在有理数域上的秩，以及对 p = {{ primes | listed(language) }}，A 在模 p 的整数域上的秩。
        按这个顺序给出 {{ primes | length + 1 }} 个秩。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(0, min(len(instance.matrix), len(instance.matrix[0]))), len(instance.primes) + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        m, n = params.rows, params.cols
        size = min(m, n) - rng.choice((0, 0, 1, 2)) if min(m, n) > 3 else min(m, n) - rng.randrange(2)
        primes = sorted(rng.sample(_PRIMES[: params.primes + 1], params.primes))
        factors = [1] * size
        for p in primes:
            for place in rng.sample(range(size), rng.randint(0, min(params.loss, size - 1))):
                factors[place] *= p
        rows = [[factors[i] * (i == j) if i < size else 0 for j in range(n)] for i in range(m)]
        _mix(rng, rows, params.largest)
        columns = [list(column) for column in zip(*rows, strict=True)]
        _mix(rng, columns, params.largest)
        rows = [list(row) for row in zip(*columns, strict=True)]
        _mix(rng, rows, params.largest)
        if sum(x == 0 for row in rows for x in row) > m * n // 4 or not all(map(any, rows)):
            raise task.Retry
        matrix = tuple(map(tuple, rows))
        return self.Instance(matrix=matrix, primes=tuple(primes)), (
            rank(matrix),
            *(rank_modulo(matrix, p) for p in primes),
        )

    def key(self, instance: Instance) -> object:
        return [sorted(instance.matrix), instance.primes]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found, lines = [], []
        for p in (0, *instance.primes):
            steps, _, pivots = row_steps(instance.matrix, p, reduced=False)
            rest = [[x % p for x in row] for row in instance.matrix] if p else instance.matrix
            found.append(len(pivots))
            lines += [f"p = {p}: {sequence(rest)}" if p else "Q:", *steps, f"r = {len(pivots)}"]
        return "\n".join([*lines, sequence(found)])


def _mix(rng: Random, rows: list[list[int]], limit: int) -> None:
    """Add rows to others and exchange them, as long as no entry grows beyond `limit`."""
    rng.shuffle(rows)
    for _ in range(8 * len(rows)):
        i, j = rng.sample(range(len(rows)), 2)
        factor = rng.choice((-2, -1, 1, 2))
        changed = [x + factor * y for x, y in zip(rows[i], rows[j], strict=True)]
        if max(map(abs, changed)) <= limit:
            rows[i] = changed

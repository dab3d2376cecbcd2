"""Solve a system of polynomial equations over the field with two elements.

Answer: the bits of one solution; any solution is right.
Harder: more variables and equations, products of three variables, more terms.
Skills: algebra, search, logic
Source: original; Boolean polynomial systems as in algebraic cryptanalysis.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Term = tuple[int, ...]


class Gf2PolynomialSystem(Task["Gf2PolynomialSystem.Params", "Gf2PolynomialSystem.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables", levels=(5, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=16)
        equations: int = knob("how many equations", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=2, le=24)
        degree: int = knob("how many variables are multiplied", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        terms: int = knob("how many terms an equation has", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)

    class Instance(task.Instance):
        variables: int
        equations: tuple[tuple[tuple[tuple[int, ...], ...], int], ...]  # products of variables 0, 1, ... and their sum

        @property
        def shown(self) -> list[str]:
            return [f"{' + '.join(map(_term, terms))} = {value}" for terms, value in self.equations]

    prompt = Prompt(
        en=r"""
        The variables x1, ..., x{{ variables }} are bits, 0 or 1. All sums are taken modulo 2, so that 1 + 1 = 0;
        variables side by side are multiplied. Find bits that satisfy all of these equations:

        {{ shown | lines }}

        Give x1, ..., x{{ variables }} in this order. If there are several solutions, any one of them will do.
        """,
        zh=r"""
        变量 x1, ..., x{{ variables }} 是比特，取 0 或 1。所有的和都按模 2 计算，即 1 + 1 = 0；并列的变量表示相乘。
        求满足下列所有方程的一组比特：

        {{ shown | lines }}

        依次给出 x1, ..., x{{ variables }}。如果有多组解，给出任意一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(0, 1), length=instance.variables)

    def key(self, instance: Instance) -> object:
        return sorted([sorted(terms), value] for terms, value in instance.equations)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.variables
        bits = tuple(rng.randint(0, 1) for _ in range(n))
        products = [list(combinations(range(n), size)) for size in range(1, params.degree + 1)]
        equations = []
        for _ in range(params.equations):
            drawn = {rng.choice(rng.choice(products)) for _ in range(4 * params.terms)}
            terms = tuple(sorted(rng.sample(sorted(drawn), min(params.terms, len(drawn))), key=lambda t: (-len(t), t)))
            equations.append((terms, sum(all(bits[i] for i in term) for term in terms) % 2))
        if len(set(equations)) < len(equations) or sum(bits) in (0, n):
            raise task.Retry
        instance = self.Instance(variables=n, equations=tuple(equations))
        if _count(instance) > max(1, 2**n // (4 if n < 6 else 32)):
            raise task.Retry
        return instance, bits

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        for place, (terms, value) in enumerate(instance.equations, start=1):
            if sum(all(answer[i] for i in term) for term in terms) % 2 != value:
                return f"equation {place} does not hold"
        return ""


def _count(instance: Gf2PolynomialSystem.Instance) -> int:
    """Count the solutions: bit r of a number tells what holds at the r-th of all assignments."""
    size = 1 << instance.variables
    every = (1 << size) - 1
    columns = []
    for i in range(instance.variables):
        block = ((1 << (1 << i)) - 1) << (1 << i)
        columns.append(block * (every // ((1 << (2 << i)) - 1)))
    fits = every
    for terms, value in instance.equations:
        total = 0 if value else every
        for term in terms:
            product = every
            for i in term:
                product &= columns[i]
            total ^= product
        fits &= total
    return fits.bit_count()


def _term(term: Term) -> str:
    return " ".join(f"x{i + 1}" for i in term)

"""Factor a monic polynomial over a prime field into monic irreducible factors.

Answer: the factors as lists of coefficients, with repetition and in any order; they are unique.
Harder: larger fields, higher degree, factors of higher degree.
Skills: algebra, search
Source: original; every text on finite fields.
"""

from __future__ import annotations

from functools import reduce
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import is_irreducible_modulo, multiply
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset, Sequence

Factors = tuple[tuple[int, ...], ...]
_DRAWS = 300


class GfPolyFactorization(Task["GfPolyFactorization.Params", "GfPolyFactorization.Instance", Factors]):
    version = 1

    class Params(task.Params):
        prime: int = knob("the prime p", levels=(11, 11, 13, 11, 7, 11, 7, 7, 11, 13), ge=2, le=23)
        degree: int = knob("the degree", levels=(3, 3, 4, 5, 6, 6, 8, 9, 9, 9), ge=2, le=9)
        largest: int = knob("the highest degree of a factor", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 6), ge=1, le=8)
        smallest: int = knob("the lowest degree of a factor", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 3), ge=1, le=4)

    class Instance(task.Instance):
        prime: int
        polynomial: tuple[int, ...]  # constant term first

        @property
        def formula(self) -> str:
            return polynomial(self.polynomial)

    answer = Multiset(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        Factor this polynomial over the field of the integers modulo {{ prime }} into monic irreducible polynomials:

        $${{ formula }}$$

        Write each factor as the list of its coefficients from 0 to {{ prime - 1 }}, highest degree first, so that
        [1, 0, 2] stands for $x^2 + 2$. List a repeated factor as often as it occurs; the order of the factors is
        free.
        """,
        zh=r"""
        在整数模 {{ prime }} 的域上，把下面的多项式分解为首一不可约多项式之积：

        $${{ formula }}$$

        每个因式写成系数列表，系数取 0 到 {{ prime - 1 }}，从最高次项开始，例如 [1, 0, 2] 表示 $x^2 + 2$。
        重复的因式重复几次就写几次，因式的顺序不限。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Factors]:
        degrees = [min(params.largest, params.degree - params.smallest)]
        while sum(degrees) < params.degree:
            left = params.degree - sum(degrees)
            degrees.append(rng.randint(min(params.smallest, left), min(params.largest, left)))
        factors = [_draw_factor(degree, params.prime, rng) for degree in degrees]
        product = reduce(lambda p, q: multiply(p, q, params.prime), factors)
        answer = tuple(sorted(factor[::-1] for factor in factors))
        if sum(c != 0 for c in product) < 3:
            raise task.Retry
        return self.Instance(prime=params.prime, polynomial=product), answer


def _draw_factor(degree: int, prime: int, rng: Random) -> tuple[int, ...]:
    for _ in range(_DRAWS):
        factor = (*(rng.randrange(prime) for _ in range(degree)), 1)
        if is_irreducible_modulo(factor, prime):
            return factor
    raise task.Retry

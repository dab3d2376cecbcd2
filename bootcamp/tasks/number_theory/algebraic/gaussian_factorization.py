"""Factor a Gaussian integer into Gaussian primes.

Answer: the factors in any order; every choice of unit multiples is right.
Harder: larger numbers with more prime factors.
Skills: algebra, arithmetic
Source: original; C. F. Gauss, Theoria residuorum biquadraticorum, 1832.
Small: levels 1 and 2 ask for products of two or three small primes, conjugates counted as one.
"""

from __future__ import annotations

from functools import reduce
from math import isqrt, prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime, is_square, primes_below
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory.algebraic._quadratic import GAUSS, Number
from bootcamp.verifiers import Integer, Multiset, Sequence

Factors = tuple[Number, ...]
_UNITS: tuple[Number, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))


class GaussianFactorization(Task["GaussianFactorization.Params", "GaussianFactorization.Instance", Factors]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        factors: int = knob("how many prime factors the number has", levels=(2, 3, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        largest_prime: int = knob(
            "the largest prime above which a factor lies",
            levels=(30, 40, 200, 200, 100, 150, 150, 150, 200, 200),
            ge=13,
            le=10**5,
        )
        low: int = knob(
            "the least norm of the number",
            levels=(8, 40, 500, 1000, 10**4, 10**5, 10**6, 10**8, 10**10, 10**12),
            ge=4,
            le=10**20,
        )
        high: int = knob(
            "the greatest norm of the number",
            levels=(1000, 10**4, 5 * 10**5, 10**6, 10**7, 3 * 10**7, 10**9, 10**11, 10**13, 10**15),
            ge=100,
            le=10**20,
        )

    class Instance(task.Instance):
        number: tuple[int, int]

        @property
        def shown(self) -> str:
            return linear(zip(self.number, ("", "i"), strict=True))

    answer = Multiset(Sequence(Integer(), length=2))
    prompt = Prompt(
        en=r"""
        Write the Gaussian integer {{ shown }} as a product of Gaussian primes.
        List all factors, each a + bi as [a, b], repeated ones as often as they occur. The product of the list must be
        the number exactly; for this, one unit (1, -1, i or -i) may stand in the list as a factor. Any such list counts.
        """,
        zh=r"""
        把高斯整数 {{ shown }} 写成高斯素数的乘积。
        列出所有因子，每个因子 a + bi 写作 [a, b]，重复的因子按次数写出。列表中各数之积必须恰好等于原数；
        为此，列表中可以含有一个单位（1、-1、i 或 -i）作为因子。任意一种写法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Factors]:
        primes = primes_below(params.largest_prime + 1)
        for _ in range(50):
            factors = [_draw_prime(rng.choice(primes), rng) for _ in range(params.factors)]
            a, b = reduce(GAUSS.multiply, factors)
            if params.low <= GAUSS.norm((a, b)) <= params.high and a and b:
                return self.Instance(number=(a, b)), tuple(sorted(factors))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted(map(abs, instance.number))

    def check(self, instance: Instance, answer: Factors) -> str:
        norms = [GAUSS.norm(factor) for factor in answer]
        if norms.count(1) > 1:
            return "more than one of the factors is a unit"
        if prod(norms) != GAUSS.norm(instance.number) or reduce(GAUSS.multiply, answer) != instance.number:
            return "the product is another number"
        wrong = [factor for factor, norm in zip(answer, norms, strict=True) if norm > 1 and not _is_prime(factor)]
        return f"{list(wrong[0])} is not a Gaussian prime" if wrong else ""


def _is_prime(x: Number) -> bool:
    """Tell whether a number that is no unit is prime: its norm is a prime, or the square of one that is 3 modulo 4."""
    size = GAUSS.norm(x)
    return is_prime(size) or (0 in x and isqrt(size) % 4 == 3 and is_prime(isqrt(size)))


def _draw_prime(p: int, rng: Random) -> Number:
    """Draw a Gaussian prime that divides the prime p."""
    a, b = p, 0
    if p % 4 != 3:
        a = next(a for a in range(1, p) if is_square(p - a * a))
        b = rng.choice([1, -1]) * isqrt(p - a * a)
    return GAUSS.multiply((a, b), rng.choice(_UNITS))

"""Factor a sum or difference of two powers completely.

Answer: all prime factors with their multiplicity, in any order; they are unique.
Harder: higher powers of larger bases, two bases, larger primes.
Skills: algebra, arithmetic
Source: original; J. Brillhart et al., Factorizations of b^n ± 1, AMS 1983.
Small: levels 1 and 2 ask for small powers of small bases.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import divisors, factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset

Primes = tuple[int, ...]
_LARGE = 10**6
_MOST = 10**16


class PowerDifferenceFactoring(Task["PowerDifferenceFactoring.Params", "PowerDifferenceFactoring.Instance", Primes]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        largest_base: int = knob(
            "the largest base", levels=(10, 20, 250, 250, 250, 250, 250, 250, 250, 500), ge=5, le=1000
        )
        low: int = knob(
            "the least number to be factored",
            levels=(20, 100, 10**3, 10**5, 10**6, 10**8, 10**12, 10**16, 10**22, 10**26),
            ge=20,
            le=10**60,
        )
        high: int = knob(
            "the greatest number to be factored",
            levels=(300, 5000, 10**9, 10**10, 10**11, 10**15, 10**18, 10**23, 10**32, 10**45),
            ge=200,
            le=10**60,
        )
        exponent: int = knob("the largest exponent", levels=(4, 5, 8, 10, 12, 15, 24, 30, 40, 48), ge=4, le=60)
        largest_prime: int = knob(
            "a bound on the prime factors",
            levels=(50, 200, 5000, 10**4, 2 * 10**4, 3 * 10**5, _MOST, _MOST, _MOST, _MOST),
            ge=10,
            le=_MOST,
        )

    class Instance(task.Instance):
        a: int
        b: int
        n: int
        sign: int
        hints: Primes  # the prime factors that are too large to be found

    answer = Multiset(Integer())
    prompt = Prompt(
        en=r"""
        Factor {{ a }}^{{ n }} {{ "+" if sign > 0 else "-" }} {{ b }}{{ "^" ~ n if b > 1 }} into primes.
        {% if hints %}
        Its prime factors above 1000000: {{ hints | comma }}.
        {% endif %}
        List all prime factors, each as often as it divides the number.
        """,
        zh=r"""
        把 {{ a }}^{{ n }} {{ "+" if sign > 0 else "-" }} {{ b }}{{ "^" ~ n if b > 1 }} 分解成质因数之积。
        {% if hints %}
        已知它的大于 1000000 的质因数：{{ hints | listed(language) }}。
        {% endif %}
        列出所有质因数，每个质因数按重数重复写出。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Primes]:
        a, n, sign = rng.randint(2, params.largest_base), rng.randint(3, params.exponent), rng.choice([1, -1])
        b = rng.choice([1, rng.randint(1, a - 1), rng.randint(1, a - 1)])
        if gcd(a, b) > 1 or not params.low <= a**n + sign * b**n <= params.high:
            raise task.Retry
        parts = _algebraic_factors(a, b, n, sign)
        if max(parts) > _MOST:
            raise task.Retry
        primes = sorted(p for part in parts for p, e in factorize(part).items() for _ in range(e))
        if primes[-1] > params.largest_prime:
            raise task.Retry
        hints = tuple(sorted({p for p in primes if p > _LARGE}))
        return self.Instance(a=a, b=b, n=n, sign=sign, hints=hints), tuple(primes)


def _algebraic_factors(a: int, b: int, n: int, sign: int) -> list[int]:
    """Give the values of the homogeneous cyclotomic polynomials whose product is a^n - b^n or a^n + b^n."""
    values: dict[int, int] = {}
    orders = divisors(n if sign < 0 else 2 * n)
    for d in orders:
        values[d] = a**d - b**d
        for e in divisors(d)[:-1]:
            values[d] //= values[e]
    return [values[d] for d in orders if sign < 0 or n % d]

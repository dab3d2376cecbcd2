"""Judge by permutations, inclusion and exclusion, sums over gamma races, and a generator matrix in sympy."""

from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rates, counts, kind = instance.rates, instance.counts, instance.kind
    n = len(rates)
    if kind in ("order", "left"):
        orders = {order: _chance(rates, order) for order in permutations(range(n))}
        fits = (lambda o: o[: len(counts)] == counts) if kind == "order" else (lambda o: o[-1] == counts[0])
        right = sum((chance for order, chance in orders.items() if fits(order)), Fraction(0))
    elif kind == "mean":
        skip = n - counts[0]
        right = Fraction(0)
        for size in range(skip + 1, n + 1):
            sign = (-1) ** (size - skip - 1) * comb(size - 1, skip)
            right += sum((Fraction(sign, sum(chosen)) for chosen in combinations(rates, size)), Fraction(0))
    elif kind == "counts":
        whole = sum(rates)
        right = Fraction(0)
        for others in product(*(range(c) for c in counts[1:])):  # how often the others ring before the last ring of A
            ways = factorial(counts[0] - 1 + sum(others)) // factorial(counts[0] - 1)
            chance = Fraction(rates[0], whole) ** counts[0]
            for k, rate in zip(others, rates[1:], strict=True):
                ways //= factorial(k)
                chance *= Fraction(rate, whole) ** k
            right += ways * chance
    elif kind == "spares":
        right = Fraction(0)
        for failed in product(*(range(c + 1) for c in counts)):  # each state is passed with a multinomial chance
            chance = Fraction(factorial(sum(failed)), sum(rates))
            for k, rate in zip(failed, rates, strict=True):
                chance *= Fraction(rate, sum(rates)) ** k / factorial(k)
            right += chance
    else:
        right = _repaired(rates, instance.repair)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _chance(rates: Any, order: Any) -> Fraction:
    chance = Fraction(1)
    for i, clock in enumerate(order):
        chance *= Fraction(rates[clock], sum(rates[other] for other in order[i:]))
    return chance


def _repaired(rates: Any, repair: int) -> Fraction:
    n = len(rates)
    size = 2**n - 1  # states by the bits of the running parts, without the state 0
    generator = sympy.zeros(size, size)
    for state in range(1, 2**n):
        for part, rate in enumerate(rates):
            flow = rate if state >> part & 1 else repair
            other = state ^ 1 << part
            generator[state - 1, state - 1] -= flow
            if other:
                generator[state - 1, other - 1] += flow
    time = (-generator).LUsolve(sympy.ones(size, 1))[size - 1]
    return Fraction(int(time.p), int(time.q))

r"""Rational functions over Q in free generators: symbols, roots of primes, powers, and opaque function values.

A monomial maps generators to rational exponents, a polynomial maps monomials to coefficients, a :class:`Ratio` is a
quotient of two. Two ratios of one :class:`Field` are equal when their cross products are the same polynomial, so no
greatest common divisor is ever needed. Work is counted, and too much of it raises :class:`TooLarge`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache, reduce
from typing import NamedTuple

from bootcamp.verifiers import budget

Rational = int | Fraction
Monomial = tuple[tuple[int, Rational], ...]
Poly = dict[Monomial, Rational]
Key = tuple[object, ...]

MAX_BITS = 40_000
MAX_FACTORIAL = 2_500
MAX_WORK = 10_000
MAX_TERMS = 3_000
MAX_POWER = 1_000
TRIAL = 2_000
"""Prime factors are searched up to this bound; what is left below its square is prime."""

ONE: Poly = {(): 1}


class TooLarge(Exception):
    """A counted limit was reached: nothing is known about the values."""


class Undefined(Exception):
    """The expression has no value: a division by zero, say."""


class Ratio(NamedTuple):
    """A quotient of two polynomials."""

    over: Poly
    under: Poly


class Field:
    """Arithmetic with the generators that one comparison needs."""

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self._index: dict[Key, int] = {}
        self.reducers: dict[int, tuple[int, Poly]] = {}
        self.has_roots_of_unity = False
        self._work = 0

    # Generators

    def generator(self, *key: object) -> int:
        """Give the index of the generator with this key, making it if it is new."""
        index = self._index.get(key)
        if index is None:
            index = self._index[key] = len(self.keys)
            self.keys.append(key)
        return index

    def reduce_from(self, generator: int, period: int, value: Poly) -> None:
        """Let ``generator ** period`` be `value`; its exponents are kept below `period`."""
        self.reducers[generator] = (period, value)

    def atom(self, *key: object) -> Ratio:
        """Give a generator as a value."""
        self.spend(1)
        return Ratio({((self.generator(*key), 1),): 1}, ONE)

    def constant(self, value: Rational) -> Ratio:
        """Give a rational number as a value."""
        return Ratio({(): value} if value else {}, ONE)

    # Polynomials

    def spend(self, work: int) -> None:
        """Count work against the limit of this field and the budget of the verdict."""
        self._work += work
        if self._work > MAX_WORK:
            raise TooLarge
        budget.spend(work)

    def _bounded(self, value: Rational) -> Rational:
        bits = value.numerator.bit_length() + value.denominator.bit_length()
        if bits > MAX_BITS:
            raise TooLarge
        if bits > 512:
            self.spend(budget.arithmetic(bits))
        return value

    def plus(self, left: Poly, right: Poly, factor: Rational = 1) -> Poly:
        """Give ``left + factor * right``."""
        self.spend(1 + len(left) // 8 + len(right))
        total = dict(left)
        for monomial, coefficient in right.items():
            value = total.get(monomial, 0) + factor * coefficient
            if value:
                total[monomial] = value
            else:
                total.pop(monomial, None)
        return total

    def times(self, left: Poly, right: Poly) -> Poly:
        """Give the product, with all exponents reduced."""
        if len(left) == 1 and () in left:
            left, right = right, left
        if len(right) == 1 and () in right:
            scale = right[()]
            self.spend(1 + len(left) // 2)
            return left if scale == 1 else {m: self._bounded(c * scale) for m, c in left.items()}
        self.spend(len(left) * len(right))
        total: Poly = {}
        for monomial, coefficient in left.items():
            for other, factor in right.items():
                self.collect(total, _merge(monomial, other), self._bounded(coefficient * factor))
        if len(total) > MAX_TERMS:
            raise TooLarge
        return total

    def collect(self, total: Poly, exponents: dict[int, Rational], coefficient: Rational) -> None:
        """Add a term to `total`, with its exponents reduced."""
        budget.spend(len(exponents))
        rest: Poly | None = None
        for generator, exponent in list(exponents.items()):
            kind = self.keys[generator][0]
            if kind == "prime":
                whole = math.floor(exponent)
                if whole:
                    exponents[generator] = exponent - whole
                    coefficient = self._bounded(coefficient * bounded_power(self._prime(generator), whole))
            elif kind == "minus":
                turns = exponent % 2
                if turns >= 1:
                    coefficient, turns = -coefficient, turns - 1
                exponents[generator] = turns
            elif generator in self.reducers:
                period, value = self.reducers[generator]
                whole = math.floor(exponent / period)
                if whole > 0:
                    exponents[generator] = exponent - whole * period
                    rest = self.times(rest or ONE, self.to_the(value, whole))
        monomial = tuple(sorted((g, _plain(e)) for g, e in exponents.items() if e))
        if rest is not None:
            for other, factor in self.times({monomial: coefficient}, rest).items():
                _accumulate(total, other, factor)
        else:
            _accumulate(total, monomial, coefficient)

    def to_the(self, base: Poly, exponent: int) -> Poly:
        """Give ``base ** exponent`` for an exponent of at least 0."""
        if len(base) == 1:
            ((monomial, coefficient),) = base.items()
            total: Poly = {}
            self.spend(1 + len(monomial))
            self.collect(total, {g: e * exponent for g, e in monomial}, bounded_power(Fraction(coefficient), exponent))
            return total
        if exponent > MAX_POWER:
            raise TooLarge
        result = ONE
        while exponent:
            if exponent & 1:
                result = self.times(result, base)
            exponent >>= 1
            if exponent:
                base = self.times(base, base)
        return result

    # Ratios

    def add(self, left: Ratio, right: Ratio) -> Ratio:
        """Give the sum."""
        if left.under == right.under:
            return Ratio(self.plus(left.over, right.over), left.under)
        over = self.plus(self.times(left.over, right.under), self.times(right.over, left.under))
        return Ratio(over, self.times(left.under, right.under))

    def sum(self, values: Iterable[Ratio]) -> Ratio:
        """Give the sum of many values."""
        total: Poly = {}
        quotients = []
        for value in values:
            if value.under != ONE:
                quotients.append(value)
                continue
            self.spend(len(value.over))
            for monomial, coefficient in value.over.items():
                _accumulate(total, monomial, coefficient)
        return reduce(self.add, quotients, Ratio(total, ONE))

    def scale(self, value: Ratio, factor: Rational) -> Ratio:
        """Give a rational multiple."""
        return Ratio(self.times(value.over, {(): factor}) if factor else {}, value.under)

    def mul(self, left: Ratio, right: Ratio) -> Ratio:
        """Give the product."""
        if left.under == right.over:
            return Ratio(left.over, right.under)
        if left.over == right.under:
            return Ratio(right.over, left.under)
        return self._tidy(self.times(left.over, right.over), self.times(left.under, right.under))

    def div(self, left: Ratio, right: Ratio) -> Ratio:
        """Give the quotient; raise Undefined for a zero divisor."""
        if not right.over:
            raise Undefined
        return self.mul(left, self._tidy(right.under, right.over))

    def _tidy(self, over: Poly, under: Poly) -> Ratio:
        """Move a denominator of one term into the numerator."""
        if len(under) != 1 or under == ONE:
            return Ratio(over, under)
        ((monomial, coefficient),) = under.items()
        kept = {g: e for g, e in monomial if g in self.reducers}
        inverse: Poly = {}
        self.collect(inverse, {g: -e for g, e in monomial if g not in kept}, 1 / Fraction(coefficient))
        total = self.times(over, inverse)
        if not kept:
            return Ratio(total, ONE)
        missing: Poly = {tuple((g, self.reducers[g][0] - e) for g, e in kept.items()): 1}  # rationalise the denominator
        return Ratio(self.times(total, missing), self.times({tuple(kept.items()): 1}, missing))

    def equal(self, left: Ratio, right: Ratio) -> bool:
        """Tell whether the two are the same rational function of the generators."""
        return not self.difference(left, right)

    def difference(self, left: Ratio, right: Ratio) -> Poly:
        """Give the numerator of ``left - right``."""
        if left.under == right.under:
            return self.plus(left.over, right.over, -1)
        return self.plus(self.times(left.over, right.under), self.times(right.over, left.under), -1)

    # Powers

    def whole_power(self, base: Ratio, exponent: int) -> Ratio:
        """Give ``base ** exponent`` for any whole exponent."""
        if exponent < 0:
            base = self.div(Ratio(ONE, ONE), base)
            exponent = -exponent
        return self._tidy(self.to_the(base.over, exponent), self.to_the(base.under, exponent))

    def root_of_rational(self, value: Rational, exponent: Fraction) -> Ratio:
        """Give ``value ** exponent`` as a product of powers of primes; an odd root of a negative number is real."""
        result = self.constant(1)
        if value < 0 and exponent.denominator % 2:
            result = self.constant((-1) ** (exponent.numerator % 2))
        elif value < 0:
            result = self.single(self.generator("minus"), exponent)
        for prime, count in self.prime_factors(abs(Fraction(value))):
            result = self.mul(result, self.single(self.generator("prime", prime), count * exponent))
        return result

    def single(self, generator: int, exponent: Rational) -> Ratio:
        """Give a power of one generator."""
        if self.keys[generator] == ("minus",) and exponent.denominator > 2:
            self.has_roots_of_unity = True
        total: Poly = {}
        self.collect(total, {generator: exponent}, 1)
        return Ratio(total, ONE)

    def _prime(self, generator: int) -> Fraction:
        prime = self.keys[generator][1]
        assert isinstance(prime, int)
        return Fraction(prime)

    def prime_factors(self, value: Rational) -> list[tuple[int, int]]:
        """Split a positive rational like :func:`factors`, counting the work."""
        self.spend(20 + (value.numerator.bit_length() + value.denominator.bit_length()) // 32)
        return list(factors(Fraction(value)))


def factors(value: Fraction) -> Iterator[tuple[int, int]]:
    """Split a positive rational into primes with their exponents; a large cofactor stays whole.

    >>> list(factors(Fraction(12, 5)))
    [(2, 2), (3, 1), (5, -1)]
    """
    for number, sign in ((value.numerator, 1), (value.denominator, -1)):
        divisor = 2
        while divisor <= TRIAL and divisor * divisor <= number:
            count = 0
            while number % divisor == 0:
                number //= divisor
                count += 1
            if count:
                yield divisor, sign * count
            divisor += 1 if divisor == 2 else 2
        if number > 1:
            base, count = _perfect_power(number)
            yield base, sign * count


def _perfect_power(number: int) -> tuple[int, int]:
    root = math.isqrt(number)
    return (root, 2) if root * root == number and root > 1 else (number, 1)


def _merge(left: Monomial, right: Monomial) -> dict[int, Rational]:
    exponents = dict(left)
    for generator, exponent in right:
        exponents[generator] = exponents.get(generator, 0) + exponent
    return exponents


def _accumulate(total: Poly, monomial: Monomial, coefficient: Rational) -> None:
    value = total.get(monomial, 0) + coefficient
    if value:
        total[monomial] = value
    else:
        total.pop(monomial, None)


def _plain(value: Rational) -> Rational:
    return value.numerator if value.denominator == 1 else value


def bounded_power(base: Fraction, exponent: int) -> Rational:
    """Give ``base ** exponent``; raise TooLarge before an attempt at too many digits."""
    bits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if base not in (0, 1, -1) and bits * abs(exponent) > MAX_BITS:
        raise TooLarge
    return _plain(base**exponent)


def bounded_factorial(n: int) -> int:
    """Give ``n!``, or raise TooLarge; each of the few values is computed once, however often a response repeats it."""
    if n > MAX_FACTORIAL:
        raise TooLarge
    return _factorial(n)


@cache
def _factorial(n: int) -> int:
    return math.factorial(n)

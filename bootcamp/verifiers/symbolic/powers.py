r"""Powers with any exponent in a field of generators, and opaque function values that are recognised when they recur.

Symbols stand for real numbers, and laws such as :math:`\sqrt{xy}=\sqrt x\sqrt y` are applied where both sides are real.
"""

from __future__ import annotations

import math
from fractions import Fraction

from bootcamp.verifiers.symbolic.field import ONE, Field, Monomial, Poly, Ratio, Rational, Undefined

HALF = Fraction(1, 2)


class Powers(Field):
    """A field that also knows powers, absolute values and opaque functions."""

    def __init__(self) -> None:
        super().__init__()
        self._opaque: list[tuple[str, tuple[Ratio, ...], int]] = []

    # Opaque values

    def opaque(self, name: str, args: tuple[Ratio, ...], parity: int = 0) -> Ratio:
        """Give the generator of a function value, the same one for equal arguments.

        `parity` is 1 for an even function and -1 for an odd one: ``f(-x)`` is then found as ``f(x)`` or ``-f(x)``.
        """
        mirrored = self.scale(args[0], -1) if parity else None
        for known, others, index in self._opaque:
            if known != name or len(args) != len(others):
                continue
            if all(self.equal(arg, other) for arg, other in zip(args, others, strict=True)):
                return Ratio({((index, 1),): 1}, ONE)
            if mirrored is not None and self.equal(mirrored, others[0]):
                return Ratio({((index, 1),): parity}, ONE)
        index = self.generator("function", name, len(self._opaque))
        self._opaque.append((name, args, index))
        return Ratio({((index, 1),): 1}, ONE)

    def ratio(self, left: Ratio, right: Ratio) -> Fraction | None:
        """Give the rational number that `left` is of `right`, or None if it is none; neither may be zero."""
        value = rational(self.div(left, right))
        if value is not None:
            return Fraction(value)
        over, under = self.times(left.over, right.under), self.times(right.over, left.under)
        monomial, coefficient = min(over.items())
        if monomial not in under:
            return None
        factor = Fraction(coefficient) / under[monomial]
        return factor if not self.plus(over, under, -factor) else None

    def arguments(self, generator: int) -> tuple[Ratio, ...]:
        """Give the arguments of an opaque value."""
        position = self.keys[generator][2]
        assert isinstance(position, int)
        return self._opaque[position][1]

    # Powers

    def power(self, base: Ratio, exponent: Ratio) -> Ratio:
        """Give ``base ** exponent``."""
        value = rational(exponent)
        if value is not None:
            return self.rational_power(base, Fraction(value))
        if not base.over:
            raise Undefined
        if base.under != ONE:
            over, under = (self.power(Ratio(poly, ONE), exponent) for poly in base)
            return self.div(over, under)
        result = self.constant(1)
        for monomial, count in self._terms(exponent):
            if monomial:
                result = self.mul(result, self._general_power(base.over, monomial, Fraction(count)))
            else:
                result = self.mul(result, self.rational_power(base, Fraction(count)))
        return result

    def rational_power(self, base: Ratio, exponent: Fraction) -> Ratio:
        """Give ``base ** exponent`` for a rational exponent."""
        if not base.over:
            if exponent <= 0:
                raise Undefined
            return base
        if exponent.denominator == 1:
            return self.whole_power(base, exponent.numerator)
        over, under = (self._root(poly, exponent) for poly in base)
        return self.div(over, under)

    def _root(self, poly: Poly, exponent: Fraction) -> Ratio:
        if poly.keys() == {()}:
            return self.root_of_rational(poly[()], exponent)
        content, primitive = split_content(poly)
        result = self.root_of_rational(content, exponent)
        if len(primitive) > 1 or next(iter(primitive.values())) < 0:
            return self.mul(result, self._opaque_root(primitive, exponent))
        (monomial,) = primitive
        for generator, count in monomial:
            result = self.mul(result, self._generator_power(generator, count, exponent))
        return result

    def _opaque_root(self, poly: Poly, exponent: Fraction) -> Ratio:
        sign = 1
        if exponent.denominator % 2 and min(poly.items())[1] < 0:  # odd roots are odd functions
            sign = (-1) ** (exponent.numerator % 2)
            poly = {monomial: -coefficient for monomial, coefficient in poly.items()}
        whole = math.floor(exponent)
        root = Ratio({((self._root_generator(poly), exponent - whole),): sign}, ONE)
        return self.mul(root, self.whole_power(Ratio(poly, ONE), whole))

    def _root_generator(self, poly: Poly) -> int:
        generator = self.generator("poly", frozenset(poly.items()))
        self.reducers[generator] = (1, poly)
        return generator

    def _generator_power(self, generator: int, count: Rational, exponent: Fraction) -> Ratio:
        if self.keys[generator][0] == "symbol" and count % 2 == 0:
            return self.rational_power(self.absolute(Ratio({((generator, 1),): 1}, ONE)), count * exponent)
        total = count * exponent
        if generator not in self.reducers:
            return self.single(generator, total)
        period = self.reducers[generator][0]
        turns = math.floor(total / period)
        whole = self.whole_power(Ratio({((generator, period),): 1}, ONE), turns)
        return self.mul(self.single(generator, total - turns * period), whole)

    def _general_power(self, base: Poly, monomial: Monomial, count: Fraction) -> Ratio:
        """Give ``base ** (count * monomial)`` for a monomial that is not a number."""
        content, primitive = split_content(base)
        result = self.constant(1)
        for prime, multiplicity in self.prime_factors(content):
            result = self.mul(result, self._symbolic(("prime", prime), monomial, count * multiplicity))
        if len(primitive) > 1:
            key = self.keys[self._root_generator(primitive)]
            return self.mul(result, self._symbolic(key, monomial, count))
        ((inner, sign),) = primitive.items()
        if sign < 0:
            result = self.mul(result, self._symbolic(("minus",), monomial, count))
        for generator, exponent in inner:
            key = self.keys[generator]
            if key == ("constant", "e"):
                factor = self._exponential(monomial, count * exponent)
            elif key[0] == "power":
                _, deeper, other = key
                factor = self._nested(deeper, other, monomial, count * exponent)
            else:
                factor = self._symbolic(key, monomial, count * exponent)
            result = self.mul(result, factor)
        return result

    def _nested(self, key: object, inner: object, outer: Monomial, count: Fraction) -> Ratio:
        """Give ``(key ** inner) ** (count * outer)`` with the exponents multiplied."""
        assert isinstance(inner, tuple)
        product = self.times({inner: 1}, {outer: 1})
        result = self.constant(1)
        for monomial, factor in product.items():
            if key == ("constant", "e"):
                result = self.mul(result, self._exponential(monomial, count * factor))
            else:
                result = self.mul(result, self._symbolic(key, monomial, count * factor))
        return result

    def _symbolic(self, key: object, monomial: Monomial, count: Fraction) -> Ratio:
        return self.single(self.generator("power", key, monomial), count)

    def _exponential(self, monomial: Monomial, count: Fraction) -> Ratio:
        """Give ``e ** (count * monomial)``: a turn of the circle, a power of the argument of ln, or a generator."""
        keys = {self.keys[generator]: exponent for generator, exponent in monomial}
        if keys == {("minus",): HALF, ("constant", "pi"): 1}:
            return self.half_turns(count)
        for generator, exponent in monomial:
            if exponent == 1 and self.keys[generator][:2] == ("function", "ln"):
                rest = tuple(factor for factor in monomial if factor[0] != generator)
                return self.power(self.arguments(generator)[0], Ratio({rest: count}, ONE))
        return self._symbolic(("constant", "e"), monomial, count)

    def half_turns(self, count: Fraction) -> Ratio:
        """Give ``e ** (i * pi * count)``."""
        return self.single(self.generator("minus"), count)

    def exponential(self, exponent: Ratio) -> Ratio:
        """Give ``e ** exponent``."""
        return self.power(self.atom("constant", "e"), exponent)

    def _terms(self, value: Ratio) -> list[tuple[Monomial, Rational]]:
        if value.under == ONE:
            return sorted(value.over.items())
        return list(self.opaque("quotient", (value,), parity=-1).over.items())

    def logarithm(self, value: Ratio) -> Ratio:
        """Give the natural logarithm, split over products and powers."""
        if not value.over:
            raise Undefined
        over, under = (self._logarithm(poly) for poly in value)
        return self.add(over, self.scale(under, -1))

    def _logarithm(self, poly: Poly) -> Ratio:
        content, primitive = split_content(poly)
        total = self.constant(0)
        for prime, count in self.prime_factors(content):
            total = self.add(total, self.scale(self.opaque("ln", (self.constant(prime),)), count))
        if len(primitive) > 1 or next(iter(primitive.values())) < 0:
            return self.add(total, self.opaque("ln", (Ratio(primitive, ONE),)))
        (monomial,) = primitive
        for generator, exponent in monomial:
            total = self.add(total, self.scale(self._generator_logarithm(generator, exponent), exponent))
        return total

    def _generator_logarithm(self, generator: int, exponent: Rational) -> Ratio:
        key = self.keys[generator]
        if key == ("constant", "e"):
            return self.constant(1)
        if key[0] == "prime":
            return self.opaque("ln", (self.constant(int(str(key[1]))),))
        if key[0] == "power" and isinstance(key[1], tuple) and key[1][0] in ("constant", "prime", "symbol"):
            inner, outer = key[1], key[2]
            if isinstance(outer, tuple) and not self._has_minus(outer):
                return self.mul(Ratio({outer: 1}, ONE), self._generator_logarithm(self.generator(*inner), 1))
        base = Ratio({((generator, 1),): 1}, ONE)
        if key[0] == "symbol" and exponent % 2 == 0:
            base = self.absolute(base)
        return self.opaque("ln", (base,))

    def _has_minus(self, monomial: object) -> bool:
        assert isinstance(monomial, tuple)
        return any(self.keys[generator][0] == "minus" for generator, _ in monomial)

    def absolute(self, value: Ratio) -> Ratio:
        """Give the absolute value: of a number, a power of e, or an opaque generator whose square is known."""
        over, under = (self._absolute(poly) for poly in value)
        return self.div(over, under)

    def conjugate(self, poly: Poly) -> Ratio:
        """Give the complex conjugate, for real symbols and opaque values."""
        total = self.constant(0)
        for monomial, coefficient in poly.items():
            turned = self.constant(coefficient)
            for generator, exponent in monomial:
                turned = self.mul(turned, self._conjugate(generator, exponent))
            total = self.add(total, turned)
        return total

    def _conjugate(self, generator: int, exponent: Rational) -> Ratio:
        key = self.keys[generator]
        if key[0] == "minus":
            return self.single(generator, -exponent)
        if key[0] == "power" and isinstance(key[1], tuple) and key[1][0] in ("constant", "prime"):
            assert isinstance(key[2], tuple)
            inner = self.conjugate({key[2]: 1})
            if inner != Ratio({key[2]: 1}, ONE):  # the exponent is not real, as in e^(i x) and in e^(sin x)
                base = self.single(self.generator(*key[1]), 1)
                return self.power(base, self.scale(inner, exponent))
        return self.single(generator, exponent)

    def _absolute(self, poly: Poly) -> Ratio:
        if not poly:
            return Ratio(poly, ONE)
        conjugate = self.conjugate(poly)
        if conjugate != Ratio(poly, ONE):
            return self.rational_power(self.mul(Ratio(poly, ONE), conjugate), HALF)
        content, primitive = split_content(poly)
        result = self.constant(content)
        if len(primitive) > 1:
            return self.mul(result, self._absolute_generator(Ratio(primitive, ONE)))
        (monomial,) = primitive
        for generator, exponent in monomial:
            factor = self.single(generator, exponent)
            if self._is_signed(generator) and exponent % 2:
                factor = self.rational_power(
                    self._absolute_generator(Ratio({((generator, 1),): 1}, ONE)), Fraction(exponent)
                )
            result = self.mul(result, factor)
        return result

    def _is_signed(self, generator: int) -> bool:
        key = self.keys[generator]
        return key[0] == "symbol" or (key[0] == "function" and key[1] != "abs")

    def _absolute_generator(self, value: Ratio) -> Ratio:
        result = self.opaque("abs", (value,), parity=1)
        ((((generator, _),), _),) = result.over.items()
        if generator not in self.reducers:
            square = self.mul(value, value)
            self.reducers[generator] = (2, square.over)
        return result


def rational(value: Ratio) -> Rational | None:
    """Give the value if it is a rational number."""
    if value.under == ONE and not value.over.keys() - {()}:
        return value.over.get((), 0)
    return None


def split_content(poly: Poly) -> tuple[Fraction, Poly]:
    """Split off the positive rational content."""
    coefficients = [Fraction(coefficient) for coefficient in poly.values()]
    content = Fraction(
        math.gcd(*(value.numerator for value in coefficients)), math.lcm(*(value.denominator for value in coefficients))
    )
    return content, {monomial: value / content for monomial, value in zip(poly, coefficients, strict=True)}

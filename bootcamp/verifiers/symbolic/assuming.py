"""Normal forms where variables live in a stated domain: signs are known there, and whole multiples of 2 pi i vanish."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction

from bootcamp.verifiers.symbolic import univariate
from bootcamp.verifiers.symbolic.domain import Domain, End
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import ONE, Monomial, Poly, Ratio, Rational, TooLarge
from bootcamp.verifiers.symbolic.normal import Normalizer
from bootcamp.verifiers.symbolic.powers import HALF, split_content
from bootcamp.verifiers.symbolic.tree import Node, apply, symbols, walk

NEARLY_PI = Fraction(355, 113)
_INVERSES = {"arcsin", "arccos", "arctan", "arccot", "arcsec", "arccsc"}
_BREAKING = {"abs", "sqrt", "root", "ln", "log", "lg", "logb", "floor", "ceil", "step"} | _INVERSES
"""Functions that can turn a pole of their argument into a jump; the logarithm of |x| falls to both sides of 0 alike."""
_POLES = {"tan": "cos", "sec": "cos", "cot": "sin", "csc": "sin", "coth": "sinh", "csch": "sinh"}


class Assuming(Normalizer):
    """A field whose symbols live in `spans`; those that are not named there are real numbers.

    Laws of roots, logarithms and absolute values are applied where the signs on the domain allow them.
    """

    def __init__(self, spans: Domain, log_base: int | None = None) -> None:
        super().__init__(log_base)
        self.spans = spans
        self.moduli: dict[str, int] = {}
        """For integers n that stand in turns of the circle: after how many steps the turn comes back."""
        self._signs: list[tuple[Ratio, int]] = []

    # Signs

    def sign(self, value: Ratio) -> int | None:
        """Tell the one sign, 1 or -1, that a value has inside the domain, or None if that is not known."""
        over, under = (self._sign(poly) for poly in value)
        return None if over is None or under is None else over * under

    def _sign(self, poly: Poly) -> int | None:
        if not poly:
            return None
        terms = [self._term_sign(monomial, coefficient) for monomial, coefficient in poly.items()]
        signs = {sign for sign, _ in terms}
        if len(signs) == 1 and None not in signs and any(strict for _, strict in terms):
            return signs.pop()
        sign = self._univariate_sign(poly)
        if sign is None:
            value = Ratio(poly, ONE)
            for known, its in self._signs:
                factor = self.ratio(value, known)
                if factor is not None:
                    return its if factor > 0 else -its
        return sign

    def _term_sign(self, monomial: Monomial, coefficient: Rational) -> tuple[int | None, bool]:
        """Tell the sign that a term has where it is not zero, and whether it cannot be zero."""
        strict = True
        for generator, exponent in monomial:
            if self._is_positive(generator):
                continue
            key = self.keys[generator]
            if key[0] != "symbol" or exponent % 2:
                return None, False
            strict = strict and str(key[1]) not in self.spans
        return 1 if coefficient > 0 else -1, strict

    def _is_positive(self, generator: int) -> bool:
        key = self.keys[generator]
        if key[0] == "symbol":
            span = self.spans.get(str(key[1]))
            return span is not None and span.sign == 1
        if key[0] in ("prime", "constant") or key[:2] == ("function", "abs"):
            return True
        if key[0] == "poly":
            assert isinstance(key[1], frozenset)
            return self._sign(dict(key[1])) == 1
        if key[0] == "power" and isinstance(key[1], tuple) and not self._has_minus(key[2]):
            return key[1] != ("minus",) and self._is_positive(self.generator(*key[1]))
        return False

    def _coefficients(self, poly: Poly) -> tuple[str, univariate.Coefficients] | None:
        """Give the name and the coefficients of a polynomial in one variable over the rationals."""
        names = {generator for monomial in poly for generator, _ in monomial}
        if len(names) != 1 or self.keys[generator := names.pop()][0] != "symbol":
            return None
        degrees: dict[int, Fraction] = {}
        for monomial, coefficient in poly.items():
            degree = Fraction(monomial[0][1]) if monomial else Fraction(0)
            if degree.denominator > 1 or not 0 <= degree <= univariate.MAX_DEGREE:
                return None
            degrees[int(degree)] = Fraction(coefficient)
        return str(self.keys[generator][1]), tuple(degrees.get(k, Fraction(0)) for k in range(max(degrees) + 1))

    def _univariate_sign(self, poly: Poly) -> int | None:
        found = self._coefficients(poly)
        if found is None:
            return None
        name, coefficients = found
        span = self.spans.get(name)
        return univariate.sign_between(coefficients, *(span.outside if span is not None else (None, None)))

    def zeros(self, value: Ratio) -> list[tuple[str, Fraction]]:
        """Give the name and the rational zeros of a polynomial in one variable; of anything else nothing."""
        found = self._coefficients(value.over)
        factors = None if found is None else univariate.split(found[1])
        if found is None or factors is None:
            return []
        return [(found[0], -factor[0] / factor[1]) for factor, _ in factors if len(factor) == 2]

    # Factors, so that roots and logarithms of products are those of the factors

    def _factors(self, poly: Poly) -> list[tuple[Poly, int, int | None]] | None:
        """Split a primitive polynomial: factors, how often each occurs, and their signs; None if it is not split.

        A factor of sign -1 is turned round. The product of the factors is the polynomial up to its sign.
        """
        shared = {g: min(dict(monomial).get(g, 0) for monomial in poly) for g in {g for m in poly for g, _ in m}}
        shared = {g: e for g, e in shared.items() if e and self.keys[g][0] == "symbol" and Fraction(e).denominator == 1}
        rest: Poly = {}
        for monomial, coefficient in poly.items():
            exponents = {g: e - shared.get(g, 0) for g, e in monomial}
            exponents.update({g: -e for g, e in shared.items() if g not in exponents})
            self.collect(rest, exponents, coefficient)
        parts: list[tuple[Poly, int]] = [({((g, 1),): 1}, int(e)) for g, e in shared.items()]
        found = self._coefficients(rest)
        split = None if found is None else univariate.split(found[1])
        if found is not None and split is not None:
            variable = self.generator("symbol", found[0])
            for coefficients, count in split:
                factor: Poly = {}
                for degree, c in enumerate(coefficients):
                    if c:
                        self.collect(factor, {variable: degree}, c)
                parts.append((factor, count))
        elif rest.keys() != {()}:
            parts.append((rest, 1))
        if not parts or (len(parts) == 1 and parts[0][1] == 1):
            return None
        turned = []
        for factor, count in parts:
            sign = self._sign(factor)
            turned.append((factor if sign != -1 else {m: -c for m, c in factor.items()}, count, sign))
        return turned

    def _root(self, poly: Poly, exponent: Fraction) -> Ratio:
        if len(poly) == 1 and () in poly:
            return super()._root(poly, exponent)
        content, primitive = split_content(poly)
        factors = self._factors(primitive)
        if factors is None or exponent.denominator % 2:
            return super()._root(poly, exponent)
        sign = self._total_sign(primitive, factors)
        result = self.root_of_rational(content, exponent)
        unknown: Poly = {(): sign}
        for factor, count, its in factors:
            if its is None and count % 2:
                unknown = self.times(unknown, factor)
                count -= 1
            if count and its is None:
                size = self.absolute(Ratio(factor, ONE))
                result = self.mul(result, self.rational_power(size, count * exponent))
            elif count:
                result = self.mul(result, self._plain_root(factor, count * exponent))
        return result if unknown == ONE else self.mul(result, super()._root(unknown, exponent))

    def _plain_root(self, factor: Poly, exponent: Fraction) -> Ratio:
        """Give a power of a factor that is positive and not split further."""
        if exponent.denominator == 1:
            return self.whole_power(Ratio(factor, ONE), exponent.numerator)
        return super()._root(factor, exponent)

    def _total_sign(self, poly: Poly, factors: list[tuple[Poly, int, int | None]]) -> int:
        """Give the sign that is left when the factors, as they are turned, are multiplied."""
        product = ONE
        for factor, count, _ in factors:
            if count > 0:
                product = self.times(product, self.to_the(factor, count))
            else:
                poly = self.times(poly, self.to_the(factor, -count))
        monomial = min(product)
        if monomial not in poly:
            raise TooLarge
        return 1 if (product[monomial] > 0) == (poly[monomial] > 0) else -1

    def _generator_power(self, generator: int, count: Rational, exponent: Fraction) -> Ratio:
        if self.keys[generator][0] == "symbol" and self._is_positive(generator):
            return self.single(generator, count * exponent)
        return super()._generator_power(generator, count, exponent)

    def _logarithm(self, poly: Poly) -> Ratio:
        content, primitive = split_content(poly)
        factors = self._factors(primitive) if primitive.keys() != {()} else None
        if factors is None:
            return super()._logarithm(poly)
        unknown: Poly = {(): self._total_sign(primitive, factors)}
        total = super()._logarithm({(): content})
        for factor, count, its in factors:
            if its is None and count % 2:
                unknown = self.times(unknown, factor)
                count -= 1
            if count and its is None:
                size = self.absolute(Ratio(factor, ONE))
                total = self.add(total, self.scale(super()._logarithm(size.over), count))
            elif count:
                total = self.add(total, self.scale(super()._logarithm(factor), count))
        return total if unknown == ONE else self.add(total, super()._logarithm(unknown))

    def _generator_logarithm(self, generator: int, exponent: Rational) -> Ratio:
        if self.keys[generator][0] == "symbol" and self._is_positive(generator):
            return self.opaque("ln", (Ratio({((generator, 1),): 1}, ONE),))
        return super()._generator_logarithm(generator, exponent)

    def _absolute(self, poly: Poly) -> Ratio:
        sign = self._sign(poly)
        if sign is not None:
            return Ratio(poly if sign == 1 else self.times(poly, {(): -1}), ONE)
        content, primitive = split_content(poly) if poly else (Fraction(1), poly)
        factors = self._factors(primitive) if poly else None
        if factors is None:
            return super()._absolute(poly)
        result = self.constant(content)
        for factor, count, its in factors:
            value = Ratio(factor, ONE)
            if its is None and count % 2:
                value = super()._absolute(factor)
            result = self.mul(result, self.whole_power(value, count))
        return result

    def _is_signed(self, generator: int) -> bool:
        return super()._is_signed(generator) and not self._is_positive(generator)

    def rational_power(self, base: Ratio, exponent: Fraction) -> Ratio:
        """Give ``base ** exponent``; the root of a known square is the value whose sign is known."""
        if exponent.denominator == 2 and base.under == ONE and len(base.over) > 1:
            for known, its in self._signs:
                factor = self.ratio(base, self.mul(known, known))
                if factor is not None and factor > 0:
                    root = self.whole_power(self.scale(known, its), exponent.numerator)
                    return self.mul(self.root_of_rational(factor, exponent), root)
        return super().rational_power(base, exponent)

    # Circles

    def cosine(self, x: Ratio) -> Ratio:
        """Give cos x, and remember its sign."""
        value = super().cosine(x)
        if self._remember(value, x, HALF):
            self._remember(super().sine(x), x, Fraction(0))
        return value

    def sine(self, x: Ratio) -> Ratio:
        """Give sin x, and remember its sign."""
        value = super().sine(x)
        if self._remember(value, x, Fraction(0)):
            self._remember(super().cosine(x), x, HALF)
        return value

    def _remember(self, value: Ratio, x: Ratio, shift: Fraction) -> bool:
        """Note the sign of ``sin(x + shift * pi)`` where its range lies in one half turn; False if it has no range."""
        ends = self._range(x)
        if ends is None or not value.over or any(known == value for known, _ in self._signs):
            return False
        low, high = (end.plus(End(Fraction(0), shift)) for end in ends)
        half_turn = math.floor(low.rational / NEARLY_PI + low.turns)
        for count in (half_turn - 1, half_turn, half_turn + 1):
            after = low.plus(End(Fraction(0), Fraction(-count))).sign
            before = high.plus(End(Fraction(0), Fraction(-count - 1))).sign
            if after >= 0 >= before:
                self._signs.append((value, -1 if count % 2 else 1))
                break
        return True

    def _range(self, x: Ratio) -> tuple[End, End] | None:
        """Give the ends of ``c t + d`` for one variable t with two ends; d, and c or the ends, may hold pi."""
        if x.under != ONE:
            return None
        slope = None
        shift = End()
        for monomial, coefficient in x.over.items():
            keys = {self.keys[g]: e for g, e in monomial}
            turn = keys.pop(("constant", "pi"), 0)
            if any(e != 1 for e in keys.values()) or len(keys) > 1 or turn not in (0, 1):
                return None
            part = End(Fraction(0), Fraction(coefficient)) if turn else End(Fraction(coefficient))
            if not keys:
                shift = shift.plus(part)
            elif slope is not None:
                return None
            else:
                ((key, _),) = keys.items()
                slope = (str(key[1]), part) if key[0] == "symbol" else None
                if slope is None:
                    return None
        span = None if slope is None else self.spans.get(slope[0])
        if slope is None or span is None or span.low is None or span.high is None:
            return None
        factor = slope[1]
        if factor.turns and (span.low.turns or span.high.turns):
            return None
        ends = []
        for end in (span.low, span.high):
            product = End(Fraction(0), end.rational * factor.turns) if factor.turns else end.times(factor.rational)
            ends.append(product.plus(shift))
        return (ends[1], ends[0]) if factor.rational < 0 or factor.turns < 0 else (ends[0], ends[1])

    def _exponential(self, monomial: Monomial, count: Fraction) -> Ratio:
        keys = {self.keys[generator]: exponent for generator, exponent in monomial}
        if keys.get(("minus",)) == HALF and keys.get(("constant", "pi")) == 1:
            rest = {key: e for key, e in keys.items() if key not in (("minus",), ("constant", "pi"))}
            if rest and (turned := self._turn(rest, count)) is not None:
                return turned
        angle = next((g for g, e in monomial if e == 1 and self.keys[g][:2] == ("function", "arctan")), None)
        if angle is not None and keys.get(("minus",)) == HALF and count.denominator == 1:
            x = self.arguments(angle)[0]  # e^(i arctan x) = (1 + i x) / sqrt(1 + x^2)
            over = self.add(self.constant(1), self.mul(self.imaginary, x))
            under = self.rational_power(self.add(self.constant(1), self.mul(x, x)), HALF)
            factors = tuple((g, e) for g, e in monomial if g != angle and self.keys[g] != ("minus",))
            return self.power(self.div(over, under), Ratio({factors: count}, ONE))
        return super()._exponential(monomial, count)

    def _symbolic(self, key: object, monomial: Monomial, count: Fraction) -> Ratio:
        if key == ("minus",):
            turned = self._turn({self.keys[g]: e for g, e in monomial}, count)
            if turned is not None:
                return turned
        return super()._symbolic(key, monomial, count)

    def _turn(self, names: Mapping[tuple[object, ...], Rational], count: Fraction) -> Ratio | None:
        """Give ``(-1) ** (count * product of integers)`` if that is 1 always; else note after how many steps it is."""
        for key, exponent in names.items():
            span = self.spans.get(str(key[1])) if key[0] == "symbol" else None
            if span is None or not span.integer or exponent < 0 or Fraction(exponent).denominator > 1:
                return None
        if count.denominator == 1 and count.numerator % 2 == 0:
            return self.constant(1)
        for key in names:
            name = str(key[1])
            self.moduli[name] = math.lcm(self.moduli.get(name, 1), 2 * count.denominator)
        return None

    # Inverse functions

    def inverse(self, name: str, x: Ratio) -> Ratio:
        """Give arcsin x through arctan, and arctan x through arctan 1/x if that came first and the sign is known."""
        value = super().inverse(name, x)
        if not any(self.keys[g][:2] == ("function", name) for m in value.over for g, _ in m):
            return value
        if name == "arcsin":
            under = self.rational_power(self.add(self.constant(1), self.scale(self.mul(x, x), -1)), HALF)
            return self.inverse("arctan", self.div(x, under))
        sign = self.sign(x)
        own = max((g for m in value.over for g, _ in m), default=-1)
        for known, others, index in self._opaque:
            if sign is not None and known == "arctan" and index < own and self._varies(others[0]):
                product = self.mul(x, others[0])
                for turn in (1, -1):
                    if self.equal(product, self.constant(turn)):
                        quarter = self.scale(self.atom("constant", "pi"), HALF * sign)
                        return self.add(quarter, Ratio({((index, 1),): -turn}, ONE))
        return value

    def _varies(self, x: Ratio) -> bool:
        return any(self.keys[g][0] not in ("prime", "constant", "minus") for poly in x for m in poly for g, _ in m)

    # Jumps

    def may_jump(self, tree: Node, variable: str) -> bool:
        """Tell whether the value might jump somewhere in the domain: False only where that is certain."""
        nodes = set(walk(tree))
        broken = any(
            (n.head == "apply" and n.leaf in _BREAKING) or (n.head == "pow" and not _is_whole(n)) for n in nodes
        )
        return broken and any(self._may_vanish(zero, variable) for n in nodes for zero in _critical(n))

    def _may_vanish(self, tree: Node | None, variable: str) -> bool:
        if tree is None:
            return True
        if variable not in symbols(tree):
            return False
        return self.sign(self.normalize(tree)) is None


def _is_whole(power: Node) -> bool:
    """Tell whether a power has a whole number for its exponent."""
    exponent = exact(power.args[1])
    return exponent is not None and exponent.denominator == 1


def _critical(node: Node) -> list[Node | None]:
    """Give what must not vanish for a node to be continuous; None for what is never certain."""
    if node.head == "div":
        return [node.args[1]]
    if node.head == "pow":
        exponent = exact(node.args[1])
        return [] if exponent is not None and exponent > 0 else [node.args[0]]
    if node.head == "apply" and node.leaf in ("floor", "ceil", "step", "factorial", "binom"):
        return [None]
    if node.head == "apply" and node.leaf in _POLES:
        return [apply(_POLES[str(node.leaf)], node.args[0])]
    return [node.args[0]] if node.head == "apply" and node.leaf in ("arcsec", "arccsc") else []

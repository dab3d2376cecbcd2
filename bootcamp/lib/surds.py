"""Sums of square roots with rational coefficients, exactly: arithmetic, order, and reading them from answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, isqrt
from random import Random

from bootcamp.lib.numbers import factorize, square_part
from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.alternatives import alternatives
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.tree import Node, add, div, mul, neg, number, sqrt, walk

MAX_TERMS = 32
MAX_BITS = 2_000
_LARGEST_ROOT = 10**9


@dataclass(frozen=True, eq=False)
class Surd:
    """A sum of rational multiples of square roots of different square-free integers; ``Surd.root`` makes one.

    >>> x = 1 + Surd.root(8)
    >>> x * x, x > 3, (1 / x).terms, Surd.root(4) == 2, Surd.root(4) > Fraction(2)
    (Surd(9 + 4*sqrt(2)), True, ((1, Fraction(-1, 7)), (2, Fraction(2, 7))), True, False)
    """

    terms: tuple[tuple[int, Fraction], ...]
    """Square-free radicands in increasing order, each with its coefficient, none of them zero."""

    @classmethod
    def of(cls, coefficients: Mapping[int, Fraction | int]) -> Surd:
        """Make a number from coefficients by square-free radicand.

        >>> Surd.of({2: 3, 1: 0})
        Surd(3*sqrt(2))
        """
        return cls(tuple(sorted((d, Fraction(c)) for d, c in coefficients.items() if c)))

    @classmethod
    def rational(cls, value: Fraction | int) -> Surd:
        """Make a rational number.

        >>> Surd.rational(3)
        Surd(3)
        """
        return cls.of({1: value})

    @classmethod
    def root(cls, value: Fraction | int) -> Surd:
        """Give the square root of a rational that is not negative.

        >>> Surd.root(Fraction(1, 12)), Surd.root(4)
        (Surd(1/6*sqrt(3)), Surd(2))

        Raises:
            ValueError: the value is negative.
        """
        value = Fraction(value)
        if value < 0:
            raise ValueError(f"value={value}: expected a number that is not negative")
        if not value:
            return cls(())
        outside, inside = square_part(value.numerator * value.denominator)
        return cls.of({inside: Fraction(outside, value.denominator)})

    @property
    def is_rational(self) -> bool:
        """Whether no root is left."""
        return all(d == 1 for d, _ in self.terms)

    @property
    def value(self) -> Fraction:
        """The rational part."""
        return dict(self.terms).get(1, Fraction(0))

    def __repr__(self) -> str:
        parts = []
        for d, c in self.terms:
            root = "" if d == 1 else f"sqrt({d})"
            size = str(abs(c)) if not root else root if abs(c) == 1 else f"{abs(c)}*{root}"
            parts.append(("- " if c < 0 else "+ ") + size)
        text = " ".join(parts).removeprefix("+ ") or "0"
        return f"Surd({'-' + text[2:] if text.startswith('- ') else text})"

    def __add__(self, other: Surd | Fraction | int) -> Surd:
        total = dict(self.terms)
        for d, c in _surd(other).terms:
            total[d] = total.get(d, Fraction(0)) + c
        return Surd.of(total)

    __radd__ = __add__

    def __neg__(self) -> Surd:
        return Surd(tuple((d, -c) for d, c in self.terms))

    def __sub__(self, other: Surd | Fraction | int) -> Surd:
        return self + -_surd(other)

    def __rsub__(self, other: Surd | Fraction | int) -> Surd:
        return _surd(other) + -self

    def __mul__(self, other: Surd | Fraction | int) -> Surd:
        total: dict[int, Fraction] = {}
        for d, c in self.terms:
            for e, b in _surd(other).terms:
                shared = gcd(d, e)
                place = d * e // shared**2
                total[place] = total.get(place, Fraction(0)) + b * c * shared
        return Surd.of(total)

    __rmul__ = __mul__

    def __truediv__(self, other: Surd | Fraction | int) -> Surd:
        return self * _surd(other).inverse()

    def __rtruediv__(self, other: Surd | Fraction | int) -> Surd:
        return _surd(other) * self.inverse()

    def __pow__(self, n: int) -> Surd:
        base, n = (self, n) if n >= 0 else (self.inverse(), -n)
        result = Surd.rational(1)
        while n:
            result = result * base if n & 1 else result
            base, n = base * base if n > 1 else base, n >> 1
        return result

    def inverse(self) -> Surd:
        """Give the reciprocal, its denominator rational.

        >>> (Surd.root(2) + Surd.root(3)).inverse()
        Surd(-sqrt(2) + sqrt(3))

        Raises:
            ZeroDivisionError: the number is zero.
        """
        if not self.terms:
            raise ZeroDivisionError("zero has no reciprocal")
        over, under = Surd.rational(1), self
        while not under.is_rational:
            prime = next(iter(factorize(next(d for d, _ in under.terms if d > 1))))
            other = Surd(tuple((d, -c if d % prime == 0 else c) for d, c in under.terms))
            over, under = over * other, under * other
        return Surd(tuple((d, c / under.value) for d, c in over.terms))

    def bounds(self, bits: int = 64) -> tuple[Fraction, Fraction]:
        """Give rationals below and above; the more bits the closer.

        >>> low, high = Surd.root(2).bounds(10)
        >>> low < Fraction(1414214, 10**6) < high
        True
        """
        scale = 1 << bits
        low = high = Fraction(0)
        for d, c in self.terms:
            floor = isqrt(d * scale * scale)
            ends = sorted((c * Fraction(floor, scale), c * Fraction(floor + (d > 1), scale)))
            low, high = low + ends[0], high + ends[1]
        return low, high

    @property
    def sign(self) -> int:
        """1, 0 or -1."""
        if len(self.terms) < 2:
            return (self.terms[0][1] > 0) - (self.terms[0][1] < 0) if self.terms else 0
        bits = 64
        while True:  # square roots of different square-free integers are independent: the sum is not zero
            low, high = self.bounds(bits)
            if low > 0 or high < 0:
                return 1 if low > 0 else -1
            bits *= 2

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int | Fraction):
            other = Surd.rational(other)
        return self.terms == other.terms if isinstance(other, Surd) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.value if self.is_rational else self.terms)

    def __lt__(self, other: Surd | Fraction | int) -> bool:
        return (self - other).sign < 0

    def __le__(self, other: Surd | Fraction | int) -> bool:
        return (self - other).sign <= 0

    def __gt__(self, other: Surd | Fraction | int) -> bool:
        return (self - other).sign > 0

    def __ge__(self, other: Surd | Fraction | int) -> bool:
        return (self - other).sign >= 0

    def __float__(self) -> float:
        return float(self.bounds()[0])

    def tree(self) -> Node:
        """Give the expression, over one denominator if there are several terms.

        >>> render((Surd.rational(Fraction(1, 2)) - Surd.root(Fraction(3, 4))).tree())
        '\\\\frac{1 - \\\\sqrt{3}}{2}'
        """
        if self.is_rational:
            return number(self.value)
        under = 1
        for _, c in self.terms:
            under = under * c.denominator // gcd(under, c.denominator)
        parts = [_times(int(c * under), d) for d, c in self.terms]
        if len(parts) == 1 and parts[0].head == "neg":
            return neg(div(parts[0].args[0], under))
        return div(add(*parts), under)

    @property
    def latex(self) -> str:
        """The number in LaTeX."""
        return render(self.tree())


def _times(c: int, d: int) -> Node:
    return number(c) if d == 1 else mul(c, sqrt(d))


def _surd(value: Surd | Fraction | int) -> Surd:
    return value if isinstance(value, Surd) else Surd.rational(value)


def surd(tree: Node) -> Surd:
    """Work out an expression of rationals, square roots of rationals, sums, products, quotients and powers.

    >>> surd(parse("(1 + sqrt(5))^2/2"))
    Surd(3 + sqrt(5))

    Raises:
        Malformed: it is no such expression, or too large.
        WrongForm: a root is taken of what is itself no rational number.
    """
    head, args = tree.head, tree.args
    if head == "number":
        return _bounded(Surd.rational(Fraction(tree.leaf)))
    if head in ("add", "mul"):
        total = surd(args[0])
        for arg in args[1:]:
            total = _bounded(total + surd(arg) if head == "add" else total * surd(arg))
        return total
    if head == "neg":
        return -surd(args[0])
    if head == "mixed":
        return surd(args[0]) + surd(args[1])
    if head == "tuple" and len(args) == 1:
        return surd(args[0])
    if head == "div":
        over, under = surd(args[0]), surd(args[1])
        if not under.terms:
            raise Malformed("a number divides by zero")
        return _bounded(over / under)
    if head == "apply" and tree.leaf == "abs":
        inner = surd(args[0])
        return inner if inner.sign >= 0 else -inner
    if head == "apply" and tree.leaf == "sqrt":
        return _root(surd(args[0]))
    if head == "apply" and tree.leaf == "root" and surd(args[0]) == Surd.rational(2):
        return _root(surd(args[1]))
    if head == "pow":
        return _power(surd(args[0]), surd(args[1]))
    raise Malformed("expected a number made of rationals and square roots")


def _root(value: Surd) -> Surd:
    if not value.is_rational:
        raise WrongForm("a root stands inside a root")
    if value.value < 0:
        raise Malformed("a square root of a negative number is not real")
    if value.value.numerator * value.value.denominator > _LARGEST_ROOT:
        raise Malformed("the number under a root is too large")
    return Surd.root(value.value)


def _power(base: Surd, exponent: Surd) -> Surd:
    twice = 2 * exponent.value
    if not exponent.is_rational or twice.denominator > 1 or abs(twice) > 64:
        raise Malformed("an exponent is not a small integer or a half of one")
    if twice.numerator % 2:
        base, twice = _root(base), twice * 2
    if twice < 0 and not base.terms:
        raise Malformed("a number divides by zero")
    result = Surd.rational(1)
    for _ in range(abs(int(twice)) // 2):
        result = _bounded(result * base)
    return result if twice >= 0 else _bounded(result.inverse())


def _bounded(value: Surd) -> Surd:
    budget.spend(5 + 20 * len(value.terms))
    if len(value.terms) > MAX_TERMS or any(
        c.numerator.bit_length() + c.denominator.bit_length() > MAX_BITS for _, c in value.terms
    ):
        raise Malformed("a number is too large")
    return value


def read(tree: Node) -> Surd:
    """Work out an expression like :func:`surd`, refusing long ones first."""
    if sum(1 for _ in walk(tree)) > 200:
        raise Malformed("a number is too long")
    return surd(tree)


@dataclass(frozen=True)
class SurdNumber(Format[Surd]):
    r"""One real number made of rationals and square roots of rationals, none inside another.

    >>> SurdNumber().parse(r"x = \frac{3 - \sqrt{8}}{2}")
    Surd(3/2 - sqrt(2))
    """

    def form(self, language: str) -> str:
        """Describe the answer."""
        return (
            "一个精确的实数（有理数与平方根的表达式）"
            if language == "zh"
            else "one exact real number (rationals and square roots)"
        )

    @budget.shared()
    def parse(self, text: str) -> Surd:
        """Read a number; raise Malformed or WrongForm."""
        if len(text) < 20 and text.isascii() and text.removeprefix("-").isdigit():
            return Surd.rational(int(text))
        found = alternatives(parse(text))
        if len(found) != 1:
            raise Malformed("expected one number")
        return read(found[0])

    def render(self, value: Surd) -> str:
        """Write the number in LaTeX."""
        return value.latex

    def guess(self, rng: Random) -> Surd:
        """Draw a number."""
        return Surd.rational(Fraction(rng.randint(-9, 9), rng.choice((1, 1, 2)))) + (
            Surd.root(rng.choice((2, 3, 5))) if rng.random() < 0.5 else 0
        )

    def neighbours(self, value: Surd, rng: Random) -> Iterable[Surd]:
        """Change a sign or a size."""
        for near in (-value, value + 1, Surd(tuple((d, c if d == 1 else -c) for d, c in value.terms)), 2 * value):
            if near != value:
                yield near


@dataclass(frozen=True)
class SurdSet(Format[frozenset[Surd]]):
    r"""A finite set of real numbers made of rationals and square roots, each written once, in any order.

    >>> sorted(SurdSet().parse(r"x = \frac{1 \pm \sqrt 5}{2} or x = 3"))
    [Surd(1/2 - 1/2*sqrt(5)), Surd(1/2 + 1/2*sqrt(5)), Surd(3)]
    """

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return "一个集合 {x, y, ...}（不计顺序，不重复），每个元素是精确的实数"
        return "a set {x, y, ...} of exact real numbers (in any order, without repeats)"

    @budget.shared()
    def parse(self, text: str) -> frozenset[Surd]:
        """Read a set; raise Malformed or WrongForm, the latter for a number that is given twice."""
        tree = parse(text)
        if tree.head == "relation" and tree.leaf == "in":
            tree = tree.args[1]
        if tree.head == "relation" and tree.leaf == "=" and tree.args[-1].head in ("set", "list"):
            tree = tree.args[-1]
        if tree.head == "interval" or (tree.head == "tuple" and tree.leaf != "()"):
            tree = Node("set", tree.args)
        numbers = [read(member) for member in alternatives(tree)]
        if len(set(numbers)) < len(numbers):
            raise WrongForm("a number of the set is written twice")
        return frozenset(numbers)

    def render(self, value: frozenset[Surd]) -> str:
        """Write the numbers in increasing order, in braces."""
        return rf"\left\{{{', '.join(item.latex for item in sorted(value))}\right\}}"

    def guess(self, rng: Random) -> frozenset[Surd]:
        """Draw a few numbers."""
        return frozenset(SurdNumber().guess(rng) for _ in range(rng.randint(1, 3)))

    def neighbours(self, value: frozenset[Surd], rng: Random) -> Iterable[frozenset[Surd]]:
        """Give sets with a number changed, left out or added."""
        items = sorted(value)
        item = items[rng.randrange(len(items))]
        for near in [*SurdNumber().neighbours(item, rng)]:
            if near not in value:
                yield value - {item} | {near}
        if len(items) > 1:
            yield value - {item}
        if items[-1] + 1 not in value:
            yield value | {items[-1] + 1}

"""From a tree to its normal form: trigonometric functions become exponentials, so that identities are algebra."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, reduce

from bootcamp.verifiers.symbolic.field import MAX_FACTORIAL, TRIAL, Ratio, TooLarge, Undefined, bounded_factorial
from bootcamp.verifiers.symbolic.powers import HALF, Powers, rational
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tree import Node, fold

_COSINES = {
    Fraction(0): "1", Fraction(1, 12): "(sqrt(6)+sqrt(2))/4", Fraction(1, 10): "sqrt(10+2sqrt(5))/4",
    Fraction(1, 8): "sqrt(2+sqrt(2))/2", Fraction(1, 6): "sqrt(3)/2", Fraction(1, 5): "(1+sqrt(5))/4",
    Fraction(1, 4): "sqrt(2)/2", Fraction(3, 10): "sqrt(10-2sqrt(5))/4", Fraction(1, 3): "1/2",
    Fraction(3, 8): "sqrt(2-sqrt(2))/2", Fraction(2, 5): "(sqrt(5)-1)/4", Fraction(5, 12): "(sqrt(6)-sqrt(2))/4",
    Fraction(1, 2): "0",
}  # fmt: skip
"""cos(pi q), for the q between 0 and 1/2 that have short radicals."""
_INVERSES = {
    "arctan": {"0": Fraction(0), "1": Fraction(1, 4), "sqrt(3)": Fraction(1, 3), "1/sqrt(3)": Fraction(1, 6)},
    "arcsin": {"0": Fraction(0), "1/2": Fraction(1, 6), "sqrt(2)/2": Fraction(1, 4), "sqrt(3)/2": Fraction(1, 3),
               "1": HALF},
}  # fmt: skip
"""Values of the inverse functions as multiples of pi."""


LOGARITHMS = frozenset({"ln", "log", "lg", "logb"})
CIRCULAR = frozenset(
    "sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc "
    "sinh cosh tanh coth sech csch arsinh arcosh artanh".split()
)
"""Trigonometric and hyperbolic functions and their inverses."""


class NotAnExpression(Exception):
    """The tree holds something without a numeric value: a relation, a list, an integral sign."""


class Normalizer(Powers):
    """Turns trees into ratios of one field; equal function values share a generator.

    `log_base` says what ``log`` without a base means: e (None) or a number.
    """

    def __init__(self, log_base: int | None = None) -> None:
        super().__init__()
        self.log_base = log_base

    def normalize(self, tree: Node) -> Ratio:
        """Give the normal form; raise NotAnExpression, Undefined or TooLarge."""
        return fold(tree, self.operation)

    @property
    def is_free(self) -> bool:
        """Whether no relation holds between the generators, so that different forms have different values."""
        constants = 0
        for key in self.keys:
            if key[0] in ("power", "poly") or (key[0] == "function" and key[1] in _FUNCTIONS):
                return False
            if key[0] == "prime" and int(str(key[1])) > TRIAL**2:
                return False
            constants += key[0] == "constant"
        return constants < 2 and not self.has_roots_of_unity

    def operation(self, node: Node, args: tuple[Ratio, ...]) -> Ratio:
        """Give the normal form of a node whose arguments have the normal forms `args`."""
        head, leaf = node.head, node.leaf
        self.spend(1)
        if isinstance(leaf, Fraction):
            return self.constant(leaf.numerator if leaf.denominator == 1 else leaf)
        if head == "symbol":
            return self.atom("symbol", leaf)
        if head == "constant":
            return self._constant(leaf)
        if head == "add":
            return self.sum(args)
        if head == "mul":
            return reduce(self.mul, args)
        if head == "neg":
            return self.scale(args[0], -1)
        if head == "div":
            return self.div(args[0], args[1])
        if head == "pow":
            return self.power(args[0], args[1])
        if head == "apply":
            return self._apply(leaf, args)
        if head == "mixed":
            return self.add(args[0], self.div(args[1], args[2]))
        if head == "percent":
            return self.scale(args[0], Fraction(1, 100))
        if head == "degree":
            return self.mul(self.scale(args[0], Fraction(1, 180)), self.atom("constant", "pi"))
        if head == "base":
            return self.constant(_in_base(args[0], args[1]))
        if head == "tuple" and leaf == "[]" and len(args) == 1:
            return args[0]
        raise NotAnExpression(head)

    def _constant(self, name: str) -> Ratio:
        if name == "i":
            return self.root_of_rational(-1, HALF)
        if name in ("pi", "e"):
            return self.atom("constant", name)
        raise NotAnExpression(name)

    def _apply(self, name: str, args: tuple[Ratio, ...]) -> Ratio:
        if name in _FUNCTIONS:
            return _FUNCTIONS[name](self, *args)
        return self.opaque(name, args)

    # Functions

    def cosine(self, x: Ratio) -> Ratio:
        """Give cos x: a radical for simple multiples of pi, else through exponentials."""
        turns = self._turns(x)
        if turns is not None:
            turns = min(turns % 2, 2 - turns % 2)
            folded = min(turns, 1 - turns)
            if folded in _COSINES:
                value = self.normalize(_tree(_COSINES[folded]))
                return value if folded == turns else self.scale(value, -1)
        forward, back = self._circle(x)
        return self.scale(self.add(forward, back), HALF)

    def sine(self, x: Ratio) -> Ratio:
        """Give sin x."""
        turns = self._turns(x)
        if turns is not None:
            return self.cosine(self.scale(self.atom("constant", "pi"), turns - HALF))
        forward, back = self._circle(x)
        return self.div(self.add(forward, self.scale(back, -1)), self.scale(self.imaginary, 2))

    def half_turns(self, count: Fraction) -> Ratio:
        """Give ``e ** (i * pi * count)``, in radicals where they are short."""
        if min(count % 1, 1 - count % 1) not in _COSINES:
            return super().half_turns(count)
        angle = self.scale(self.atom("constant", "pi"), count)
        return self.add(self.cosine(angle), self.mul(self.imaginary, self.sine(angle)))

    def _turns(self, x: Ratio) -> Fraction | None:
        """Give q when x is pi q."""
        value = rational(self.div(x, self.atom("constant", "pi")))
        return None if value is None else Fraction(value)

    def _circle(self, x: Ratio) -> tuple[Ratio, Ratio]:
        angle = self.mul(self.imaginary, x)
        return self.exponential(angle), self.exponential(self.scale(angle, -1))

    @property
    def imaginary(self) -> Ratio:
        """The imaginary unit."""
        return self.root_of_rational(-1, HALF)

    def inverse(self, name: str, x: Ratio) -> Ratio:
        """Give arcsin x or arctan x: a multiple of pi where it is known."""
        for text, turns in _INVERSES[name].items():
            value = self.normalize(_tree(text))
            for sign in (1, -1):
                if self.equal(x, self.scale(value, sign)):
                    return self.scale(self.atom("constant", "pi"), sign * turns)
        return self.opaque(name, (x,), parity=-1)

    def hyperbolic(self, x: Ratio, sign: int) -> Ratio:
        """Give cosh x (sign 1) or sinh x (sign -1)."""
        back = self.scale(self.exponential(self.scale(x, -1)), sign)
        return self.scale(self.add(self.exponential(x), back), HALF)

    def plain_logarithm(self, x: Ratio) -> Ratio:
        """Give log x in the base that was agreed on."""
        value = self.logarithm(x)
        return value if self.log_base is None else self.div(value, self.logarithm(self.constant(self.log_base)))

    def area(self, x: Ratio, sign: int) -> Ratio:
        """Give arsinh x (sign 1) or arcosh x (sign -1)."""
        root = self.rational_power(self.add(self.mul(x, x), self.constant(sign)), HALF)
        return self.logarithm(self.add(x, root))

    def area_tangent(self, x: Ratio) -> Ratio:
        """Give artanh x."""
        one = self.constant(1)
        over, under = self.logarithm(self.add(one, x)), self.logarithm(self.add(one, self.scale(x, -1)))
        return self.scale(self.add(over, self.scale(under, -1)), HALF)

    def factorial(self, x: Ratio) -> Ratio:
        """Give x! for small whole numbers; other factorials are opaque."""
        value = rational(x)
        if value is None or value.denominator > 1 or value < 0:
            return self.opaque("factorial", (x,))
        result = self.constant(bounded_factorial(int(value)))
        self.spend(int(value) // 10)
        return result

    def binomial(self, n: Ratio, k: Ratio) -> Ratio:
        """Give a binomial coefficient of small whole numbers; others are opaque."""
        top, bottom = rational(n), rational(k)
        if top is None or bottom is None or top.denominator > 1 or bottom.denominator > 1 or top < 0:
            return self.opaque("binom", (n, k))
        if top > MAX_FACTORIAL:
            raise TooLarge
        self.spend(int(top) // 10)
        return self.constant(math.comb(int(top), int(bottom)) if bottom >= 0 else 0)

    def rounded(self, name: str, x: Ratio) -> Ratio:
        """Give the floor or ceiling of a rational number; others are opaque."""
        value = rational(x)
        if value is None:
            return self.opaque(name, (x,))
        return self.constant(math.floor(value) if name == "floor" else math.ceil(value))


@lru_cache(maxsize=64)
def _tree(text: str) -> Node:
    return parse(text)


def _in_base(digits: Ratio, base: Ratio) -> int:
    number, radix = rational(digits), rational(base)
    if number is None or radix is None or number.denominator > 1 or not 2 <= radix <= 10:
        raise NotAnExpression("base")
    try:
        return int(str(number), int(radix))
    except ValueError:
        raise Undefined from None


def _reciprocal(n: Normalizer, x: Ratio) -> Ratio:
    return n.div(n.constant(1), x)


def _complement(n: Normalizer, x: Ratio) -> Ratio:
    """Give pi/2 - x."""
    return n.add(n.scale(n.atom("constant", "pi"), HALF), n.scale(x, -1))


_FUNCTIONS: dict[str, Callable[..., Ratio]] = {
    "sqrt": lambda n, x: n.rational_power(x, HALF),
    "root": lambda n, k, x: n.power(x, _reciprocal(n, k)),
    "exp": Normalizer.exponential,
    "ln": Normalizer.logarithm,
    "log": Normalizer.plain_logarithm,
    "lg": lambda n, x: n.div(n.logarithm(x), n.logarithm(n.constant(10))),
    "logb": lambda n, base, x: n.div(n.logarithm(x), n.logarithm(base)),
    "sin": lambda n, x: n.sine(x),
    "cos": lambda n, x: n.cosine(x),
    "tan": lambda n, x: n.div(n.sine(x), n.cosine(x)),
    "cot": lambda n, x: n.div(n.cosine(x), n.sine(x)),
    "sec": lambda n, x: _reciprocal(n, n.cosine(x)),
    "csc": lambda n, x: _reciprocal(n, n.sine(x)),
    "arcsin": lambda n, x: n.inverse("arcsin", x),
    "arctan": lambda n, x: n.inverse("arctan", x),
    "arccos": lambda n, x: _complement(n, n.inverse("arcsin", x)),
    "arccot": lambda n, x: _complement(n, n.inverse("arctan", x)),
    "arcsec": lambda n, x: _complement(n, n.inverse("arcsin", _reciprocal(n, x))),
    "arccsc": lambda n, x: n.inverse("arcsin", _reciprocal(n, x)),
    "sinh": lambda n, x: n.hyperbolic(x, -1),
    "cosh": lambda n, x: n.hyperbolic(x, 1),
    "tanh": lambda n, x: n.div(n.hyperbolic(x, -1), n.hyperbolic(x, 1)),
    "coth": lambda n, x: n.div(n.hyperbolic(x, 1), n.hyperbolic(x, -1)),
    "sech": lambda n, x: _reciprocal(n, n.hyperbolic(x, 1)),
    "csch": lambda n, x: _reciprocal(n, n.hyperbolic(x, -1)),
    "arsinh": lambda n, x: n.area(x, 1),
    "arcosh": lambda n, x: n.area(x, -1),
    "artanh": Normalizer.area_tangent,
    "erf": lambda n, x: n.opaque("erf", (x,), parity=-1),
    "abs": lambda n, x: n.absolute(x),
    "factorial": Normalizer.factorial,
    "binom": Normalizer.binomial,
    "floor": lambda n, x: n.rounded("floor", x),
    "ceil": lambda n, x: n.rounded("ceil", x),
}

"""Where variables live: intervals with exact ends, and integers, as a format states them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.powers import rational
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tree import PI, Node, add, mul, number, symbol, walk

_PI = (Fraction(314159265358979323846, 10**20), Fraction(314159265358979323847, 10**20))
"""Bounds of pi."""


@dataclass(frozen=True)
class End:
    """The number ``rational + turns * pi``."""

    rational: Fraction = Fraction(0)
    turns: Fraction = Fraction(0)

    @property
    def bounds(self) -> tuple[Fraction, Fraction]:
        """Two rational numbers around it, or twice itself."""
        low, high = sorted(self.turns * bound for bound in _PI)
        return self.rational + low, self.rational + high

    @property
    def sign(self) -> int:
        """Its sign."""
        low, high = self.bounds
        return 0 if not self.rational and not self.turns else 1 if low > 0 else -1 if high < 0 else 0

    @property
    def node(self) -> Node:
        """The number as an expression."""
        return add(number(self.rational), mul(number(self.turns), PI))

    def times(self, factor: Fraction) -> End:
        """Give a multiple."""
        return End(self.rational * factor, self.turns * factor)

    def plus(self, other: End) -> End:
        """Give the sum."""
        return End(self.rational + other.rational, self.turns + other.turns)


@dataclass(frozen=True)
class Span:
    """An interval, or the integers in one; None is no bound. Whether ends belong to it matters for integers alone."""

    low: End | None = None
    high: End | None = None
    integer: bool = False
    low_open: bool = False
    high_open: bool = False

    @property
    def sign(self) -> int | None:
        """1 if all is positive (or zero), -1 if all is negative (or zero), else None."""
        if self.low is not None and self.low.sign >= 0:
            return 1
        return -1 if self.high is not None and self.high.sign <= 0 else None

    @property
    def outside(self) -> tuple[Fraction | None, Fraction | None]:
        """Give rational bounds; with a multiple of pi they reach a little too far."""
        return (
            None if self.low is None else self.low.bounds[0],
            None if self.high is None else self.high.bounds[1],
        )

    def meet(self, other: Span) -> Span:
        """Give what both have in common."""
        one, two = self, other
        if one.low is None or (two.low is not None and (one.low.bounds, one.low_open) < (two.low.bounds, two.low_open)):
            one, two = two, one
        low, low_open = one.low, one.low_open
        if one.high is None or (
            two.high is not None and (two.high.bounds, one.high_open) < (one.high.bounds, two.high_open)
        ):
            one, two = two, one
        return Span(low, one.high, self.integer or other.integer, low_open, one.high_open)

    def turned(self) -> Span:
        """Give the span of the negative."""
        low, high = (None if end is None else end.times(Fraction(-1)) for end in (self.high, self.low))
        return Span(low, high, self.integer, self.high_open, self.low_open)

    def whole(self) -> tuple[int | None, int | None]:
        """Give the first and the last integer."""
        low, high = self.outside
        first = None if low is None else math.floor(low) + 1 if self.low_open else math.ceil(low)
        last = None if high is None else math.ceil(high) - 1 if self.high_open else math.floor(high)
        return first, last

    def residue(self, modulus: int, rest: int) -> Span:
        """Give the span of k where ``modulus * k + rest`` has this one."""
        low, high = self.whole()
        return Span(
            None if low is None else End(Fraction(-((rest - low) // modulus))),
            None if high is None else End(Fraction((high - rest) // modulus)),
            True,
        )

    def point(self, place: int) -> Fraction:
        """Give one of many numbers inside, in no order that an answer could use."""
        if self.integer:
            first, last = self.whole()
            step = _STEPS[place % len(_STEPS)] + place // len(_STEPS)
            if first is None and last is None:
                return Fraction(step if place % 2 else -step)
            return Fraction(first + step if first is not None else (last or 0) - step)
        share = _SHARES[place % len(_SHARES)]
        low, high = self.outside
        if low is None and high is None:
            return (2 * share - 1) / (share * (1 - share)) * 2
        if low is None:
            return (high or 0) - 2 * share / (1 - share)
        return low + 2 * share / (1 - share) if high is None else low + share * (high - low)


_SHARES = tuple(Fraction(n, d) for n, d in ((2, 11), (7, 12), (11, 13), (3, 31), (17, 24), (29, 67), (61, 67), (3, 8)))
_STEPS = (0, 1, 2, 3, 5, 8, 14, 23)
Domain = Mapping[str, Span]


@lru_cache(maxsize=512)
def read(statements: tuple[str, ...], variables: tuple[str, ...]) -> dict[str, Span]:
    """Read statements such as ``x < -1``, ``0 < x < pi/2``, ``n in Z``, ``n >= 1`` and ``a in R``.

    The ends are rational numbers, or such numbers plus rational multiples of pi.

    >>> spans = read(("-1 < x < pi/2", "n in Z", "n >= 1"), ("x",))
    >>> spans["x"].high, spans["n"].whole()
    (End(rational=Fraction(0, 1), turns=Fraction(1, 2)), (1, None))

    Raises:
        ValueError: a statement is of another kind, or nothing is left for a variable.
    """
    spans: dict[str, Span] = {}
    for text in statements:
        name, span = _read(parse(text, variables), text)
        spans[name] = spans.get(name, Span()).meet(span)
    for name, span in spans.items():
        first, last = span.whole() if span.integer else span.outside
        if first is not None and last is not None and (first > last or (first == last and not span.integer)):
            raise ValueError(f"where={statements!r} leaves nothing for {name}")
    return spans


def _read(tree: Node, text: str) -> tuple[str, Span]:
    signs = str(tree.leaf).split()
    if tree.head == "relation" and signs == ["in"] and tree.args[0].head == "symbol":
        name, kind = str(tree.args[0].leaf), tree.args[1]
        if kind == symbol("Z") or kind in (symbol("R"), Node("constant", (), "reals")):
            return name, Span(integer=kind == symbol("Z"))
    if tree.head == "relation" and set(signs) <= {"<", "<=", ">", ">="}:
        places = [place for place, side in enumerate(tree.args) if side.head == "symbol"]
        rising = {sign[0] for sign in signs} == {"<"}
        falling = {sign[0] for sign in signs} == {">"}
        if len(places) == 1 and len(tree.args) <= 3 and (rising or falling):
            place = places[0]
            before = (_end(tree.args[place - 1]), len(signs[place - 1]) == 1) if place else (None, False)
            last = place + 1 == len(tree.args)
            after = (None, False) if last else (_end(tree.args[place + 1]), len(signs[place]) == 1)
            low, high = (before, after) if rising else (after, before)
            return str(tree.args[place].leaf), Span(low[0], high[0], False, low[1], high[1])
    raise ValueError(f"where holds {text!r}: expected such as 'x < -1', '0 < x < pi/2', 'n in Z', 'a in R'")


def _end(side: Node) -> End:
    end = end_of(side)
    if end is None:
        raise ValueError(f"where has the end {side}: expected a rational number plus a rational multiple of pi")
    return end


def end_of(tree: Node) -> End | None:
    """Give a number ``a + b pi`` with rational a and b, or None if it is no such number."""
    field = Normalizer()
    try:
        value = field.normalize(tree)
    except NotAnExpression:
        return None
    if any(node.head == "symbol" for node in walk(tree)):
        return None
    whole = rational(value)
    if whole is not None:
        return End(Fraction(whole))
    pi = field.normalize(PI)
    ((turn, _),) = pi.over.items()
    if value.under != pi.under or value.over.keys() - {(), turn}:
        return None
    return End(Fraction(value.over.get((), 0)), Fraction(value.over[turn]))

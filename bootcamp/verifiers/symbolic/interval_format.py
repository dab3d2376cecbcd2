"""The answer format for sets of real numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed, Undecided
from bootcamp.verifiers.symbolic import intervals
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.intervals import End, Interval, Pieces
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tree import Node, add, fold, number, symbol


@dataclass(frozen=True)
class IntervalSet(Format[Pieces]):
    r"""A set of real numbers: a union of intervals and points, the empty set, or all reals.

    Values are tuples of disjoint :class:`Interval` in rising order, as :func:`~.intervals.union` makes them.
    Answers may also be inequalities.

    >>> answer = IntervalSet()
    >>> answer.parse("x < 1 or x > 2") == answer.parse(r"(-\infty,1)\cup(2,\infty)")
    True
    >>> answer.render(answer.parse("1 <= x < 3"))
    '\\left[1, 3\\right)'
    """

    variable: str = "x"
    """The name that inequalities must use."""

    function: str = ""
    """A function, such as f: ``f(x)``, and f itself, may then stand for the variable, as in ``f(x) >= 2``."""

    def form(self, language: str) -> str:
        if language == "zh":
            return "一个实数集（用区间或其并集表示，例如 [a, b) ∪ {c}）"
        return "a set of real numbers in interval notation, such as [a, b) ∪ {c}"

    @budget.shared()
    def parse(self, text: str) -> Pieces:
        tree = parse(text, (self.variable,))
        if self.function:
            tree = fold(tree, self._without_function)
        try:
            pieces, name = intervals.read(tree)
        except (TooLarge, Undefined):
            raise Malformed("the ends of the intervals cannot be compared within the limits") from None
        if name not in (None, self.variable):
            raise Malformed(f"the set is about {name}, expected {self.variable}")
        return pieces

    def _without_function(self, node: Node, args: tuple[Node, ...]) -> Node:
        named = node.head in ("apply", "symbol") and node.leaf == self.function
        if named and all(arg.head == "symbol" for arg in args):
            return symbol(self.variable)
        return Node(node.head, args, node.leaf)

    def render(self, value: Pieces) -> str:
        if value == intervals.REALS:
            return "\\left(-\\infty, \\infty\\right)"
        return " \\cup ".join(map(_render, value)) or "\\emptyset"

    @budget.shared()
    def equal(self, reference: Pieces, answer: Pieces) -> bool:
        try:
            return intervals.same(reference, answer)
        except (TooLarge, Undefined):
            raise Undecided("the ends of the intervals are too close to compare") from None

    def guess(self, rng: Random) -> Pieces:
        ends = [Fraction(end) for end in sorted(rng.sample(range(-9, 10), 2))]
        low, high = (None if rng.random() < 0.25 else end for end in ends)
        closed = (low is not None and rng.random() < 0.5, high is not None and rng.random() < 0.5)
        return (Interval(low, high, *closed),)

    def neighbours(self, value: Pieces, rng: Random) -> Iterable[Pieces]:
        if not value:
            yield intervals.REALS
            return
        yield intervals.complement(value)
        place = rng.randrange(len(value))
        for changed in _changes(value[place]):
            pieces = intervals.union([*value[:place], *changed, *value[place + 1 :]])
            if not self.equal(value, pieces):
                yield pieces


def _changes(piece: Interval) -> Iterable[tuple[Interval, ...]]:
    yield ()
    if piece.low is not None:
        yield (replace(piece, low=_shifted(piece.low, -1)),)
        if piece.low != piece.high:
            yield (replace(piece, low_closed=not piece.low_closed),)
    if piece.high is not None:
        yield (replace(piece, high=_shifted(piece.high, 1)),)
        if piece.low != piece.high:
            yield (replace(piece, high_closed=not piece.high_closed),)


def _shifted(end: Fraction | Node, step: int) -> End:
    return end + step if isinstance(end, Fraction) else add(end, step)


def _render(piece: Interval) -> str:
    if piece.low == piece.high and piece.low is not None:
        return f"\\left\\{{{_end(piece.low)}\\right\\}}"
    low = "-\\infty" if piece.low is None else _end(piece.low)
    high = "\\infty" if piece.high is None else _end(piece.high)
    return f"\\left{'[' if piece.low_closed else '('}{low}, {high}\\right{']' if piece.high_closed else ')'}"


def _end(end: Fraction | Node) -> str:
    return render(number(end) if isinstance(end, Fraction) else end)

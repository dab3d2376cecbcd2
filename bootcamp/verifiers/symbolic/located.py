"""Whether two values agree wherever their variables live: by cases, in each of which all signs are known.

A step function is split at its jumps, an integer into the residue classes that turn the circle differently, a variable
of both signs at zero. In each case the two must have the same normal form, or the same slope and one common value, or
an outside prover must find them equal. Values at points of the domain only ever refute.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from bootcamp.verifiers import budget
from bootcamp.verifiers.symbolic import recurrences
from bootcamp.verifiers.symbolic.assuming import Assuming
from bootcamp.verifiers.symbolic.calculus import differentiate
from bootcamp.verifiers.symbolic.domain import Domain, End, Span
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.refutation import agree, values_at
from bootcamp.verifiers.symbolic.tree import (
    ONE,
    ZERO,
    Node,
    add,
    div,
    fold,
    mul,
    neg,
    number,
    substitute,
    symbol,
    symbols,
    walk,
)

MAX_STEPS = 12
"""Most jumps of step functions that are told apart."""
MAX_CLASSES = 24
"""Most residue classes of an integer, and most values of one that is bounded."""
_UNSETTLED = frozenset({"arcsin", "arccos", "arctan", "arccot", "arcsec", "arccsc", "arsinh", "arcosh", "artanh", "ln"})
_SIMPLE = (0, 1, -1, 2, Fraction(1, 2), Fraction(-1, 2), -2, 3, Fraction(1, 3), -3, 4, Fraction(3, 2), 5, -5)


class _Case(NamedTuple):
    left: Node
    right: Node
    spans: Domain

    def replaced(self, name: str, value: Node, span: Span | None) -> _Case:
        spans = {other: its for other, its in self.spans.items() if other != name}
        if span is not None:
            spans[name] = span
        return _Case(substitute(self.left, name, value), substitute(self.right, name, value), spans)


def same_value(reference: Node, answer: Node, spans: Domain, log_base: int | None = None) -> bool | None:
    """Tell whether two values agree on the domain: None where that cannot be decided.

    >>> from bootcamp.verifiers.symbolic.domain import read
    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> same_value(parse("sqrt(x^2)"), parse("-x"), read(("x < 0",), ("x",)))
    True
    >>> same_value(parse("cos(n pi)"), parse("(-1)^n"), read(("n in Z",), ("n",)))
    True
    """
    agreed: bool | None = None
    asked = False
    try:
        for case in _pieces(_Case(reference, answer, _present(spans, reference, answer))):
            for part in _whole_cases(case, log_base):
                verdict = _same_normal_form(part, log_base)
                if verdict is False:
                    return False
                if verdict is None:
                    if not asked:
                        agreed, asked = agree(reference, answer, log_base, spans), True
                    if not agreed:
                        return agreed
                    if _same_recurrence(case, log_base):
                        break
                    if not (_same_slope(part, log_base) or _proven(part, log_base)):
                        return None
    except (Undefined, NotAnExpression):
        return False
    except TooLarge:
        return False if agree(reference, answer, log_base, spans) is False else None
    try:
        return not _has_gap(reference, answer, spans, log_base)
    except (Undefined, NotAnExpression, TooLarge):
        return None


def same_up_to_constant(reference: Node, answer: Node, variable: str, spans: Domain) -> bool | None:
    """Tell whether two functions of `variable` differ by a constant on its interval.

    The slopes must agree, both must be real there, their difference must not jump, and neither may be able to.
    """
    slopes = [differentiate(tree, variable) for tree in (reference, answer)]
    verdict = same_value(slopes[0], slopes[1], spans)
    if verdict is not True:
        return verdict
    constant = values_at(reference, answer, variable, spans)
    if not constant:
        return constant
    return None if _may_jump(answer, variable, spans) else True


def _present(spans: Domain, *trees: Node) -> Domain:
    names = {name for tree in trees for name in symbols(tree)}
    return {name: span for name, span in spans.items() if name in names}


# Cases


def _pieces(case: _Case) -> Iterator[_Case]:
    """Cut the line where step functions jump, and put their values in their places."""
    steps = {node.args[0] for tree in case[:2] for node in walk(tree) if node.head == "apply" and node.leaf == "step"}
    jumps: dict[str, list[End]] = {}
    lines = {}
    for argument in steps:
        line = _line(argument, case.spans)
        if line is not None:
            lines[argument] = line
            jumps.setdefault(line[0], []).append(line[1])
    if not lines:
        yield case
        return
    if len(jumps) > 1 or len(steps) > MAX_STEPS:
        raise TooLarge
    ((name, places),) = jumps.items()
    span = case.spans.get(name, Span())
    ends = [span.low, *sorted(set(places), key=lambda end: end.bounds), span.high]
    for low, high in pairwise(ends):
        piece = Span(low, high).meet(span)
        if piece.low is not None and piece.high is not None and piece.low.bounds >= piece.high.bounds:
            continue
        values = {
            argument: ONE if (_at_or_above(piece, jump) == (slope > 0)) else ZERO
            for argument, (_, jump, slope) in lines.items()
        }
        left, right = (_with_steps(tree, values) for tree in case[:2])
        yield _Case(left, right, {**case.spans, name: piece})


def _line(tree: Node, spans: Domain) -> tuple[str, End, Fraction] | None:
    """Give for ``c t + d`` the variable, where it is zero, and c."""
    names = symbols(tree)
    if len(names) != 1 or (names[0] in spans and spans[names[0]].integer):
        return None
    field = Normalizer()
    value = field.normalize(tree)
    constant = End()
    slope = Fraction(0)
    for monomial, coefficient in value.over.items():
        keys = {field.keys[g]: e for g, e in monomial}
        if not keys:
            constant = constant.plus(End(Fraction(coefficient)))
        elif keys == {("constant", "pi"): 1}:
            constant = constant.plus(End(Fraction(0), Fraction(coefficient)))
        elif keys == {("symbol", names[0]): 1}:
            slope = Fraction(coefficient)
        else:
            return None
    return (names[0], constant.times(-1 / slope), slope) if slope and value.under == {(): 1} else None


def _at_or_above(piece: Span, jump: End) -> bool:
    return piece.low is not None and piece.low.bounds >= jump.bounds


def _with_steps(tree: Node, values: dict[Node, Node]) -> Node:
    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.head == "apply" and node.leaf == "step" and node.args[0] in values:
            return values[node.args[0]]
        return Node(node.head, args, node.leaf)

    return fold(tree, visit)


def _whole_cases(case: _Case, log_base: int | None) -> Iterator[_Case]:
    """Put values, or residue classes, in the place of integers; then turn variables that are negative round."""
    for name, span in case.spans.items():
        if span.integer:
            first, last = span.whole()
            if first is not None and last is not None:
                if last - first >= MAX_CLASSES:
                    raise TooLarge
                for value in range(first, last + 1):
                    yield from _whole_cases(case.replaced(name, number(value), None), log_base)
                return
    field = Assuming(case.spans, log_base)
    for tree in case[:2]:
        field.normalize(tree)
    if math.prod(field.moduli.values()) > MAX_CLASSES:
        raise TooLarge
    for name, modulus in field.moduli.items():
        for rest in range(modulus):
            whole = add(mul(modulus, symbol(name)), rest)
            yield from _whole_cases(case.replaced(name, whole, case.spans[name].residue(modulus, rest)), log_base)
        return
    for name, span in case.spans.items():
        if span.sign == -1:
            case = case.replaced(name, neg(symbol(name)), span.turned())
    yield case


def _signed(case: _Case) -> Iterator[_Case]:
    """Cut the line at zero for every variable of both signs."""
    mixed = [name for name in symbols(add(case.left, case.right)) if case.spans.get(name, Span()).sign is None]
    if len(mixed) > 2:
        raise TooLarge
    if not mixed:
        yield case
        return
    name = mixed[0]
    span = case.spans.get(name, Span())
    positive = span.meet(Span(low=End()))
    negative = span.meet(Span(high=End())).turned()
    yield from _signed(case.replaced(name, symbol(name), positive))
    yield from _signed(case.replaced(name, neg(symbol(name)), negative))


# Proofs


def _same_normal_form(case: _Case, log_base: int | None) -> bool | None:
    field = Assuming(case.spans, log_base)
    left, right = field.normalize(case.left), field.normalize(case.right)
    if field.equal(left, right):
        return True
    return False if field.is_free else None


def _same_slope(case: _Case, log_base: int | None) -> bool:
    """Prove that two functions of one variable on an interval have the same slope and one common value."""
    names = symbols(add(case.left, case.right))
    if len(names) != 1 or case.spans.get(names[0], Span()).integer:
        return False
    if not any(node.leaf in _UNSETTLED for tree in case[:2] for node in walk(tree)):
        return False
    name = names[0]
    span = case.spans.get(name, Span())
    try:
        slopes = [differentiate(tree, name) for tree in case[:2]]
        if _same_normal_form(_Case(slopes[0], slopes[1], case.spans), log_base) is not True:
            return False
        if any(_may_jump(tree, name, case.spans) for tree in case[:2]):
            return False
        inside = [number(Fraction(p)) for p in _SIMPLE if _is_inside(Fraction(p), span)][:4] or [number(span.point(3))]
        ends = [end.node for end in (span.low, span.high) if end is not None]  # where both have a value they reach it
        ends += [div(add(*ends), 2)] if len(ends) == 2 else []
        if any(_common_value(case, name, point, log_base) for point in ends + inside):
            return True
        from bootcamp.verifiers.symbolic.client import prove

        return prove(substitute(case.left, name, inside[0]), substitute(case.right, name, inside[0]), log_base) is True
    except (Undefined, NotAnExpression):
        return False


def _same_recurrence(case: _Case, log_base: int | None) -> bool:
    """Prove that two sequences are the same: both satisfy recurrences, and as many values in a row agree."""
    names = symbols(add(case.left, case.right))
    span = case.spans.get(names[0], Span()) if len(names) == 1 else Span()
    first, last = span.whole() if span.integer else (None, 0)
    orders = [recurrences.order(tree, names[0]) for tree in case[:2]] if last is None else [None]
    known = [order for order in orders if order is not None]
    if len(known) < 2:
        return False
    start = first or 0
    for place in range(start, start + sum(known)):
        left, right = (substitute(tree, names[0], number(place)) for tree in case[:2])
        field = Assuming({}, log_base)
        try:
            if not field.equal(field.normalize(left), field.normalize(right)):
                return False
        except (Undefined, TooLarge):
            return False
    return True


def _common_value(case: _Case, name: str, point: Node, log_base: int | None) -> bool:
    left, right = (substitute(tree, name, point) for tree in case[:2])
    try:
        field = Normalizer(log_base)
        return field.equal(field.normalize(left), field.normalize(right))
    except (Undefined, NotAnExpression):
        return False


def _has_gap(reference: Node, answer: Node, spans: Domain, log_base: int | None) -> bool:
    """Tell whether `answer` divides by zero at an integer where `reference` has a value."""
    if not any(span.integer for span in spans.values()):
        return False
    field = Assuming(spans, log_base)
    zeros: set[tuple[str, int]] = set()
    for node in walk(answer):
        if node.head not in ("div", "pow"):
            continue
        divisor = field.normalize(node.args[node.head == "div"])
        for name, zero in field.zeros(divisor):
            span = spans.get(name, Span())
            if span.integer and zero.denominator == 1 and _is_among(int(zero), span):
                zeros.add((name, int(zero)))
    return any(
        _has_value(substitute(reference, name, number(zero)), log_base)
        and not _has_value(substitute(answer, name, number(zero)), log_base)
        for name, zero in sorted(zeros)
    )


def _has_value(tree: Node, log_base: int | None) -> bool:
    try:
        Normalizer(log_base).normalize(tree)
    except Undefined:
        return False
    return True


def _is_among(whole: int, span: Span) -> bool:
    first, last = span.whole()
    return (first is None or first <= whole) and (last is None or whole <= last)


def _is_inside(point: Fraction, span: Span) -> bool:
    low, high = span.outside
    return (low is None or low < point) and (high is None or point < high)


def _may_jump(tree: Node, variable: str, spans: Domain) -> bool:
    try:
        return Assuming(spans).may_jump(tree, variable)
    except (Undefined, NotAnExpression, TooLarge):
        return True


def _proven(case: _Case, log_base: int | None) -> bool:
    """Ask the outside prover, for whom symbols are positive, in every case of signs."""
    from bootcamp.verifiers.symbolic.client import prove

    integers = tuple(name for name, span in case.spans.items() if span.integer)
    parts = list(_signed(case))
    budget.spend(10 * len(parts))
    return all(prove(part.left, part.right, log_base, integers) for part in parts)

"""Sets of real numbers made of intervals and points, and how to read them from a tree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cmp_to_key
from itertools import permutations

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic.alternatives import alternatives, has_sign, is_label
from bootcamp.verifiers.symbolic.exact import exact, writable
from bootcamp.verifiers.symbolic.field import Rational, TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.powers import rational
from bootcamp.verifiers.symbolic.tree import Node, add, neg, number, symbols

End = Fraction | Node | None
"""An end of an interval: a rational number, a closed form, or None for infinity."""

MAX_PIECES = 200
MAX_DEPTH = 20
MAX_ALTERNATIVES = 12
_SETS = frozenset({"set", "interval", "union", "tuple", "builder", "setminus", "intersection"})
_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}


@dataclass(frozen=True)
class Interval:
    """The numbers from `low` to `high`; a point has both ends equal and closed.

    >>> Interval(Fraction(1), None, low_closed=True)
    Interval(low=Fraction(1, 1), high=None, low_closed=True, high_closed=False)
    """

    low: End
    high: End
    low_closed: bool = False
    high_closed: bool = False


Pieces = tuple[Interval, ...]
"""Disjoint intervals in rising order, none of which touches the next."""

REALS: Pieces = (Interval(None, None),)


_ALL_REALS = ("all real numbers", "all reals", "all real x", "全体实数", "所有实数", "一切实数", "任意实数")


def compare(left: End, right: End) -> int:
    """Order two finite ends: -1, 0 or 1; raise TooLarge when that cannot be decided."""
    assert left is not None
    assert right is not None
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return (left > right) - (left < right)
    difference = add(_tree(left), neg(_tree(right)))
    field = Normalizer()
    if not field.normalize(difference).over:
        return 0
    for digits in (15, 60, 200):
        value = evaluate(difference, digits=digits)
        if value.imag:
            raise Malformed("an end of an interval is not a real number")
        if abs(value) > 10 ** (5 - digits):
            return 1 if value > 0 else -1
    raise TooLarge


def _tree(end: Fraction | Node) -> Node:
    return number(end) if isinstance(end, Fraction) else end


def union(pieces: Iterable[Interval]) -> Pieces:
    """Sort and join intervals that overlap or touch.

    >>> union([Interval(Fraction(0), None), Interval(None, Fraction(0), high_closed=True)]) == REALS
    True
    """
    found = [piece for piece in pieces if not _is_empty(piece)]
    if len(found) > MAX_PIECES:
        raise Malformed(f"the set has more than {MAX_PIECES} parts")
    joined: list[Interval] = []
    for piece in sorted(found, key=cmp_to_key(_order_low)):
        if joined and _touches(joined[-1], piece):
            joined[-1] = _joined(joined[-1], piece)
        else:
            joined.append(piece)
    return tuple(joined)


def intersection(left: Pieces, right: Pieces) -> Pieces:
    """Give the numbers in both sets."""
    if len(left) * len(right) > MAX_PIECES:
        raise Malformed(f"the set has more than {MAX_PIECES} parts")
    return union(_meet(a, b) for a in left for b in right)


def complement(pieces: Pieces) -> Pieces:
    """Give the real numbers outside the set."""
    result: list[Interval] = []
    low: End = None
    closed = False
    for piece in pieces:
        if piece.low is not None:
            result.append(Interval(low, piece.low, closed, not piece.low_closed))
        if piece.high is None:
            return union(result)
        low, closed = piece.high, not piece.high_closed
    return union([*result, Interval(low, None, closed, False)])


def _is_empty(piece: Interval) -> bool:
    if piece.low is None or piece.high is None:
        return False
    order = compare(piece.low, piece.high)
    return order > 0 or (order == 0 and not (piece.low_closed and piece.high_closed))


def _order_low(left: Interval, right: Interval) -> int:
    if left.low is None or right.low is None:
        return (left.low is not None) - (right.low is not None)
    return compare(left.low, right.low) or right.low_closed - left.low_closed


def _order_high(left: Interval, right: Interval) -> int:
    if left.high is None or right.high is None:
        return (right.high is not None) - (left.high is not None)
    return compare(left.high, right.high) or left.high_closed - right.high_closed


def _touches(left: Interval, right: Interval) -> bool:
    if left.high is None or right.low is None:
        return True
    order = compare(right.low, left.high)
    return order < 0 or (order == 0 and (left.high_closed or right.low_closed))


def _joined(left: Interval, right: Interval) -> Interval:
    last = left if _order_high(left, right) >= 0 else right
    return Interval(left.low, last.high, left.low_closed, last.high_closed)


def _meet(left: Interval, right: Interval) -> Interval:
    first = right if _order_low(left, right) <= 0 else left
    last = left if _order_high(left, right) <= 0 else right
    return Interval(first.low, last.high, first.low_closed, last.high_closed)


# Reading


def read(tree: Node) -> tuple[Pieces, str | None]:
    """Read a set from a tree; the second value is the variable that it names, if any."""
    names: set[str] = set()
    pieces = _read(tree, names)
    if len(names) > 1:
        raise Malformed(f"the set names several variables: {', '.join(sorted(names))}")
    return pieces, names.pop() if names else None


def _read(tree: Node, names: set[str], depth: int = 0) -> Pieces:
    head, args = tree.head, tree.args
    if depth > MAX_DEPTH:
        raise Malformed(f"the set is nested deeper than {MAX_DEPTH} steps")
    if head == "constant" and tree.leaf == "reals":
        return REALS
    if head == "symbol" and tree.leaf == "R":
        return REALS
    if head == "text" and _is_none(str(tree.leaf)):
        return ()
    if head == "text" and str(tree.leaf).lower() in _ALL_REALS:
        return REALS
    if head == "set":
        return union(_point(arg) for arg in args)
    if head == "interval" or (head == "tuple" and not tree.leaf and len(args) == 2):
        brackets = str(tree.leaf) or "()"
        piece = _interval(_end(args[0], -1), _end(args[1], 1), brackets[0] == "[", brackets[1] == "]")
        if piece.low is not None and piece.high is not None and compare(piece.low, piece.high) > 0:
            raise Malformed("the ends of an interval are in the wrong order")
        return union([piece])
    if head == "list":
        head = _connective(args)
    if head in ("union", "or", "list"):
        if head != "union" and len(args) > MAX_ALTERNATIVES:
            raise Malformed(f"the answer has more than {MAX_ALTERNATIVES} alternatives")
        parts = [_read(arg, names, depth + 1) for arg in args]
        if head != "union" and any(same(intersection(a, b), a) for a, b in permutations(parts, 2)):
            raise Malformed("one alternative lies within another: which of them is meant?")
        return union(piece for part in parts for piece in part)
    if head in ("intersection", "and"):
        result = _read(args[0], names, depth + 1)
        for arg in args[1:]:
            result = intersection(result, _read(arg, names, depth + 1))
        return result
    if head == "setminus":
        result = _read(args[0], names, depth + 1)
        for arg in args[1:]:
            result = intersection(result, complement(_read(arg, names, depth + 1)))
        return result
    if head == "builder":
        return _builder(args[0], args[1], names, depth)
    if head == "relation":
        return _relation(args, str(tree.leaf).split(), names, depth)
    raise Malformed("expected intervals, a set or inequalities")


def _connective(args: tuple[Node, ...]) -> str:
    """Tell what the commas in a list mean."""
    signs = [str(arg.leaf) if arg.head == "relation" else "" for arg in args]
    others = [sign for sign in signs if sign != "!="]
    if len(others) < len(signs) and (not {*others} - {"in"} or (len(others) == 1 and others[0] not in ("", "="))):
        return "and"  # x > 2, x != 3: all of them leave something out
    if {*signs} <= {"", "="}:
        return "or"
    raise Malformed("between inequalities, a comma does not say whether both hold or one: write 'and' or 'or'")


def _is_none(text: str) -> bool:
    return text.lower() in ("no solution", "no solutions", "no real solution", "no real solutions", "none", "empty set",
                            "the empty set", "empty", "无解", "空集", "无实数解")  # fmt: skip


def _builder(element: Node, condition: Node, names: set[str], depth: int) -> Pieces:
    pieces = REALS
    if element.head == "relation" and element.leaf == "in":
        pieces = _read(element.args[1], names, depth + 1)
        element = element.args[0]
    if element.head != "symbol":
        raise Malformed("a set in braces with a condition starts with its variable")
    names.add(str(element.leaf))
    return intersection(pieces, _read(condition, names, depth + 1))


def _relation(args: tuple[Node, ...], signs: list[str], names: set[str], depth: int) -> Pieces:
    if signs == ["in"]:
        _variable(args[0], names)
        return _read(args[1], names, depth + 1)
    if signs == ["="] and args[1].head in _SETS:
        if not is_label(args[0]):
            raise Malformed("expected a name before the equals sign")
        return _read(args[1], names, depth + 1)
    if signs == ["="] and args[0].head == "symbol" and has_sign(args[1]):
        names.add(str(args[0].leaf))
        return union(map(_point, alternatives(args[1])))
    pieces = REALS
    for left, sign, right in zip(args, signs, args[1:], strict=False):
        if sign not in _FLIPPED:
            raise Malformed(f"the sign {sign} has no place in an inequality")
        if left.head == "symbol":
            _variable(left, names)
            pieces = intersection(pieces, _side(sign, right))
        else:
            _variable(right, names)
            pieces = intersection(pieces, _side(_FLIPPED[sign], left))
    return pieces


def _variable(tree: Node, names: set[str]) -> None:
    if tree.head != "symbol":
        raise Malformed("an inequality must have the variable alone on one side")
    names.add(str(tree.leaf))


def _side(sign: str, bound: Node) -> Pieces:
    if sign in ("<", "<="):
        return union([_interval(None, _end(bound, 1), False, sign == "<=")])
    if sign in (">", ">="):
        return union([_interval(_end(bound, -1), None, sign == ">=", False)])
    return union([_point(bound)]) if sign == "=" else complement(union([_point(bound)]))


def _point(tree: Node) -> Interval:
    value = closed_form(tree)
    return Interval(value, value, True, True)


def _interval(low: End, high: End, low_closed: bool, high_closed: bool) -> Interval:
    if (low is None and low_closed) or (high is None and high_closed):
        raise Malformed("infinity does not belong to an interval")
    return Interval(low, high, low_closed, high_closed)


def _end(tree: Node, sign: int) -> End:
    signed = tree.args[0] if tree.head == "neg" else tree
    if signed.head == "constant" and signed.leaf == "infinity":
        if (tree.head == "neg") != (sign < 0):
            raise Malformed("infinity is at the wrong end of an interval")
        return None
    return closed_form(tree)


def closed_form(tree: Node) -> Fraction | Node:
    """Give a rational number as a Fraction, and any other real number as its tree."""
    if symbols(tree):
        raise Malformed(f"expected a number, found the name {symbols(tree)[0]}")
    try:
        value: Rational | None = exact(tree)
        if value is None:
            value = rational(Normalizer().normalize(tree))
        if value is not None:
            return writable(value)
        if evaluate(tree).imag:
            raise Malformed("expected a real number")
    except NotAnExpression:
        raise Malformed("expected a number") from None
    except Undefined:
        raise Malformed("a number is not defined") from None
    except TooLarge:
        raise Malformed("a number is too large") from None
    return tree


def same(left: Pieces, right: Pieces) -> bool:
    """Tell whether two sets have the same ends; raise TooLarge when that cannot be decided."""
    return len(left) == len(right) and all(
        (a.low_closed, a.high_closed) == (b.low_closed, b.high_closed)
        and _same_end(a.low, b.low)
        and _same_end(a.high, b.high)
        for a, b in zip(left, right, strict=True)
    )


def _same_end(left: End, right: End) -> bool:
    if left is None or right is None:
        return left is right
    return compare(left, right) == 0

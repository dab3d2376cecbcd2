"""Solve the game exactly: is there an expression over all the cards that equals the target, and which ones are there.

A hand is parted in two in every way; what one part can reach says what the other must reach, so that the two meet in
the middle and the values of the whole hand are never listed. Values are reduced pairs of integers, several times faster
than fractions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import gcd
from typing import Literal

from bootcamp.lib.arithmetic import Binary, Expression, Number

Domain = Literal["rational", "integer", "positive"]
"""What every intermediate result must be: any fraction, an integer, or an integer above zero."""

Value = tuple[int, int]
"""A rational in lowest terms, the denominator positive."""

Join = tuple[str, bool, Value]

_LISTED = 4
"""The largest hand whose values are listed; larger ones are parted further."""


def solve(
    hand: Sequence[int | Fraction], target: int | Fraction, domain: Domain = "rational", spare: bool = False
) -> Expression | None:
    """Give one expression that uses every card of `hand` once and equals `target`, or None if there is none.

    With `spare`, cards may be left over, and as few as possible are used. The result depends on the sorted hand alone.
    Eight cards take some milliseconds where there is a solution; to prove that there is none takes about a second for
    seven cards and minutes for eight.

    >>> from bootcamp.lib.arithmetic import plain
    >>> plain(solve([3, 3, 8, 8], 24))
    '8 / (3 - 8 / 3)'
    >>> solve([1, 1, 1, 1], 24), solve([3, 3, 8, 8], 24, "integer")
    (None, None)
    >>> plain(solve([25, 2, 7, 3], 50, "positive", spare=True))
    '2 * 25'
    """
    cards, goal = _sorted_hand(hand), _value(target)
    hands = [cards]
    if spare:
        hands = [part for size in range(1, len(cards) + 1) for part in dict.fromkeys(combinations(cards, size))]
    return next((found for part in hands if (found := _find(part, goal, domain)) is not None), None)


def solutions(
    hand: Sequence[int | Fraction], target: int | Fraction, domain: Domain = "rational"
) -> Iterator[Expression]:
    """Yield the solutions that differ by more than order, brackets and signs; see `normal_form`.

    >>> from bootcamp.lib.arithmetic import plain
    >>> [plain(tree) for tree in solutions([1, 5, 5, 5], 24)]
    ['5 * (5 - 1 / 5)']
    >>> len(list(solutions([1, 2, 3, 4], 24)))
    4
    """
    seen = set()
    for tree in _trees(_sorted_hand(hand), _value(target), domain):
        form = normal_form(tree)
        if form not in seen:
            seen.add(form)
            yield tree


def targets(hand: Sequence[int | Fraction], domain: Domain = "rational") -> set[int]:
    """Return all the integers that `hand` can reach; meant for up to five cards.

    >>> sorted(targets([1, 2, 4]) - targets([1, 2, 4], "integer"))
    []
    >>> 24 in targets([3, 3, 8, 8]) - targets([3, 3, 8, 8], "integer")
    True
    """
    return {numerator for numerator, denominator in _values(_sorted_hand(hand), domain) if denominator == 1}


def solvable_hands(low: int = 1, high: int = 13, size: int = 4, target: int = 24) -> list[tuple[int, ...]]:
    """List the sorted hands of `size` cards from `low` to `high` that can reach `target`.

    >>> len(solvable_hands(1, 6, 3))
    16
    """
    hands = combinations_with_replacement(range(low, high + 1), size)
    return [hand for hand in hands if solve(hand, target) is not None]


def normal_form(expression: Expression) -> str:
    """Write an expression so that two get the same text if they differ only by the laws of sums and of products.

    Terms and factors are sorted, brackets that change nothing dropped, and signs pulled out of products.

    >>> from bootcamp.lib.arithmetic import number
    >>> a, b, c = number(1), number(2), number(3)
    >>> normal_form(Binary("-", a, Binary("-", b, c))) == normal_form(Binary("+", Binary("-", c, b), a))
    True
    >>> normal_form(Binary("*", a, b)) == normal_form(Binary("/", b, a))
    False
    """
    return "".join(_signed(expression))


def _find(hand: tuple[Value, ...], target: Value, domain: Domain) -> Expression | None:
    if len(hand) == 1:
        return Number(Fraction(*target)) if hand[0] == target else None
    for left, right in _splits(hand):
        for a, operator, swapped, b in _meetings(left, right, target, domain):
            second = _find(right, b, domain)
            if second is not None:
                first = _find(left, a, domain)
                assert first is not None
                return Binary(operator, second, first) if swapped else Binary(operator, first, second)
    return None


def _trees(hand: tuple[Value, ...], target: Value, domain: Domain) -> Iterator[Expression]:
    """Yield the expressions over the hand that equal the target; the same may come in several shapes."""
    if len(hand) == 1:
        if hand[0] == target:
            yield Number(Fraction(*target))
        return
    for left, right in _splits(hand):
        for a, operator, swapped, b in _meetings(left, right, target, domain):
            for second in _trees(right, b, domain):
                for first in _trees(left, a, domain):
                    yield Binary(operator, second, first) if swapped else Binary(operator, first, second)


def _meetings(
    left: tuple[Value, ...], right: tuple[Value, ...], target: Value, domain: Domain
) -> Iterator[tuple[Value, str, bool, Value]]:
    """Yield values a of `left` and b of `right`, with the operator that joins them to the target.

    Where `right` is too large to be listed, b is only what it would have to reach.
    """
    for a in _values(left, domain):
        for operator, swapped, b in _partners(a, target, domain):
            if b in _values(right, domain) if len(right) <= _LISTED else admits(domain, Fraction(*b)):
                yield a, operator, swapped, b
        if a[0] == target[0] == 0:
            for b in _values(right, domain):
                yield a, "*", False, b
                if b[0]:
                    yield a, "/", False, b


@lru_cache(maxsize=512)
def _values(hand: tuple[Value, ...], domain: Domain) -> dict[Value, None]:
    """List what a hand can reach, as keys in a fixed order."""
    if len(hand) == 1:
        return {hand[0]: None}
    found: dict[Value, None] = {}
    for left, right in _splits(hand):
        for a in _values(left, domain):
            for b in _values(right, domain):
                for _, _, value in joins(a, b, domain):
                    found[value] = None
    return found


@lru_cache(maxsize=1024)
def _splits(hand: tuple[Value, ...]) -> tuple[tuple[tuple[Value, ...], tuple[Value, ...]], ...]:
    """Part a sorted hand in two in every distinct way, the smaller part first, even halves before uneven ones."""
    size = len(hand)
    found: dict[tuple[tuple[Value, ...], tuple[Value, ...]], None] = {}
    for mask in range(1, 1 << size):
        left = tuple(card for i, card in enumerate(hand) if mask >> i & 1)
        right = tuple(card for i, card in enumerate(hand) if not mask >> i & 1)
        if len(left) < len(right) or (len(left) == len(right) and left <= right):
            found[left, right] = None
    return tuple(sorted(found, key=lambda parts: -len(parts[0])))


def admits(domain: Domain, value: Fraction) -> bool:
    """Tell whether `value` may be an intermediate result.

    >>> [admits("positive", Fraction(n, 2)) for n in (-2, 0, 1, 2)]
    [False, False, False, True]
    """
    return domain == "rational" or (value.denominator == 1 and (domain == "integer" or value > 0))


def joins(a: Value, b: Value, domain: Domain = "rational") -> list[Join]:
    """Return what two cards can become: operator, whether it is ``b op a`` rather than ``a op b``, and the value.

    >>> [f"2 {sign} 1" if swapped else f"1 {sign} 2" for sign, swapped, _ in joins((1, 1), (2, 1))]
    ['1 + 2', '1 * 2', '1 - 2', '2 - 1', '1 / 2', '2 / 1']
    """
    (p, q), (r, s) = a, b
    if domain != "rational":
        return _whole_joins(p, r, domain)
    x, y, z = p * s, r * q, q * s
    found = [
        ("+", False, _reduced(x + y, z)),
        ("*", False, _reduced(p * r, z)),
        ("-", False, _reduced(x - y, z)),
        ("-", True, _reduced(y - x, z)),
    ]
    if r:
        found.append(("/", False, _reduced(x, y)))
    if p:
        found.append(("/", True, _reduced(y, x)))
    return found


def _whole_joins(p: int, r: int, domain: Domain) -> list[Join]:
    found = [("+", False, (p + r, 1)), ("*", False, (p * r, 1))]
    if domain == "integer" or p > r:
        found.append(("-", False, (p - r, 1)))
    if domain == "integer" or r > p:
        found.append(("-", True, (r - p, 1)))
    if r and p % r == 0:
        found.append(("/", False, (p // r, 1)))
    if p and r % p == 0:
        found.append(("/", True, (r // p, 1)))
    return found


def _partners(a: Value, target: Value, domain: Domain) -> list[Join]:
    """Return each operator and value b with ``a op b = target``, or ``b op a = target`` where swapped."""
    (p, q), (r, s) = a, target
    x, y, z = p * s, r * q, q * s
    found = [("+", False, _reduced(y - x, z)), ("-", False, _reduced(x - y, z)), ("-", True, _reduced(x + y, z))]
    if p:
        found += [("*", False, _reduced(y, x)), ("/", True, _reduced(p * r, z))]
        if r:
            found.append(("/", False, _reduced(x, y)))
    return found


def _reduced(numerator: int, denominator: int) -> Value:
    divisor = gcd(numerator, denominator)
    if denominator < 0:
        divisor = -divisor
    return numerator // divisor, denominator // divisor


def _sorted_hand(hand: Sequence[int | Fraction]) -> tuple[Value, ...]:
    if not hand:
        raise ValueError("hand is empty: expected at least one card")
    return tuple(_value(card) for card in sorted(hand))


def _value(number: int | Fraction) -> Value:
    return number.numerator, number.denominator


def _signed(expression: Expression) -> tuple[str, str]:
    """Return the sign of an expression and the normal form of the rest."""
    if isinstance(expression, Number):
        return ("-" if expression.value < 0 else "+"), str(abs(expression.value))
    if not isinstance(expression, Binary):
        sign, text = _signed(expression.operand)
        return _times("-", sign), text
    if expression.operator in "+-":
        terms = list(_terms(expression))
        plain, flipped = sorted(terms), sorted((_times("-", sign), text) for sign, text in terms)
        signed = "".join(sign + text for sign, text in min(plain, flipped))
        return ("+" if plain <= flipped else "-"), f"({signed})"
    factors = list(_factors(expression))
    sign = "-" if sum(sign == "-" for _, sign, _ in factors) % 2 else "+"
    return sign, "[" + "".join(operator + text for operator, text in sorted((o, t) for o, _, t in factors)) + "]"


def _terms(expression: Expression) -> Iterator[tuple[str, str]]:
    """Yield the sign and the text of each term of a sum."""
    if not isinstance(expression, Binary) or expression.operator not in "+-":
        yield _signed(expression)
        return
    yield from _terms(expression.left)
    for sign, text in _terms(expression.right):
        yield _times(expression.operator, sign), text


def _factors(expression: Expression) -> Iterator[tuple[str, str, str]]:
    """Yield ``*`` or ``/``, the sign and the text of each factor of a product."""
    if not isinstance(expression, Binary) or expression.operator not in "*/":
        yield ("*", *_signed(expression))
        return
    yield from _factors(expression.left)
    for operator, sign, text in _factors(expression.right):
        yield ("*" if operator == expression.operator else "/"), sign, text


def _times(one: str, other: str) -> str:
    return "+" if one == other else "-"

"""Expression trees over exact rationals: build, draw, evaluate and render.

Reading an expression that a model wrote is the work of `bootcamp.verifiers`; nothing here parses text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType

from bootcamp.lib.numbers import decimal, divisors


@dataclass(frozen=True)
class Number:
    """A leaf; negative values are written in brackets where they need it."""

    value: Fraction


@dataclass(frozen=True)
class Negative:
    """Unary minus, which binds as ``-`` does: looser than ``*`` and ``^``."""

    operand: Expression


@dataclass(frozen=True)
class Binary:
    """Two operands joined by one of ``+ - * / ^`` or by an invented sign."""

    operator: str
    left: Expression
    right: Expression


Expression = Number | Negative | Binary
Operation = Callable[[Fraction, Fraction], Fraction]

_SUM, _PRODUCT, _POWER, _ATOM = range(1, 5)
_LEVELS = {"+": _SUM, "-": _SUM, "*": _PRODUCT, "/": _PRODUCT, "^": _POWER}


def number(value: int | Fraction) -> Number:
    """Make a leaf.

    >>> number(3)
    Number(value=Fraction(3, 1))
    """
    return Number(Fraction(value))


def power(base: Fraction, exponent: Fraction) -> Fraction:
    """Raise a rational to an integer power of at most 10,000 bits.

    >>> power(Fraction(2, 3), Fraction(-2))
    Fraction(9, 4)

    Raises:
        ValueError: the exponent is no integer or the result is too large.
        ZeroDivisionError: zero is raised to a negative power.
    """
    if exponent.denominator != 1:
        raise ValueError(f"exponent={exponent}: expected an integer")
    bits = max(abs(base.numerator), base.denominator).bit_length() - 1
    if bits * abs(exponent) > 10_000:
        raise ValueError(f"{base}^{exponent} is too large: expected at most 10,000 bits")
    return Fraction(base ** int(exponent))


OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "/": lambda a, b: a / b,
        "^": power,
    }
)
"""What the usual signs mean."""


def evaluate(expression: Expression, operations: Mapping[str, Operation] = OPERATIONS) -> Fraction:
    """Give the exact value; `operations` says what each sign means.

    >>> evaluate(Binary("/", number(1), Binary("+", number(1), number(2))))
    Fraction(1, 3)
    >>> evaluate(Binary("@", number(2), number(5)), {"@": lambda a, b: a * b - a})
    Fraction(8, 1)

    Raises:
        ZeroDivisionError: a divisor is zero.
    """
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Negative):
        return -evaluate(expression.operand, operations)
    left, right = evaluate(expression.left, operations), evaluate(expression.right, operations)
    return operations[expression.operator](left, right)


def subexpressions(expression: Expression) -> Iterator[Expression]:
    """Yield every subtree, operands before what joins them, left before right.

    >>> [plain(part) for part in subexpressions(Binary("+", number(1), Negative(number(2))))]
    ['1', '2', '-2', '1 + (-2)']
    """
    if isinstance(expression, Negative):
        yield from subexpressions(expression.operand)
    elif isinstance(expression, Binary):
        yield from subexpressions(expression.left)
        yield from subexpressions(expression.right)
    yield expression


def leaves(expression: Expression) -> list[Fraction]:
    """List the numbers of an expression from left to right.

    >>> [int(value) for value in leaves(Binary("-", number(3), Binary("*", number(1), number(2))))]
    [3, 1, 2]
    """
    return [part.value for part in subexpressions(expression) if isinstance(part, Number)]


def depth(expression: Expression) -> int:
    """Count the operators on the longest way from the root to a leaf.

    >>> depth(number(1)), depth(Binary("+", number(1), Negative(number(2))))
    (0, 2)
    """
    if isinstance(expression, Number):
        return 0
    if isinstance(expression, Negative):
        return 1 + depth(expression.operand)
    return 1 + max(depth(expression.left), depth(expression.right))


def largest_value(expression: Expression) -> int:
    """Give the size of the largest numerator or denominator among all subexpressions.

    >>> largest_value(Binary("-", Binary("*", number(7), number(8)), number(50)))
    56
    """
    values = [evaluate(part) for part in subexpressions(expression)]
    return max(max(abs(value.numerator), value.denominator) for value in values)


def plain(expression: Expression, signs: Mapping[str, str] = MappingProxyType({}), *, decimals: bool = False) -> str:
    """Write an expression with the fewest brackets from which the usual precedence gives back the same tree.

    ``^`` groups to the right and binds tighter than unary minus; invented signs keep all their brackets. `signs` shows
    an operator otherwise, such as ``{"*": "×"}``. With `decimals` the numbers are decimals, which must terminate.

    >>> tree = Binary("*", Binary("-", number(2), Binary("-", number(3), number(4))), number(-5))
    >>> plain(tree), plain(tree, {"*": "×"})
    ('(2 - (3 - 4)) * (-5)', '(2 - (3 - 4)) × (-5)')
    >>> plain(Binary("+", number(1), Binary("+", number(2), number(Fraction(1, 2)))))
    '1 + (2 + 1/2)'
    >>> plain(Binary("/", number(3), number(Fraction(1, 2))), decimals=True)
    '3 / 0.5'
    """
    return _plain(expression, signs, decimals)[0]


def latex(expression: Expression, *, stacked: bool = True, mixed: bool = False) -> str:
    r"""Write an expression in LaTeX, with the fewest brackets.

    Division is a fraction if `stacked`, else the sign of division. With `mixed`, positive fractions above 1 among the
    numbers become mixed numbers.

    >>> latex(Binary("/", number(1), Binary("*", number(2), Binary("^", number(3), number(12)))))
    '\\frac{1}{2 \\times 3^{12}}'
    >>> latex(Binary("/", number(1), number(Fraction(7, 3))), stacked=False, mixed=True)
    '1 \\div 2\\frac{1}{3}'
    """
    return _latex(expression, stacked, mixed)[0]


def canonical(expression: Expression) -> list[object]:
    """Give nested lists that are the same for trees that differ only in the order of terms or of factors.

    >>> canonical(Binary("-", Binary("+", number(2), number(1)), number(3)))
    ['-', ['+', ['1'], ['2']], ['3']]
    """
    if isinstance(expression, Negative):
        return ["negative", canonical(expression.operand)]
    if isinstance(expression, Binary):
        operands = [canonical(expression.left), canonical(expression.right)]
        return [expression.operator, *(sorted(operands, key=str) if expression.operator in "+*" else operands)]
    return [str(expression.value)]


def random_expression(rng: Random, operands: Sequence[Expression | int | Fraction], operators: str) -> Expression:
    """Join the operands, in their order, by random brackets and random one-character `operators`.

    >>> plain(random_expression(Random(3), [1, 2, 3, 4], "+-*"))
    '1 * (2 - 3 * 4)'

    Raises:
        ValueError: there is no operand.
    """
    if not operands:
        raise ValueError("operands is empty: expected at least one")
    if len(operands) == 1:
        only = operands[0]
        return number(only) if isinstance(only, (int, Fraction)) else only
    cut = rng.randrange(1, len(operands))
    operator = rng.choice(operators)
    left = random_expression(rng, operands[:cut], operators)
    return Binary(operator, left, random_expression(rng, operands[cut:], operators))


def expression_for(rng: Random, value: int, size: int, operators: str = "+-*/", limit: int = 100) -> Expression:
    """Draw an expression with `size` operators from ``+ - * /`` that equals `value` and divides without remainder.

    Every intermediate result is an integer of at most `limit` in size, `value` too. Operators that cannot give a value
    within the limit make way for a sum or difference, which always can.

    >>> tree = expression_for(Random(1), 24, 4)
    >>> plain(tree), evaluate(tree)
    ('96 - 27 / 9 * (36 - 12)', Fraction(24, 1))

    Raises:
        ValueError: `value` is larger than `limit`, or neither ``+`` nor ``-`` is among the operators.
    """
    if abs(value) > limit or not set("+-") & set(operators):
        raise ValueError(f"value={value}, limit={limit}, operators={operators!r}: expected a small value, and + or -")
    if size == 0:
        return number(value)
    operator, left, right = _split(rng, value, operators, limit)
    left_size = rng.randrange(size)
    first = expression_for(rng, left, left_size, operators, limit)
    return Binary(operator, first, expression_for(rng, right, size - 1 - left_size, operators, limit))


def _split(rng: Random, value: int, operators: str, limit: int) -> tuple[str, int, int]:
    """Choose an operator and two integers that it joins to `value`."""
    operator = rng.choice(operators)
    if operator == "*" and value:
        factors = [d for d in divisors(abs(value)) if 1 < d < abs(value)]
        if factors:
            left = rng.choice(factors)
            return "*", left, value // left
    if operator == "/":
        largest = min(12, limit // max(abs(value), 1))
        if largest > 1:
            divisor = rng.randint(2, largest)
            return "/", value * divisor, divisor
    if operator not in "+-":
        operator = rng.choice([sign for sign in operators if sign in "+-"])
    if operator == "+":
        left = rng.randint(max(-limit, value - limit, min(1, value - 1)), min(limit, value + limit, max(value - 1, 1)))
        return "+", left, value - left
    left = rng.randint(max(-limit, value - limit, value), min(limit, value + limit))
    return "-", left, left - value


def _bracket(text: str, needed: bool) -> str:
    return f"({text})" if needed else text


def _plain(expression: Expression, signs: Mapping[str, str], decimals: bool) -> tuple[str, int]:
    """Write an expression and say how tightly its outermost sign binds; 0 stands for invented signs."""
    if isinstance(expression, Number):
        value = expression.value
        level = _SUM if value < 0 else _ATOM if decimals or value.denominator == 1 else _PRODUCT
        return decimal(value) if decimals else str(value), level
    if isinstance(expression, Negative):
        text, level = _plain(expression.operand, signs, decimals)
        return "-" + _bracket(text, level < _POWER), _SUM
    operator = expression.operator
    left, right = _plain(expression.left, signs, decimals), _plain(expression.right, signs, decimals)
    space = "" if operator == "^" else " "
    return space.join(_joined(operator, left, signs.get(operator, operator), right)), _LEVELS.get(operator, 0)


def _latex(expression: Expression, stacked: bool, mixed: bool) -> tuple[str, int]:
    if isinstance(expression, Number):
        return _latex_number(expression.value, mixed)
    if isinstance(expression, Negative):
        text, level = _latex(expression.operand, stacked, mixed)
        return "-" + _bracket(text, level < _POWER), _SUM
    operator = expression.operator
    left, right = _latex(expression.left, stacked, mixed), _latex(expression.right, stacked, mixed)
    if operator == "/" and stacked:
        return rf"\frac{{{left[0]}}}{{{right[0]}}}", _POWER
    if operator == "^":
        return f"{_bracket(left[0], left[1] < _ATOM)}^{{{right[0]}}}", _POWER
    sign = {"*": r"\times", "/": r"\div"}.get(operator, operator)
    return " ".join(_joined(operator, left, sign, right)), _LEVELS.get(operator, 0)


def _latex_number(value: Fraction, mixed: bool) -> tuple[str, int]:
    if value.denominator == 1:
        return str(value), _SUM if value < 0 else _ATOM
    whole, rest = divmod(value.numerator, value.denominator) if mixed and value > 1 else (0, abs(value.numerator))
    text = rf"\frac{{{rest}}}{{{value.denominator}}}"
    return ("-" + text, _SUM) if value < 0 else (f"{whole or ''}{text}", _POWER)


def _joined(operator: str, left: tuple[str, int], sign: str, right: tuple[str, int]) -> tuple[str, str, str]:
    """Bracket both sides as the operator needs; all but ``^`` group to the left, invented signs not at all."""
    lowest = _LEVELS.get(operator, _ATOM)
    invented, to_the_right = operator not in _LEVELS, operator == "^"
    first = _bracket(left[0], left[1] < lowest + to_the_right)
    return first, sign, _bracket(right[0], right[1] < lowest + (not invented and not to_the_right))

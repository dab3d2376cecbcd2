"""Calculations with integers, long ones among them, written line by line as at school."""

from __future__ import annotations

from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, evaluate
from bootcamp.lib.prompts import bracketed


def product(a: int, b: int) -> list[str]:
    """Multiply by one digit of the shorter factor at a time; the last line ends with the product.

    >>> product(38, 45)
    ['45 × 30 = 1200 + 150 = 1350', '45 × 8 = 320 + 40 = 360', '1350 + 360 = 1710']
    >>> product(-6, 7)
    ['7 × 6 = 42', '(-6) × 7 = -42']
    """
    total, lines = 0, list[str]()
    longer, shorter = sorted((abs(a), abs(b)), reverse=True)
    for row in places(shorter):
        part = longer * row
        sums = " + ".join(str(each * row) for each in places(longer)) if str(row)[0] > "1" else str(part)
        lines.append(f"{longer} × {row} = {sums}" + f" = {part}" * ("+" in sums))
        if total:
            lines.append(f"{total} + {part} = {total + part}")
        total += part
    return lines if min(a, b) >= 0 else [*lines, f"{bracketed(a)} × {bracketed(b)} = {a * b}"]


def quotient(a: int, b: int) -> list[str]:
    """Divide by a positive divisor, one digit of a positive dividend at a time; the last line has quotient and rest.

    >>> quotient(754, 25)
    ['75 = 3 × 25 + 0', '4 = 0 × 25 + 4', '754 = 30 × 25 + 4']
    """
    rest, lines = 0, list[str]()
    for digit in str(a):
        rest = 10 * rest + int(digit)
        if rest >= b or lines:
            lines.append(f"{rest} = {rest // b} × {b} + {rest % b}")
        rest %= b
    return lines if len(lines) == 1 else [*lines, f"{a} = {a // b} × {b} + {rest}"]


def places(n: int) -> list[int]:
    """Split a positive integer into its digits with zeros.

    >>> places(5060)
    [5000, 60]
    """
    digits = str(n)
    return [int(digit) * 10 ** (len(digits) - place) for place, digit in enumerate(digits, 1) if digit > "0"]


def calculation(expression: Expression) -> list[str]:
    """Write the operations of an expression of integers.

    >>> calculation(Binary("-", arithmetic.number(5), Binary("^", arithmetic.number(-2), arithmetic.number(3))))
    ['(-2)^3 = -8', '5 - (-8) = 13']
    """
    lines = []
    for part in arithmetic.subexpressions(expression):
        if not isinstance(part, Binary):
            continue
        left, right, value = (int(evaluate(each)) for each in (part.left, part.right, part))
        if part.operator == "*" and left and right:
            lines += product(left, right)
            continue
        if part.operator == "/" and left and abs(right) > 9:
            lines += quotient(abs(left), abs(right))
        sign = {"/": " ÷ ", "*": " × ", "^": "^"}.get(part.operator, f" {part.operator} ")
        lines.append(f"{bracketed(left) if sign == '^' else left}{sign}{bracketed(right)} = {value}")
    return lines

"""Euclid's algorithm, inverses and calculations modulo a number, written line by line for worked solutions."""

from __future__ import annotations

from bootcamp.lib.prompts import bracketed


def divisor_steps(a: int, m: int) -> tuple[list[str], int, int]:
    """Give the lines for a and m, the greatest common divisor g, and t with ``a*t = g (mod m)``.

    Behind each remainder stands how many times a it is modulo m, starting from 0 for m and 1 for a.

    >>> divisor_steps(5, 13)
    (['13 - 2 × 5 = 3: 0 - 2 × 1 = -2', '5 - 1 × 3 = 2: 1 - 1 × (-2) = 3', '3 - 1 × 2 = 1: -2 - 1 × 3 = -5'], 1, -5)
    """
    lines, before, rest, old, new = [], m, a, 0, 1
    while rest and before % rest:
        q = before // rest
        before, rest, old, new, line = (
            rest,
            before % rest,
            new,
            old - q * new,
            f"{before} - {q} × {rest} = {before % rest}: {old} - {q} × {bracketed(new)} = {old - q * new}",
        )
        lines.append(line)
    return (lines, rest, new) if rest else (lines, m, 0)


def inverse_steps(a: int, m: int) -> tuple[list[str], int]:
    """Give the lines that find the inverse of a modulo m, from 0 to m - 1, and the inverse.

    >>> inverse_steps(5, 13)[0][-1]
    '1/5 = -5 = 8 (mod 13)'
    """
    lines, _, t = divisor_steps(a % m, m)
    return [*lines, f"1/{a} = {f'{t} = ' if t < 0 else ''}{t % m} (mod {m})"], t % m


def divisions(a: int, b: int) -> list[str]:
    """Write the divisions that lead to the greatest common divisor, the last remainder that is not 0.

    >>> divisions(24, 9)
    ['24 = 2 × 9 + 6', '9 = 1 × 6 + 3', '6 = 2 × 3 + 0']
    """
    lines = []
    while b:
        lines.append(f"{a} = {a // b} × {b} + {a % b}")
        a, b = b, a % b
    return lines


def reduced(value: int, m: int) -> str:
    """Write a number as a multiple of `m` and a rest, if it is not a rest itself.

    >>> reduced(43, 26), reduced(-3, 26), reduced(7, 26)
    ('43 = 1·26 + 17', '-3 = -1·26 + 23', '7')
    """
    return str(value) if 0 <= value < m else f"{value} = {value // m}·{m} + {value % m}"


def product(a: int, b: int) -> str:
    """Write the product of two whole numbers, of large ones digit by digit of the second.

    >>> product(12, 7), product(1600, 37)
    ('12·7 = 84', '1600·37 = 1600·30 + 1600·7 = 48000 + 11200 = 59200')
    """
    digits = [(digit, len(str(b)) - 1 - place) for place, digit in enumerate(str(b)) if digit != "0"]
    parts = [int(digit) * 10**zeros for digit, zeros in digits]
    if len(parts) < 2 or a * b < 10**4:
        return f"{a}·{b} = {a * b}"
    return f"{a}·{b} = {' + '.join(f'{a}·{n}' for n in parts)} = {' + '.join(str(a * n) for n in parts)} = {a * b}"

"""Calculations modulo a number, written line by line."""

from __future__ import annotations


def inverse_steps(a: int, m: int) -> list[str]:
    """Write how the inverse of `a` modulo `m`, to which it is coprime, is found: each remainder as a multiple of `a`.

    >>> print("; ".join(inverse_steps(7, 26)))
    26 = 3·7 + 5, 5 = -3·7; 7 = 1·5 + 2, 1 + 1·3 = 4, 2 = 4·7; 5 = 2·2 + 1, -3 - 2·4 = -11, 1 = -11·7; \
-11 + 26 = 15, 15·7 = 1
    """
    lines, (old, new), (before, times) = list[str](), (m, a % m), (0, 1)
    while new > 1:
        quotient, rest = divmod(old, new)
        following = before - quotient * times
        sign = "-" if times > 0 else "+"
        change = f", {before} {sign} {quotient}·{abs(times)} = {following}" if before else ""
        lines.append(f"{old} = {quotient}·{new} + {rest}{change}, {rest} = {following}·{a}")
        old, new, before, times = new, rest, times, following
    if times < 0:
        lines.append(f"{times} + {m} = {times + m}, {times + m}·{a} = 1")
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

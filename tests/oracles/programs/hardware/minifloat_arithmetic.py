"""Judge by looking for the nearest among all numbers of the format."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _last(instance)
    return "" if answer == right else f"the result is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The neighbours of the number, the other sign, the bits backwards."""
    code = int(answer, 2)
    near = [format(one, f"0{len(answer)}b") for one in (code + 1, code - 1) if 0 <= one < 2 ** len(answer)]
    flipped = ("1" if answer[0] == "0" else "0") + answer[1:]
    return [one for one in (*near, flipped, answer[::-1]) if one != answer]


def _table(instance: Any) -> list[tuple[Fraction, str]]:
    """List the numbers with s = 0 by size, infinity as the number that would come next."""
    e, f = instance.exponent, instance.fraction
    bias = 2 ** (e - 1) - 1
    found = []
    for code in range((2**e - 1) * 2**f + 1):
        bits = format(code, f"0{e + f}b")
        power, part = int(bits[:e], 2), Fraction(int(bits[e:], 2), 2**f)
        scale = Fraction(2) ** (power - bias) if power else Fraction(2) ** (1 - bias)
        found.append((scale * (part + (power > 0)), bits))
    return found


def _nearest(table: list[tuple[Fraction, str]], size: Fraction) -> str:
    if size > table[-1][0]:
        return table[-1][1]
    return min(table, key=lambda entry: (abs(entry[0] - size), entry[1][-1]))[1]


def _last(instance: Any) -> str:
    table = _table(instance)
    sizes = {bits: size for size, bits in table}

    def signed(bits: str) -> tuple[Fraction, bool]:
        return (-sizes[bits[1:]] if bits[0] == "1" else sizes[bits[1:]]), bits[0] == "1"

    waiting = [signed(bits) for bits in reversed(instance.numbers)]
    left = waiting.pop()
    bits = ""
    for sign in instance.signs:
        right = waiting.pop()
        if sign in ("*", "fma"):
            left = left[0] * right[0], left[1] != right[1]
            right = waiting.pop() if sign == "fma" else (Fraction(0), left[1])
        elif sign == "-":
            right = -right[0], not right[1]
        total = left[0] + right[0]
        minus = total < 0 or (total == 0 and left[1] and right[1])
        bits = str(int(minus)) + _nearest(table, abs(total))
        left = signed(bits)
    return bits

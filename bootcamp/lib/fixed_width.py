"""Integers of fixed width as in C: types such as int8 and uint32, conversions and operations."""

from __future__ import annotations

Typed = tuple[int, str]
"""A value and its type."""


def reduced(value: int, type_: str) -> int:
    """Reduce a number modulo 2^N to a number of the type ``intN`` or ``uintN``.

    >>> reduced(200, "int8"), reduced(-1, "uint16")
    (-56, 65535)
    """
    bits = int(type_.lstrip("uint"))
    value %= 2**bits
    return value - 2**bits if type_[0] == "i" and value >= 2 ** (bits - 1) else value


def operate(sign: str, left: Typed, right: Typed) -> tuple[Typed, int]:
    """Carry out one of ``+ - * / % & ^ << >> <`` in the common type, int32 or uint32; a shift in that of its left side.

    Besides the result, count what was not as with whole numbers: operands that were converted, a result that was cut.
    Shifts are by less than 32.

    >>> operate("<", (-1, "int8"), (1, "uint32")), operate("*", (100000, "int32"), (100000, "int32"))
    (((0, 'int32'), 1), ((1410065408, 'int32'), 1))

    Raises:
        ZeroDivisionError: the right side of ``/`` or ``%`` is 0.
    """
    wide = "uint32" in ((left[1],) if sign in ("<<", ">>") else (left[1], right[1]))
    type_ = "uint32" if wide else "int32"
    x, y = reduced(left[0], type_), right[0] if sign in ("<<", ">>") else reduced(right[0], type_)
    if sign in "/%":
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
        exact = quotient if sign == "/" else x - quotient * y
    elif sign in ("<<", ">>"):
        exact = x << y if sign == "<<" else x >> y
    else:
        exact = {"+": x + y, "-": x - y, "*": x * y, "<": int(x < y), "&": x & y, "^": x ^ y}[sign]
    value = reduced(exact, type_)
    return (value, "int32" if sign == "<" else type_), ((x, y) != (left[0], right[0])) + (value != exact)

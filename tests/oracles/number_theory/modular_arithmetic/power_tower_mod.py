"""Judge small towers by their full value, others by finding the cycle that powers modulo m run into."""

from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = _value(instance.tower, 100_000)
    residue = value % instance.modulus if value is not None else _residue(instance.tower, instance.modulus)
    return "" if answer == residue else f"the remainder is {residue}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, a number that is congruent but too large, and the tower taken from below."""
    value = 1
    for n in instance.tower[1:]:
        value *= n
    wrong = pow(instance.tower[0], value, instance.modulus)
    return [answer + 1, answer + instance.modulus, *([wrong] if wrong != answer else [])]


def _value(tower: tuple[int, ...], limit: int) -> int | None:
    """Give the value of a tower, or None if it has more than about `limit` bits."""
    value = 1
    for base in reversed(tower):
        if value * base.bit_length() > limit:
            return None
        value = base**value
    return value


def _residue(tower: tuple[int, ...], m: int) -> int:
    """Powers of the base modulo m enter a cycle; reduce the exponent by the length of that cycle."""
    base, *rest = tower
    if not rest:
        return base % m
    seen: dict[int, int] = {}
    power = 1 % m
    while power not in seen:
        seen[power] = len(seen)
        power = power * base % m
    start, length = seen[power], len(seen) - seen[power]
    exponent = _value(tuple(rest), 64)
    if exponent is None:
        exponent = _residue(tuple(rest), length)
        exponent += -(-max(0, start - exponent) // length) * length
    return pow(base, exponent, m)

"""Judge by moving the digits of the numeral; short numbers are searched for, longer ones are built digit by digit."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    digits = _digits(answer, instance.base)
    if not _fits(instance, digits):
        return "moving the digits does not give the multiple asked"
    if answer <= 20_000:
        smaller = any(_fits(instance, _digits(n, instance.base)) for n in range(1, answer))
        return "a smaller number fits" if smaller else ""
    shorter = any(_built(instance, length) for length in range(instance.moved + 1, len(digits)))
    least = min(_built(instance, len(digits)))
    return "" if not shorter and answer == least else "a smaller number fits"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The number written twice, and the number after the move."""
    base = instance.base
    digits = _digits(answer, base)
    return [_value(digits * 2, base), _value(digits[-instance.moved :] + digits[: -instance.moved], base)]


def _digits(n: int, base: int) -> list[int]:
    found: list[int] = []
    while n:
        n, digit = divmod(n, base)
        found.append(digit)
    return found[::-1]


def _value(digits: list[int], base: int) -> int:
    value = 0
    for digit in digits:
        value = value * base + digit
    return value


def _fits(instance: Any, digits: list[int]) -> bool:
    m, base = instance.moved, instance.base
    if len(digits) <= m or digits[-1] != instance.last or digits[-m] == 0:
        return False
    return _value(digits[-m:] + digits[:-m], base) * instance.bottom == _value(digits, base) * instance.top


def _built(instance: Any, length: int) -> list[int]:
    """Find all numbers of a length: the last digits fix those of the multiple, which are the ones further left."""
    base, m = instance.base, instance.moved
    found = []
    for end in range(base ** (m - 1), base**m):
        if end % base == instance.last:
            found += _extended(instance, _digits(end, base), length)
    return found


def _extended(instance: Any, tail: list[int], length: int) -> list[int]:
    """Add digits to the left while bottom*moved = top*number holds in the last places; places fix each other."""
    base, m, top, bottom = instance.base, instance.moved, instance.top, instance.bottom
    tails = [tail]
    while tails and len(tails[0]) < length:
        grown = [[digit, *tail] for tail in tails for digit in range(base)]
        known = len(grown[0]) - m
        tails = [t for t in grown if (bottom * _value(t[:-m], base) - top * _value(t, base)) % base**known == 0]
        if len(tails) > 5000:
            return []
    return [_value(t, base) for t in tails if _fits(instance, t) and t[0]]

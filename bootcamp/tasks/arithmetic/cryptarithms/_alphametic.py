"""Written multiplications in letters: their rows, and the digits that the letters may have."""

from __future__ import annotations

Digits = dict[str, int]
"""The digit of each letter."""


def layout(upper: int, lower: int) -> list[str]:
    """List the factors, the partial products from the units on if there are several, and the result.

    >>> layout(12, 34)
    ['12', '34', '48', '36', '408']
    """
    digits = str(lower)
    partial = [str(upper * int(digit)) for digit in reversed(digits)] if len(digits) > 1 else []
    return [str(upper), digits, *partial, str(upper * lower)]


def solutions(rows: tuple[str, ...], told: Digits) -> list[Digits]:
    """Find all ways to give digits to the letters of the rows of `layout`, no row starting with 0.

    Chooses the digits of the lower factor, then of the upper one from its units on, and keeps what fits the products.

    >>> solutions(("TS", "L", "XLT"), {"L": 7, "S": 9})
    [{'L': 7, 'S': 9, 'T': 3, 'X': 2}]
    """
    upper, lower, *partial, result = rows
    initials = frozenset(row[0] for row in rows)
    products = list(zip(reversed(lower), partial or [result], strict=True))
    found = [told]
    for letter in lower:
        found = [more for known in found for more in _extended(known, letter, initials)]
    for size in range(1, len(upper) + 1):
        trials = [more for known in found for more in _extended(known, upper[-size], initials)]
        found = []
        for known in trials:
            tail = _number(upper[-size:], known)
            ends = [(row, str(tail * known[letter]).zfill(size)[-size:]) for letter, row in products]
            found += _settled(known, ends, initials)
    final = []
    for known in found:
        numbers = layout(_number(upper, known), _number(lower, known))
        if [len(row) for row in rows] == [len(number) for number in numbers]:
            final += _settled(known, list(zip(rows, numbers, strict=True)), initials)
    return final


def _number(word: str, digits: Digits) -> int:
    return int("".join(str(digits[letter]) for letter in word))


def _extended(known: Digits, letter: str, initials: frozenset[str]) -> list[Digits]:
    """Give a letter every digit that it may have."""
    if letter in known:
        return [known]
    free = [digit for digit in range(letter in initials, 10) if digit not in known.values()]
    return [{**known, letter: digit} for digit in free]


def _settled(known: Digits, ends: list[tuple[str, str]], initials: frozenset[str]) -> list[Digits]:
    """Let words end with given digits, from the last letter on: the one way to do so, or none."""
    found = dict(known)
    for word, number in ends:
        for letter, digit in zip(reversed(word), map(int, reversed(number)), strict=False):
            if found.get(letter, digit) != digit:
                return []
            if letter not in found:
                if digit in found.values() or (digit == 0 and letter in initials):
                    return []
                found[letter] = digit
    return [found]

"""Facts of addition and multiplication with one-digit numbers whose digits are letters, and the search for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

Fact = tuple[str, str, str, str]
"""A letter, ``+`` or ``×``, a letter, and the numeral of the result in one or two letters."""

Values = dict[str, int]


def possible_facts(base: int, values: Values, rng: Random) -> list[Fact]:
    """List in random order all facts that the letters can express; the operands of each stand in random order.

    >>> sorted(possible_facts(3, {"a": 2, "b": 1}, Random(1)))[:3]
    [('a', '+', 'a', 'bb'), ('a', '×', 'a', 'bb'), ('a', '×', 'b', 'a')]
    """
    letters = {value: letter for letter, value in values.items()}
    facts = []
    for sign in "+×":
        for x, first in values.items():
            for y, second in values.items():
                high, low = divmod(first + second if sign == "+" else first * second, base)
                if first <= second and low in letters and (high == 0 or high in letters):
                    pair = rng.sample((x, y), 2)
                    facts.append((pair[0], sign, pair[1], (letters[high] if high else "") + letters[low]))
    return rng.sample(facts, len(facts))


def solutions(facts: Sequence[Fact], letters: str, bound: int, limit: int) -> list[tuple[int, Values]]:
    """Find up to `limit` pairs of a base from 2 to `bound` and different digits of the letters that fit all facts.

    >>> solutions([("a", "+", "a", "bc"), ("a", "×", "a", "ca")], "abc", 5, 9)
    []
    """
    uses = {letter: [fact for fact in facts if letter in (fact[0], fact[2])] for letter in letters}
    weight = {letter: sum((x + y).count(letter) for x, _, y, _ in uses[letter]) for letter in letters}
    order = sorted(letters, key=lambda letter: (-weight[letter], letter))
    ones = {result[0]: 1 for _, sign, _, result in facts if sign == "+" and len(result) == 2}
    found: list[tuple[int, Values]] = []

    def search(base: int, known: Values, new: str) -> None:
        settled = _settled(uses, base, known, new)
        if settled is None or len(found) == limit:
            return
        letter = next((letter for letter in order if letter not in settled), "")
        if not letter:
            found.append((base, settled))
            return
        for digit in range(base):
            if digit not in settled.values():
                search(base, {**settled, letter: digit}, letter)

    if len(ones) < 2:
        for base in range(max(2, len(letters)), bound + 1):
            search(base, ones, "".join(ones))
    return found


def _settled(uses: Mapping[str, Sequence[Fact]], base: int, known: Values, new: str) -> Values | None:
    """Add the digits that follow from the `new` letters through facts that use them; None where a fact cannot hold."""
    found, waiting = dict(known), list(new)
    while waiting:
        for x, sign, y, result in uses[waiting.pop()]:
            if x in found and y in found:
                value = found[x] + found[y] if sign == "+" else found[x] * found[y]
                digits = divmod(value, base) if len(result) == 2 else (value,)
                if digits[0] >= base or (digits[0] == 0 and len(result) == 2):
                    return None
                for letter, digit in zip(result, digits, strict=True):
                    if letter not in found and digit not in found.values():
                        found[letter] = digit
                        waiting.append(letter)
                    elif found.get(letter) != digit:
                        return None
    return found

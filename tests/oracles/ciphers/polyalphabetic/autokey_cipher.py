"""Try all 26 letters at each place of the primer and encrypt forward, keeping what agrees with the known letters."""

from string import ascii_uppercase
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = instance.text.replace(" ", "")
    right = [""] * len(given)
    for start in range(instance.length):
        letters = given[start :: instance.length]
        known = {(place - 1 - start) // instance.length: sign for place, sign in instance.known
                 if (place - 1 - start) % instance.length == 0}  # fmt: skip
        fitting = []
        for first in instance.primer[start] if instance.primer else ascii_uppercase:
            chain = _chain(instance, letters, first)
            if all(chain[i] == sign for i, sign in known.items()):
                fitting.append(chain)
        if len(fitting) != 1:
            return "several primers fit"
        right[start :: instance.length] = fitting[0]
    return differs(answer, "".join(right))


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _chain(instance: Any, letters: str, key: str) -> str:
    """Work through every n-th letter; each is the key, plain or encrypted, of the next."""
    rows = {k: instance.alphabet[i:] + instance.alphabet[:i] for i, k in enumerate(instance.alphabet)}
    result = ""
    for letter in letters:
        row, top = rows[key], instance.alphabet
        plain, secret = (letter, row[top.index(letter)]) if instance.encrypt else (top[row.index(letter)], letter)
        result += secret if instance.encrypt else plain
        key = secret if instance.by_cipher else plain
    return result

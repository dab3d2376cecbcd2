"""Encode forward what should be the message; where a shift is lost, the message must not fit another one as well."""

from string import ascii_uppercase
from typing import Any

from tests.oracles.ciphers._texts import spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not instance.known:
        return "" if _encoded(instance, answer, 0) == instance.text else "another text comes out"
    signs = _units(instance.text)
    size = len(signs)
    if not answer.startswith(instance.known) or len(answer) != size:
        return "another beginning or length"
    if not any(_encoded(instance, answer, k) == instance.text for k in range(1, 26)):
        return "another text comes out"
    for k in range(1, 26):  # the known letters come out right for one shift alone
        whole = _encoded(instance, answer, k) == instance.text
        probes = [_units(_encoded(instance, instance.known + x * (size - len(instance.known)), k)) for x in "AB"]
        fixed = [i for i in range(size) if probes[0][i] == probes[1][i]]
        if not whole and all(probes[0][i] == signs[i] for i in fixed):
            return "several shifts fit"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _units(text: str) -> list[str]:
    return text.split("-") if "-" in text else list(text)


def _encoded(instance: Any, text: str, lost: int) -> str:
    letters = list(text)
    for name, numbers, word in instance.layers:
        n = len(letters)
        if name == "numbers":
            return "-".join(_based(ord(letter) - 64, numbers[0]) for letter in letters)
        if name in ("shift", "lost"):
            letters = [chr((ord(x) - 65 + (lost or numbers[0])) % 26 + 65) for x in letters]
        elif name == "mirror":
            letters = [chr(155 - ord(x)) for x in letters]
        elif name == "vigenere":
            letters = [chr((ord(x) + ord(word[i % len(word)]) - 130) % 26 + 65) for i, x in enumerate(letters)]
        elif name == "keyed":
            row = sorted(ascii_uppercase, key=lambda x: word.index(x) if x in word else 99 + ord(x))
            letters = [row[ord(x) - 65] for x in letters]
        else:
            letters = [letters[i] for i in _order(name, numbers, word, n)]
    return "".join(letters)


def _order(name: str, numbers: Any, word: str, n: int) -> list[int]:
    if name == "reverse":
        return list(range(n))[::-1]
    if name == "rotate":
        return [(i + numbers[0]) % n for i in range(n)]
    if name == "swap_pairs":
        return [i ^ 1 if i ^ 1 < n else i for i in range(n)]
    if name == "swap_halves":
        far = n - n // 2
        return [i + far if i < n // 2 else i - far if i >= far else i for i in range(n)]
    if name == "columns":
        return sorted(range(n), key=lambda i: (word[i % len(word)], i % len(word), i))
    turn = 2 * numbers[0] - 2
    return sorted(range(n), key=lambda i: (abs((i + turn // 2) % turn - turn // 2), i))


def _based(number: int, base: int) -> str:
    return _based(number // base, base) + str(number % base) if number else ""

"""Encrypt what was decrypted, with a table of 26 shifted alphabets; drag the known word along to find all starts."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ROWS = {letter: _ALPHABET[i:] + _ALPHABET[:i] for i, letter in enumerate(_ALPHABET)}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.text.replace(" ", "")
    key = "".join(sign for line in instance.lines for sign in line.upper() if sign.isalpha())
    if instance.start:
        line, word, letter = instance.start
        before = [*instance.lines[: line - 1], *instance.lines[line - 1].split()[: word - 1]]
        starts = {sum(sign.isalpha() for part in before for sign in part) + letter - 1}
    else:
        starts = _starts(instance, key)
    results = set()
    for start in starts:
        pairs = list(zip(text, key[start:], strict=False))
        if len(pairs) == len(text):
            if instance.encrypt:
                results.add("".join(_ROWS[k][_ALPHABET.index(sign)] for sign, k in pairs))
            else:
                results.add("".join(_ALPHABET[_ROWS[k].index(sign)] for sign, k in pairs))
    return "several starts fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _starts(instance: Any, key: str) -> set[int]:
    """Work out the key letters that each place of the known word asks for, and look for these in the key."""
    word, text = instance.known, instance.text
    starts = set()
    for place in range(1 if instance.first else len(text) - len(word) + 1):
        pairs = zip(word, text[place:], strict=False)
        needed = "".join(next(k for k in _ALPHABET if _ROWS[k][_ALPHABET.index(p)] == c) for p, c in pairs)
        starts |= {i - place for i in range(place, len(key)) if key.startswith(needed, i)}
    return starts

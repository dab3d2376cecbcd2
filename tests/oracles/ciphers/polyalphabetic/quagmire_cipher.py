"""Write out the 26 rows of the cipher alphabet as dictionaries, and look for the rows that fit the first word."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.text.replace(" ", "")
    rows = _rows(instance)
    n = instance.length
    if instance.known:
        chosen = []
        for i in range(n):
            pairs = list(zip(instance.known[i::n], text[i::n], strict=False))
            fitting = [row for row in rows.values() if pairs and all(row[p] == c for p, c in pairs)]
            if len(fitting) != 1:
                return "the first word does not settle the keyword"
            chosen += fitting
    else:
        chosen = [rows[letter] for letter in instance.key]
    result = ""
    for i, letter in enumerate(text):
        row = chosen[i % n]
        result += row[letter] if instance.encrypt else {c: p for p, c in row.items()}[letter]
    return differs(answer, result)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _rows(instance: Any) -> dict[str, dict[str, str]]:
    plain, cipher = ("".join(dict.fromkeys(word + "ABCDEFGHIJKLMNOPQRSTUVWXYZ")) for word in instance.words)
    rows = [dict(zip(plain, cipher[i:] + cipher[:i], strict=True)) for i in range(26)]
    return {row[instance.indicator]: row for row in rows}

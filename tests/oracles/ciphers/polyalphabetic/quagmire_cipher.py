"""Write out the 26 rows of the cipher alphabet as dictionaries, and look for the rows that fit the first word."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.text.replace(" ", "")
    rows = _rows(instance)
    n = instance.length
    if instance.known:
        key = ""
        for i in range(n):
            pairs = list(zip(instance.known[i::n], text[i::n], strict=False))
            fitting = [letter for letter, row in rows.items() if pairs and all(row[p] == c for p, c in pairs)]
            if len(fitting) != 1:
                return "the first word does not settle the keyword"
            key += fitting[0]
        if answer["key"] != key:
            return "another keyword"
        answer = answer["text"]
    else:
        key = instance.key
    chosen = [rows[letter] for letter in key]
    result = ""
    for i, letter in enumerate(text):
        row = chosen[i % n]
        result += row[letter] if instance.encrypt else {c: p for p, c in row.items()}[letter]
    return differs(answer, result)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Add the text itself; or spoil one of the keyword and the text."""
    if not instance.known:
        return list(spoiled(answer, instance.text.replace(" ", "")))
    keys = [{**answer, "key": key} for key in spoiled(answer["key"])]
    return [*keys, *({**answer, "text": text} for text in spoiled(answer["text"]))]


def _rows(instance: Any) -> dict[str, dict[str, str]]:
    plain, cipher = ("".join(dict.fromkeys(word + "ABCDEFGHIJKLMNOPQRSTUVWXYZ")) for word in instance.words)
    rows = [dict(zip(plain, cipher[i:] + cipher[:i], strict=True)) for i in range(26)]
    return {row[instance.indicator]: row for row in rows}

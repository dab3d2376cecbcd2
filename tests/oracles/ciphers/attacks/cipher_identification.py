"""Judge by decrypting every cipher text with every listed system, by code of its own."""

from string import ascii_uppercase
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fitting = [
        [i for i, (kind, key) in enumerate(instance.systems) if _decrypted(kind, key, text) == instance.plain]
        for text in instance.texts
    ]
    assert all(len(one) == 1 for one in fitting)
    if [*answer["systems"]] != [chr(65 + one[0]) for one in fitting]:
        return "another system"
    if len(answer["word"]) != len(instance.word) or not {*answer["word"]} <= {*ascii_uppercase}:
        return "another length or other signs"
    kind, key = instance.systems[fitting[instance.asked - 1][0]]
    return "" if _decrypted(kind, key, answer["word"]) == instance.word else "another word"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Systems backwards or the first one twice; the word itself, backwards, decrypted."""
    systems, word = answer["systems"], answer["word"]
    kind, key = instance.systems[ord(systems[instance.asked - 1]) - 65]
    wrong = [{**answer, "systems": systems[::-1]}, {**answer, "systems": (systems[0], *systems[:-1])}]
    wrong += [{**answer, "word": one} for one in (instance.word, word[::-1], _decrypted(kind, key, instance.word))]
    return [one for one in wrong if confirm(instance, one)]


def _decrypted(kind: str, key: str, text: str) -> str:
    values = [ord(c) - 65 for c in text]
    if kind in ("rails", "columns"):
        return _put_back(kind, key, text)
    if kind in ("shift", "affine", "alphabet"):
        a, b = map(int, key.split(", ")) if kind == "affine" else (1, int(key) if kind == "shift" else 0)
        table = key if kind == "alphabet" else "".join(chr((a * x + b) % 26 + 65) for x in range(26))
        return "".join(chr(table.index(c) + 65) for c in text)
    stream = [ord(c) - 65 for c in key]
    plain: list[int] = []
    for i, c in enumerate(values):
        k = stream[i] if kind == "autokey" else stream[i % len(key)]
        plain.append((k - c if kind == "reversed" else c - k) % 26)
        if kind == "autokey":
            stream.append(plain[-1])
    return "".join(chr(p + 65) for p in plain)


def _put_back(kind: str, key: str, text: str) -> str:
    """Sort the places by the line or column in which they are read, and hand the letters out."""
    if kind == "rails":
        lines = [*range(int(key)), *range(int(key) - 2, 0, -1)]
        places = sorted(range(len(text)), key=lambda i: (lines[i % len(lines)], i))
    else:
        places = sorted(range(len(text)), key=lambda i: (key[i % len(key)], i % len(key), i))
    plain = dict(zip(places, text, strict=True))
    return "".join(plain[i] for i in range(len(text)))

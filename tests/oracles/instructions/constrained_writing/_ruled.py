"""A second judge of ruled texts: regular expressions on the raw text, one for every wording of a rule."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

_WORD = r"\[?[A-Za-z]+\]?"
_SENTENCE = rf"[\s,]*{_WORD}(?:[ ,]+{_WORD})*[ ,]*"


def judge(text: str, bank: Sequence[str], rules: Sequence[Any]) -> str:
    """Say which rule a text breaks, or nothing."""
    text = text.strip()
    rows = [row.strip() for row in text.split("\n") if row.strip()]
    ended = [row if row.endswith(".") or row is not rows[-1] else row + "." for row in rows]
    if not all(re.fullmatch(rf"(?:{_SENTENCE}\.)+", row) for row in ended):
        return "the text has not the form"
    words = re.findall("[a-z]+", text.lower())
    if max(Counter(words).values()) > 3 or re.search(r"\[[a-z]*(?![a-z\]])|(?<![a-z\[])\]", text.lower()):
        return "a word is written too often, or a bracket is odd"
    good = re.compile(r"a|i|(?=.*[aeiouy]).{2,12}")
    if not (set(words) <= set(bank) if bank else all(map(good.fullmatch, words))):
        return "a word is none"
    return next((str(rule) for rule in rules if not _keeps(text, rows, words, *rule)), "")


def _keeps(text: str, rows: list[str], words: list[str], kind: str, n: int, k: int, w: str) -> bool:
    letters = re.sub("[^a-z]", "", text.lower())
    sentences = [re.findall("[a-z]+", part) for part in re.findall(r"[^.\n]*[a-z][^.\n]*", text.lower())]
    inside = [re.findall("[a-z]+", row.lower()) for row in rows]
    if kind in ("size", "sorted"):
        row = dict(enumerate(sentences, 1)).get(n, ["b", "a"])
        return len(row) == k if kind == "size" else all(a <= b for a, b in pairwise(row))
    if kind in ("opens", "closes", "held"):
        if n > len(rows):
            return False
        parts = len(re.findall(r"[a-zA-Z][^.]*", rows[n - 1]))
        return {"opens": inside[n - 1][0] == w, "closes": inside[n - 1][-1] == w, "held": parts == k}[kind]
    lone = {word for word in re.findall("[A-Za-z]+", text) if re.search("[A-Z]", word) and re.search("[a-z]", word)}
    return {
        "words": len(words) == n,
        "between": n <= len(words) <= k,
        "sentences": len(sentences) == n,
        "lines": len(rows) == n,
        "key": len(re.findall(rf"\b{w or 'x'}\b", text.lower())) == n,
        "letter": len(re.findall(w or "x", letters)) == n,
        "capitals": not lone and len(re.findall(r"\b[A-Z]+\b", text)) == n,
        "first": words[0] == w,
        "last": words[-1] == w,
        "most": all(len(row) <= n for row in sentences),
        "initials": [row[0][0] for row in sentences] == list(w),
        "divisible": len(letters) % (n or 1) == 0,
        "letters": len(letters) == n,
        "longest": sorted(map(len, words))[-1] == n,
        "commas": sum(sign == "," for sign in text) == n,
        "once": all(a != b for a, b in pairwise(sorted(words))),
        "slots": len(re.findall(r"\[[A-Za-z]+\]", text)) == n,
    }[kind]


def spoiled(text: str) -> list[str]:
    """Give texts that break the general rules or the number of words."""
    first, _, rest = text.partition(" ")
    return [
        rest,
        f"{first} {text}",
        f"xqzt {rest}",
        text.replace(".", "?"),
        f"{text} Also.",
        text.replace(" ", ". ., "),
    ]

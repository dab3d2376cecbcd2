"""Join the tables of all the readings of all the words, as one joins relations, under each order of the parts."""

from itertools import permutations, product
from typing import Any

from tests.oracles.linguistics._seams import written_together

LEVELS = range(1, 8)
SWAPS = {"b": "p", "d": "t", "g": "k", "m": "n"}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.tenses)
    cells = {
        (f"stem {row}", f"person {instance.stems[row][1]} {at // count}", f"tense {at % count}"): text
        for row, texts in enumerate(instance.rows)
        for at, text in enumerate(texts)
    }
    shown = {names: text for names, text in cells.items() if text[0] not in "-?"}
    asked = sorted((int(text[1:]), names) for names, text in cells.items() if text[0] == "?")
    found = set()
    for order in permutations(range(3)):
        joined: list[dict[str, str]] = [{}]
        for names, text in shown.items():
            readings = _readings(text, order, instance.rules)
            joined = [
                {**row, **dict(zip(names, parts, strict=True))}
                for row in joined
                for parts in readings
                if all(row.get(name, part) == part for name, part in zip(names, parts, strict=True))
            ]
        for row in joined:
            found.add(tuple(_say([row[name] for name in names], order, instance.rules) for _, names in asked))
    return "" if found == {tuple(answer)} else f"{len(found)} answers fit"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The first form without its last letter, and one of the table in its place."""
    shown = next(text for row in instance.rows for text in row if text[0] not in "-?")
    return [(text, *answer[1:]) for text in (answer[0][:-1], shown) if text != answer[0]]


def _say(parts: Any, order: Any, rules: Any) -> str:
    row = [parts[place] for place in order]
    at = order.index(0)
    return written_together(row[:at], row[at], row[at + 1 :], rules)


def _readings(text: str, order: Any, rules: Any) -> list[tuple[str, str, str]]:
    found = set[Any]()
    for cut in range(1, len(text) - 1):
        for end in range(cut + 1, len(text)):
            pieces = (text[:cut], text[cut:end], text[end:])
            for row in product(*map(_befores, pieces)):
                parts = [row[order.index(place)] for place in range(3)]
                fits = 3 <= len(parts[0]) <= 7 and all(len(part) in (2, 3) for part in parts[1:])
                if fits and _say(parts, order, rules) == text:
                    found.add(tuple(parts))
    return list(found)


def _befores(piece: str) -> set[str]:
    """What may have become a piece: a letter less, another last letter, a for o."""
    ends = {piece, piece[:-1]} - {""}
    ends |= {end[:-1] + SWAPS[end[-1]] for end in ends if end[-1] in SWAPS}
    return {"".join(row) for end in ends for row in product(*("oa" if sound == "o" else sound for sound in end))}

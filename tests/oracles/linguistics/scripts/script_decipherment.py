"""Try every direction, unwritten vowel, side of marks, silent sign and order of the readings, by lists of pairs."""

import re
from itertools import permutations, product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    signs = sorted({sign for row in instance.written for sign in row})
    fixed, loose = instance.readings[: instance.known], instance.readings[instance.known :]
    vowels = "aeiou" if instance.kind == "marks" else "-"
    for step in (1, -1) if instance.backward else (1,):
        for vowel, before, quiet in product(vowels, (False, True), [None, *signs] if instance.silent else [None]):
            rows = [[sign for sign in row[::step] if sign != quiet] for row in instance.written]
            for order in permutations(loose):
                texts = [_cut(text, instance.kind, vowel, before) for text in (*fixed, *order)]
                if [*map(len, texts)] != [*map(len, rows)]:
                    continue
                pairs = {
                    (unit, sign, instance.finals and at == len(text) - 1)
                    for text, row in zip(texts, rows, strict=True)
                    for at, (unit, sign) in enumerate(zip(text, row, strict=True))
                }
                unique = len({(unit, last) for unit, _, last in pairs}) == len(pairs)
                if unique and len({sign for _, sign, _ in pairs}) == len({(sign, unit) for unit, sign, _ in pairs}):
                    found.add(_answered(instance, pairs, step, (instance.kind, vowel, before), quiet))
    return "" if found == {tuple(answer)} else f"{len(found)} answers fit"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The first answer backward, and a reading or row of signs of the examples in its place."""
    shown = "-".join(instance.written[0]) if "-" in answer[0] else instance.readings[0]
    other = "-".join(answer[0].split("-")[::-1]) if "-" in answer[0] else answer[0][::-1]
    return [(text, *answer[1:]) for text in (shown, other) if text != answer[0]]


def _cut(text: str, kind: str, vowel: str, before: bool) -> list[str]:
    if kind == "alphabet":
        return [*text]
    if kind == "consonants":
        return re.findall("[^aeiou]", text)
    syllables = re.findall("..", text)
    if kind == "syllabary":
        return syllables
    return [
        piece
        for first, second in syllables
        for piece in (("+" + second, first) if before else (first, "+" + second))
        if piece != "+" + vowel
    ]


def _answered(instance: Any, pairs: Any, step: int, system: Any, quiet: Any) -> tuple[str, ...]:
    found = []
    sounds = {sign: unit for unit, sign, _ in pairs}
    for one in instance.asked:
        if isinstance(one, str):
            text = _cut(one, *system)
            signs = [
                next((sign for unit, sign, last in pairs if (unit, last) == (piece, instance.finals and not rest)), "?")
                for piece, rest in ((piece, len(text) - 1 - at) for at, piece in enumerate(text))
            ]
            found.append("-".join(signs[::step]))
        else:
            spelled = [sounds.get(sign, "?") for sign in one[::step] if sign != quiet]
            found.append(_spoken(spelled, *system))
    return tuple(found)


def _spoken(spelled: list[str], kind: str, vowel: str, before: bool) -> str:
    text = "".join(spelled)
    if kind != "marks":
        return text
    mark, consonant = r"(?:\+([aeiou]))?", "([^aeiou+])"
    pattern = mark + consonant if before else consonant + mark
    if not re.fullmatch(f"(?:{pattern})+", text):
        return "?"
    groups = [(two, one) if before else (one, two) for one, two in re.findall(pattern, text)]
    return "".join(sound + (seen or vowel) for sound, seen in groups)

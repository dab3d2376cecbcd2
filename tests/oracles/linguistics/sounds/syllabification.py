"""Judge by all ways to put hyphens between two cores, compared by the rules; cores by regular expressions."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = [_best(instance, word, True) for word in instance.words]
    return "" if list(answer) == right else f"the divisions are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The words undivided, a hyphen one letter further, the shortest onsets."""
    moved = tuple(re.sub(r"-(\w)", r"\1-", word, count=1) for word in answer)
    wrong = [instance.words, moved, tuple(_best(instance, word, False) for word in instance.words)]
    return [one for one in wrong if one != answer]


def _best(instance: Any, word: str, longest: bool) -> str:
    doubles = "|".join(instance.doubles)
    pattern = f"{doubles}|[aeiou]" if doubles else "[aeiou]"
    if instance.syllabic:
        pattern += f"|(?<=[^aeiou])[{instance.syllabic}](?=[^aeiou])"
    cores = list(re.finditer(pattern, word.lower()))
    parts = [word[: cores[0].start()]]
    following: re.Match[str] | None
    for core, following in zip(cores, [*cores[1:], None], strict=True):
        text = word[core.start() : core.end()]
        parts.append(text)
        if following is None:
            parts.append(word[core.end() :])
            continue
        middle = word[core.end() : following.start()]
        ways: list[tuple[str, str]] = [(middle[:cut], middle[cut:]) for cut in range(len(middle) + 1)]
        ways = [(a, b) for a, b in ways if a in (*instance.codas, "") and b in (*instance.onsets, "")]
        if re.search("[AEIOU]", text):
            ways = [way for way in ways if way[0]] or ways
        parts.append("-".join(sorted(ways, key=lambda way: len(way[1]))[-1 if longest else 0]))
    return "".join(parts)

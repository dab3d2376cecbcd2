"""Match each word with every shape that a pattern can have, join what the words allow, and try every weak root."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)
C, V = "[bdfgklmnprstz]", "[aiu]"
REWRITINGS = {
    "o": (r"a([wy])(?![aeiou])", lambda match: {"w": "o", "y": "e"}[match[1]]),
    "drop": (r"(?<=[aeiou])[wy][aeiou]", ""),
    "first": (r"^[wy]", ""),
    "after": (r"(?<=[^aeiou])[wy]", ""),
}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows: list[dict[Any, str]] = [{}]
    weak = [word for word in instance.words if word[0] in instance.weak]
    for root, pattern, word in sorted(word for word in instance.words if word not in weak):
        readings = _readings(word, instance)
        rows = [
            {**row, ("r", root): consonants, ("p", pattern): form}
            for row in rows
            for consonants, form in readings
            if row.get(("r", root), consonants) == consonants and row.get(("p", pattern), form) == form
        ]
    for place in instance.weak:
        words = [(pattern, word) for root, pattern, word in weak if root == place]
        sounds = sorted(set("".join(word for _, word in words)) - set("aeiou"))
        roots = {
            "".join(sign if at == spot else pair[at - (at > spot)] for at in range(3))
            for pair in product(sounds, repeat=2)
            for spot in range(3)
            for sign in "wy"
        }
        rows = [
            {**row, ("r", place): root}
            for row in rows
            for root in sorted(roots)
            if all(_put(row.get(("p", p), "?"), root, instance.rules) == word for p, word in words)
        ]
    found = {
        tuple(_put(row.get(("p", p), "?"), row.get(("r", r), "???"), instance.rules) for r, p in instance.asked)
        for row in rows
    }
    return "" if found == {tuple(answer)} else f"{len(found)} answers fit"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A word that is shown, and one with a letter less, in place of the first."""
    return [(text, *answer[1:]) for text in (instance.words[0][2], answer[0][:-1]) if text != answer[0]]


def _put(pattern: str, root: str, rules: Any) -> str:
    word = re.sub("[123]", lambda match: root[int(match[0]) - 1], pattern)
    for rule in rules:
        word = re.sub(*REWRITINGS[rule], word)  # type: ignore[call-overload]
    return word


def _readings(word: str, instance: Any) -> set[tuple[str, str]]:
    starts, ends = ["", C + V] if instance.affixes else [""], ["", V, V + C] if instance.affixes else ["", V]
    found = set()
    for start, one, twice, end in product(starts, ("", V), (False, True) if instance.doubled else (False,), ends):
        shape = f"({start})({C})({one})({C}){'(?:' + chr(92) + '4)' if twice else ''}({V})({C})({end})"
        match = re.fullmatch(shape, word)
        if match:
            before, first, a, second, b, third, after = match.groups()
            found.add((first + second + third, f"{before}1{a}{'22' if twice else '2'}{b}3{after}"))
    return found

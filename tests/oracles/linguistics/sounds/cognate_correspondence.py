"""Judge by listing every law of the stated kind for each sound, with the signs it needs, and keeping those that fit."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

FRONT, BACK, NASAL = set("ie"), set("ou"), set("mn")


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = []
    for word in instance.words:
        for language in range(1, len(instance.sets[0])):
            values = [_values(instance, language, word, at) for at in range(len(word))]
            if any(len(one) != 1 for one in values):
                return "the sets leave a sound open"
            right.append("".join(next(iter(one)) for one in values).replace("-", ""))
    return "" if list(answer) == right else "other forms"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The words of the first language, a sound dropped, a sound doubled."""
    times = len(instance.sets[0]) - 1
    wrong = [tuple(word for word in instance.words for _ in range(times))]
    wrong += [(answer[0][1:], *answer[1:]), (answer[0] + answer[0][-1], *answer[1:])]
    return [one for one in wrong if one != answer and all(one)]


def _marks(word: str, at: int) -> dict[str, bool]:
    after, before = set(word[at + 1 : at + 2]), set(word[:at][-1:])
    found = {f"after {place}": bool(after & kind) for place, kind in enumerate((FRONT, BACK, NASAL))}
    found |= {f"before {place}": bool(before & kind) for place, kind in enumerate((FRONT, BACK, NASAL))}
    return found | {"last": not after, "first": not before}


def _values(instance: Any, language: int, word: str, at: int) -> set[str]:
    seen = [
        (_marks(row[0], place), row[language][place])
        for row in instance.sets
        for place, sound in enumerate(row[0])
        if sound == word[at]
    ]
    signs = {value for _, value in seen} | {"?"}
    laws = [(None, sign, sign) for sign in signs]
    if instance.conditioned:
        laws += [(name, yes, no) for name in _marks(word, at) for yes, no in product(signs, repeat=2)]  # type: ignore[misc]
    fitting = [law for law in laws if all(_says(law, marks) == value for marks, value in seen)]
    return {_says(law, _marks(word, at)) for law in fitting}


def _says(law: Any, marks: dict[str, bool]) -> str:
    name, yes, no = law
    return str(yes if name is None or marks[name] else no)

"""Judge by regular expressions, tried from every place, and find other derivations by a search for short ones."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= len(answer) <= instance.limit:
        return "there are too many steps, or none"
    for before, after in zip((instance.start, *answer), answer, strict=False):
        if after not in _next(instance, before):
            return f"{after} does not follow from {before}"
    return "" if answer[-1] == instance.target else "it ends with another string"


def others(instance: Any, answer: Any) -> list[Any]:
    """Another derivation that tries the rules in the opposite order, where few strings have to be looked at."""
    came: dict[str, tuple[str, ...]] = {instance.start: ()}
    queue = [instance.start]
    for word in queue:
        if word == instance.target:
            return [came[word]]
        if len(queue) > 1500:
            break
        for after in sorted(_next(instance, word), reverse=True):
            if after and after not in came and len(after) < 14:
                came[after] = (*came[word], after)
                queue.append(after)
    return []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The strings without the last, without the first, backwards, with the target alone, with the start before them."""
    wrong = [answer[:-1], answer[1:], answer[::-1], answer[-1:], (instance.start, *answer)]
    return [one for one in wrong if one and confirm(instance, one)]


def _next(instance: Any, word: str) -> set[str]:
    found = set()
    for left, right in instance.rules:
        for cut in range(len(word) + 1):  # how many letters x stands for
            pattern = left.replace("x", f"(?P<x>.{{{cut}}})").replace("y", "(?P<y>.*)")
            match = re.fullmatch(pattern, word)
            if match:
                values = match.groupdict()
                found.add(re.sub("[xy]", lambda sign, values=values: values[sign[0]], right))  # type: ignore[misc]
    return found

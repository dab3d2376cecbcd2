"""Judge by both strands of each joint; other circles are turns and the mirror image of a circle."""

from typing import Any

LEVELS = range(1, 11)
PAIRS = {"A": "T", "T": "A", "C": "G", "G": "C"}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(set(map(abs, answer))) != sorted(map(abs, answer)):
        return "a part is used twice"
    if any(part[2] and n not in map(abs, answer) for n, part in enumerate(instance.parts, start=1)):
        return "a required part is missing"
    for one, other in zip(answer, [*answer[1:], answer[0]], strict=True):
        # the end of `one` as read outwards along it, the end of `other` as read from outside into it
        out = instance.parts[one - 1][1] if one > 0 else _opposite(instance.parts[-one - 1][0])
        into = instance.parts[other - 1][0] if other > 0 else _opposite(instance.parts[-other - 1][1])
        if out != into:
            return f"{one} and {other} do not fit"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The circle from its second part on, and read the other way round."""
    return [(*answer[1:], answer[0]), tuple(-one for one in reversed(answer))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two parts exchanged, one turned, one left out, one doubled."""
    wrong = [(answer[1], answer[0], *answer[2:]), (-answer[0], *answer[1:]), answer[1:], (*answer, answer[0])]
    return [one for one in wrong if confirm(instance, one)]


def _opposite(word: str) -> str:
    return "".join(PAIRS[base] for base in reversed(word))

"""Judge by a walk with one place in each string; find other labellings from the set of places that can be left."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = [0] * len(instance.strands)
    if len(answer) != len(instance.text):
        return "the length is wrong"
    for label, letter in zip(answer, instance.text, strict=True):
        at = "ABCD".find(label)
        if not 0 <= at < len(places) or instance.strands[at][places[at] : places[at] + 1] != letter:
            return f"{letter} is not next in {label}"
        places[at] += 1
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """The first and the last labelling in dictionary order."""
    strands, text = instance.strands, instance.text

    @cache
    def first(places: tuple[int, ...], back: bool) -> str | None:
        if sum(places) == len(text):
            return ""
        ways = list(range(len(strands)))[:: -1 if back else 1]
        for at in ways:
            if strands[at][places[at] : places[at] + 1] == text[sum(places)]:
                rest = first((*places[:at], places[at] + 1, *places[at + 1 :]), back)
                if rest is not None:
                    return "ABCD"[at] + rest
        return None

    start = (0,) * len(strands)
    return [found for found in (first(start, False), first(start, True)) if found]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The labels backwards, with A and B exchanged, sorted, turned by one."""
    turned = answer.translate(str.maketrans("AB", "BA"))
    wrong = [answer[::-1], turned, "".join(sorted(answer)), answer[1:] + answer[0]]
    return [labels for labels in wrong if confirm(instance, labels)]

"""Judge by the split of both messages into words; each message of listed words gives the pad, and so the other one."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    one, two = answer["first"], answer["second"]
    if not len(one) == len(two) == len(instance.first):
        return "another length"
    if not one.startswith(instance.given):
        return "another first word"
    if not (_splits(one, instance.words) and _splits(two, instance.words)):
        return "not made of listed words"
    if _other(instance, one) != two:
        return "not the same pad"
    assert len([*islice(_fitting(instance, instance.given), 2)]) == 1
    return ""


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Messages exchanged, twice the same, without the last letter, another word at the beginning."""
    one, two = answer["first"], answer["second"]
    wrong = [{"first": two, "second": one}, {"first": one, "second": one}, {"first": one[:-1], "second": two[:-1]}]
    wrong += [{"first": word + one[len(word) :], "second": two} for word in instance.words[:3]]
    return [pair for pair in wrong if confirm(instance, pair)]


def _other(instance: Any, one: str) -> str:
    letters = zip(instance.first, instance.second, one, strict=False)
    return "".join(chr((ord(b) - ord(a) + ord(p) - 65) % 26 + 65) for a, b, p in letters)


def _splits(text: str, words: tuple[str, ...]) -> bool:
    ends = {0}
    for end in range(1, len(text) + 1):
        if any(text[:end].endswith(word) and end - len(word) in ends for word in words):
            ends.add(end)
    return len(text) in ends


def _fitting(instance: Any, begun: str) -> Iterator[str]:
    """Yield first messages word by word as long as the second one may begin with listed words; some may come twice."""
    if len(begun) >= len(instance.first):
        if len(begun) == len(instance.first) and _splits(_other(instance, begun), instance.words):
            yield begun
        return
    if _may_begin(_other(instance, begun), instance.words):
        seen = set()
        for word in instance.words:
            for found in _fitting(instance, begun + word):
                if found not in seen:
                    seen.add(found)
                    yield found


def _may_begin(text: str, words: tuple[str, ...]) -> bool:
    ends = {0}
    for end in range(len(text) + 1):
        if end in ends:
            ends |= {end + len(word) for word in words if text.startswith(word, end)}
    return any(word.startswith(text[end:]) for end in ends if end <= len(text) for word in words)

"""Judge by all substrings with all their places, and choices of disjoint ones by recursion."""

from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _valid(instance, answer["text"], answer["starts"]):
        return "the places are wrong"
    longest = max(len(text) for text, _ in _repeats(instance))
    return "" if len(answer["text"]) == longest else f"the longest has {longest} letters"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other strings or places."""
    size = len(answer["text"])
    return [{"text": text, "starts": starts} for text, starts in _repeats(instance) if len(text) == size][-5:]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A shorter string, places that overlap, places counted from 0, and a string that does not occur there."""
    text, starts = answer["text"], answer["starts"]
    wrong = [(text[:-1], starts), (text, (starts[0],) * len(starts)), (text, tuple(start - 1 for start in starts))]
    wrong.append((text + text[:1], starts))
    return [{"text": one, "starts": places} for one, places in wrong if not _best(instance, one, places)]


def _best(instance: Any, text: str, starts: tuple[int, ...]) -> bool:
    return min(starts) < 1 or (_valid(instance, text, starts) and len(text) >= instance.best)


def _valid(instance: Any, text: str, starts: tuple[int, ...]) -> bool:
    there = all(instance.text[start - 1 : start - 1 + len(text)] == text for start in starts)
    return there and all(b - a >= len(text) for a, b in pairwise(starts))


def _repeats(instance: Any) -> list[tuple[str, tuple[int, ...]]]:
    places: dict[str, list[int]] = {}
    for start in range(len(instance.text)):
        for end in range(start + 1, len(instance.text) + 1):
            places.setdefault(instance.text[start:end], []).append(start + 1)
    found = []
    for text, starts in places.items():
        if len(text) < instance.best:
            continue
        for chosen in combinations(starts, instance.times):
            if all(b - a >= len(text) for a, b in pairwise(chosen)):
                found.append((text, chosen))
    return found

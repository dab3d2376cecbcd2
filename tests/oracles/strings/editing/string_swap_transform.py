"""Judge by a search from both strings to the middle; short strings only."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.start
    for pair in answer:
        i, j = sorted(pair)
        if not 1 <= i < j <= len(text):
            return "there are no such places"
        text = text[: i - 1] + text[j - 1] + text[i : j - 1] + text[i - 1] + text[j:]
    if text != instance.target:
        return f"the swaps lead to {text}"
    least = _distance(instance.start, instance.target)
    return "" if len(answer) == least else f"{least} swaps suffice"


def others(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The same swaps with the places of each pair exchanged, and disjoint neighbours in the other order."""
    found: list[tuple[tuple[int, ...], ...]] = [tuple((j, i) for i, j in answer)]
    for at in range(len(answer) - 1):
        if not set(answer[at]) & set(answer[at + 1]):
            found.append((*answer[:at], answer[at + 1], answer[at], *answer[at + 2 :]))
            break
    return found


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """A swap left out, a detour of two swaps, places counted from 0, and an empty list."""
    wrong = [answer[:-1], answer[1:], (*answer, (1, 2), (2, 1)), ()]
    wrong.append(tuple((i + 1, j + 1) for i, j in answer))
    return [swaps for swaps in wrong if confirm(instance, swaps)]


def _distance(start: str, target: str) -> int:
    fronts = [{start}, {target}]
    seen = [{start}, {target}]
    steps = 0
    while not seen[0] & seen[1]:
        side = 0 if len(fronts[0]) <= len(fronts[1]) else 1
        fronts[side] = {near for text in fronts[side] for near in _near(text)} - seen[side]
        seen[side] |= fronts[side]
        steps += 1
    return steps


def _near(text: str) -> list[str]:
    found = []
    for i, j in combinations(range(len(text)), 2):
        letters = list(text)
        letters[i], letters[j] = letters[j], letters[i]
        found.append("".join(letters))
    return found

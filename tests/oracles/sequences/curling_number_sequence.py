"""Judge by writing out every block as often as it could fit and comparing with the end of the string."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for string, tail in zip(instance.strings, answer, strict=True):
        terms = "".join(map(str, string))
        for i, term in enumerate(tail):
            right = _curling_number(terms)
            if term != right:
                return f"term {i + 1} after {terms} is {right}"
            terms += str(term) if term < 10 else chr(ord("a") + term)
    return ""


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The last term one more; the strings in another order."""
    wrong = [(*answer[:-1], (*answer[-1][:-1], answer[-1][-1] + 1)), answer[::-1]]
    return [lists for lists in wrong if lists != answer]


def _curling_number(text: str) -> int:
    n = len(text)
    return max(k for start in range(n) for k in range(1, n + 1) if text.endswith(text[start:] * k))

"""Judge by spans: each pair of brackets is a span of syllables, and spans are worked through as they close."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if list(answer) == _tones(instance, True, True) else "other tones"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The given tones, no brackets, the outer brackets first, one tone changed."""
    given = [int(sign) for sign in instance.phrase if sign.isdigit()]
    wrong = [given, _tones(instance, False, True), _tones(instance, True, False), [answer[0] % 9 + 1, *answer[1:]]]
    return [tuple(tones) for tones in wrong if tuple(tones) != answer]


def _tones(instance: Any, brackets: bool, inner_first: bool) -> list[int]:
    tones: list[int] = []
    opened: list[int] = []
    spans: list[tuple[int, int]] = []
    for sign in instance.phrase.replace(" ", ""):
        if sign == "[":
            opened.append(len(tones))
        elif sign == "]":
            spans.append((opened.pop(), len(tones)))
        else:
            tones.append(int(sign) or tones[-1])
    spans = [*(spans if brackets else []), (0, len(tones))]
    for start, end in spans if inner_first else spans[::-1]:
        for place in range(start, end - 1):
            for a, b, c, d in instance.changes:
                if tones[place : place + 2] == [a, b]:
                    tones[place : place + 2] = [c, d]
                    break
    return tones

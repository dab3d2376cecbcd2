"""Judge by matrices modulo n: a is a shear, b a diagonal matrix times a turn of order m, and c a turn of its own."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = _value(instance, instance.word)
    letters = "abc" if instance.order > 1 else "ab"
    if any(not 0 <= e < n for e, n in zip(answer, (instance.n, instance.m, instance.order), strict=False)):
        return "an exponent is out of range"
    shown = _value(instance, tuple(zip(letters, answer, strict=True)))
    return "" if shown == value else "this is another element"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """As if the generators commuted, and the other side of the twist."""
    i, j, *rest = answer
    plain = sum(e for letter, e in instance.word if letter == "a") % instance.n
    other = pow(instance.k, j, instance.n) * i % instance.n
    return [near for near in ((plain, j, *rest), (other, j, *rest), (i, j + 1, *rest)) if near != answer]


def _value(instance: Any, word: Any) -> Any:
    """Let the word act on x -> p x + q, letters from the left, with counters for the turns."""
    p, q, turns, others = 1, 0, 0, 0
    for letter, exponent in word:
        if letter == "a":
            q = (q + p * exponent) % instance.n
        elif letter == "b":
            p = p * pow(instance.k, exponent % instance.m, instance.n) % instance.n
            turns = (turns + exponent) % instance.m
        else:
            others = (others + exponent) % instance.order
    return p, q, turns, others

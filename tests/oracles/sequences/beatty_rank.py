"""Judge with values of r and s to 60 digits by mpmath."""

from typing import Any

from mpmath import floor, mp, mpf, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(60):
        r = (instance.a + sqrt(mpf(instance.d))) / instance.b
        if instance.high:
            right = int(floor((instance.high + 1) / r)) - int(floor(instance.low / r))
            return "" if answer == right else f"there are {right} terms"
        ratio = r if answer["list"] == "A" else r / (r - 1)
        term = int(floor(answer["index"] * ratio))
    return "" if term == instance.low else f"this term is {term}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other list, and a neighbouring index."""
    if instance.high:
        return [answer + 1]
    other = "B" if answer["list"] == "A" else "A"
    return [{**answer, "list": other}, {**answer, "index": answer["index"] + 1}]

"""Judge by composite demands: for each temperature, what cold streams above it need beyond what hot ones give."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    if answer.get("x", 1) <= 0:
        return "x is not positive"
    hot, cold, pinches = _least(instance, answer.get("x"))
    if hot != (answer["hot"] if instance.utility is None else instance.utility):
        return f"the hot utility is {hot}"
    if cold != answer["cold"]:
        return f"the cold utility is {cold}"
    if instance.utility is not None:  # no other flow has this utility: a little more or less changes it
        for other in (answer["x"] * Fraction(99, 100), answer["x"] * Fraction(101, 100)):
            if _least(instance, other)[0] == hot:
                return "x is not unique"
    return "" if pinches == [answer["pinch"]] else f"the pinches are {pinches}"


def _least(instance: Any, unknown: Any) -> tuple[Fraction, Fraction, list[Fraction]]:
    """Give both utilities and all pinches, as temperatures of hot streams."""
    streams = [(a, b, Fraction(unknown if f is None else f)) for a, b, f in instance.streams]
    gap = instance.difference
    marks = sorted({a if a > b else a + gap for a, b, _ in streams} | {b if a > b else b + gap for a, b, _ in streams})

    def lack(t: int) -> Fraction:
        need = Fraction(0)
        for a, b, f in streams:
            if a > b:
                need -= f * max(0, a - max(b, t))
            else:
                need += f * max(0, b - max(a, t - gap))
        return need

    most = max(lack(t) for t in marks)
    hot = max(most, Fraction(0))
    total = sum((f * (a - b) for a, b, f in streams), Fraction(0))
    return hot, hot + total, [Fraction(t) for t in marks if lack(t) == hot]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The pinch of cold streams, a utility more."""
    return [
        {**answer, "pinch": answer["pinch"] - instance.difference},
        {**answer, "cold": answer["cold"] + 1},
        {name: value + 1 if name in ("hot", "x") else value for name, value in answer.items()},
    ]

"""Judge by exponentials and logarithms with 60 digits of mpmath."""

from typing import Any

from mpmath import exp, log, mp, mpf

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(60):
        v, total = mpf(instance.start.numerator) / instance.start.denominator, mpf(0)
        for final, half, time, threshold in instance.stays:
            constant = half / log(2)
            seconds = mpf(time)
            if threshold is not None:
                end = mpf(threshold.numerator) / threshold.denominator
                seconds = constant * log((v - final) / (end - final))
                assert seconds > 0
            v = final + (v - final) * exp(-seconds / constant)
            total += seconds
        for name, value in (("v", v), ("T", total)):
            if abs(value - mpf(answer[name].numerator) / answer[name].denominator) > mpf(10) ** -30:
                return f"{name} is about {mp.nstr(value, 15)}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more each."""
    return [answer | {name: value + 1} for name, value in answer.items()]

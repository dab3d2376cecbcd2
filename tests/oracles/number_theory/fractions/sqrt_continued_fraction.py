"""Judge by mpmath's digits: the first terms of the expansion, read off a long decimal, and what repeats in them."""

from typing import Any

from mpmath import floor, mpf, sqrt, workdps

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pre, period = list(answer["pre"]), list(answer["period"])
    if not period or len(pre) + len(period) > 60:
        return "there is no period, or it is far too long"
    count = 150
    terms = _terms(instance, count)
    written = (pre + period * count)[:count]
    if written != terms:
        return f"the expansion begins {terms[:20]}"
    if pre and pre[-1] == period[-1]:
        return "the period can begin earlier"
    shorter = [n for n in range(1, len(period)) if len(period) % n == 0 and period == period[:n] * (len(period) // n)]
    return "the period can be shorter" if shorter else ""


def near_misses(instance: Any, answer: dict[str, tuple[int, ...]]) -> list[dict[str, tuple[int, ...]]]:
    """The period written twice, the period begun one term late, a term missing."""
    pre, period = answer["pre"], answer["period"]
    late = {"pre": (*pre, period[0]), "period": period[1:] + period[:1]}
    return [answer | {"period": period * 2}, late, answer | {"period": (*period, period[0] + 1)}]


def _terms(instance: Any, count: int) -> list[int]:
    terms = []
    with workdps(1000):
        x = (mpf(instance.p) + sqrt(mpf(instance.d))) / instance.q
        for _ in range(count):
            terms.append(int(floor(x)))
            x = 1 / (x - terms[-1])
    return terms

"""Judge by the integral of Akra and Bazzi, after numbers that settle its exponent, and by running the recurrences."""

import re
from fractions import Fraction
from math import log, log2
from typing import Any

from scipy.optimize import brentq

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = instance.lines()
    right = [_order(line) for line in lines]
    if len(answer["exponents"]) != len(lines) or len(answer["ranking"]) != len(lines):
        return "another number of recurrences"
    for line, order, given in zip(lines, right, answer["exponents"], strict=True):
        assert _runs_like(line, order)
        if tuple(given) != order:
            return f"{line} grows otherwise"
    return "" if [right[one - 1] for one in answer["ranking"]] == sorted(right) else "another ranking"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Exponents off by one, a logarithm more, those of the added terms, the ranking backwards or as listed."""
    (a, b, c), *rest = answer["exponents"]
    ranking = answer["ranking"]
    wrong = [
        {**answer, "exponents": ((a + 1, b, c), *rest)},
        {**answer, "exponents": ((a, b + 1, c), *rest)},
        {**answer, "exponents": ((a, b, 1 - c), *rest)},
        {**answer, "ranking": ranking[::-1]},
        {**answer, "ranking": tuple(range(1, len(ranking) + 1))},
        {**answer, "exponents": answer["exponents"][::-1]},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _read(line: str) -> tuple[list[tuple[int, str]], Fraction, int]:
    """Read the parts (how many, of which argument), and the powers of n and log n that are added."""
    parts = [(int(count or 1), inner) for count, inner in re.findall(r"(\d*)T\((\d*n[^()]*(?:\(1/\d\))?)\)", line)[1:]]
    added = line.split(" + ")[-1]
    power = re.search(r"n(?:\^(?:\((\d+/\d+)\)|(\d+)))?", added.replace("log n", "L"))
    logs = re.search(r"log n\)?(?:\^(\d))?", added)
    sign = -1 if "/log" in added or "/(log" in added else 1
    exponent = Fraction(power[1] or power[2] or 1) if power else Fraction(0)
    return parts, exponent, sign * int(logs[1] or 1) if logs else 0


def _share(inner: str) -> float:
    top, _, bottom = inner.partition("/")
    return float(int(top[:-1] or 1) / int(bottom))


def _order(line: str) -> tuple[Fraction, Fraction, Fraction]:
    parts, power, logs = _read(line)
    zero = Fraction(0)
    if parts[0][1].startswith("n - "):  # the added terms are summed
        return power + 1, Fraction(logs), zero
    rooted = parts[0][1].startswith("n^")
    if rooted:  # by m = log n the same with m for n
        parts = [(count, f"n/{inner[-2]}") for count, inner in parts]
        power, logs = Fraction(logs), 0
    p = brentq(lambda x: sum(count * _share(inner) ** x for count, inner in parts) - 1, -1, 9)
    own = Fraction(p).limit_denominator(12)
    assert abs(float(own) - p) < 1e-9
    # T is n^p times 1 and the integral of u^(power - p - 1) (log u)^logs.
    if power < own:
        order = own, zero, zero
    elif power > own:
        order = power, Fraction(logs), zero
    else:
        order = (own, Fraction(logs + 1), zero) if logs > -1 else (own, zero, Fraction(1))
    return (zero, order[0], order[1]) if rooted else order


def _runs_like(line: str, order: tuple[Fraction, Fraction, Fraction]) -> bool:
    """Run a recurrence with alike parts along the powers of its share: in the end it keeps pace with its order."""
    parts, power, logs = _read(line)
    if len(parts) > 1 or not parts[0][1].startswith("n/"):
        return True
    count, share = parts[0][0], int(parts[0][1][2:])
    own = log(count, share)
    if float(power) > own + 1e-9:  # the added terms lead from the start
        return order[:2] == (power, Fraction(logs))
    value, pace = 1.0, dict[int, float]()  # T(n) / n^own for n = share^step
    for step in range(1, 4097):
        size = step * log2(share)
        value += 2.0 ** ((float(power) - own) * size) * size**logs
        pace[step] = value / (size ** float(order[1]) * log2(max(size, 2.0)) ** float(order[2]))
    return abs(float(order[0]) - own) < 1e-9 and abs(pace[4096] / pace[2048] - 1) < 0.1

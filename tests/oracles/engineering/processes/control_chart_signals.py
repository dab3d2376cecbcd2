"""Judge by windows over texts of zones (regular expressions), with limits by statistics and math."""

import math
import re
import statistics
from fractions import Fraction
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    spread = [Fraction(max(row) - min(row)) for row in instance.rows]
    shown = {
        "counts": [Fraction(row[0]) for row in instance.rows],
        "means": [statistics.mean(map(Fraction, row)) for row in instance.rows],
        "ranges": spread,
    }[instance.kind]
    centre = statistics.mean(shown)
    sigma = float(instance.factor * statistics.mean(spread)) if len(instance.rows[0]) > 1 else 0.0
    if instance.kind == "counts":
        sigma = math.sqrt(centre)
    if answer["centre"] != centre or abs(float(answer["upper"] - centre) - 3 * sigma) > 1e-9:
        return f"the centre is {centre}, sigma about {sigma}"
    if answer["lower"] + answer["upper"] != 2 * centre:
        return "the lower limit is wrong"
    zones = ""
    for value in shown:
        zone = min(3, math.floor(abs(float(value - centre)) / sigma + 1e-12))
        zones += "ABCD"[zone] if value > centre else "abcd"[zone]
    ways = "".join("UD="[(b <= a) + (b == a)] for a, b in pairwise(shown))
    for rule in answer.keys() - {"centre", "upper", "lower"}:
        found = set()
        for i in range(1, len(zones) + 1):
            past = zones[:i]
            if rule == "limit" and past[-1] in "Dd":
                found.add(i)
            if rule == "run" and re.search(rf"([A-D]{{{instance.run}}}|[a-d]{{{instance.run}}})$", past):
                found.add(i)
            if rule == "trend" and re.search(rf"(U{{{instance.trend - 1}}}|D{{{instance.trend - 1}}})$", ways[: i - 1]):
                found.add(i)
            for far in ("CD", "cd"):
                if rule == "two" and past[-1] in far and any(zone in far for zone in past[-3:-1]):
                    found.add(i)
            for far in ("BCD", "bcd"):
                if rule == "four" and past[-1] in far and len([z for z in past[-5:-1] if z in far]) >= 3:
                    found.add(i)
        if found != answer[rule]:
            return f"{rule}: {sorted(found)}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The upper limit nearer, a point more, no points."""
    rule = next(rule for rule in instance.rules if answer[rule])
    last = len(instance.rows)
    return [
        {**answer, "upper": answer["upper"] - 1},
        {**answer, rule: answer[rule] ^ {last}},
        {**answer, rule: frozenset()},
    ]

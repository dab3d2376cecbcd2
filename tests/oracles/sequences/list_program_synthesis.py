"""Judge by an interpreter of the same language that works on lists, one function after the other."""

from collections import Counter
from itertools import groupby
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    calls = [part.replace(" ", "") for part in answer.split("|")]
    if len(calls) > instance.steps:
        return "too many calls"
    for before, after in instance.pairs:
        values = list(before)
        for one in calls:
            name, _, rest = one.partition("(")
            digits = rest.removesuffix(")")
            takes_number = name in NUMBERED
            if name not in instance.library or takes_number != (digits.isdigit() and 1 <= int(digits) <= 99):
                return f"{one} is not a call of the language"
            values = NUMBERED[name](values, int(digits)) if takes_number else PLAIN[name](values)
            if len(values) > 200:
                return "a list is too long"
        if values != list(after):
            return f"{list(before)} becomes {values}"
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """The same pipeline without blanks."""
    return [answer.replace(" ", "")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A call too many, a call that does not exist, the calls one a line."""
    too_many = " | ".join([answer] + ["reverse"] * (instance.steps + 1))
    return [too_many, f"{answer} | nothing", answer.replace("|", ";") if "|" in answer else f"({answer})"]


def _running(values: list[int], combine: Any) -> list[int]:
    return [combine(values[: i + 1]) for i in range(len(values))]


def _swap_pairs(values: list[int]) -> list[int]:
    out = values[:]
    for i in range(0, len(out) - 1, 2):
        out[i : i + 2] = out[i + 1], out[i]
    return out


def _rotate(values: list[int], k: int) -> list[int]:
    out = values[:]
    for _ in range(k if out else 0):
        out.append(out.pop(0))
    return out


def _ends(values: list[int]) -> list[int]:
    out = values[:]
    if out:
        out[0], out[-1] = out[-1], out[0]
    return out


def _first_copies(values: list[int]) -> list[int]:
    return [x for i, x in enumerate(values) if x not in values[:i]]


PLAIN: dict[str, Any] = {
    "reverse": lambda v: list(reversed(v)),
    "sort": sorted,
    "sort_down": lambda v: sorted(v, reverse=True),
    "dedupe": _first_copies,
    "swap_ends": _ends,
    "swap_pairs": _swap_pairs,
    "negate": lambda v: [0 - x for x in v],
    "absolute": lambda v: [max(x, -x) for x in v],
    "square": lambda v: [x**2 for x in v],
    "digit_sum": lambda v: [sum(map(int, str(abs(x)))) for x in v],
    "keep_even": lambda v: [x for x in v if not x & 1],
    "keep_odd": lambda v: [x for x in v if x & 1],
    "evens_first": lambda v: [x for x in v if not x & 1] + [x for x in v if x & 1],
    "drop_largest": lambda v: [x for x in v if any(y > x for y in v)],
    "drop_smallest": lambda v: [x for x in v if any(y < x for y in v)],
    "running_sum": lambda v: _running(v, sum),
    "running_max": lambda v: _running(v, max),
    "differences": lambda v: [v[i] - v[i - 1] for i in range(1, len(v))],
    "neighbour_sums": lambda v: [v[i] + v[i - 1] for i in range(1, len(v))],
    "add_place": lambda v: [x + i + 1 for i, x in enumerate(v)],
    "count_smaller": lambda v: [sorted(v).index(x) for x in v],
    "count_equal": lambda v: [Counter(v)[x] for x in v],
    "collapse": lambda v: [x for x, _ in groupby(v)],
    "append_sum": lambda v: [*v, sum(v)],
    "append_length": lambda v: [*v, len(v)],
    "mirror": lambda v: [*v, *reversed(v)],
    "stutter": lambda v: [v[i // 2] for i in range(2 * len(v))],
}
NUMBERED: dict[str, Any] = {
    "take": lambda v, k: [x for i, x in enumerate(v) if i < k],
    "drop": lambda v, k: [x for i, x in enumerate(v) if i >= k],
    "take_last": lambda v, k: [x for i, x in enumerate(v) if i >= len(v) - k],
    "drop_last": lambda v, k: [x for i, x in enumerate(v) if i < len(v) - k],
    "every": lambda v, k: [x for i, x in enumerate(v) if i % k == 0],
    "rotate": _rotate,
    "add": lambda v, k: [x + k for x in v],
    "subtract": lambda v, k: [x - k for x in v],
    "multiply": lambda v, k: [x * k for x in v],
    "divide": lambda v, k: [(x - x % k) // k for x in v],
    "modulo": lambda v, k: [x - x // k * k for x in v],
    "at_most": lambda v, k: [k if x > k else x for x in v],
    "keep_above": lambda v, k: [x for x in v if not x <= k],
    "keep_below": lambda v, k: [x for x in v if not x >= k],
    "keep_multiples": lambda v, k: [x for x in v if not x % k],
    "block_sums": lambda v, k: [sum(v[i : i + k]) for i in range(len(v)) if i % k == 0],
    "prepend": lambda v, k: [k, *v],
    "append": lambda v, k: [*v, k],
}

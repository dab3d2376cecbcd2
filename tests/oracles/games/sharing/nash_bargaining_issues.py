"""Judge by listing all deals, and by the upper hull of their points with the tangent condition of Nash's solution."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    deals = {}
    for picks in product(*[range(1, len(options) + 1) for options in instance.issues]):
        chosen = [options[k - 1] for options, k in zip(instance.issues, picks, strict=True)]
        deals[picks] = sum(a for a, _ in chosen), sum(b for _, b in chosen)
    points = set(deals.values())
    top = {p for p in points if not any(q != p and q[0] >= p[0] and q[1] >= p[1] for q in points)}
    if answer["efficient"] != top:
        return f"the efficient points are {sorted(top)}"
    d, e = instance.without
    gains = {picks: (a - d) * (b - e) for picks, (a, b) in deals.items() if a > d and b > e}
    best = [picks for picks in gains if gains[picks] == max(gains.values())]
    if best != [answer["deal"]]:
        return f"the best deals are {best}"
    if not instance.lottery:
        return ""
    x, y = answer["lottery"]
    # All points lie below the line on which the two gains have the shares that they have at the best point.
    if x <= d or y <= e or any((y - e) * (a - x) + (x - d) * (b - y) > 0 for a, b in points):
        return "the lottery is not best"
    return "" if any(_between((x, y), p, q) for p in top for q in top) else "the lottery cannot be had"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A pair left out, another option, the lottery off by one."""
    pairs = answer["efficient"]
    wrong = [answer | {"efficient": pairs - {min(pairs)}}]
    deal = answer["deal"]
    wrong.append(answer | {"deal": (deal[0] % len(instance.issues[0]) + 1, *deal[1:])})
    if instance.lottery:
        x, y = answer["lottery"]
        wrong += [answer | {"lottery": (x + Fraction(1, 2), y - Fraction(1, 2))}, answer | {"lottery": (x + 1, y + 1)}]
    return wrong


def _between(at: Any, p: Any, q: Any) -> bool:
    cross = (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])
    return bool(cross == 0 and min(p[0], q[0]) <= at[0] <= max(p[0], q[0]))

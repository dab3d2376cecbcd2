"""Judge by running sums; at low levels a search over peptides from the left finds other answers."""

from collections.abc import Iterator
from itertools import accumulate, islice
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    weight = dict(instance.rows())
    sums = list(accumulate((weight[one] for one in answer), initial=0))
    whole = sums[-1]
    if instance.ring:
        forward = {b - a for a in sums for b in sums if a < b and b - a < whole}
        true = forward | {whole - mass for mass in forward}
    else:
        true = set(sums[1:-1]) | {whole - mass + 18 for mass in sums[1:-1]}
    if whole + (0 if instance.ring else 18) != instance.total:
        return "the total is wrong"
    if len(true.difference(instance.masses)) > instance.missing:
        return "masses are missing"
    return "foreign masses" if len(set(instance.masses).difference(true)) > instance.noise else ""


def others(instance: Any, answer: str) -> Iterator[str]:
    """Rings turned and mirrored; other chains that a search finds."""
    if instance.ring:
        yield from (answer[2:] + answer[:2], answer[::-1])
    elif len(answer) < 7:
        yield from islice((one for one in _chains(instance, "", 0) if not confirm(instance, one)), 5)


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """The chain upside down, neighbours exchanged, a residue dropped."""
    changed = [answer[::-1], answer[1] + answer[0] + answer[2:], answer[1:]]
    yield from (one for one in changed if confirm(instance, one))


def _chains(instance: Any, begun: str, mass: int) -> Iterator[str]:
    left = instance.total - 18 - mass
    if left == 0:
        yield begun
    seen = set(instance.masses)
    lost = sum(1 for k in list(accumulate(dict(instance.rows())[one] for one in begun)) if k not in seen and left > 0)
    if lost > instance.missing:
        return
    for one, weight in instance.rows():
        if weight <= left:
            yield from _chains(instance, begun + one, mass + weight)

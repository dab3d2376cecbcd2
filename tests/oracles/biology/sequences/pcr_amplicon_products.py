"""Judge by sets of occupied places and by products written out letter by letter."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)
OPPOSITE = dict(zip("ACGT", "TGCA", strict=True))


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cut = len(instance.primers) - instance.second
    made = _round(instance, list(instance.text), instance.circular, instance.primers[:cut])
    if instance.second:
        made = [new for one in made for new in _round(instance, one, False, instance.primers[cut:])]
    right = {len(one) for one in made}
    return "" if answer == right else f"the lengths are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One length more or less, and one moved by one."""
    low = min(answer)
    return [answer | {max(answer) + 1}, answer - {low} | {low - 1} if low - 1 not in answer else answer | {999}]


def _round(instance: Any, bases: list[str], circular: bool, primers: Any) -> list[list[str]]:
    size, n, made = instance.binding, len(bases), []
    windows = [[(at + i) % n for i in range(size)] for at in range(n if circular else max(0, n - size + 1))]
    for one, other in product(primers, repeat=2):
        heads = [w for w in windows if [bases[i] for i in w] == list(one[-size:])]
        tails = [w for w in windows if [OPPOSITE[bases[i]] for i in reversed(w)] == list(other[-size:])]
        for head, tail in product(heads, tails):
            if set(head) & set(tail):
                continue
            between, at = [], (head[-1] + 1) % n if circular else head[-1] + 1
            while at != tail[0] and at < n and at not in head:
                between.append(at)
                at = (at + 1) % n if circular else at + 1
            if at != tail[0] or set(between) & set(tail):
                continue
            new = list(one[:-size]) + [bases[i] for i in [*head, *between, *tail]]
            new += [OPPOSITE[base] for base in reversed(other[:-size])]
            if len(new) <= instance.most:
                made.append(new)
    return made

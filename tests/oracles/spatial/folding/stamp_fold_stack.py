"""Judge by reading the creases of each side as brackets from top to bottom; piles are built stamp by stamp."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != list(range(1, len(instance.creases) + 2)):
        return "not every stamp once"
    if answer[0] != instance.top or answer[-1] != instance.bottom:
        return "another stamp on top or at the bottom"
    for crease, kind in enumerate(instance.creases, 1):
        # the printed side of an odd stamp faces up, that of an even one down
        odd, even = sorted((crease, crease + 1), key=lambda stamp: stamp % 2 == 0)
        printed = answer.index(even) < answer.index(odd)
        if kind != "?" and (kind == "V") != printed:
            return f"crease {crease}"
    return "" if all(_nests(answer, side) for side in (1, 0)) else "the paper crosses itself"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other piles, searched among all for short strips."""
    if len(answer) > 9:
        return []
    piles: list[tuple[int, ...]] = [(1,)]
    for stamp in range(2, len(answer) + 1):
        piles = [(*p[:k], stamp, *p[k:]) for p in piles for k in range(len(p) + 1)]
        piles = [p for p in piles if _nests(p, 1) and _nests(p, 0)]
    return [pile for pile in piles if pile != answer and not confirm(instance, pile)][:3]


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The pile upside down, two neighbours exchanged, and the strip as it is, where these are wrong."""
    swapped = [(*answer[:k], answer[k + 1], answer[k], *answer[k + 2 :]) for k in range(len(answer) - 1)]
    for pile in [answer[::-1], tuple(sorted(answer)), *swapped[:4]]:
        if confirm(instance, pile):
            yield pile


def greedy(instance: Any) -> Any:
    """Each stamp right above or below the one before."""
    pile = [1]
    for crease, kind in enumerate(instance.creases, 1):
        above = (kind == "M") == (crease % 2 == 0)
        pile.insert(pile.index(crease) + (not above), crease + 1)
    return tuple(pile)


def _nests(pile: Any, side: int) -> bool:
    stack: list[int] = []
    for stamp in pile:
        crease = stamp if stamp % 2 == side else stamp - 1  # the crease of this stamp on this side
        if not 1 <= crease < len(pile):
            continue
        if crease in stack:
            if stack.pop() != crease:
                return False
        else:
            stack.append(crease)
    return True

"""Judge small positions by searching the whole game, large ones by the binary digits of Bouton's theorem."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    heaps, place, left = list(instance.heaps), answer["heap"] - 1, answer["left"]
    if not 0 <= place < len(heaps) or not 0 <= left < heaps[place]:
        return "not a move"
    heaps[place] = left
    return "the opponent wins" if _mover_wins(heaps, instance.misere) else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other winning moves, tried one by one where heaps are small."""
    if max(instance.heaps) > 60:
        return []
    moves = [{"heap": h, "left": k} for h, size in enumerate(instance.heaps, 1) for k in range(size)]
    return [move for move in moves if move != answer and not confirm(instance, move)][:4]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Moves that leave the heap as it is, that add stones, from no heap, or one stone off."""
    size = instance.heaps[answer["heap"] - 1]
    found = [answer | {"left": size}, answer | {"left": size + 1}, answer | {"heap": 0}, answer | {"left": -1}]
    near = answer | {"left": answer["left"] + 1}
    return [*found, near] if near["left"] < size and confirm(instance, near) else found


def _mover_wins(heaps: list[int], misere: bool) -> bool:
    if sum(heaps) <= 40 and len(heaps) <= 3:
        return _search(tuple(sorted(heaps)), misere)
    ones = [sum(heap >> bit & 1 for heap in heaps) % 2 for bit in range(max(heaps).bit_length() or 1)]
    if misere and max(heaps) <= 1:
        return sum(heaps) % 2 == 0
    return any(ones)


@cache
def _search(heaps: tuple[int, ...], misere: bool) -> bool:
    if not any(heaps):
        return misere
    return any(
        not _search(tuple(sorted((*heaps[:i], left, *heaps[i + 1 :]))), misere)
        for i, size in enumerate(heaps)
        for left in range(size)
    )

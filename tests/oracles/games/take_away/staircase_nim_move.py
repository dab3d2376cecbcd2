"""Judge small positions by searching the whole game, large ones by the digits of heaps at odd ways from the ground."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place, number, below = answer["stair"] - 1, answer["number"], instance.below
    if not 0 <= place < len(below) or not 0 < number <= instance.coins[place]:
        return "not a move"
    after = _moved(instance.coins, below, place, number)
    if sum(after) <= 14 and len(after) <= 4:
        return "the opponent wins" if _wins(after, below) else ""
    odd = []
    for spot, size in enumerate(after, 1):
        steps = 0
        while spot:
            spot, steps = below[spot - 1], steps + 1
        odd += [size] if steps % 2 else []
    digits = [sum(size >> bit & 1 for size in odd) % 2 for bit in range(20)]
    return "the opponent wins" if any(digits) else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other winning moves, tried one by one where there are few coins."""
    if max(instance.coins) > 60:
        return []
    moves = [{"stair": s, "number": k} for s, size in enumerate(instance.coins, 1) for k in range(1, size + 1)]
    return [move for move in moves if move != answer and not confirm(instance, move)][:4]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """No coin, more coins than there are, a stair that is not there, one coin more or less."""
    size, number = instance.coins[answer["stair"] - 1], answer["number"]
    found = [answer | {"number": 0}, answer | {"number": size + 1}, answer | {"stair": 0}, answer | {"stair": 99}]
    near = [answer | {"number": k} for k in (number - 1, number + 1)]
    return found + [one for one in near if confirm(instance, one)]


def _moved(coins: tuple[int, ...], below: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    after = list(coins)
    after[place] -= number
    if below[place] > 0:
        after[below[place] - 1] += number
    return tuple(after)


@cache
def _wins(coins: tuple[int, ...], below: tuple[int, ...]) -> bool:
    return any(
        not _wins(_moved(coins, below, place, number), below)
        for place, size in enumerate(coins)
        for number in range(1, size + 1)
    )

"""Judge by taking a pair and then sets off the sorted tiles, in all ways."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
_ALL = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)] + [f"{number}z" for number in range(1, 8)]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    hand = list(instance.hand)
    right = {tile for tile in _ALL if hand.count(tile) < 4 and _complete([*hand, tile])}
    return "" if set(answer) == right else f"they are {sorted(right)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A tile too many, one too few, one exchanged."""
    other = next(tile for tile in _ALL if tile not in answer)
    one = min(answer)
    return [answer | {other}, *([answer - {one}] if len(answer) > 1 else []), answer - {one} | {other}]


def _complete(tiles: list[str]) -> bool:
    if len(tiles) == 14 and all(tiles.count(tile) == 2 for tile in tiles):
        return True
    for tile in {tile for tile in tiles if tiles.count(tile) >= 2}:
        rest = list(tiles)
        rest.remove(tile)
        rest.remove(tile)
        if _sets(tuple(sorted((tile[1], int(tile[0])) for tile in rest))):
            return True
    return False


@cache
def _sets(tiles: tuple[tuple[str, int], ...]) -> bool:
    if not tiles:
        return True
    suit, number = tiles[0]
    ways = [[(suit, number)] * 3]
    if suit != "z":
        ways.append([(suit, number + k) for k in range(3)])
    for way in ways:
        rest = list(tiles)
        try:
            for tile in way:
                rest.remove(tile)
        except ValueError:
            continue
        if _sets(tuple(rest)):
            return True
    return False

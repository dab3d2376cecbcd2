"""Follow the heaps with an own reading of the rival: whatever he does must be legal, and winning where a move wins."""

from functools import cache
from itertools import combinations, product
from typing import Any

LEVELS = range(1, 11)

Heaps = tuple[int, ...]


def play(instance: Any, moves: list[Heaps]) -> tuple[list[tuple[Heaps, bool]], str]:
    """Replay the moves; the rival's own are taken from the game and checked by search on small heaps."""
    from bootcamp import registry

    game: Any = registry.get("nim_duel")
    state: Any = None
    seen: list[tuple[Heaps, bool]] = []
    heaps = instance.heaps
    for move in moves:
        assert sum(a != b for a, b in zip(heaps, move, strict=True)) in range(1, instance.most + 1)
        assert all(a >= b for a, b in zip(heaps, move, strict=True))
        if sum(move) == 0:
            return [*seen, (move, False)], "lost" if instance.misere else "won"
        state = game.begin(instance) if state is None else state
        turn = game.react(instance, state, move)
        state, heaps = turn.state, turn.seen.rival
        lowered = sum(a > b for a, b in zip(move, heaps, strict=True))
        assert 1 <= lowered <= instance.most
        assert all(a >= b for a, b in zip(move, heaps, strict=True))
        if sum(move) <= 12:
            folded = tuple(sorted(move))
            assert not _wins(folded, instance.most, instance.misere) or not _wins(
                tuple(sorted(heaps)), instance.most, instance.misere
            )
        seen.append((heaps, True))
        if sum(heaps) == 0:
            return seen, "won" if instance.misere else "lost"
    return seen, ""


@cache
def _wins(heaps: Heaps, most: int, misere: bool) -> bool:
    """Tell by plain search whether who is to move can win."""
    if not any(heaps):
        return misere
    return any(not _wins(after, most, misere) for after in _after(heaps, most))


def _after(heaps: Heaps, most: int) -> set[Heaps]:
    found = set()
    for count in range(1, most + 1):
        for places in combinations([p for p, n in enumerate(heaps) if n], count):
            for sizes in product(*(range(heaps[p]) for p in places)):
                changed = dict(zip(places, sizes, strict=True))
                found.add(tuple(sorted(changed.get(p, n) for p, n in enumerate(heaps))))
    return found

"""Judge by playing the games of a tree of halves; up to eight players by who can win each set of players."""

from functools import cache
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.beaten)
    if set(answer) != {chr(65 + one) for one in range(count)} or len(answer) != count:
        return "not each player once"
    if count <= 8:
        assert instance.favourite in _winners(instance)
    return (
        "" if _champion(instance, [ord(name) - 65 for name in answer]) == instance.favourite else "somebody else wins"
    )


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The halves exchanged, everything turned round."""
    half = len(answer) // 2
    return [answer[half:] + answer[:half], answer[::-1]]


def greedy(instance: Any) -> tuple[str, ...]:
    """The favourite first, then those whom it beats, the others last."""
    mine = instance.beaten[instance.favourite]
    rest = [one for one in range(len(instance.beaten)) if one not in (*mine, instance.favourite)]
    return tuple(chr(65 + one) for one in (instance.favourite, *mine, *rest))


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The alphabet, the alphabet turned round, two places exchanged, one player twice."""
    names = tuple(sorted(answer))
    wrong = [names, names[::-1], (answer[0], answer[2], answer[1], *answer[3:]), (*answer[:-1], answer[0])]
    return [one for one in wrong if confirm(instance, one)]


def _champion(instance: Any, players: list[int]) -> int:
    if len(players) == 1:
        return players[0]
    half = len(players) // 2
    one, two = _champion(instance, players[:half]), _champion(instance, players[half:])
    return one if two in instance.beaten[one] else two


def _winners(instance: Any) -> frozenset[int]:
    @cache
    def winners(players: frozenset[int]) -> frozenset[int]:
        if len(players) == 1:
            return players
        first, *rest = sorted(players)
        found = set()
        for some in combinations(rest, len(players) // 2 - 1):
            half = frozenset((first, *some))
            for one in winners(half):
                for two in winners(players - half):
                    found.add(one if two in instance.beaten[one] else two)
        return frozenset(found)

    return winners(frozenset(range(len(instance.beaten))))

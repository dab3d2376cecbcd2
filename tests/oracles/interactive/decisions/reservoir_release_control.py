"""Follow the water; the inflows come from the game and must be the worst by a recursion of their own."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

LOST = -1_000_000_000


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, int, int, int]], str]:
    """Carry the water from day to day, up to the end."""
    from bootcamp import registry

    game: Any = registry.get("reservoir_release_control")
    sure, state = _sure(instance), game.begin(instance)
    level, last, total = instance.level, instance.last, 0
    seen: list[tuple[int, int, int, int]] = []
    for day, release in enumerate(moves):
        assert 0 <= release <= instance.release
        assert abs(release - last) <= instance.change
        turn = game.react(instance, state, release)
        state, inflow = turn.state, turn.seen.inflow
        low, high = instance.forecast[day]
        assert low <= inflow <= high
        ends = {one: level + one - release for one in range(low, high + 1)}
        if any(not 0 <= end <= instance.top for end in ends.values()):
            assert not 0 <= ends[inflow] <= instance.top
        else:
            kept = {one: max(LOST, sure(day + 1, end, release)) for one, end in ends.items()}
            assert kept[inflow] == min(kept.values())
        level, last, total = ends[inflow], release, total + release
        seen.append((release, inflow, level, total))
        if not 0 <= level <= instance.top:
            return seen, "lost"
        if day + 1 == len(instance.forecast):
            return seen, "won" if total >= instance.needed else "lost"
    return seen, ""


def least(instance: Any) -> int:
    """Check that just so much is sure as is asked for or a little more, and return the days."""
    assert 0 <= _sure(instance)(0, instance.level, instance.last) - instance.needed <= 20
    return len(instance.forecast)


def _sure(instance: Any) -> Any:
    """Return the function that tells what total is sure from a day on; LOST where the limits are not."""

    @cache
    def sure(day: int, level: int, last: int) -> int:
        if not 0 <= level <= instance.top:
            return LOST
        if day == len(instance.forecast):
            return 0
        low, high = instance.forecast[day]
        best = LOST
        for release in range(instance.release + 1):
            if abs(release - last) <= instance.change:
                worst = min(sure(day + 1, level + inflow - release, release) for inflow in range(low, high + 1))
                best = max(best, LOST if worst == LOST else release + worst)
        return best

    return sure

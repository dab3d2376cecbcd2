"""Judge by moving tiles on a map of coordinates; on small frames the limit is compared with a two-sided search."""

from typing import Any

LEVELS = range(1, 11)

Where = dict[str, complex]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.rows * instance.cols <= 9:
        assert _fewest(instance) <= instance.limit
    place, goal = _places(instance, instance.start), _places(instance, instance.goal)
    if len(answer) > instance.limit:
        return "too many moves"
    for tile in answer:
        if tile not in place or abs(place[tile] - place["_"]) != 1:
            return f"{tile} cannot move"
        place[tile], place["_"] = place["_"], place[tile]
    return "" if place == goal else "another picture"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The moves after sliding the first tile to and fro, where the limit allows it."""
    return [(answer[0], answer[0], *answer)] if len(answer) + 2 <= instance.limit else []


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The moves without an end, with the last tile moved back, and with too many moves."""
    spare = (instance.limit - len(answer)) // 2 + 1
    return [answer[:-1], answer[1:], (*answer, answer[-1]), (answer[0],) * 2 * spare + answer]


def _places(instance: Any, state: tuple[str, ...]) -> Where:
    spots = (complex(row, col) for row in range(instance.rows) for col in range(instance.cols))
    return {tile: spot for tile, spot in zip(state, spots, strict=True) if tile != "#"}


def _fewest(instance: Any) -> int:
    """Grow the states around start and goal in turn until they meet."""
    near: list[set[tuple[str, ...]]] = [{instance.start}, {instance.goal}]
    edge, steps = [set(near[0]), set(near[1])], 0
    while not near[0] & near[1]:
        side = steps % 2
        edge[side] = {after for state in edge[side] for after in _after(instance, state)} - near[side]
        near[side] |= edge[side]
        steps += 1
    return steps


def _after(instance: Any, state: tuple[str, ...]) -> list[tuple[str, ...]]:
    place, found = state.index("_"), []
    for other in (place - instance.cols, place + instance.cols, place - 1, place + 1):
        beside = abs(other - place) != 1 or other // instance.cols == place // instance.cols
        if 0 <= other < len(state) and beside and state[other] != "#":
            listed = list(state)
            listed[place], listed[other] = listed[other], "_"
            found.append(tuple(listed))
    return found

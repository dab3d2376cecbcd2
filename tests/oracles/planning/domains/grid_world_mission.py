"""Judge on sets of cells in the complex plane; where there are few things, a search of all states finds other plans."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

LEVELS = range(1, 11)
_WAYS = {"north": -1j, "east": 1, "south": 1j, "west": -1}
_MOST = 6000


class _Now(NamedTuple):
    robot: complex
    way: complex
    hand: str
    lying: frozenset[tuple[str, complex]]
    shut: frozenset[tuple[str, complex]]
    left: tuple[tuple[str, str], ...]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    plan = _shortest(instance)
    if plan and len(plan) > instance.limit:
        return f"the limit is {instance.limit}, but {len(plan)} actions are needed"
    return _fault(instance, answer)


def others(instance: Any, answer: Any) -> list[Any]:
    """A look to the side and back first where there is time for it, and a shortest plan where it can be found."""
    found = [("L", "R", *answer), ("R", "L", *answer), ("L", "L", "L", "L", *answer)]
    return [plan for plan in [*found, _shortest(instance)] if plan and len(plan) <= instance.limit]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Actions left out, doubled, exchanged or changed, and too many of them."""
    for k in range(0, len(answer), 1 + len(answer) // 20):
        changed = [answer[:k] + answer[k + 1 :], answer[:k], answer[: k + 1] + answer[k:]]
        changed += [(*answer[:k], move, *answer[k + 1 :]) for move in "LRFPDT"[k % 2 :: 2]]
        yield from (plan for plan in changed if plan and _fault(instance, plan))
    yield ("L", "R") * (instance.limit - len(answer)) + answer


def _start(instance: Any) -> tuple[_Now, frozenset[complex]]:
    signs = [(sign, complex(x, y)) for y, row in enumerate(instance.board) for x, sign in enumerate(row)]
    robot = next(cell for sign, cell in signs if sign == "S")
    lying = frozenset((sign, cell) for sign, cell in signs if "a" <= sign <= "z")
    shut = frozenset((sign, cell) for sign, cell in signs if sign == "+" or ("A" <= sign <= "Z" and sign != "S"))
    walls = frozenset(cell for sign, cell in signs if sign == "#")
    return _Now(robot, _WAYS[instance.facing], "", lying, shut, tuple(map(tuple, instance.mission))), walls


def _after(now: _Now, move: str, walls: frozenset[complex], doorways: frozenset[complex]) -> _Now | None:
    ahead = now.robot + now.way
    thing = next((one for one in now.lying if one[1] == ahead), None)
    door = next((one for one in now.shut if one[1] == ahead), None)
    barred = ahead in walls or thing is not None or door is not None
    if move == "L":
        now = now._replace(way=now.way * -1j)
    elif move == "R":
        now = now._replace(way=now.way * 1j)
    elif move == "F" and not barred:
        now = now._replace(robot=ahead)
    elif move == "P" and thing and not now.hand:
        now = now._replace(hand=thing[0], lying=now.lying - {thing})
    elif move == "D" and now.hand and not barred and ahead not in doorways:
        now = now._replace(hand="", lying=now.lying | {(now.hand, ahead)})
    elif move == "T" and door and door[0] in ("+", now.hand.upper()):
        now = now._replace(shut=now.shut - {door})
    else:
        return None
    while now.left and _holds(now, *now.left[0]):
        now = now._replace(left=now.left[1:])
    return now


def _holds(now: _Now, verb: str, named: str) -> bool:
    at = dict(now.lying)
    if verb == "open":
        return named not in dict(now.shut)
    if verb == "carry":
        return now.hand == named
    if verb == "face":
        return at.get(named) == now.robot + now.way
    return all(name in at for name in named) and abs(at[named[0]] - at[named[1]]) == 1


def _fault(instance: Any, plan: Any) -> str:
    now, walls = _start(instance)
    doorways = frozenset(cell for _, cell in now.shut)
    for move in plan:
        after = _after(now, move, walls, doorways)
        if after is None:
            return f"{move} is impossible"
        now = after
    if now.left:
        return "something is left to do"
    return "too many actions" if len(plan) > instance.limit else ""


def _shortest(instance: Any) -> Any:
    """Give a shortest plan, or nothing if too many states are met."""
    now, walls = _start(instance)
    doorways = frozenset(cell for _, cell in now.shut)
    if len(now.lying) > 3:
        return ()
    waiting: deque[tuple[_Now, tuple[str, ...]]] = deque([(now, ())])
    seen = {now}
    while waiting and len(seen) < _MOST:
        now, plan = waiting.popleft()
        if not now.left:
            return plan
        for move in "LRFPDT":
            after = _after(now, move, walls, doorways)
            if after and after not in seen:
                seen.add(after)
                waiting.append((after, (*plan, move)))
    return ()

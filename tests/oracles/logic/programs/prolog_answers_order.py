"""Judge by an abstract machine: a stack of choice points, each with the goals left and the height to cut back to."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found: list[str] = []
    stack: list[tuple[list[tuple[Any, int]], dict[str, str], int]] = [([(instance.query, 0)], {}, 0)]
    fresh = 0
    while stack:
        goals, values, first = stack.pop()
        if not goals:
            found.append(_end("X", values))
            continue
        (goal, height), rest = goals[0], goals[1:]
        if goal == ("!",):
            del stack[height:]
            stack.append((rest, values, 0))
            continue
        for i in range(first, len(instance.clauses)):
            head, body = instance.clauses[i]
            if head[0] != goal[0]:
                continue
            fresh += 1
            new = _match([_rename(one, fresh) for one in head[1:]], goal[1:], values)
            if new is None:
                continue
            base = len(stack)
            stack.append((goals, values, i + 1))
            called = [((one[0], *(_rename(arg, fresh) for arg in one[1:])), base) for one in body]
            stack.append(([*called, *rest], new, 0))
            break
    return "" if tuple(found) == answer else f"{found}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The order turned round or sorted, repeats dropped, one answer missing."""
    wrong = [answer[::-1], tuple(sorted(answer)), tuple(dict.fromkeys(answer)), answer[:-1], (*answer, answer[-1])]
    return [near for near in wrong if near != answer]


def _rename(term: str, number: int) -> str:
    return f"{term}_{number}" if term.isupper() else term


def _end(term: str, values: dict[str, str]) -> str:
    return _end(values[term], values) if term in values else term


def _match(left: list[str], right: tuple[str, ...], values: dict[str, str]) -> dict[str, str] | None:
    new = dict(values)
    for one, other in zip(left, right, strict=True):
        a, b = _end(one, new), _end(other, new)
        if a == b:
            continue
        if a[0].isupper():
            new[a] = b
        elif b[0].isupper():
            new[b] = a
        else:
            return None
    return new

"""Judge by generators made from the shown code, one a function, with lists that are sorted at each turn."""

from collections.abc import Callable, Iterator
from typing import Any

LEVELS = range(1, 11)

_Body = list[tuple[str, int, Any]]


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _order(instance, True)
    return "" if answer == right else f"the order is {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order with await taken as nothing, and the order of the text."""
    text = tuple(int(line.strip()[12:-2]) for line in instance.code if "console" in line)
    return [one for one in (_order(instance, False), text) if one != answer]


def _order(instance: Any, waiting: bool) -> tuple[int, ...]:
    main: _Body = []
    stack = [main]
    for line in (line.strip() for line in instance.code):
        if line.startswith("console"):
            stack[-1].append(("log", int(line[12:-2]), None))
        elif line.startswith("await"):
            stack[-1].append(("await", 0, None))
        elif line.startswith("}"):
            stack.pop()
            if line.startswith("}, "):
                kind, _, inner = stack[-1][-1]
                stack[-1][-1] = (kind, int(line[3:-2]), inner)
        else:
            inner = []
            stack[-1].append((line.split("(() ")[0] if line[0] != "(" else "async", 0, inner))
            stack.append(inner)
    out: list[int] = []
    soon: list[Callable[[], None]] = []
    later: list[tuple[int, _Body]] = []
    clock = [0]

    def steps(body: _Body) -> Iterator[None]:
        for kind, value, inner in body:
            if kind == "log":
                out.append(value)
            elif kind == "await":
                if waiting:
                    yield
            elif kind == "async":
                resume(steps(inner))
            elif kind == "setTimeout":
                later.append((clock[0] + value, inner))
            else:
                soon.append(lambda inner=inner: resume(steps(inner)))  # type: ignore[misc]

    def resume(running: Iterator[None]) -> None:
        for _ in running:
            soon.append(lambda: resume(running))
            return

    resume(steps(main))
    while soon or later:
        if soon:
            soon.pop(0)()
        else:
            first = min(later, key=lambda one: one[0])
            later.remove(first)
            clock[0] = first[0]
            resume(steps(first[1]))
    return tuple(out)

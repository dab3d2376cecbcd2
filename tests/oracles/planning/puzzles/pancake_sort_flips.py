"""Judge on lists of pancakes; networkx finds the fewest flips among all small stacks."""

from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    size = len(instance.stack)

    def after(stack: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
        found = {}
        for k in range(1, size + 1):
            turned = list(reversed(stack[:k]))
            if instance.burnt:
                turned = [-one for one in turned]
            found[k] = (*turned, *stack[k:])
        return found

    return Game(instance.stack, after, lambda stack: stack == tuple(sorted(map(abs, stack))), instance.limit)


confirm, others, near_misses = judged(_read, exact=False)


def greedy(instance: Any) -> Any:
    """Bring the largest that is out of place to the top, turn it if it must, and flip it into its place."""
    read, flips = _read(instance), []
    stack: Any = instance.stack
    for size in range(len(stack), 0, -1):
        place = [abs(one) for one in stack].index(size) + 1
        wanted = [] if stack[size - 1] == size else [place, size]
        if wanted and instance.burnt and read.after(stack)[place][0] > 0:
            wanted = [place, 1, size]
        for k in wanted:
            flips.append(k)
            stack = read.after(stack)[k]
    return tuple(flips) or (1,)

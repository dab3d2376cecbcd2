"""Judge on lists of balls; networkx compares the limit with the fewest moves where there are few states."""

from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    def after(state: Any) -> dict[str, Any]:
        found = {}
        for a, source in enumerate(state, 1):
            for b, target in enumerate(state, 1):
                room = len(target) < instance.height
                if a != b and source and room and (not target or target[-1] == source[-1]):
                    tubes = [list(tube) for tube in state]
                    tubes[b - 1].append(tubes[a - 1].pop())
                    found[f"{a}>{b}"] = tuple(map(tuple, tubes))
        return found

    def done(state: Any) -> bool:
        return all(len(tube) in (0, instance.height) and len(set(tube)) < 2 for tube in state)

    return Game(tuple(map(tuple, instance.tubes)), after, done, instance.limit)


confirm, others, near_misses = judged(_read, exact=False, most=400)

"""Judge by networkx on sets of squares in the complex plane."""

from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    place = {name: complex("abcd".index(name[0]), int(name[1])) for name in instance.squares}
    pairs = [(a, b) for a in place for b in place if abs(abs(place[a] - place[b]) ** 2 - 5) < 0.1]
    sides = [frozenset(n for n, p in zip(place, instance.pieces, strict=True) if p == colour) for colour in "WB"]

    def after(state: Any) -> dict[str, Any]:
        white, black, last = state
        found = {}
        for a, b in pairs:
            mover = "W" if a in white else "B" if a in black else ""
            if mover and b not in white | black and not (instance.turns and mover == last):
                ends = [side - {a} | {b} if a in side else side for side in (white, black)]
                found[f"{a}-{b}"] = (*ends, mover if instance.turns else "")
        return found

    return Game((*sides, ""), after, lambda state: [*state[:2]] == sides[::-1], instance.best)


confirm, others, near_misses = judged(_read, most=900)

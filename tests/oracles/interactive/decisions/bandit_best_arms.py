"""Write down all pulls of each machine beforehand, and count."""

from typing import Any

from bootcamp.lib.chance import draw

LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[int, int]], str]:
    """Take the next stretch of a machine's pulls for each move."""
    pulls: dict[int, list[bool]] = {}
    for machine, percent in enumerate(instance.percent, start=1):
        pulls[machine] = []
        for batch in range(len(moves)):
            rng = draw(instance.chance, batch, "machine", machine)
            pulls[machine] += [rng.randrange(100) + 1 <= percent for _ in range(instance.batch)]
    seen: list[tuple[int, int]] = []
    for verb, what in moves:
        if verb == "answer":
            ranks = [sum(other > instance.percent[machine - 1] for other in instance.percent) for machine in what]
            return [*seen, (0, int(ranks == [0, 1]))], "won" if ranks == [0, 1] else "lost"
        seen.append((what, pulls[what][: instance.batch].count(True)))
        del pulls[what][: instance.batch]
    return seen, ""

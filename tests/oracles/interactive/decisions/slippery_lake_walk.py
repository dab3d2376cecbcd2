"""Value iteration in fractions over transition lists, and the losses from it."""

from fractions import Fraction
from typing import Any

from bootcamp.lib.chance import draw

LEVELS = range(1, 7)

LEFT = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT = {after: before for before, after in LEFT.items()}
DELTA = {"N": -1 + 0j, "S": 1 + 0j, "W": -1j, "E": 1j}


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[str, tuple[int, int], str]], str]:
    """Cells are row + column i."""
    lake = {complex(r, c): sign for r, row in enumerate(instance.lake, 1) for c, sign in enumerate(row, 1)}
    start = next(cell for cell, sign in lake.items() if sign == "S")
    slip = Fraction(instance.slip, 100)

    def step(cell: complex, way: str) -> tuple[complex, str]:
        there = cell + DELTA[way]
        if lake.get(there, "#") == "#":
            return cell, "."
        return (start, lake[there]) if lake[there] in "GO" else (there, lake[there])

    def ways(cell: complex, way: str) -> list[tuple[Fraction, complex, str]]:
        return [(p, *step(cell, w)) for p, w in ((1 - 2 * slip, way), (slip, LEFT[way]), (slip, RIGHT[way]))]

    cells = [cell for cell, sign in lake.items() if sign in "S."]
    table: list[dict[complex, dict[str, Fraction]]] = []
    worth = dict.fromkeys(cells, Fraction(0))
    for _ in range(instance.turns):
        table.append(
            {
                c: {
                    w: sum((p * (worth[to] + (what == "G")) for p, to, what in ways(c, w)), Fraction(0)) for w in "NESW"
                }
                for c in cells
            }
        )
        worth = {cell: max(table[-1][cell].values()) for cell in cells}
    here, lost = start, Fraction(0)
    seen: list[tuple[str, tuple[int, int], str]] = []
    for place, way in enumerate(moves):
        options = table[instance.turns - place - 1][here]
        lost += max(options.values()) - options[way]
        roll = draw(instance.chance, place, "slip").randrange(100)
        taken = RIGHT[way] if roll < instance.slip else LEFT[way] if roll < 2 * instance.slip else way
        after, what = step(here, taken)
        seen.append((taken if after != here or what in "GO" else "", (int(after.real), int(after.imag)), what))
        here = after
        if place + 1 == instance.turns:
            return seen, "won" if lost <= Fraction(instance.allowed, 100) else "lost"
    return seen, ""

"""Judge each shot on a second board of bit masks; the fleet must be apart by shifted masks."""

from typing import Any

LEVELS = range(1, 11)


def play(instance: Any, moves: list[frozenset[tuple[int, int]]]) -> tuple[list[tuple[Any, Any]], str]:
    """Fire the shots in reading order, up to the end."""
    width = instance.size + 2  # a border, so that shifts do not wrap
    ships = [sum(1 << row * width + col for row, col in ship) for ship in instance.ships]
    for place, ship in enumerate(ships):
        rows = ship | ship << 1 | ship >> 1
        around = rows | rows << width | rows >> width
        assert all(not around & other for other in ships[:place])
        assert ship.bit_count() == instance.lengths[place]
    fired, seen = 0, []
    for salvo in moves:
        results = []
        for row, col in sorted(salvo):
            shot = 1 << row * width + col
            assert not fired & shot
            fired |= shot
            hit = sum(ship for ship in ships if ship & shot)
            results.append(0 if not hit else 1 if hit & ~fired else hit.bit_count())
        seen.append((tuple(sorted(salvo)), tuple(results)))
        if not sum(ships) & ~fired:
            return seen, "won"
    return seen, ""

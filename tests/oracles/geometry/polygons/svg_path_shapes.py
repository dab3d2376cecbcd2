"""Judge by drawing the paths as complex numbers, walking round the segments, and testing each definition in turn."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = tuple(_named(_corners(path)) for path in instance.paths)
    return "" if found == tuple(answer) else f"they are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One figure named otherwise, one dropped, all reversed."""
    first = "rhombus" if answer[0] != "rhombus" else "kite"
    turned = tuple(reversed(answer))
    return [(first, *answer[1:]), answer[1:]] + ([turned] if turned != tuple(answer) else [])


def _corners(path: str) -> list[complex]:
    words = path.split()
    graph: Any = nx.Graph()
    pen = start = 0j
    while words:
        letter = words.pop(0)
        if letter == "Z":
            end = start
        elif letter in "Hh":
            x = int(words.pop(0))
            end = pen + x if letter == "h" else complex(x, pen.imag)
        elif letter in "Vv":
            y = int(words.pop(0))
            end = pen + 1j * y if letter == "v" else complex(pen.real, y)
        else:
            end = complex(int(words.pop(0)), int(words.pop(0))) + (pen if letter == "l" else 0)
        if letter == "M":
            start = end
        else:
            graph.add_edge(pen, end)
        pen = end
    assert all(degree == 2 for _, degree in graph.degree), "the outline is not one cycle"
    assert nx.is_connected(graph), "the outline is not one cycle"
    cycle = [a for a, _ in nx.find_cycle(graph)]
    return [z for i, z in enumerate(cycle) if _turn(z - cycle[i - 1], cycle[(i + 1) % len(cycle)] - z).imag]


def _turn(a: complex, b: complex) -> complex:
    return a.conjugate() * b  # its real part is the scalar product, its imaginary part the vector product


def _named(corners: list[complex]) -> str:
    n = len(corners)
    sides = [b - a for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    square = [round(abs(s) ** 2) for s in sides]
    rights = [i for i in range(n) if _turn(sides[i - 1], sides[i]).real == 0]
    if n == 3:
        a, b, c = sorted(square)
        return {
            (True, True): "right-isosceles-triangle",
            (False, True): "isosceles-triangle",
            (True, False): "right-triangle",
        }.get((a + b == c, len({a, b, c}) == 2), "triangle")
    if n != 4:
        return "other"
    parallel = [_turn(sides[i], sides[i + 2]).imag == 0 for i in (0, 1)]
    opposite = [square[i] == square[i + 2] for i in (0, 1)]
    tests = {
        "square": len(rights) == 4 and len(set(square)) == 1,
        "rectangle": len(rights) == 4,
        "rhombus": len(set(square)) == 1,
        "parallelogram": all(parallel),
        "kite": any(square[i] == square[(i + 1) % 4] and square[i - 1] == square[i - 2] for i in range(4)),
        "isosceles-trapezoid": (parallel[0] and opposite[1]) or (parallel[1] and opposite[0]),
        "right-trapezoid": any(parallel) and bool(rights),
        "trapezoid": any(parallel),
    }
    return next((name for name, holds in tests.items() if holds), "quadrilateral")

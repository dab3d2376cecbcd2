"""Judge by rays in the complex plane that are followed to their end; find other atoms in small boxes by trying all."""

from itertools import combinations, islice
from typing import Any

LEVELS = range(1, 11)

Atoms = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Atoms) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.size
    if len(answer) != instance.atoms or any(not 1 <= x <= n for atom in answer for x in atom):
        return "not so many atoms in the box"
    atoms = {complex(c, r) for r, c in answer}
    for port, result in instance.results:
        found = _follow(n, atoms, port)
        if found != result:
            return f"port {port} gives {found}"
    return ""


def others(instance: Any, _: Atoms) -> list[Atoms]:
    """Up to three sets of up to three atoms in boxes of up to 5 rows."""
    n = instance.size
    if n > 5 or instance.atoms > 3:
        return []
    places = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1)]
    sets = map(frozenset, combinations(places, instance.atoms))
    return list(islice((atoms for atoms in sets if not confirm(instance, atoms)), 3))


def near_misses(instance: Any, answer: Atoms) -> list[Atoms]:
    """An atom moved by a cell, all atoms mirrored, all in the first cells."""
    n = instance.size
    r, c = min(answer)
    wrong = [answer - {(r, c)} | {(r + a, c + b)} for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    wrong += [frozenset((n + 1 - r, c) for r, c in answer), frozenset((c, r) for r, c in answer)]
    wrong.append(frozenset((1 + k // n, 1 + k % n) for k in range(instance.atoms)))
    fitting = [atoms for atoms in wrong if len(atoms) == len(answer) and all(1 <= x <= n for a in atoms for x in a)]
    return [atoms for atoms in fitting if confirm(instance, atoms)]


def _follow(n: int, atoms: set[complex], port: int) -> str:
    """Follow a ray on a board of cells 1 to n in both directions, with the ports in lines 0 and n + 1."""
    ports = [complex(k, 0) for k in range(1, n + 1)] + [complex(n + 1, k) for k in range(1, n + 1)]
    ports += [complex(k, n + 1) for k in range(n, 0, -1)] + [complex(0, k) for k in range(n, 0, -1)]
    start = here = ports[port - 1]
    way = (1j, -1, -1j, 1)[(port - 1) // n]
    for _ in range(8 * n * n):
        straight = here + way in atoms
        one, other = here + way * (1 + 1j) in atoms, here + way * (1 - 1j) in atoms
        if straight:
            return "H"
        if here == start and (one or other):
            return "R"
        if one and other:
            way = -way
        elif one:
            way *= -1j
        elif other:
            way *= 1j
        else:
            here += way
            if here in ports:
                return "R" if here == start else str(ports.index(here) + 1)
    raise AssertionError("a ray never ends")

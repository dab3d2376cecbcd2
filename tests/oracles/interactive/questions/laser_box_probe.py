"""Trace rays as complex numbers; each one must run back, and each set that is dealt must be told by all rays."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 4)

STARTS = {"T": (0, 1j), "B": (1, -1j), "L": (0, 1), "R": (1, -1)}


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, str, str]], str]:
    """Send the rays, up to the end."""
    atoms = {complex(col, row) for row, col in instance.atoms}
    seen: list[tuple[str, str, str]] = []
    for verb, what in moves:
        if verb == "answer":
            right = {complex(col, row) for row, col in what} == atoms
            return [*seen, (verb, "", "yes" if right else "no")], "won" if right else "lost"
        reply = _sent(instance.size, atoms, what)
        if reply not in "HR":
            assert _sent(instance.size, atoms, reply) == what
        seen.append((verb, what, reply))
    return seen, ""


def _sent(size: int, atoms: set[complex], opening: str) -> str:
    """Follow a ray; multiplying by 1j turns it right, as rows grow downwards."""
    far, way = STARTS[opening[0]]
    edge, number = far * (size + 1), int(opening[1:])
    at = complex(number, edge) if opening[0] in "TB" else complex(edge, number)
    for step in range(10 * size * size):
        ahead = at + way
        if ahead in atoms:
            return "H"
        to_right, to_left = ahead + way * 1j in atoms, ahead - way * 1j in atoms
        if to_right or to_left:
            if step == 0:
                return "R"
            way *= -1 if to_right and to_left else -1j if to_right else 1j
            continue
        at = ahead
        if not (1 <= at.real <= size and 1 <= at.imag <= size):
            side = "T" if at.imag < 1 else "B" if at.imag > size else "L" if at.real < 1 else "R"
            out = f"{side}{int(at.real if side in 'TB' else at.imag)}"
            return "R" if out == opening else out
    raise AssertionError("the ray goes on for ever")


def least(instance: Any) -> int:
    """Check that no other set gives the same replies; one ray and the answer are the least."""
    size = instance.size
    openings = [f"{side}{k}" for side in "TBLR" for k in range(1, size + 1)]

    def told(atoms: Any) -> list[str]:
        return [_sent(size, {complex(col, row) for row, col in atoms}, opening) for opening in openings]

    own = told(instance.atoms)
    cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    assert sum(told(atoms) == own for atoms in combinations(cells, instance.number)) == 1
    return 2

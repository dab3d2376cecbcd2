"""Light rays on a square board of mirrors, as complex numbers: rows count downwards as imaginary parts."""

from collections.abc import Sequence


def ray(board: Sequence[Sequence[str]], start: int) -> tuple[list[complex], int]:
    """Follow the ray from a place at the edge (above, below, left, right); give its cells and where it comes out."""
    n = len(board)
    outside = [complex(k, -1) for k in range(n)] + [complex(k, n) for k in range(n)]
    outside += [complex(-1, k) for k in range(n)] + [complex(n, k) for k in range(n)]
    here, ahead = outside[start], (1j, -1j, 1, -1)[start // n]
    passed = []
    while (here := here + ahead) not in outside:
        passed.append(here)
        sign = board[round(here.imag)][round(here.real)]
        if sign in ("R", "F"):  # a mirror exchanges the axes; a rising one also changes both signs
            ahead = complex(ahead.imag, ahead.real) * (-1 if sign == "R" else 1)
    return passed, outside.index(here)

"""Drive with complex headings on a set of free cells."""

from typing import Any

LEVELS = range(1, 11)

NAMES = {"N": -1 + 0j, "S": 1 + 0j, "W": -1j, "E": 1j}


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, tuple[bool, ...]]], str]:
    """Cells are row + column i; a turn to the right is a factor -i, as rows grow to the south."""
    free = _free(instance.board)
    here, ahead = complex(instance.row, instance.col), NAMES[instance.heading]
    assert here in free
    seen: list[tuple[str, tuple[bool, ...]]] = []
    for verb, what in moves:
        if verb == "answer":
            right = complex(what["row"], what["col"]) == here and NAMES[what["heading"]] == ahead
            return [*seen, ("answer", (right,))], "won" if right else "lost"
        told: list[bool] = []
        for letter in what:
            if letter == "F":
                told.append(here + ahead in free)
                here = here + ahead if told[-1] else here
            else:
                ahead *= -1j if letter == "R" else 1j
        seen.append((verb, tuple(told)))
    return seen, ""


def _free(board: Any) -> set[complex]:
    return {complex(r, c) for r, row in enumerate(board, 1) for c, sign in enumerate(row, 1) if sign == "."}

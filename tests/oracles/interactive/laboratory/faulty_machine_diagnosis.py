"""Read the answers from the table, whose working rows must be true."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[tuple[int, ...], bool]], str]:
    """Answer by the table."""
    bad = set(instance.faulty)
    assert 1 <= len(bad) <= instance.most < instance.machines / 2
    for i, row in enumerate(instance.says, start=1):
        assert i in bad or {j for j, sign in enumerate(row, start=1) if sign == "0"} == bad
    seen: list[tuple[tuple[int, ...], bool]] = []
    for verb, what in moves:
        if verb == "answer":
            right = sorted(what) == sorted(bad)
            return [*seen, ((), right)], "won" if right else "lost"
        i, j = what
        seen.append(((i, j), (j not in bad) if i not in bad else instance.says[i - 1][j - 1] == "1"))
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest moves by the count of sets: a question halves them at best."""
    sets = sum(1 for mask in range(1, 2**instance.machines) if bin(mask).count("1") <= instance.most)
    return (sets - 1).bit_length() + 1

"""Rules of the rows of a matrix of numbers."""

from __future__ import annotations

from random import Random

Line = tuple[int, int, int]

RULES = ("constant", "step", "sum", "three", "difference")


def random_rows(rule: str, largest: int, rng: Random) -> list[Line]:
    """Draw three rows that follow a rule."""
    step = rng.choice([step for step in range(-largest // 4, largest // 4 + 1) if step])
    three = rng.sample(range(1, largest + 1), 3)
    rows: list[Line] = []
    for _ in range(3):
        a, b = rng.randint(1, largest), rng.randint(1, largest)
        rng.shuffle(three)
        rows.append(
            {
                "constant": (a, a, a),
                "step": (a, a + step, a + 2 * step),
                "sum": (a, b, a + b),
                "three": (three[0], three[1], three[2]),
                "difference": (max(a, b), min(a, b), abs(a - b)),
            }[rule]
        )
    return rows


def predicted(rule: str, rows: list[Line]) -> list[int]:
    """List what a rule that fits the first two rows and the start of the third allows at its end."""
    a, b, _ = rows[2]
    step = rows[0][1] - rows[0][0]
    holds, last = {
        "constant": (a == b and all(x == y == z for x, y, z in rows[:2]), a),
        "step": (step != 0 and all(y - x == z - y == step for x, y, z in rows[:2]) and b - a == step, b + step),
        "sum": (all(x + y == z for x, y, z in rows[:2]), a + b),
        "three": (
            len(set(rows[0])) == 3 and set(rows[0]) == set(rows[1]) and a != b and {a, b} <= set(rows[0]),
            sum(rows[0]) - a - b,
        ),
        "difference": (all(x - y == z for x, y, z in rows[:2]), a - b),
    }[rule]
    return [last] if holds else []

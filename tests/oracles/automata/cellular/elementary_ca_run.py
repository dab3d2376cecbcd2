"""Judge cell by cell with lists of integers, from the table that the prompt shows."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = dict(instance.table)
    now, past = [int(state) for state in instance.row], [0] * len(instance.row)
    n = len(now)
    for step in range(1, instance.steps + 1):
        new = now[:]
        if instance.kind == "block":
            first = 0 if step % 2 else 1
            pairs = [(i, i + 1) for i in range(first, n - 1, 2)]
            if instance.ring and first:
                pairs.append((n - 1, 0))
            for i, j in pairs:
                new[i], new[j] = map(int, table[f"{now[i]}{now[j]}"])
        else:
            for i in range(n):
                left = now[i - 1] if i or instance.ring else 0
                right = now[(i + 1) % n] if i < n - 1 or instance.ring else 0
                where = str(left + now[i] + right) if instance.kind == "total" else f"{left}{now[i]}{right}"
                new[i] = int(table[where])
                if instance.kind == "second":
                    new[i] = abs(new[i] - past[i])
        now, past = new, now
    return "" if "".join(map(str, now)) == answer else "the row is another"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The row at the start, a state changed, the row read backwards."""
    changed = ("1" if answer[0] == "0" else "0") + answer[1:]
    return [row for row in (instance.row, changed, answer[::-1]) if row != answer]

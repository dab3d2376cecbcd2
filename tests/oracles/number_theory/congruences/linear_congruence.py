"""Judge by trying every x (one unknown), or by the matrix inverse modulo coprime parts and counting (two unknowns)."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Any, ...] | None) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m = instance.modulus
    if len(instance.rows) == 1:
        ((a, b),) = instance.rows
        found: list[Any] = [x for x in range(m) if (a * x - b) % m == 0]
    else:
        found = _pairs(instance.rows, m)
    return "" if answer == (tuple(found) or None) else f"the solutions are {found[:5]}"


def near_misses(instance: Any, answer: tuple[Any, ...] | None) -> list[tuple[Any, ...] | None]:
    """One solution missing, doubled or above the modulus; the order reversed; none where there are some."""
    if answer is None:
        return [(0,)] if len(instance.rows) == 1 else [((0, 0),)]
    wrong: list[tuple[Any, ...] | None] = [answer + answer[-1:], None]
    if len(answer) > 1:
        wrong += [answer[1:], answer[::-1]]
    return wrong if len(instance.rows) == 2 else [*wrong, (*answer, answer[0] + instance.modulus)]


def _pairs(rows: Any, m: int) -> list[tuple[int, int]]:
    """Lift the solutions modulo one divisor of m after another, prime by prime, by trying all next digits."""
    found, done, rest = [(0, 0)], 1, m
    p = 2
    while rest > 1:
        while rest % p:
            p += 1
        rest //= p
        done *= p
        step = done // p
        found = [pair for x, y in found for pair in _lifted(rows, x, y, step, p)]
    return sorted(found)


def _lifted(rows: Any, x: int, y: int, step: int, p: int) -> list[tuple[int, int]]:
    """All (x + i*step, y + j*step) that solve both congruences modulo step*p, for 0 <= i, j < p."""
    modulus, pairs = step * p, []
    (a, b, r), (c, d, s) = rows
    for i in range(p):
        u = x + i * step
        first, second = (r - a * u - b * y) % modulus, (s - c * u - d * y) % modulus
        if first % step or second % step:
            continue
        first, second = first // step, second // step
        for coefficient, side in ((b, first), (d, second)):
            if coefficient % p:
                choices = [side * pow(coefficient, -1, p) % p]
                break
        else:
            choices = list(range(p)) if first == second == 0 else []
        pairs += [(u, y + j * step) for j in choices if (b * j - first) % p == 0 and (d * j - second) % p == 0]
    return pairs

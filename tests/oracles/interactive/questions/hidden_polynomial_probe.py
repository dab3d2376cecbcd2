"""Evaluate by Horner; decode the policy's replies by Berlekamp and Welch, with elimination modulo the prime."""

from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def _horner(instance: Any, x: int) -> int:
    value = 0
    for coefficient in reversed(instance.coefficients):
        value = (value * x + coefficient) % instance.prime
    return value


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, int, int, bool]], str]:
    """Tell the values, up to the end."""
    wrong = dict(instance.shifts)
    assert len(wrong) == instance.wrong
    assert 0 not in wrong.values()
    assert wrong.keys() <= set(range(instance.degree + 2 * len(wrong) + 1))
    seen: list[tuple[str, int, int, bool]] = []
    for place, (verb, what) in enumerate(moves):
        if verb == "answer":
            right = list(what) == [_horner(instance, x) for x in instance.targets]
            return [*seen, (verb, 0, 0, right)], "won" if right else "lost"
        seen.append((verb, what, (_horner(instance, what) + wrong.get(place, 0)) % instance.prime, True))
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves that the distance of the code makes necessary, and check the policy's answer by decoding."""
    from bootcamp import registry

    game: Any = registry.get("hidden_polynomial_probe")
    past, over = game.policy_game(instance)
    assert over == "won"
    p, e, d = instance.prime, instance.wrong, instance.degree
    told = [(seen.x, seen.value) for _, seen in past[:-1]]
    # q(x) = y l(x) at all points, l monic of degree e, q of degree at most d + e; then the polynomial is q / l
    rows = [
        [pow(x, k, p) for k in range(d + e + 1)] + [-y * pow(x, k, p) % p for k in range(e)] + [y * pow(x, e, p) % p]
        for x, y in told
    ]
    unknown = _solved(rows, p)
    q, locator = unknown[: d + e + 1], [*unknown[d + e + 1 :], 1]
    for x, value in zip(instance.targets, past[-1][0][1], strict=True):
        top, bottom = (sum(c * pow(x, k, p) for k, c in enumerate(poly)) % p for poly in (q, locator))
        assert bottom == 0 or top * pow(bottom, -1, p) % p == value
    return d + 2 * e + 2


def _solved(rows: list[list[int]], p: int) -> list[int]:
    """Solve a consistent system modulo p, unknowns without a pivot 0."""
    width, pivots = len(rows[0]) - 1, list[int]()
    for column in range(width):
        row = next((k for k in range(len(pivots), len(rows)) if rows[k][column]), None)
        if row is None:
            continue
        rank = len(pivots)
        rows[rank], rows[row] = rows[row], rows[rank]
        inverse = pow(rows[rank][column], -1, p)
        rows[rank] = [x * inverse % p for x in rows[rank]]
        for other in range(len(rows)):
            if other != rank and rows[other][column]:
                factor = rows[other][column]
                rows[other] = [(x - factor * y) % p for x, y in zip(rows[other], rows[rank], strict=True)]
        pivots.append(column)
    found = [0] * width
    for rank, column in enumerate(pivots):
        found[column] = rows[rank][-1]
    return found

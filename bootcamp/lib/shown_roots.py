"""Lines of written work on sums over the roots of a polynomial: power sums, and sums of quotients of polynomials."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from bootcamp.lib.numbers import divisors
from bootcamp.lib.polynomial import Coefficients, add, divide, evaluate, multiply, primitive, scale, trim
from bootcamp.lib.prompts import bracketed, polynomial
from bootcamp.lib.shown_systems import solved_system
from bootcamp.lib.shown_work import enclosed, horner, products
from bootcamp.lib.surds import Surd


def power_sums(p: Sequence[int | Fraction], highest: int) -> tuple[list[str], list[Fraction]]:
    """Give the sums of powers of the roots from the power 0, by Newton's identities.

    >>> power_sums((2, -3, 1), 2)
    (['s1 = 3', 's2 = 3·3 + (-2)·2 = 5'], [Fraction(2, 1), Fraction(3, 1), Fraction(5, 1)])
    """
    n = len(p) - 1
    steps = [Fraction(-c) / p[-1] for c in p[-2::-1]]  # of the recurrence
    sums, lines = [Fraction(n)], list[str]()
    for k in range(1, highest + 1):
        pairs = [(steps[i - 1], sums[k - i] if i < k else Fraction(k)) for i in range(1, min(k, n) + 1)]
        sums.append(sum((a * b for a, b in pairs), Fraction()))
        lines.append(f"s{k} = {products(pairs)} = {sums[-1]}" if k > 1 else f"s1 = {sums[1]}")
    return lines, sums


def root_sum(p: Sequence[int | Fraction], over: Coefficients, under: Coefficients) -> tuple[list[str], Fraction]:
    """Add over/under for all roots: find g with g·under = over for the roots, then add up its powers.

    >>> root_sum((2, -3, 1), (1,), (1, 1))[0]
    ['x + 1', '(x + 1)·x = 4x - 2', 'R1 = [1, -2, 1]', 'R2 = [1, 4, 0]', 'D = 1·4 - (-2)·1 = 6', \
'1·4 - (-2)·0 = 4, 4 / 6 = 2/3', '1·0 - 1·1 = -1, -1 / 6 = -1/6', 's1 = 3', '2/3·2 + (-1/6)·3 = 5/6']
    """
    n = len(p) - 1
    over, part = divide(over, tuple(p))[1], divide(under, tuple(p))[1]
    lines, columns = [polynomial(part)], [part]
    for _ in range(n - 1):
        raised = multiply((0, 1), part)
        before, part = part, divide(raised, tuple(p))[1]
        lines.append(f"({polynomial(before)})·x = {polynomial(part)}")
        columns.append(part)
    padded = [(*map(Fraction, c), *[Fraction()] * (n - len(c))) for c in (*columns, over)]
    steps, found = solved_system(list(zip(*padded, strict=True)), n)
    told, sums = power_sums(p, n - 1)
    pairs = [(row[0], s) for row, s in zip(found, sums, strict=True)]
    total = sum((a * b for a, b in pairs), Fraction())
    return [*lines, *steps, *told, f"{products(pairs)} = {total}"], total


def remainder_steps(p: Sequence[int | Fraction], q: Sequence[int | Fraction]) -> tuple[list[str], tuple[Fraction, ...]]:
    """Divide polynomials, a term of the quotient a line: give the lines and the remainder.

    >>> remainder_steps((1, 0, 2, 1), (3, 1))[0]
    ['- x^2(x + 3): -x^2 + 1', '+ x(x + 3): 3x + 1', '- 3(x + 3): -8']
    """
    rest: tuple[Fraction, ...] = tuple(map(Fraction, p))
    lines = []
    while len(rest) >= len(q):
        factor, place = rest[-1] / q[-1], len(rest) - len(q)
        term = (*[Fraction()] * place, factor)
        rest = add(rest, scale(multiply(term, tuple(map(Fraction, q))), Fraction(-1)))
        size = polynomial(scale(term, Fraction(1 if factor > 0 else -1)))
        lines.append(f"{'-' if factor > 0 else '+'} {'' if size == '1' else size}({polynomial(q)}): {polynomial(rest)}")
    return lines, rest


def rational_roots(p: Sequence[int | Fraction], name: str = "x") -> tuple[list[str], list[Fraction]]:
    """Find the rational roots: by trial, each time going on with the quotient, and the last two by the formula.

    >>> rational_roots((6, -7, 0, 1))[0]
    ['x = 1: 1·1 + 0 = 1, 1·1 - 7 = -6, -6·1 + 6 = 0', 'x^2 + x - 6 = 0', '1^2 - 4·1·(-6) = 25 = 5^2', \
'(-1 + 5)/2 = 2, (-1 - 5)/2 = -3']
    """
    lines, found = list[str](), list[Fraction]()
    rest = tuple(map(Fraction, primitive(p)))
    if rest[2:] and rest != tuple(p):
        lines.append(f"{polynomial(rest, name)} = 0")
    failed: set[Fraction] = set()
    while len(rest) > 1:
        if not rest[0]:
            x = Fraction(0)
            lines.append(f"{name} = 0")
        elif len(rest) == 2:
            lines.append(f"{name} = {-rest[0] / rest[1]}")
            return lines, [*found, -rest[0] / rest[1]]
        elif len(rest) == 3:
            c, b, a = map(int, rest)
            square = b * b - 4 * a * c
            lines.append(f"{bracketed(b)}^2 - 4·{bracketed(a)}·{bracketed(c)} = {square}")
            if square < 0 or isqrt(square) ** 2 < square:
                return lines, found
            gap = isqrt(square)
            lines[-1] += f" = {gap}^2"
            pair = [Fraction(-b + sign * gap, 2 * a) for sign in (1, -1)]
            signs = zip("+-", pair, strict=True)
            lines.append(", ".join(f"({-b} {sign} {gap})/{bracketed(2 * a)} = {root}" for sign, root in signs))
            return lines, [*found, *pair]
        else:
            over, under = divisors(abs(int(rest[0]))), divisors(abs(int(rest[-1])))
            tries = sorted(
                {Fraction(sign * q, r) for q in over for r in under for sign in (1, -1)}, key=lambda x: (abs(x), -x)
            )
            for x in tries:
                if x in failed:
                    continue
                lines.append(f"{name} = {x}: {horner(rest, x)}")
                if not evaluate(rest, x):
                    break
                failed.add(x)
            else:
                return lines, found
        found.append(x)
        rest = tuple(map(Fraction, divide(rest, (-x, 1))[0]))
        lines.append(f"{polynomial(rest, name)} = 0")
    return lines, found


def surd_root_steps(square: Surd) -> tuple[list[str], Surd]:
    """Find the root of p + q√d in the same form, or that of |p| where there is no √d.

    >>> surd_root_steps(Surd.rational(7) - Surd.root(48))
    (['7^2 - 3·(-4)^2 = 1 = 1^2', '(7 + 1)/2 = 4, (7 - 1)/2 = 3'], Surd(2 - sqrt(3)))
    """
    p, rest = square.value, [(d, q) for d, q in square.terms if d > 1]
    if not rest:
        return [], Surd.root(abs(p))
    ((d, q),) = rest
    norm = p * p - d * q * q
    m = Fraction(isqrt(norm.numerator), isqrt(norm.denominator))
    halves = [(p + sign * m) / 2 for sign in (1, -1)]
    lines = [f"{enclosed(p)}^2 - {d}·{enclosed(q)}^2 = {norm} = {enclosed(m)}^2"]
    lines.append(f"({p} + {m})/2 = {halves[0]}, ({p} - {m})/2 = {halves[1]}")
    u = next(r for h in halves if h > 0 and (r := Fraction(isqrt(h.numerator), isqrt(h.denominator))) ** 2 == h)
    return lines, Surd.rational(u) + Surd.root(d) * (q / (2 * u))


def branch_lines(
    name: str,
    over: Coefficients,
    under: Coefficients,
    stops: Sequence[Surd | None],
    values: Sequence[tuple[Surd | None, Surd | None]],
) -> list[str]:
    """Write where the values of a quotient f lie between stops next to each other, its limit far out before.

    >>> branch_lines("x", (1,), (0, 1), [Surd.rational(2), None], [(Surd.rational(0), Surd.rational(Fraction(1, 2)))])
    ['x → ∞: f → 0', '2 < x < ∞, 0 < f < \\\\frac{1}{2}']
    """
    top, bottom, lines = trim(over), trim(under), list[str]()
    if None in stops and len(top) <= len(bottom) > 1:
        limit = Surd.rational(Fraction(top[-1]) / bottom[-1] if len(top) == len(bottom) else 0)
        far = "±∞" if stops[0] is stops[-1] else "∞" if stops[0] is not None else "-∞"
        lines.append(f"{name} → {far}: f → {limit.latex}")
    for ends, both in zip(pairwise(stops), values, strict=True):
        told = [
            f"{'-∞' if a is None else a.latex} < {middle} < {'∞' if b is None else b.latex}"
            for middle, (a, b) in ((name, ends), ("f", both))
        ]
        lines.append(", ".join(told))
    return lines

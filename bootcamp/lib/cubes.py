"""Products of literals (cubes) and sums of products: prime implicants and least covers (Quine and McCluskey).

A function of n variables is a set of rows, bit r for row r of `bootcamp.lib.logic.columns`: the first variable is the
highest bit of the row's number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bootcamp.lib.logic import Atom, Constant, Formula, Not, conjunction, disjunction
from bootcamp.lib.solver import BudgetError


@dataclass(frozen=True, order=True)
class Cube:
    """The rows whose bits in `care` are those of `value`."""

    care: int
    value: int

    @property
    def literals(self) -> int:
        """How many literals the product has."""
        return self.care.bit_count()

    def rows(self, count: int) -> int:
        """Give the rows of the product over `count` variables as the bits of a number."""
        mask = 1 << self.value
        for place in range(count):
            if not self.care >> place & 1:
                mask |= mask << (1 << place)
        return mask

    def signed(self, count: int) -> tuple[int, ...]:
        """Give the literals as signed numbers of variables, the first variable being 1.

        >>> Cube(0b101, 0b100).signed(3)
        (1, -3)
        """
        places = ((v, 1 << (count - v)) for v in range(1, count + 1))
        return tuple(v if self.value & bit else -v for v, bit in places if self.care & bit)

    def formula(self, names: Sequence[str]) -> Formula:
        """Write the product over variables with these names; without literals it is true."""
        literals: list[Formula] = []
        for literal in self.signed(len(names)):
            atom = Atom(names[abs(literal) - 1])
            literals.append(atom if literal > 0 else Not(atom))
        return conjunction(literals) if literals else Constant(True)


def sum_of(cubes: Sequence[Cube], names: Sequence[str]) -> Formula:
    """Write a sum of products as a formula; an empty one is false.

    >>> from bootcamp.lib.logic import symbols
    >>> symbols(sum_of([Cube(0b11, 0b10), Cube(0b01, 0b01)], "ab"))
    '(a ∧ ¬b) ∨ b'
    """
    return disjunction([cube.formula(names) for cube in cubes]) if cubes else Constant(False)


def prime_implicants(rows: int, count: int) -> list[Cube]:
    """List the products that have rows only in `rows` and lose that with any literal dropped.

    >>> prime_implicants(0b1110, 2)
    [Cube(care=1, value=1), Cube(care=2, value=2)]
    """
    everywhere = (1 << count) - 1
    level = {Cube(everywhere, row) for row in range(1 << count) if rows >> row & 1}
    primes: list[Cube] = []
    while level:
        merged: set[Cube] = set()
        wider: set[Cube] = set()
        for cube in level:
            for place in range(count):
                bit = 1 << place
                if cube.care & bit and Cube(cube.care, cube.value ^ bit) in level:
                    merged.add(cube)
                    wider.add(Cube(cube.care ^ bit, cube.value & ~bit))
        primes += level - merged
        level = wider
    return sorted(primes)


def greedy_cover(rows: int, allowed: int, count: int) -> list[Cube]:
    """Take in turn the prime implicant that has most of the `rows` left, and among those the one with fewest literals.

    >>> greedy_cover(0b1011, 0, 2)
    [Cube(care=2, value=0), Cube(care=1, value=1)]
    """
    covers = [(cube.rows(count) & rows, cube) for cube in prime_implicants(rows | allowed, count)]
    chosen = []
    while rows:
        left = rows
        cover, cube = max(covers, key=lambda one: ((one[0] & left).bit_count(), -one[1].literals, one[1]))
        chosen.append(cube)
        rows &= ~cover
    return chosen


def cost(cubes: Iterable[Cube]) -> tuple[int, int]:
    """Count the products and all their literals.

    >>> cost([Cube(0b11, 0b10), Cube(0b01, 0b01)])
    (2, 3)
    """
    literals = [cube.literals for cube in cubes]
    return len(literals), sum(literals)


def least_cover(rows: int, allowed: int, count: int, budget: int = 20_000) -> list[Cube]:
    """Give a sum of products that has all of `rows`, and else only rows in `allowed`, with the fewest products and,
    among those, the fewest literals.

    >>> least_cover(0b1011, 0, 2)
    [Cube(care=1, value=1), Cube(care=2, value=0)]

    Raises:
        BudgetError: the search took more than `budget` nodes.
    """
    best = greedy_cover(rows, allowed, count)
    covers = [(cube.rows(count) & rows, cube) for cube in prime_implicants(rows | allowed, count)]
    nodes = 0

    def search(left: int, options: list[tuple[int, Cube]], chosen: list[Cube]) -> None:
        nonlocal best, nodes
        nodes += 1
        if nodes > budget:
            raise BudgetError(f"no least cover after {budget} nodes")
        if not left:
            if cost(chosen) < cost(best):
                best = chosen
            return
        useful = _undominated(left, options)
        most = max(cover.bit_count() for cover, _ in useful)
        least = len(chosen) + -(-left.bit_count() // most)
        if least > len(best) or (least == len(best) and cost(chosen)[1] >= cost(best)[1]):
            return
        row = min(_bits(left), key=lambda bit: (sum(1 for cover, _ in useful if cover & bit), bit))
        having = sorted((one for one in useful if one[0] & row), key=lambda one: (-one[0].bit_count(), one[1]))
        for place, (cover, cube) in enumerate(having):
            tried = {other for _, other in having[:place]}
            search(left & ~cover, [one for one in useful if one[1] not in tried], [*chosen, cube])

    search(rows, covers, [])
    return sorted(best)


def _undominated(left: int, options: list[tuple[int, Cube]]) -> list[tuple[int, Cube]]:
    """Keep the options that no other one, with no more literals, covers."""
    cut = sorted(
        ((cover & left, cube) for cover, cube in options if cover & left),
        key=lambda one: (-one[0].bit_count(), one[1].literals, one[1]),
    )
    kept: list[tuple[int, Cube]] = []
    for cover, cube in cut:
        if not any(cover & ~other == 0 and cube.literals >= rival.literals for other, rival in kept):
            kept.append((cover, cube))
    return kept


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found

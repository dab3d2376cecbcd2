"""The solvers against brute force on small random problems."""

from itertools import combinations, pairwise, product
from random import Random

import pytest

from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.lib.solver.finite import Finite
from bootcamp.lib.solver.sat import Sat, minimal_clues


def random_clauses(rng, variables, count, longest):
    return [
        tuple(rng.choice((1, -1)) * v for v in rng.sample(range(1, variables + 1), rng.randint(1, longest)))
        for _ in range(count)
    ]


def holds(model, clause):
    return any(model[abs(literal) - 1] == (literal > 0) for literal in clause)


@pytest.mark.parametrize("seed", range(150))
def test_sat_agrees_with_enumeration(seed):
    rng = Random(seed)
    n = rng.randint(3, 7)
    plain = random_clauses(rng, n, rng.randint(2, 25), 3)
    late = random_clauses(rng, n, rng.randint(0, 3), 2)
    group = rng.sample(range(1, n + 1), 3)
    low, high = sorted((rng.randint(0, 3), rng.randint(0, 3)))
    assumptions = tuple(literal for (literal, *_) in random_clauses(rng, n, 2, 1))

    def right(model, demanded):
        return (
            all(holds(model, clause) for clause in plain + late)
            and low <= sum(model[v - 1] for v in group) <= high
            and all(holds(model, (literal,)) for literal in demanded)
        )

    sat = Sat()
    variables = sat.variables(n)
    sat.lazily(
        lambda value, fresh: (c for c in late if all(value[x] <= 0 for x in c) and sum(not value[x] for x in c) <= 1)
    )
    for clause in plain:
        sat.add(*clause)
    sat.at_least(group, low)
    sat.at_most(group, high)

    models = list(product((False, True), repeat=n))
    if sat.solve(assumptions):
        assert right(sat.model[1:], assumptions)
    else:
        assert set(sat.core) <= set(assumptions)
        assert not any(right(model, sat.core) for model in models)
    found = set()
    while sat.solve():
        found.add(tuple(sat.model[1:]))
        sat.add(*(-v if sat.model[v] else v for v in variables))
    assert found == {model for model in models if right(model, ())}


@pytest.mark.parametrize(("n", "k"), [(4, 2), (9, 3), (10, 5), (11, 1), (11, 9)])
def test_sat_counts_exactly(n, k):
    sat = Sat()
    variables = sat.variables(n)
    sat.exactly(variables, k)
    found = set()
    while sat.solve():
        found.add(tuple(v for v in variables if sat.model[v]))
        sat.add(*(-v if sat.model[v] else v for v in variables))
    assert found == set(combinations(variables, k))


def test_sat_refutes_the_pigeonhole_and_stops_at_its_budget():
    sat = Sat()
    holes = sat.grid(7, 6)
    for pigeon in holes:
        sat.exactly_one(pigeon)
    for hole in zip(*holes, strict=True):
        sat.at_most_one(hole)
    with pytest.raises(BudgetError, match="5 nodes"):
        sat.solve(budget=5)
    assert not sat.solve()


def test_minimal_clues_are_enough_and_each_is_needed():
    solution = (1, -2, 3, -4, 5, -6, 7, -8)

    def board():
        sat = Sat()
        cells = sat.variables(8)
        for window in zip(cells, cells[1:], cells[2:], strict=False):
            sat.at_most(window, 2)
        sat.exactly(cells, 4)
        return sat

    chosen = minimal_clues(board(), solution, solution, Random(1))
    assert chosen is not None
    other = board()
    other.add(*(-literal for literal in solution))
    assert not other.solve(chosen)
    assert all(other.solve([clue for clue in chosen if clue != left]) for left in chosen)
    assert minimal_clues(board(), solution, solution[:2], Random(1)) is None
    assert len(minimal_clues(board(), solution, solution, Random(1), least=7) or ()) == 7


RULES = ("different", "total", "weighted", "cage", "count", "less", "relation", "table", "unequal", "regular")


def random_rule(rng, model, n):
    """Add a random rule to a model and give the same rule as a predicate."""
    kind = rng.choice(RULES)
    scope = rng.sample(range(n), rng.randint(2, n))
    a, b = scope[:2]
    low = rng.randint(0, 12)
    high = low + rng.randint(0, 2)
    if kind == "different":
        model.different(scope)
        return lambda x: len({x[i] for i in scope}) == len(scope)
    if kind == "total":
        model.total(scope, low)
        return lambda x: sum(x[i] for i in scope) == low
    if kind == "weighted":
        weights = [rng.choice((-2, -1, 1, 3)) for _ in scope]
        model.total(scope, low - 8, high - 8, weights)
        return lambda x: low - 8 <= sum(x[i] * w for i, w in zip(scope, weights, strict=True)) <= high - 8
    if kind == "cage":
        model.cage(scope, low)
        return lambda x: sum(x[i] for i in scope) == low and len({x[i] for i in scope}) == len(scope)
    if kind == "count":
        model.count(scope, 1, low % 3, high % 3 + 1)
        return lambda x: low % 3 <= sum(x[i] == 1 for i in scope) <= high % 3 + 1
    if kind == "less":
        model.less(a, b)
        return lambda x: x[a] < x[b]
    if kind == "relation":
        model.relation(a, b, lambda p, q: (2 * p + q) % 3 == 0)
        return lambda x: (2 * x[a] + x[b]) % 3 == 0
    if kind == "table":
        rows = [tuple(rng.randrange(5) for _ in scope) for _ in range(rng.randint(0, 40))]
        model.table(scope, rows)
        return lambda x: tuple(x[i] for i in scope) in rows
    if kind == "regular":
        model.regular(scope, 0, lambda state, value: None if state == value == 2 else value, lambda state: state < 3)
        return lambda x: x[scope[-1]] < 3 and all((x[i], x[j]) != (2, 2) for i, j in pairwise(scope))
    model.unequal(a, b)
    return lambda x: x[a] != x[b]


@pytest.mark.parametrize("seed", range(250))
def test_finite_agrees_with_enumeration(seed):
    rng = Random(seed)
    n = rng.randint(2, 5)
    domains = [sorted(rng.sample(range(5), rng.randint(1, 4))) for _ in range(n)]
    model = Finite()
    for members in domains:
        model.variable(members)
    rules = [random_rule(rng, model, n) for _ in range(rng.randint(1, 3))]
    expected = [x for x in product(*domains) if all(rule(x) for rule in rules)]
    assert sorted(model.solutions(limit=10**6)) == expected
    assert sorted(model.solutions(limit=10**6, rng=rng)) == expected
    assert len(model.solutions(limit=2)) == min(2, len(expected))


@pytest.mark.parametrize("seed", range(40))
def test_rules_refuse_just_the_assignments_that_break_them(seed):
    rng = Random(seed)
    model = Finite()
    scope = model.variables(3, range(3))
    rules = [
        (model.less(0, 2), lambda x: x[0] < x[2]),
        (model.total(scope, 3), lambda x: sum(x) == 3),
        (model.count(scope, 1, 2), lambda x: x.count(1) == 2),
        (model.table(scope, [(0, 1, 2), (2, 2, 2)]), lambda x: x in ((0, 1, 2), (2, 2, 2))),
        (model.regular(scope, 0, lambda s, v: s + v, lambda s: s % 2), lambda x: sum(x) % 2 == 1),
    ]
    number, right = rng.choice(rules)
    for x in product(range(3), repeat=3):
        assert model.refuses(number, x) != right(x)


def test_finite_stops_at_its_budget():
    model = Finite()
    model.total(model.variables(12, range(4)), 17)
    with pytest.raises(BudgetError):
        model.solutions(limit=10**6, budget=100)


def test_exact_cover_counts_domino_tilings():
    across = [((r, c), (r, c + 1)) for r in range(4) for c in range(5)]
    down = [((r, c), (r + 1, c)) for r in range(3) for c in range(6)]
    tilings = list(ExactCover(across + down).solutions(limit=10**6))
    assert len(tilings) == len(set(tilings)) == 281


def test_exact_cover_leaves_optional_items_free():
    queens = [(("row", r), ("col", c), ("up", r + c), ("down", r - c)) for r in range(6) for c in range(6)]
    diagonals = {item for option in queens for item in option[2:]}
    assert len(list(ExactCover(queens, optional=diagonals).solutions(limit=99))) == 4
    shuffled = next(ExactCover(queens, optional=diagonals).solutions(rng=Random(3)))
    assert len(shuffled) == 6


def test_sat_answers_do_not_depend_on_earlier_assumptions():
    rng = Random(7)
    clauses = random_clauses(rng, 12, 34, 3)
    warm = Sat()
    warm.variables(12)
    for clause in clauses:
        warm.add(*clause)
    for _ in range(200):
        assumptions = [rng.choice((1, -1)) * v for v in rng.sample(range(1, 13), rng.randint(0, 5))]
        cold = Sat()
        cold.variables(12)
        for clause in clauses:
            cold.add(*clause)
        assert warm.solve(assumptions) == cold.solve(assumptions)

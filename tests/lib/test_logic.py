"""Formulas and clauses against truth tables by brute force."""

import math
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import logic
from bootcamp.lib.logic import Atom, Constant, Formula, Join, Not

formulas = st.recursive(
    st.builds(Atom, st.sampled_from("pqr")),
    lambda inner: st.one_of(
        st.builds(Not, inner), st.builds(Join, st.sampled_from(list(logic.CONNECTIVES)), inner, inner)
    ),
    max_leaves=6,
)
clause_lists = st.lists(
    st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 4, -4]), min_size=1, max_size=3).map(tuple), max_size=10
)


def brute(clauses: list[tuple[int, ...]], count: int) -> list[tuple[int, ...]]:
    rows = product(*((-v, v) for v in range(1, count + 1)))
    return sorted(row for row in rows if all(set(clause) & set(row) for clause in clauses))


def python(formula: Formula) -> str:
    """Write a formula for Python's own evaluation."""
    if isinstance(formula, Atom):
        return formula.name
    if isinstance(formula, Not):
        return f"(not {python(formula.operand)})"
    if isinstance(formula, Constant):
        return str(formula.value)
    a, b = python(formula.left), python(formula.right)
    return {
        "and": f"({a} and {b})",
        "or": f"({a} or {b})",
        "xor": f"({a} is not {b})",
        "implies": f"({a} <= {b})",
        "iff": f"({a} is {b})",
        "nand": f"(not ({a} and {b}))",
        "nor": f"(not ({a} or {b}))",
    }[formula.connective]


@given(formulas)
def test_evaluation(formula: Formula) -> None:
    code = compile(python(formula), "formula", "eval")
    for row in logic.assignments("pqr"):
        assert logic.evaluate(formula, row) == eval(code, {}, row)  # noqa: S307


@given(formulas)
def test_clauses_are_equivalent(formula: Formula) -> None:
    clauses = logic.clauses(formula, "pqr")
    for row, value in zip(logic.assignments("pqr"), logic.truth_table(formula, "pqr"), strict=True):
        literals = [v if row[name] else -v for v, name in enumerate("pqr", 1)]
        assert logic.holds(clauses, literals) == value


@given(formulas, formulas)
def test_renderings_tell_different_formulas_apart(a: Formula, b: Formula) -> None:
    meanings = {name: (f"{name} is on", f"{name} is off") for name in "pqr"}
    for style in logic.SYMBOLS:
        assert (logic.symbols(a, style) == logic.symbols(b, style)) == (a == b)
    for language in ("en", "zh"):
        assert (logic.phrase(a, meanings, language) == logic.phrase(b, meanings, language)) == (a == b)


def test_random_formulas_have_the_asked_size_and_all_variables() -> None:
    rng = Random(0)
    for size in range(1, 9):
        formula = logic.random_formula(rng, "pqrs", size, negation=0.5)
        assert sum(isinstance(part, Join) for part in logic.subformulas(formula)) == size
        assert len(logic.variables(formula)) == min(4, size + 1)


def test_random_clauses() -> None:
    rng = Random(0)
    drawn = {logic.random_clause(rng, 4, 2) for _ in range(1000)}
    assert len(drawn) == math.comb(4, 2) * 4
    with pytest.raises(ValueError, match="width=5"):
        logic.random_clause(rng, 4, 5)


@given(clause_lists)
def test_models_and_backbone_against_all_assignments(clauses: list[tuple[int, ...]]) -> None:
    everything = brute(clauses, 4)
    assert logic.models(clauses, 4, limit=20) == everything
    assert len(logic.models(clauses, 4, limit=2)) == min(2, len(everything))
    common = tuple(sorted(set.intersection(*map(set, everything)), key=abs)) if everything else None
    assert logic.backbone(clauses, 4) == common


@given(clause_lists, st.sets(st.sampled_from([1, 2, 3, 4]), max_size=2))
def test_unit_propagation_only_adds_consequences(clauses: list[tuple[int, ...]], assumed: set[int]) -> None:
    start = sorted(assumed)
    true, consistent = logic.unit_propagation(clauses, start)
    compatible = [row for row in brute(clauses, 4) if assumed <= set(row)]
    assert true[: len(start)] == start
    assert all(set(true) <= set(row) for row in compatible)
    assert consistent or not compatible


def test_horn_closure_is_least_and_in_rounds() -> None:
    rules = [(["c"], "d"), (["a"], "b"), (["b", "a"], "c"), ([], "z"), (["x"], "y")]
    assert logic.horn_closure(["a"], rules) == (("b", "z"), ("c",), ("d",))


def test_clause_masks_agree_with_holds() -> None:
    rng = Random(3)
    listed = [logic.random_clause(rng, 4, rng.randint(1, 3)) for _ in range(20)]
    for clause, table in zip(listed, logic.clause_masks(listed, 4), strict=True):
        for row in range(16):
            true = [v if row >> (4 - v) & 1 else -v for v in range(1, 5)]
            assert (table >> row & 1) == logic.holds([clause], true)


@pytest.mark.parametrize("seed", range(10))
def test_a_core_needs_all_its_members(seed: int) -> None:
    rng = Random(seed)
    masks = logic.clause_masks([logic.random_clause(rng, 3, rng.randint(1, 2)) for _ in range(14)], 3)
    if _common(masks):
        masks.append(0)
    found = logic.core(masks, rng.sample(range(len(masks)), len(masks)), 255)
    assert not _common([masks[place] for place in found])
    assert all(_common([masks[other] for other in found if other != place]) for place in found)


def _common(masks: list[int]) -> int:
    rows = 255
    for table in masks:
        rows &= table
    return rows


@pytest.mark.parametrize("seed", range(20))
def test_minimal_transversals_are_all_of_them(seed: int) -> None:
    rng = Random(seed)
    sets = [frozenset(rng.sample(range(6), rng.randint(1, 4))) for _ in range(rng.randint(1, 7))]
    meeting = [
        frozenset(chosen)
        for size in range(7)
        for chosen in combinations(range(6), size)
        if all(one.intersection(chosen) for one in sets)
    ]
    assert logic.minimal_transversals(sets) == [one for one in meeting if not any(other < one for other in meeting)]


def test_essential_variables_change_the_value() -> None:
    formula = logic.Join("xor", logic.Atom("a"), logic.Join("or", logic.Atom("c"), logic.Not(logic.Atom("c"))))
    assert logic.essential(logic.mask(formula, "abc"), 3) == [0]
    assert logic.essential(0, 3) == []

"""Conditions on integer variables: what is read, what is refused, and that what differs at few points differs."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, strategies as st

from bootcamp.verifiers import Condition, judge_text
from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.conditions import Tree, holds, opposite, replaced, simpler

FORMAT = Condition(("x", "y"))
REFERENCE = "2*x - y > 3 and (x != 4 or y >= 2)"


@pytest.mark.parametrize(
    "text",
    [
        "2x - y > 3 and (not x = 4 or y >= 2)",
        "(y + 3 < 2x) && !(x == 4 && y <= 1)",
        r"2x - y > 3 \land (x \neq 4 \lor y \ge 2)",
        "2(x) - y >= 4 and (4 < x or x < 4 or 2 <= y)",
        "2x-y>3 且 (x≠4 或 y≥2)",
        "y >= 2 and 2x > y + 3 or 2x - y > 3 and x != 4",
        "NOT (2x - y <= 3) AND (x <> 4 OR y > 1)",
    ],
)
def test_equivalent_forms_are_right(text: str) -> None:
    assert judge_text(FORMAT, REFERENCE, rf"\boxed{{{text}}}").reason == "correct"


@pytest.mark.parametrize(
    "text",
    [
        "true",
        "false",
        "2x - y > 3",
        "x != 4 or y >= 2",
        "2x - y > 3 and (x != 4 or y >= 3)",
        "2x - y >= 3 and x != 4",
        f"{REFERENCE} and x != 100003",
        f"{REFERENCE} or x = 77 and y = 333",
        f"({REFERENCE}) and not (x = -9 and y = -900001)",
    ],
)
def test_others_are_wrong(text: str) -> None:
    assert judge_text(FORMAT, REFERENCE, rf"\boxed{{{text}}}").reason == "wrong"


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "x + 1",
        "x*y > 3",
        "x^2 > 3",
        "x / 2 > 1",
        "x > 1.5",
        "x > 3,",
        "x > 3 xor y > 2",
        "z > 2",
        "x % 2 = 0",
        "()",
        "(" * 60 + "x > 1" + ")" * 60,
        " and ".join(["x > 1"] * 30),
        "not " * 500 + "x > 1",
        "x > 99999999",
        "x > 3 and",
        "9999999*9999999*x > 0",
        "x" * 30_000,
    ],
)
def test_what_is_no_condition_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        FORMAT.parse(text)


def _comparisons() -> st.SearchStrategy[Tree]:
    numbers = st.integers(-6, 6)
    return st.tuples(st.sampled_from(["<", "<=", ">", ">=", "=", "!="]), st.tuples(numbers, numbers, numbers))


def _trees() -> st.SearchStrategy[Tree]:
    return st.recursive(
        _comparisons(),
        lambda parts: st.one_of(
            st.tuples(st.sampled_from(["and", "or"]), parts, parts), st.tuples(st.just("not"), parts)
        ),
        max_leaves=6,
    )


@given(_trees(), _trees())
def test_equality_agrees_with_a_lattice(one: Tree, two: Tree) -> None:
    points = np.stack(np.meshgrid(np.arange(-20, 21), np.arange(-20, 21)), -1).reshape(-1, 2)
    if not (holds(one, points) == holds(two, points)).all():
        assert not FORMAT.equal(one, two)


@given(_trees())
def test_what_is_written_is_read_as_the_same(tree: Tree) -> None:
    assert FORMAT.equal(tree, FORMAT.parse(FORMAT.render(tree)))
    assert FORMAT.equal(tree, ("not", ("not", tree)))
    assert not FORMAT.equal(tree, ("not", tree))


@given(_trees())
def test_a_simpler_condition_is_the_same_at_the_points(tree: Tree) -> None:
    points = np.stack(np.meshgrid(np.arange(-9, 10), np.arange(-9, 10)), -1).reshape(-1, 2)
    if holds(tree, points).any():
        assert (holds(simpler(tree, points), points) == holds(tree, points)).all()


def test_replacing_runs_an_assignment() -> None:
    tree = FORMAT.parse("x + 2y > 3 or not y = x")
    rng = Random(1)
    for _ in range(50):
        x, y = rng.randint(-20, 20), rng.randint(-20, 20)
        after, before = np.array([[3 * x - y + 2, y]]), np.array([[x, y]])
        assert holds(tree, after) == holds(replaced(tree, 0, (3, -1, 2)), before)
    assert opposite(("<=", (1, 0, 2))) == (">", (1, 0, 2))

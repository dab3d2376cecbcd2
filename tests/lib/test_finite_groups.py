"""Finite groups against sympy and their axioms."""

from random import Random

import pytest
from sympy.combinatorics import Permutation, PermutationGroup

from bootcamp.lib.finite_groups import element_orders, group_order, is_group, left_cosets, relabelled, small_groups


def test_orders_agree_with_sympy() -> None:
    rng = Random(2)
    for _ in range(25):
        n = rng.randint(2, 10)
        generators = [tuple(rng.sample(range(n), n)) for _ in range(rng.randint(1, 3))]
        whole = PermutationGroup([Permutation(list(g)) for g in generators])
        assert group_order(generators) == whole.order()


@pytest.mark.parametrize("n", [*range(1, 13), 16, 18, 20, 21, 24])
def test_small_groups_are_groups_that_differ(n: int) -> None:
    tables = list(small_groups(n).values())
    assert all(is_group(table) == "" and len(table) == n for table in tables)
    kinds = {(tuple(sorted(element_orders(t))), t == tuple(zip(*t, strict=True))) for t in tables}
    assert len(kinds) >= len(tables) - (n in (16, 24))


def test_a_changed_table_is_no_group() -> None:
    table = [list(row) for row in small_groups(6)["D6"]]
    table[2][3], table[2][4] = table[2][4], table[2][3]
    assert is_group(table)


def test_relabelled_tables_stay_groups() -> None:
    rng = Random(3)
    for table in small_groups(8).values():
        assert is_group(relabelled(table, rng.sample(range(8), 8))) == ""


def test_cosets_part_the_group() -> None:
    cosets = left_cosets(range(12), [0, 4, 8], lambda a, b: (a + b) % 12)
    assert sorted(map(sorted, cosets)) == [[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]]

"""What `sample` may call never changes its output: the draws of every function are pinned.

A digest that differs means that cases of released versions would change: give the new behaviour a new name instead.
"""

import hashlib
from collections.abc import Callable
from random import Random

import pytest

from bootcamp.lib import (
    arithmetic,
    automata,
    calendar,
    cipher,
    geometry,
    graph,
    logic,
    matrix,
    numbers,
    permutation,
    polynomial,
    sequences,
    text,
    words,
    worlds,
)

DRAWS: dict[str, tuple[Callable[[Random], object], str]] = {
    "draw_names": (lambda rng: worlds.draw_names(rng, 6), "e7c0d523c406"),
    "draw_names initials": (lambda rng: worlds.draw_names(rng, 6, "f", initials=True), "b8948462e385"),
    "draw_world": (lambda rng: worlds.draw_world(rng).name, "d1dbd8f4fdc7"),
    "draw": (lambda rng: worlds.draw(rng, "fruit", 4), "20b463c1a342"),
    "draw_categories": (lambda rng: worlds.draw_categories(rng, 3, 5), "c3f148656bf4"),
    "random_prime small": (lambda rng: numbers.random_prime(rng, 10, 900), "052c2e2b5244"),
    "random_prime large": (lambda rng: numbers.random_prime(rng, 10**6, 10**7), "f85d7558a6b0"),
    "random_digits": (lambda rng: numbers.random_digits(rng, 9), "ae9d35274ac0"),
    "random_composition": (lambda rng: numbers.random_composition(rng, 30, 5), "aec394e29cad"),
    "random_partition": (lambda rng: numbers.random_partition(rng, 30, 5), "b050f82563a6"),
    "random_fraction": (lambda rng: str(numbers.random_fraction(rng, 20, -1, 3)), "039106941ed8"),
    "random_coprime": (lambda rng: numbers.random_coprime(rng, 30, 1, 99), "616576be32df"),
    "random_expression": (
        lambda rng: arithmetic.plain(arithmetic.random_expression(rng, range(1, 7), "+-*/")),
        "247fec344f10",
    ),
    "expression_for": (lambda rng: arithmetic.plain(arithmetic.expression_for(rng, 24, 7)), "334da3a17add"),
    "random_step": (lambda rng: sequences.random_step(rng, list(sequences.FUNCTIONS)), "957fdead962f"),
    "random_library": (lambda rng: sequences.random_library(rng, 8), "27302d97e929"),
    "words.draw": (lambda rng: words.draw(rng, 5, 4, 7), "368ad48cf978"),
    "invented": (lambda rng: words.invented(rng, 4), "707baa73ca66"),
    "sentence": (lambda rng: words.sentence(rng, 2), "32e5a0957ba9"),
    "random_text": (lambda rng: text.random_text(rng, 12), "e8d3a15e9998"),
    "shuffled": (lambda rng: text.shuffled(rng, "abcdefghij"), "500ebfa5391e"),
    "random_formula": (lambda rng: logic.symbols(logic.random_formula(rng, "pqrs", 6)), "ef24429d722d"),
    "random_clause": (lambda rng: logic.random_clause(rng, 9, 4), "70d5b877be12"),
    "random_tree": (lambda rng: graph.random_tree(rng, 9), "b95036a73293"),
    "random_graph": (lambda rng: graph.random_graph(rng, 8, 12), "0724202cf4c9"),
    "random_connected": (lambda rng: graph.random_connected(rng, 8, 12), "6e2564c66cab"),
    "random_planar": (lambda rng: graph.random_planar(rng, 9, 14), "f59d18dd6dfd"),
    "random_regular": (lambda rng: graph.random_regular(rng, 8, 3), "70d130df13f9"),
    "random_dag": (lambda rng: graph.random_dag(rng, 8, 11), "af8c64e0540e"),
    "random_strong": (lambda rng: graph.random_strong(rng, 6, 12), "83d25f44498a"),
    "weighted": (lambda rng: graph.weighted(rng, [(0, 1), (1, 2), (0, 3)], 1, 99), "01ada7fd2396"),
    "weighted distinct": (
        lambda rng: graph.weighted(rng, [(0, 1), (1, 2), (0, 3)], 1, 9, distinct=True),
        "314b17a45159",
    ),
    "canonical": (lambda rng: graph.canonical(8, graph.random_connected(rng, 8, 12)), "be7737f1ec18"),
    "random_points": (lambda rng: geometry.random_points(rng, 6, 0, 9, general=True), "c5fe2256cef0"),
    "random_polygon": (lambda rng: geometry.random_polygon(rng, 9, 0, 20), "9b3890729c50"),
    "random_convex_polygon": (lambda rng: geometry.random_convex_polygon(rng, 6, 0, 20), "c80a81e9b0dd"),
    "random_alphabet": (lambda rng: cipher.random_alphabet(rng), "4a0f4361a989"),
    "random_dfa": (lambda rng: automata.random_dfa(rng, 5, "ab"), "729984c2c345"),
    "random_nfa": (lambda rng: automata.random_nfa(rng, 4, "ab", 0.3, 2), "ad713be0ec95"),
    "random_word": (lambda rng: automata.random_word(rng, "abc", 12), "1161309b5eb0"),
    "random_date": (lambda rng: calendar.random_date(rng, 1900, 2100), "4bc912f33ec6"),
    "random_matrix": (lambda rng: matrix.random_matrix(rng, 3, 4, -9, 9), "3050d025d199"),
    "random_unimodular": (lambda rng: matrix.random_unimodular(rng, 4, 20, 9), "43c4539f241d"),
    "random_of_rank": (lambda rng: matrix.random_of_rank(rng, 4, 5, 3, -3, 3), "8c3452f74cb7"),
    "random_polynomial": (lambda rng: polynomial.random_polynomial(rng, 4, -9, 9), "f6e3e66095cb"),
    "random_permutation": (lambda rng: permutation.random_permutation(rng, 9), "1a64715f6a15"),
    "random_of_type": (lambda rng: permutation.random_of_type(rng, [4, 3, 1]), "3b82353f8d2f"),
}


@pytest.mark.parametrize("name", DRAWS)
def test_draws_never_change(name: str) -> None:
    draw, pinned = DRAWS[name]
    drawn = [draw(Random(seed)) for seed in range(20)]
    assert hashlib.sha256(repr(drawn).encode()).hexdigest()[:12] == pinned

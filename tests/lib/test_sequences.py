"""List functions against a second reading of their descriptions, sequence tools against definitions."""

import hashlib
from collections.abc import Callable
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import sequences
from bootcamp.lib.sequences import FUNCTIONS
from bootcamp.lib.solver import BudgetError

lists = st.lists(st.integers(-20, 40), max_size=9).map(tuple)
steps = st.sampled_from(
    [(name, k) for name, function in FUNCTIONS.items() for k in function.parameters or (0,)],
)

SECOND_READING: dict[str, Callable[[list[int], int], list[int]]] = {
    "dedupe": lambda v, k: [x for i, x in enumerate(v) if x not in v[:i]],
    "take_last": lambda v, k: v[max(len(v) - k, 0) :],
    "drop_last": lambda v, k: v[: max(len(v) - k, 0)],
    "every": lambda v, k: [x for i, x in enumerate(v) if i % k == 0],
    "at_most": lambda v, k: [k if x > k else x for x in v],
    "divide": lambda v, k: [(x - x % k) // k for x in v],
    "evens_first": lambda v, k: [x for x in v if x % 2 == 0] + [x for x in v if x % 2 == 1],
    "running_sum": lambda v, k: [sum(v[: i + 1]) for i in range(len(v))],
    "running_max": lambda v, k: [max(v[: i + 1]) for i in range(len(v))],
    "neighbour_sums": lambda v, k: [v[i] + v[i + 1] for i in range(len(v) - 1)],
    "count_smaller": lambda v, k: [len([y for y in v if y < x]) for x in v],
    "collapse": lambda v, k: [x for i, x in enumerate(v) if i == 0 or v[i - 1] != x],
    "swap_pairs": lambda v, k: [v[i ^ 1] if i ^ 1 < len(v) else x for i, x in enumerate(v)],
    "swap_ends": lambda v, k: [v[-1 - i] if i in (0, len(v) - 1) else x for i, x in enumerate(v)],
    "stutter": lambda v, k: [v[i // 2] for i in range(2 * len(v))],
}


@given(st.sampled_from(sorted(SECOND_READING)), lists, st.data())
def test_functions_do_what_they_say(name: str, values: tuple[int, ...], data: st.DataObject) -> None:
    k = data.draw(st.sampled_from(FUNCTIONS[name].parameters or (0,)))
    assert list(sequences.apply((name, k), values)) == SECOND_READING[name](list(values), k)


@given(steps, lists)
def test_every_function_takes_every_list(step: sequences.Step, values: tuple[int, ...]) -> None:
    assert all(isinstance(value, int) for value in sequences.apply(step, values))
    for language in ("en", "zh"):
        text = sequences.describe(step, language)
        assert "{" not in text
        assert not FUNCTIONS[step[0]].parameters or str(step[1]) in text


def test_rotation_moves_the_first_element_to_the_end() -> None:
    assert sequences.apply(("rotate", 2), (1, 2, 3)) == (3, 1, 2)
    assert sequences.apply(("rotate", 2), (1,)) == (1,)


def test_library_never_changes() -> None:
    outputs = [
        (name, k, sequences.apply((name, k), (4, -7, 12, 12, 9)))
        for name, function in FUNCTIONS.items()
        for k in function.parameters or (0,)
    ]
    assert len(FUNCTIONS) >= 40
    assert hashlib.sha256(repr(outputs).encode()).hexdigest()[:16] == "f1a1a96cfe70c161"


@pytest.mark.parametrize("seed", range(4))
def test_predictions_agree_with_enumeration(seed: int) -> None:
    rng = Random(seed)
    library = sequences.random_library(rng, 6)
    program = tuple(rng.choice(library) for _ in range(2))
    inputs = [tuple(rng.randint(0, 12) for _ in range(5)) for _ in range(2)]
    pairs = [(values, sequences.run(program, values)) for values in inputs]
    query = tuple(rng.randint(0, 12) for _ in range(6))
    fitting = {
        sequences.run(one, query)
        for length in (1, 2)
        for one in product(library, repeat=length)
        if all(sequences.run(one, before) == after for before, after in pairs)
    }
    found = sequences.predictions(library, 2, pairs, query)
    assert set(found) == fitting
    assert all(sequences.run(one, query) == output for output, one in found.items())
    with pytest.raises(BudgetError):
        sequences.predictions(library, 2, pairs, query, budget=5)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=4), st.integers(0, 60), st.integers(2, 50), st.integers())
def test_recurrence_terms_agree_with_the_list(coefficients: list[int], n: int, modulus: int, seed: int) -> None:
    rng = Random(seed)
    start = [rng.randint(-9, 9) for _ in coefficients]
    listed = sequences.linear_recurrence(coefficients, start, n + len(start))
    assert sequences.recurrence_term(coefficients, start, n, modulus) == listed[n] % modulus


def test_start_must_be_long_enough() -> None:
    with pytest.raises(ValueError, match="start has 1"):
        sequences.linear_recurrence([1, 1], [1], 5)


@given(st.integers(1, 60), st.integers(0, 59), st.integers(0, 59))
def test_cycle_against_walking(m: int, a: int, x: int) -> None:
    tail, loop = sequences.cycle(lambda y: (y * y + a) % m, x % m)
    walked = [*tail, *loop]
    assert len(set(walked)) == len(walked)
    assert (walked[-1] ** 2 + a) % m == loop[0]
    assert all((p * p + a) % m == q for p, q in pairwise(walked))


def test_cycle_keeps_its_budget() -> None:
    with pytest.raises(BudgetError):
        sequences.cycle(lambda x: x + 1, 0, budget=100)


@given(st.text("ab", max_size=12))
def test_runs_read_back(text: str) -> None:
    found = sequences.runs(text)
    assert "".join(sign * length for sign, length in found) == text
    assert all(a[0] != b[0] for a, b in pairwise(found))

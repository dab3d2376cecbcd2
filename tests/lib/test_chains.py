from __future__ import annotations

from fractions import Fraction

import pytest

from bootcamp.lib.chains import jumps, mean_gain

HALF = Fraction(1, 2)


def walk(place: int) -> dict[int, Fraction]:
    """One step up or down between the ends 0 and 6."""
    return {place - 1: HALF, place + 1: HALF} if 0 < place < 6 else {}


def lazy(place: int) -> dict[int, Fraction]:
    """The same, but staying is as likely as a step."""
    return {place: HALF} | {other: p / 2 for other, p in walk(place).items()} if walk(place) else {}


def test_weights_become_chances() -> None:
    assert jumps({"a": 3, "b": 0, "c": Fraction(1)}) == {"a": Fraction(3, 4), "c": Fraction(1, 4)}


@pytest.mark.parametrize("start", range(7))
def test_a_fair_walk_ends_as_the_ruin_of_a_gambler(start: int) -> None:
    assert mean_gain(start, walk, lambda place: int(place == 6)) == Fraction(start, 6)
    assert mean_gain(start, walk, lambda place: int(0 < place < 6)) == start * (6 - start)


@pytest.mark.parametrize("start", range(7))
def test_staying_doubles_the_steps_but_not_the_end(start: int) -> None:
    assert mean_gain(start, lazy, lambda place: int(place == 6)) == Fraction(start, 6)
    assert mean_gain(start, lazy, lambda place: int(0 < place < 6)) == 2 * start * (6 - start)


def test_gains_at_both_kinds_of_states_add_up() -> None:
    # a trial costs 2 and succeeds with chance 1/4; then 10 are paid
    moves = {"try": {"try": Fraction(3, 4), "done": Fraction(1, 4)}, "done": {}}
    assert mean_gain("try", moves.__getitem__, {"try": -2, "done": 10}.__getitem__) == 2


def test_a_state_without_a_way_out_is_refused() -> None:
    with pytest.raises(ValueError, match="never leads"):
        mean_gain(0, lambda place: {place: Fraction(1)}, lambda _: 1)
    with pytest.raises(ValueError, match="never leads"):
        mean_gain(0, lambda place: {1: HALF, 2: HALF} if not place else {3 - place: Fraction(1)}, lambda _: 1)


def test_a_chain_without_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 50 states"):
        mean_gain(0, lambda place: {place + 1: Fraction(1)}, lambda _: 1, budget=50)

"""Game values against known theory and against recursion."""

from functools import cache
from itertools import product
from random import Random

import pytest

from bootcamp.lib import games
from bootcamp.lib.solver import BudgetError

Heaps = tuple[int, ...]


def nim(heaps: Heaps) -> list[Heaps]:
    return [(*heaps[:i], left, *heaps[i + 1 :]) for i, heap in enumerate(heaps) for left in range(heap)]


def test_nim() -> None:
    for heaps in product(range(5), repeat=3):
        value = heaps[0] ^ heaps[1] ^ heaps[2]
        assert games.grundy(heaps, nim) == value
        assert games.is_won(heaps, nim) == (value != 0)
        assert all(a ^ b ^ c == 0 for a, b, c in games.winning_moves(heaps, nim))
        assert bool(games.winning_moves(heaps, nim)) == (value != 0)
        # misere Nim is played alike while some heap has two or more
        lost = value == 0 if max(heaps) > 1 else sum(heaps) % 2 == 1
        assert games.is_won(heaps, nim, misere=True) != lost


@pytest.mark.parametrize("seed", range(30))
def test_random_games(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 9)
    after = [[v for v in range(n) if rng.random() < 1.5 / n] for _ in range(n)]

    @cache
    def forced(position: int, moves: int) -> bool | None:
        """Give who wins within so many moves: the mover (True), the other (False) or nobody (None)."""
        if not after[position]:
            return False
        if moves == 0:
            return None
        results = [forced(target, moves - 1) for target in after[position]]
        if False in results:
            return True
        return False if all(results) else None

    for position, length in enumerate(games.retrograde(after)):
        outcome = forced(position, 2 * n + 1)
        if outcome is None:
            assert length is None
        else:
            assert length is not None
            assert outcome == (length % 2 == 1)
            assert forced(position, length) == outcome
            assert length == 0 or forced(position, length - 1) is None
    down = [[v for v in range(u) if rng.random() < 0.5] for u in range(n)]
    for position, length in enumerate(games.retrograde(down)):
        assert length is not None
        assert games.is_won(position, down.__getitem__) == (length % 2 == 1)


def test_negamax_on_taking_from_the_ends() -> None:
    @cache
    def best(row: Heaps) -> int:
        return max(row[0] - best(row[1:]), row[-1] - best(row[:-1])) if row else 0

    def moves(state: tuple[Heaps, int]) -> list[tuple[Heaps, int]]:
        row, ahead = state
        return [(row[1:], -ahead - row[0]), (row[:-1], -ahead - row[-1])] if row else []

    rng = Random(3)
    for _ in range(20):
        row = tuple(rng.randint(0, 9) for _ in range(rng.randint(0, 7)))
        assert games.negamax((row, 0), moves, lambda state: state[1]) == best(row)


def test_cycles_and_budgets() -> None:
    with pytest.raises(ValueError, match="cycle"):
        games.grundy(0, lambda n: [1 - n])
    with pytest.raises(BudgetError):
        games.is_won(10_000, lambda n: [n - 1], budget=100)
    assert games.is_won(100_001, lambda n: [n - 1] if n else []) is True

"""Games solved backwards against recursion."""

from functools import cache
from random import Random

import pytest

from bootcamp.lib import games


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
    won: list[bool] = []
    for position, length in enumerate(games.retrograde(down)):
        assert length is not None
        won.append(not all(won[target] for target in down[position]))
        assert won[position] == (length % 2 == 1)

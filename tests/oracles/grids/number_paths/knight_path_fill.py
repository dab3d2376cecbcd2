"""Judge by the steps between consecutive numbers as complex differences; look for other paths with a SAT model."""

from tests.oracles.grids.number_paths._walks import by_steps

LEVELS = range(1, 11)

confirm, others, near_misses = by_steps(
    {complex(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)}
)

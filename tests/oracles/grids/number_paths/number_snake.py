"""Judge by the steps between consecutive numbers as complex differences; look for other paths with a SAT model."""

from tests.oracles.grids.number_paths._walks import by_steps

LEVELS = range(1, 11)

confirm, others, near_misses = by_steps({1, -1, 1j, -1j})

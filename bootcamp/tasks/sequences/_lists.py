"""Lists of integers and what a program makes of them, for tasks about hidden list functions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.sequences import Step, Values, run
from bootcamp.task import Retry


def random_list(rng: Random, longest: int, largest: int) -> Values:
    """Draw a list of at most `longest` integers, at least three fifths of that; some go below 0."""
    low = 0 if rng.randrange(4) else -largest
    return tuple(rng.randint(low, largest) for _ in range(rng.randint((3 * longest + 4) // 5, longest)))


def draw_pairs(
    rng: Random, program: Sequence[Step], count: int, longest: int, largest: int
) -> tuple[tuple[Values, Values], ...]:
    """Draw inputs on which the program gives a readable, non-empty list other than the input; or raise Retry."""
    pairs: dict[Values, Values] = {}
    for _ in range(4 * count):
        before = random_list(rng, longest, largest)
        after = run(program, before)
        if after and after != before and max(map(abs, after)) < 1000 and len(after) <= 2 * longest:
            pairs[before] = after
        if len(pairs) == count:
            return tuple(pairs.items())
    raise Retry

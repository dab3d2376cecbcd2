"""Judge by the highest powers of primes that sympy finds, and by stepping through multiples where they are few."""

import math
from typing import Any

from sympy import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    exponents = [factorint(number) for number in instance.numbers]
    least = math.prod(p ** max(e.get(p, 0) for e in exponents) for p in sorted({p for e in exponents for p in e}))
    if least < 10**5:
        step = max(instance.numbers)
        assert least == next(x for x in range(step, least + 1, step) if not any(x % n for n in instance.numbers))
    return "" if answer == least else f"the least common multiple is {least}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A larger multiple, a divisor, the product."""
    return [2 * answer, answer // min(factorint(answer)), math.prod(instance.numbers), 0]

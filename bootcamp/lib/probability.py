"""Exact finite distributions and Markov chains; a distribution is a dict from outcomes to positive fractions."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import TypeVar

from bootcamp.lib import matrix
from bootcamp.lib.numbers import readable

X = TypeVar("X", bound=Hashable)
Y = TypeVar("Y", bound=Hashable)
Distribution = dict[X, Fraction]


def uniform(outcomes: Iterable[X]) -> Distribution[X]:
    """Give equal chances to the items; equal items add up.

    >>> uniform("aab")
    {'a': Fraction(2, 3), 'b': Fraction(1, 3)}
    """
    items = list(outcomes)
    return _collect((item, Fraction(1, len(items))) for item in items)


def image(chances: Mapping[X, Fraction], function: Callable[[X], Y]) -> Distribution[Y]:
    """Give the distribution of a function of the outcome.

    >>> image(uniform(range(6)), lambda n: n % 2)
    {0: Fraction(1, 2), 1: Fraction(1, 2)}
    """
    return _collect((function(outcome), chance) for outcome, chance in chances.items())


def joint(*parts: Mapping[X, Fraction]) -> Distribution[tuple[X, ...]]:
    """Give the distribution of independent outcomes as tuples.

    >>> image(joint(uniform((1, 2)), uniform((1, 2))), sum)
    {2: Fraction(1, 4), 3: Fraction(1, 2), 4: Fraction(1, 4)}
    """
    chosen = product(*(part.items() for part in parts))
    return _collect(
        (tuple(x for x, _ in pairs), math.prod((c for _, c in pairs), start=Fraction(1))) for pairs in chosen
    )


def then(chances: Mapping[X, Fraction], step: Callable[[X], Mapping[Y, Fraction]]) -> Distribution[Y]:
    """Let the outcome choose the distribution of a second experiment.

    >>> then(uniform((1, 2)), lambda n: uniform(range(n)))
    {0: Fraction(3, 4), 1: Fraction(1, 4)}
    """
    return _collect((y, chance * p) for x, chance in chances.items() for y, p in step(x).items())


def probability(chances: Mapping[X, Fraction], event: Callable[[X], bool]) -> Fraction:
    """Add the chances of the outcomes in an event.

    >>> probability(uniform(range(1, 7)), lambda n: n > 4)
    Fraction(1, 3)
    """
    return sum((chance for outcome, chance in chances.items() if event(outcome)), Fraction(0))


def given(chances: Mapping[X, Fraction], event: Callable[[X], bool]) -> Distribution[X]:
    """Condition on an event.

    >>> given(uniform(range(1, 7)), lambda n: n > 4)
    {5: Fraction(1, 2), 6: Fraction(1, 2)}

    Raises:
        ValueError: the event has chance 0.
    """
    total = probability(chances, event)
    if not total:
        raise ValueError("event has chance 0: expected one that can happen")
    return {outcome: chance / total for outcome, chance in chances.items() if event(outcome)}


def hypergeometric(good: int, bad: int, drawn: int) -> Distribution[int]:
    """Give the number of good ones among `drawn` taken without return.

    >>> hypergeometric(2, 2, 2)
    {0: Fraction(1, 6), 1: Fraction(2, 3), 2: Fraction(1, 6)}
    """
    total = math.comb(good + bad, drawn)
    return _collect((k, Fraction(math.comb(good, k) * math.comb(bad, drawn - k), total)) for k in range(drawn + 1))


def stationary(chain: Sequence[Sequence[Fraction]]) -> tuple[Fraction, ...]:
    """Give the stationary distribution of a Markov chain with one closed class.

    >>> [str(p) for p in stationary([[0, 1], [Fraction(1, 2), Fraction(1, 2)]])]
    ['1/3', '2/3']

    Raises:
        ValueError: it is not unique.
    """
    n = len(chain)
    balance = [[chain[i][j] - (i == j) for i in range(n)] for j in range(n)]
    if matrix.rank(balance) < n - 1:
        raise ValueError("chain has several closed classes: its stationary distribution is not unique")
    found = matrix.solve([*balance, [1] * n], [0] * n + [1])
    assert found is not None
    return found


def worth_asking(value: Fraction, *wrong: Fraction | int, digits: int = 12) -> bool:
    """Tell whether a value is none of 0, 1/2, 1 and some wrong answers, and short enough to write.

    >>> worth_asking(Fraction(2, 3)), worth_asking(Fraction(1, 2)), worth_asking(Fraction(2, 3), Fraction(2, 3))
    (True, False, False)
    """
    return readable([value], digits) and value not in (0, 1, Fraction(1, 2), *wrong)


def _collect(pairs: Iterable[tuple[X, Fraction]]) -> Distribution[X]:
    total: dict[X, Fraction] = {}
    for outcome, chance in pairs:
        if chance:
            total[outcome] = total.get(outcome, Fraction(0)) + chance
    return total

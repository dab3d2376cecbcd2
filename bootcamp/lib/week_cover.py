"""Shifts of sites in zones over a week: how many sites are at work in each hour, and demands that they meet."""

from __future__ import annotations

from random import Random

Site = tuple[str, int, tuple[int, ...], int, int, int, int]
"""A name, the hours ahead of UTC, the local weekdays of work, the first and the last hour at which shifts may begin,
the hour of the week in UTC from which on the clocks are ahead by other hours (-1 if never), and these hours."""
Demand = tuple[int, int, int, int, int]
"""From the first to the last weekday in UTC, from an hour to an hour (not included), at least so many sites."""


def covered(sites: list[Site], starts: list[int], length: int) -> list[int]:
    """Count the sites at work in each hour of the week in UTC, from Monday on.

    >>> covered([("X", 1, (0,), 0, 23, -1, 0)], [9], 3)[7:12]
    [0, 1, 1, 1, 0]
    """
    found = [0] * 168
    for (_, ahead, work, _, _, change, later), start in zip(sites, starts, strict=True):
        busy = set[int]()
        for day in range(-2, 9):
            if day % 7 in work:
                begin = 24 * day + start - ahead
                if 0 <= change <= begin:
                    begin = 24 * day + start - later
                busy.update(range(begin, begin + length))
        for hour in busy & set(range(168)):
            found[hour] += 1
    return found


def tightest(rng: Random, cover: list[int]) -> Demand:
    """Draw a demand that is met, for as many hours and then days as possible.

    >>> tightest(Random(1), [1] * 168)
    (0, 6, 0, 24, 1)
    """
    spot = rng.choice([hour for hour in range(168) if cover[hour]])
    first = last = spot // 24
    low, high = spot % 24, spot % 24 + 1
    least = rng.randint(1, cover[spot])

    def met(days: range, hours: range) -> bool:
        return all(cover[24 * day + hour] >= least for day in days for hour in hours)

    while low and met(range(first, last + 1), range(low - 1, low)):
        low -= 1
    while high < 24 and met(range(first, last + 1), range(high, high + 1)):
        high += 1
    while first and met(range(first - 1, first), range(low, high)):
        first -= 1
    while last < 6 and met(range(last + 1, last + 2), range(low, high)):
        last += 1
    return first, last, low, high, least

"""Judge by all cuts where they are few, else by the least sum for which the parts suffice, tried one by one."""

from itertools import accumulate, combinations, pairwise
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [0, *accumulate(answer)]
    if len(answer) != instance.parts or min(answer) < 1 or ends[-1] != len(instance.numbers):
        return "the sizes do not fit"
    if instance.longest and max(answer) > instance.longest:
        return "a part is too long"
    return "" if _largest(instance, ends) == _least(instance) else "it can be smaller"


def greedy(instance: Any) -> tuple[int, ...]:
    """Parts of equal sizes, as far as that is possible."""
    small, more = divmod(len(instance.numbers), instance.parts)
    return tuple(small + (place < more) for place in range(instance.parts))


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A number moved over a cut, the sizes backwards, equal sizes."""
    wrong = [answer[::-1], greedy(instance)]
    for place in range(len(answer) - 1):
        wrong.append((*answer[:place], answer[place] + 1, answer[place + 1] - 1, *answer[place + 2 :]))
    return [one for one in wrong if min(one) >= 1 and confirm(instance, one)]


def _largest(instance: Any, ends: Any) -> int:
    return max(sum(instance.numbers[one:two]) for one, two in pairwise(ends))


def _least(instance: Any) -> int:
    count, parts, most = len(instance.numbers), instance.parts, instance.longest or len(instance.numbers)
    if comb(count - 1, parts - 1) < 3000:
        cuts = [(0, *inner, count) for inner in combinations(range(1, count), parts - 1)]
        return min(_largest(instance, cut) for cut in cuts if max(b - a for a, b in pairwise(cut)) <= most)
    bound = max(instance.numbers)
    while not _suffices(instance, bound, most):
        bound += 1
    return bound


def _suffices(instance: Any, bound: int, most: int) -> bool:
    """Tell whether some cut has just so many parts: the counts of parts that reach each place are kept as a set."""
    count = len(instance.numbers)
    reach = [{0}, *(set[int]() for _ in range(count))]
    for end in range(1, count + 1):
        for start in range(max(0, end - most), end):
            if sum(instance.numbers[start:end]) <= bound:
                reach[end] |= {parts + 1 for parts in reach[start]}
    return instance.parts in reach[count]

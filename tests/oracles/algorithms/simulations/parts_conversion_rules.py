"""Judge by using a rule many times at once: until it or an earlier rule changes between applying and not."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = dict(zip(instance.names, _end(instance, instance.rules, instance.limit), strict=True))
    return "" if answer == right else "other counts"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """The start, the rules from the last to the first, two steps fewer or more at the limit, one part more."""
    ends = [
        instance.counts,
        _end(instance, instance.rules[::-1], instance.limit),
        _end(instance, instance.rules, 1),
        [count + (place == 0) for place, count in enumerate(answer.values())],
    ]
    wrong = [dict(zip(instance.names, end, strict=True)) for end in ends]
    return [one for one in wrong if one != answer]


def _end(instance: Any, rules: Any, limit: int) -> list[int]:
    counts, left = list(instance.counts), limit
    while left:
        place = next((place for place, (taken, _) in enumerate(rules) if _applies(taken, counts)), None)
        if place is None:
            break
        taken, given = rules[place]
        change = [two - one for one, two in zip(taken, given, strict=True)]
        times = min(
            (count - one) // -step + 1 for count, one, step in zip(counts, taken, change, strict=True) if step < 0
        )
        for earlier, _ in rules[:place]:
            # The first time after which the earlier rule applies: what grows must have grown enough.
            needed = 1
            for count, one, step in zip(counts, earlier, change, strict=True):
                if count < one:
                    needed = max(needed, -(-(one - count) // step)) if step > 0 else times
            if needed < times and _applies(
                earlier, [one + needed * two for one, two in zip(counts, change, strict=True)]
            ):
                times = needed
        times = min(times, left)
        counts = [one + times * two for one, two in zip(counts, change, strict=True)]
        left -= times
    return counts


def _applies(taken: Any, counts: Any) -> bool:
    return all(one <= count for one, count in zip(taken, counts, strict=True))

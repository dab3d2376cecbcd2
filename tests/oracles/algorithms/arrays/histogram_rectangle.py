"""Judge by the widest rectangle of each column's height, found by going out to both sides until it is lower."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    heights, widths = instance.heights, instance.widths or (1,) * len(instance.heights)
    best = (0, 0, 0)
    for place, height in enumerate(heights):
        first = last = place
        while first and heights[first - 1] >= height:
            first -= 1
        while last + 1 < len(heights) and heights[last + 1] >= height:
            last += 1
        best = max(best, (height * sum(widths[first : last + 1]), -first, last))
    right = {"area": best[0], "first": 1 - best[1], "last": best[2] + 1}
    return "" if answer == right else "another rectangle"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """A column more or fewer, the whole histogram, the highest column, columns counted from 0, the ends exchanged."""
    heights, widths = instance.heights, instance.widths or (1,) * len(instance.heights)
    high = max(range(len(heights)), key=lambda place: heights[place])
    wrong = [
        {**answer, "last": answer["last"] + 1},
        {**answer, "first": answer["first"] - 1},
        {**answer, "first": answer["first"] + 1},
        {"area": min(heights) * sum(widths), "first": 1, "last": len(heights)},
        {"area": heights[high] * widths[high], "first": high + 1, "last": high + 1},
        {**answer, "first": answer["first"] - 1, "last": answer["last"] - 1},
        {**answer, "first": answer["last"], "last": answer["first"]},
        {**answer, "area": answer["area"] + 1},
    ]
    inside = [one for one in wrong if one["first"] >= 1 and 1 <= one["last"] <= len(heights)]
    return [one for one in inside if confirm(instance, one)]

"""Judge by unfolding: each point of a pulse runs round a ring of twice the length and changes sign at fixed ends."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    length = instance.length
    heights = [0] * (length + 1)
    flips = [-1 if end == "fixed" else 1 for end in instance.ends]
    for way, first, values in instance.pulses:
        for place, value in enumerate(values, start=first):
            start = place if way > 0 else 2 * length - place  # the way left is the far half of the ring
            end = start + instance.ticks
            passed = range(start // length + 1, end // length + 1)  # ends reached, even numbers are point 0
            last = passed[-1] if passed and end % length == 0 else None
            sign = 1
            for number in passed:
                if number != last:
                    sign *= flips[number % 2]
            place_now = end % (2 * length)
            at = place_now if place_now <= length else 2 * length - place_now
            twice = 1 + flips[last % 2] if last is not None else 1
            heights[at] += value * sign * twice
    return "" if list(answer) == heights else f"the heights are {heights}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The string seen from the other end, upside down, one height changed."""
    wrong = [answer[::-1], tuple(-y for y in answer), (*answer[:-1], answer[-1] + 1)]
    return [one for one in wrong if one != answer]

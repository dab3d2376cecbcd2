"""Let the clock run minute by minute with lists of waiting patients and of busy beds."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    busy = dict.fromkeys(range(1, instance.beds + 1), 0)  # minutes until a bed is free
    waiting: list[list[int]] = []  # patient, class, minutes waited
    found: dict[int, tuple[int, int]] = {}
    minute = 0
    while len(found) < len(instance.patients):
        for n, (arrival, level, _) in enumerate(instance.patients):
            if arrival == minute:
                waiting.append([n, level, 0])
        for one in waiting:
            if instance.upgrade and one[2] and one[2] % instance.upgrade == 0 and one[1] > 1:
                one[1] -= 1
        for bed in busy:
            if busy[bed] == 0 and waiting:
                waiting.sort(key=lambda one: (one[1], one[0]))
                n = waiting.pop(0)[0]
                found[n] = minute, bed
                busy[bed] = instance.patients[n][2] + instance.cleaning
        for one in waiting:
            one[2] += 1
        busy = {bed: max(0, rest - 1) for bed, rest in busy.items()}
        minute += 1
    right = {"starts": tuple(found[n][0] for n in sorted(found)), "beds": tuple(found[n][1] for n in sorted(found))}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A minute later, another bed, a patient less."""
    return [
        {**answer, "starts": (*answer["starts"][:-1], answer["starts"][-1] + 1)},
        {**answer, "beds": (answer["beds"][0] + 1, *answer["beds"][1:])},
        {**answer, "beds": answer["beds"][:-1]},
    ]

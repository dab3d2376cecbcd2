"""Judge by walking through the list round by round with a counter, on a list that is more than long enough."""

from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    need = instance.places[-1]
    size = need * need + 200 if instance.kind == "flavius" else 30 * need + 200
    if instance.kind in ("fixed", "growing"):
        size = need * 2**instance.rounds + 200
    left = list(range(instance.first, instance.first + instance.step * size, instance.step))
    for r in range(1, (instance.rounds or len(left)) + 1):
        if r >= len(left):
            break
        kept = []
        for place, number in enumerate(left, 1):
            if instance.kind == "fixed":
                gone = place % instance.every == 0
            elif instance.kind == "growing":
                gone = place % (r + instance.every) == 0
            elif instance.kind == "flavius":
                gone = place % (r + 1) == 0
            elif instance.kind == "lucky":
                gone = place % left[r] == 0
            else:
                gone = place > r and (place - r) % left[r - 1] == 0
            if not gone:
                kept.append(number)
        if kept == left and instance.kind not in ("fixed", "growing"):
            break
        left = kept
    assert len(left) > need
    right = [left[place - 1] for place in instance.places]
    return "" if list(answer) == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The number after the last one in the first list."""
    return [(*answer[:-1], answer[-1] + instance.step)]

"""Judge by numbers instead of texts: digits come from divisions, and the run is stored as a list."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    base, width = instance.base, len(instance.numeral)
    run = [int(instance.numeral, base)]
    while run[-1] not in run[:-1]:
        places = sorted(run[-1] // base**i % base for i in range(width))
        up = sum(d * base ** (width - 1 - i) for i, d in enumerate(places))
        down = sum(d * base**i for i, d in enumerate(places))
        run.append(down - up)
    start = run.index(run[-1])
    loop = run[start:-1]
    if instance.steps:
        results = [*run[1:], *loop[1:], *loop, *loop, *loop][: instance.steps]
        if any(len(text) != width for text in answer):
            return "a numeral has another width"
        return "" if [int(text, base) for text in answer] == results else f"the results are {results}"
    low = loop.index(min(loop))
    loop = loop[low:] + loop[:low]
    right = answer["tail"] == start and [int(text, base) for text in answer["cycle"]] == loop
    return "" if right and all(len(text) == width for text in answer["cycle"]) else f"{start} steps lead to {loop}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A miscounted tail, a cycle from another member; a list that begins with the start or repeats its end."""
    if instance.steps:
        return [(instance.numeral, *answer[:-1]), answer[:-1], (*answer, answer[-1])]
    loop = answer["cycle"]
    wrong = [answer | {"tail": answer["tail"] + 1}, answer | {"cycle": (*loop, loop[0])}]
    return [*wrong, answer | {"cycle": loop[1:] + loop[:1]}] if len(loop) > 1 else wrong

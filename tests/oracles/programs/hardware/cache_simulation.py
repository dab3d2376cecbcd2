"""Judge by times written at the places, and by looking back in the row of accesses."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pattern, contents = _result(instance, instance.rule)
    if answer["pattern"] != pattern:
        return f"the pattern is {pattern}"
    return "" if [set(one) for one in answer["contents"]] == contents else f"the contents are {contents}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A letter changed, a block changed, the sets backwards, the pattern backwards."""
    pattern, contents = answer["pattern"], answer["contents"]
    other = ("M" if pattern[-1] == "H" else "H") if not instance.victims else "V" if pattern[-1] != "V" else "M"
    first = contents[0]
    wrong = [
        answer | {"pattern": pattern[:-1] + other},
        answer | {"pattern": pattern[::-1]},
        answer | {"contents": contents[::-1]},
        answer | {"contents": (first | {9999}, *contents[1:])},
        answer | {"contents": (frozenset(sorted(first)[1:]), *contents[1:])},
    ]
    return [one for one in wrong if one != answer]


def _result(instance: Any, rule: str) -> tuple[str, list[set[int]]]:
    places: list[list[int | None]] = [[None] * instance.ways for _ in range(instance.sets)]
    put = [[-1] * instance.ways for _ in range(instance.sets)]
    used = [[-1] * instance.ways for _ in range(instance.sets)]
    marks = [[False] * instance.ways for _ in range(instance.sets)]
    hands = [0] * instance.sets
    bits = [{"t": 0, "u": 0, "v": 0} for _ in range(instance.sets)]
    waiting: list[int] = []
    letters = []
    for now, address in enumerate(instance.addresses):
        block = (address - address % instance.block) // instance.block
        which = block % instance.sets
        here = places[which]
        if block in here:
            letters.append("H")
            place = here.index(block)
        else:
            letters.append("V" if block in waiting else "M")
            waiting = [one for one in waiting if one != block]
            if None in here:
                place = here.index(None)
            elif rule == "LRU":
                place = min(range(instance.ways), key=used[which].__getitem__)
            elif rule == "FIFO":
                place = min(range(instance.ways), key=put[which].__getitem__)
            elif rule == "clock":
                while marks[which][hands[which]]:
                    marks[which][hands[which]] = False
                    hands[which] = (hands[which] + 1) % instance.ways
                place = hands[which]
                hands[which] = (place + 1) % instance.ways
            else:
                kept = bits[which]
                place = (2 if kept["v"] == 0 else 3) if kept["t"] else (0 if kept["u"] == 0 else 1)
            gone = here[place]
            if gone is not None and instance.victims:
                waiting.append(gone)
                if len(waiting) > instance.victims:
                    del waiting[0]
            here[place] = block
            put[which][place] = now
        used[which][place] = now
        marks[which][place] = True
        bits[which] |= [{"t": 1, "u": 1}, {"t": 1, "u": 0}, {"t": 0, "v": 1}, {"t": 0, "v": 0}][min(place, 3)]
    return "".join(letters), [{block for block in one if block is not None} for one in places]

"""Hash the tree from the root down by recursion on intervals of leaves; try all changes of one leaf."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    leaves = instance.leaves
    height = (len(leaves) - 1).bit_length()
    if instance.question == "root":
        return "" if answer == _node(instance, leaves, height, 0) else "another root"
    if not isinstance(answer, dict):
        return "no fields"
    if instance.question == "altered":
        found = [
            (place + 1, value)
            for place, old in enumerate(leaves)
            for value in range(instance.largest + 1)
            if value != old and _fits(instance, place, (*leaves[:place], value, *leaves[place + 1 :]))
        ]
        if len(found) != 1:
            return "several changes are possible"
        return "" if found == [(answer.get("leaf"), answer.get("value"))] else "another change"
    values, sides = [], ""
    for level in range(height):
        index = (instance.asked - 1) // 2**level
        last = (len(leaves) - 1) // 2**level
        other = index - 1 if index % 2 else min(index + 1, last)
        values.append(_node(instance, leaves, level, other))
        sides += "RL"[index % 2]
    if answer.get("siblings") != tuple(values):
        return "another number"
    return "" if str(answer.get("sides")).upper() == sides else "another side"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Numbers next to the right ones; a sibling too few, a wrong side, another leaf."""
    if instance.question == "root":
        return [answer + 1, answer + instance.m]
    if instance.question == "altered":
        return [{**answer, "leaf": answer["leaf"] + 1}, {**answer, "value": answer["value"] + 1}]
    siblings, sides = answer["siblings"], answer["sides"]
    turned = sides.translate(str.maketrans("LR", "RL"))
    return [
        {"siblings": siblings[:-1], "sides": sides[:-1]},
        {"siblings": (siblings[0] + 1, *siblings[1:]), "sides": sides},
        {"siblings": siblings, "sides": turned},
    ]


def _node(instance: Any, leaves: Any, level: int, index: int) -> int:
    """Give the number at a place of a level; beyond the right end the last one stands in."""
    if level == 0:
        return int(leaves[index])
    last = (len(leaves) - 1) // 2 ** (level - 1)
    x = _node(instance, leaves, level - 1, 2 * index)
    y = _node(instance, leaves, level - 1, min(2 * index + 1, last))
    return int((instance.a * x + instance.b * y + x * y) % instance.m)


def _fits(instance: Any, place: int, leaves: Any) -> bool:
    first = place >> instance.stored
    order = [first, *(i for i in range(len(instance.hashes)) if i != first)]
    return all(_node(instance, leaves, instance.stored, i) == instance.hashes[i] for i in order)

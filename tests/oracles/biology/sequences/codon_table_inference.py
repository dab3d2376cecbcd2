"""Judge by the constraints that equal windows at reading places mean equal letters, for each way of reading."""

from collections import defaultdict
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size, found = instance.size, set()
    ways = product(range(size), (1, -1)) if instance.hidden_frame else [(0, 1)]
    for skip, step in ways:
        meanings = defaultdict(set)
        for gene, protein in zip(instance.genes, instance.proteins, strict=True):
            line = gene[::step]
            if (len(line) - skip) // size != len(protein):
                meanings["wrong length"] = {"", "?"}
            for number, acid in enumerate(protein):
                begin = skip + number * size
                meanings[line[begin : begin + size]].add(acid)
        if any(len(acids) > 1 for acids in meanings.values()):
            continue
        line = instance.query[::step]
        total = (len(line) - skip) // size
        words = [line[skip + number * size :][:size] for number in range(total)]
        found.add("".join(min(meanings[word] or {"?"}) for word in words))
    if len(found) != 1:
        return f"it is one of {sorted(found)}"
    return "" if answer in found else f"the protein is {min(found)}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The protein upside down, cut, and with its first letter changed."""
    wrong = [answer[::-1], answer[1:], ("K" if answer[0] != "K" else "L") + answer[1:]]
    return [one for one in wrong if one != answer]

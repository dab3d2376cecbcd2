"""Judge by doubling the ranks of pieces (Manber and Myers) and by Kasai's method."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _arrays(instance.text)
    return "" if answer == right else f"the arrays are {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Starts counted from 1, ranks in place of starts, and a length changed."""
    ranks = tuple(answer["sa"].index(start) for start in range(len(answer["sa"])))
    wrong = [answer | {"sa": tuple(start + 1 for start in answer["sa"])}, answer | {"sa": ranks}]
    wrong.append(answer | {"lcp": (answer["lcp"][0] + 1, *answer["lcp"][1:])})
    return [one for one in wrong if one != answer]


def _arrays(text: str) -> dict[str, Any]:
    size = len(text)
    ranks = [ord(letter) for letter in text]
    step = 1
    while True:
        pairs = [(ranks[at], ranks[at + step] if at + step < size else -1) for at in range(size)]
        levels = sorted(set(pairs))
        ranks = [levels.index(pair) for pair in pairs]
        if len(levels) == size:
            break
        step *= 2
    order = [ranks.index(rank) for rank in range(size)]
    lengths = [0] * size
    common = 0
    for start in range(size):
        if not ranks[start]:
            common = 0
            continue
        other = order[ranks[start] - 1]
        while max(start, other) + common < size and text[start + common] == text[other + common]:
            common += 1
        lengths[ranks[start]] = common
        common = max(0, common - 1)
    return {"sa": tuple(order), "lcp": tuple(lengths[1:])}

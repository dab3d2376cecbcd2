"""Judge by numbers 0 to 25: read p and q off the first steps of each place, then test the further ones."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

VOWELS = [0, 4, 8, 14, 20]
CONSONANTS = [x for x in range(26) if x not in VOWELS]


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    groups = [[ord(letter) - 65 for letter in group] for group in instance.groups]
    size = len(groups[0])
    for place in range(size):
        own = [group[place] for group in groups]
        right = [group[(place + 1) % size] for group in groups]
        found = {chr(65 + x % 26) for name in instance.menu for x in _next(name, own, right, instance.step)}
        if found != {answer[place]}:
            return f"place {place + 1} may go on with {sorted(found)}"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last letter one further; the last group again."""
    wrong = [answer[:-1] + chr(65 + (ord(answer[-1]) - 64) % 26), instance.groups[-1]]
    return [text for text in wrong if text != answer]


def _next(name: str, own: list[int], right: list[int], step: int) -> Iterator[int]:
    """Yield the next numbers by rules of a kind; `right` is the place whose letters some rules take."""
    if name in ("vowels", "consonants"):
        cycle = VOWELS if name == "vowels" else CONSONANTS
        if not set(own) <= set(cycle):
            return
        places = [cycle.index(x) for x in own]
        gaps = {(b - a) % len(cycle) for a, b in pairwise(places)}
        if len(gaps) == 1 and _sizes(max(gaps), len(cycle), step):
            yield cycle[(places[-1] + gaps.pop()) % len(cycle)]
        return
    before = {
        "right": right,
        "mirror": [25 - x for x in own],
        "sum": [x + y + 1 for x, y in zip(own, right, strict=True)],
    }
    base = before.get(name, own)
    gaps_in_order = [(b - a) % 26 for a, b in zip(base, own[1:], strict=False)]
    if name == "turns":
        if len(set(gaps_in_order[::2])) == 1 == len(set(gaps_in_order[1::2])) and all(
            _sizes(gap, 26, step) for gap in gaps_in_order[:2]
        ):
            yield own[-1] + gaps_in_order[len(gaps_in_order) % 2]
    elif name == "growing":
        more = {(b - a) % 26 for a, b in pairwise(gaps_in_order)}
        if len(more) == 1 and _sizes(gaps_in_order[0], 26, step) and _sizes(max(more), 26, step):
            yield own[-1] + gaps_in_order[-1] + more.pop()
    elif len(set(gaps_in_order)) == 1 and _sizes(gaps_in_order[0], 26, step):
        yield base[-1] + gaps_in_order[0]


def _sizes(gap: int, size: int, step: int) -> list[int]:
    """List the allowed numbers of letters that amount to a gap."""
    return [x for x in range(-step, step + 1) if x and x % size == gap]

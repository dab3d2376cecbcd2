"""Judge by a ledger of gains and losses, booked from the printed sentences and summed over the printed glossary."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bootcamp.lib.worlds import plural

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kind_of: dict[str, str] = {}
    for line, _ in instance.glossary:
        kind, _, members = line.partition(": ")
        kind_of |= dict.fromkeys(members.split(", "), kind)
    ledger: list[tuple[str, int]] = []
    many = {thing: plural(thing) for thing, _ in instance.things}
    for line, _ in instance.story:
        found = re.fullmatch(r"I (?:have|got) (\d+) (?:more )?([a-z ]+?)\.", line)
        if found and " than " not in found[2] and " as many " not in found[2]:
            ledger.append((many.get(found[2], found[2]), int(found[1])))
        elif found := re.fullmatch(r"I gave (\d+) of my (.+) to \w+\.", line):
            ledger.append((found[2], -int(found[1])))
        elif found := re.fullmatch(r"I lost all my (.+)\.", line):
            ledger.append((found[1], -_sum(ledger, found[1])))
        elif found := re.fullmatch(r"I have (\d+) times as many (.+) as (.+) now\.", line):
            ledger.append((found[2], int(found[1]) * _sum(ledger, found[3])))
        elif found := re.fullmatch(r"I have (\d+) more (.+) than (.+) now\.", line):
            ledger.append((found[2], int(found[1]) + _sum(ledger, found[3])))
        elif found := re.fullmatch(r"I traded (\d+) of my (.+) for (\d+) more (.+)\.", line):
            ledger += [(found[2], -int(found[1])), (found[4], int(found[3]))]
    totals: Counter[str] = Counter()
    for thing, amount in ledger:
        totals[kind_of[thing]] += amount
        assert _sum(ledger, thing) >= 0
    right = tuple(sum(totals[kind] for kind in text.split(" and ")) for text, _ in instance.questions)
    return "" if answer == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """One thing more or less."""
    yield answer[0] + 1, *answer[1:]
    yield answer[0] - 1, *answer[1:]


def _sum(ledger: list[tuple[str, int]], thing: str) -> int:
    return sum(amount for one, amount in ledger if one == thing)

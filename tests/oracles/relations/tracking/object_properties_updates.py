"""Judge by lists of single items, read from the printed lines, in every case that the story leaves open."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)

Item = frozenset[str]  # the words that describe an item
Pile = tuple[Item, ...]


def confirm(instance: Any, answer: tuple[int | None, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pile = tuple(item for line, _ in instance.start for item in _items(line))
    kinds = _kinds(instance)
    cases: list[tuple[Pile, dict[int, Pile]]] = [(pile, {})]
    for step, (line, _) in enumerate(instance.story, start=1):
        found = {}
        for case in cases:
            for after, gone in _step(*case, line, step, kinds):
                mark = tuple(frozenset(Counter(items).items()) for items in (after, *gone.values()))
                found[mark, tuple(gone)] = (after, gone)
        cases = list(found.values())
    right: list[int | None] = []
    for text, _ in instance.questions:
        counts = {sum(_fits(item, text) for item in after) for after, _ in cases}
        right.append(counts.pop() if len(counts) == 1 else None)
    return "" if answer == tuple(right) else f"the numbers are {right}"


def greedy(instance: Any) -> tuple[int | None, ...]:
    """The counts at the start."""
    pile = [item for line, _ in instance.start for item in _items(line)]
    return tuple(sum(_fits(item, text) for item in pile) for text, _ in instance.questions)


def near_misses(instance: Any, answer: tuple[int | None, ...]) -> Iterator[tuple[int | None, ...]]:
    """A number that is one too large, and what is known called unknown or the reverse."""
    first = answer[0]
    yield (1 if first is None else first + 1), *answer[1:]
    if first is not None and instance.vague:
        yield None, *answer[1:]


def _items(line: str) -> Pile:
    number, _, words = line.partition(": ")
    return (frozenset(words.split(", ")),) * int(number)


def _kinds(instance: Any) -> list[set[str]]:
    """Group the words that exclude one another: those that stand at one place of the descriptions."""
    rows = [line.partition(": ")[2].split(", ") for line, _ in instance.start]
    rows += [found[1].split(", ") for line, _ in instance.story if (found := re.search(r"added: (.+)\.", line))]
    kinds = [set(column) for column in zip(*rows, strict=True)]
    for _, _, place, _, _ in instance.changes:
        kinds[place] |= set()
    return kinds


def _fits(item: Item, text: str) -> bool:
    return all((part.removeprefix("not ") in item) != part.startswith("not ") for part in text.split(" and "))


def _remake(item: Item, word: str, kinds: list[set[str]], place: int) -> Item:
    return frozenset({part for part in item if part not in kinds[place]} | {word})


def _place(word: str, kinds: list[set[str]]) -> int:
    """Tell to which attribute a word belongs, also one that no item has at first: by its form or as one left."""
    for place, words in enumerate(kinds):
        if word in words:
            return place
    marks = ("of ", "from ", "-scented")
    form = next((mark for mark in marks if mark in word), "")
    sizes = {"small", "medium", "large"}
    fits = [n for n, words in enumerate(kinds) if all(form in one for one in words) and form]
    fits = fits or [
        n
        for n, words in enumerate(kinds)
        if not any(mark in one for one in words for mark in marks) and (word in sizes) == bool(words & sizes)
    ]
    kinds[fits[0]].add(word)
    return fits[0]


def _step(
    pile: Pile, gone: dict[int, Pile], line: str, step: int, kinds: list[set[str]]
) -> Iterator[tuple[Pile, dict[int, Pile]]]:
    if found := re.fullmatch(r"All items that are (.+) become (.+)\.", line):
        place = _place(found[2], kinds)
        yield tuple(_remake(item, found[2], kinds, place) if _fits(item, found[1]) else item for item in pile), gone
    elif found := re.fullmatch(r"All items that are (.+) are given away\.", line):
        lost = tuple(item for item in pile if _fits(item, found[1]))
        yield tuple(item for item in pile if not _fits(item, found[1])), gone | {step: lost}
    elif found := re.fullmatch(r"For each item that is (.+), one more is added that is (.+) and like it in .+", line):
        place = _place(found[2], kinds)
        more = tuple(_remake(item, found[2], kinds, place) for item in pile if _fits(item, found[1]))
        yield pile + more, gone
    elif found := re.fullmatch(r"(\d+) more (?:is|are) added: (.+)\.", line):
        yield pile + _items(f"{found[1]}: {found[2]}"), gone
    elif found := re.fullmatch(r"All that was given away in step (\d+) comes back as it was\.", line):
        rest = {number: items for number, items in gone.items() if number != int(found[1])}
        yield pile + gone[int(found[1])], rest
    else:
        number, text = re.findall(r"(\d+) of the items that are (.+) (?:is|are) given away; it is not said", line)[0]
        places = [place for place, item in enumerate(pile) if _fits(item, text)]
        seen = set()
        for chosen in combinations(places, int(number)):
            missing = frozenset(Counter(pile[place] for place in chosen).items())
            if missing not in seen:
                seen.add(missing)
                yield tuple(item for place, item in enumerate(pile) if place not in chosen), gone

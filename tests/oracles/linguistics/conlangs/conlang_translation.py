"""Judge by cutting words in all ways: every order, every side of the affixes, every split that no word refutes."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    for order in permutations(range(3)):
        for sides in product((False, True), repeat=instance.categories):
            pairs = [
                pair
                for meaning, text in instance.examples
                for pair in zip(_cut(meaning, order, sides), text, strict=True)
            ]
            for table in _tables(sorted(pairs, key=lambda pair: len(pair[0])), {}):
                found.add(tuple(_say(meaning, order, sides, table) for meaning in instance.asked))
                if len(found) > 1:
                    return "several translations fit"
    return "" if found == {tuple(answer)} else "another translation"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Words in the opposite order, a word left out, the first example."""
    first = answer[0].split()
    wrong = [" ".join(first[::-1]), " ".join(first[1:]), " ".join(instance.examples[0][1])]
    return [(text, *answer[1:]) for text in wrong if text != answer[0]]


def _cut(meaning: Any, order: Any, sides: Any) -> list[list[str]]:
    words = {0: [f"noun {meaning[0]}"], 1: [f"verb {meaning[1]}"], 2: [f"noun {meaning[2]}"]}
    marks = ((0, 0, 3), (2, 0, 4), (1, 1, 5), (1, 2, 6))
    for word, category, place in marks:
        if meaning[place]:
            name = f"affix {category}"
            words[word] = [name, *words[word]] if sides[category] else [*words[word], name]
    return [words[place] for place in order]


def _tables(pairs: Any, table: dict[str, str]) -> Iterator[dict[str, str]]:
    """All tables of parts under which every word is what it should be."""
    if not pairs:
        yield table
        return
    (parts, word), *rest = pairs
    for new in _splits(parts, word, table):
        if len(set(new.values())) == len(new):
            yield from _tables(rest, new)


def _splits(parts: list[str], word: str, table: dict[str, str]) -> Iterator[dict[str, str]]:
    if not parts:
        if not word:
            yield table
        return
    first, *rest = parts
    options = [table[first]] if first in table else [word[:size] for size in range(1, len(word) + 1)]
    for option in options:
        if word.startswith(option):
            yield from _splits(rest, word[len(option) :], table | {first: option})


def _say(meaning: Any, order: Any, sides: Any, table: dict[str, str]) -> str:
    return " ".join("".join(table.get(part, "?") for part in word) for word in _cut(meaning, order, sides))

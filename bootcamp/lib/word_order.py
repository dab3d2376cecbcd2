"""The order of words in small invented languages with articles, adjectives, nouns, verbs and prepositions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

Entry = tuple[str, str, int, int]
"""A word, its kind (D, A, N, V or P), its gender and its number; 0 where it has none."""


def grammatical(clause: str, phrase: str, attached: str, entries: Sequence[Entry]) -> bool:
    """Tell whether a grammar allows an order of words.

    `clause` orders subject S, verb V and object O, `phrase` article D, adjective A (which may be missing) and noun N,
    `attached` the noun phrase (core), the preposition P and the phrase N after it.

    >>> words = [("zu", "V", 0, 1), ("la", "D", 1, 0), ("mo", "N", 1, 1), ("lo", "D", 2, 0), ("ki", "N", 2, 2)]
    >>> grammatical("VSO", "DAN", "core P N", words), grammatical("VOS", "DAN", "core P N", words)
    (True, False)
    """
    shapes = (phrase, phrase.replace("A", ""))
    kinds = "".join(entry[1] for entry in entries)

    def cores(start: int) -> set[tuple[int, int]]:
        found = set[tuple[int, int]]()
        for shape in shapes:
            end = start + len(shape)
            if kinds[start:end] == shape and len({entry[2] for entry in entries[start:end]}) == 1:
                found.add((end, entries[start + shape.index("N")][3]))
        return found

    @cache
    def phrases(start: int) -> frozenset[tuple[int, int]]:
        if attached == "P N core":
            inner = [end for end, _ in phrases(start + 1)] if kinds[start : start + 1] == "P" else []
            return frozenset(cores(start).union(*(cores(end) for end in inner)))
        found = cores(start)
        for end, number in sorted(found):
            if attached == "core P N":
                found |= {(last, number) for last, _ in phrases(end + 1) if kinds[end : end + 1] == "P"}
            else:
                found |= {(last + 1, number) for last, _ in phrases(end) if kinds[last : last + 1] == "P"}
        return frozenset(found)

    ways = {(0, 0, 0)}  # the place, and the numbers of the subject and of the verb
    for part in clause:
        new = set()
        for place, subject, verb in ways:
            if part == "V" and kinds[place : place + 1] == "V":
                new.add((place + 1, subject, entries[place][3]))
            elif part != "V":
                new |= {(end, n if part == "S" else subject, verb) for end, n in phrases(place)}
        ways = new
    return any(place == len(entries) and subject == verb for place, subject, verb in ways)

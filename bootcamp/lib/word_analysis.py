"""Words made of a stem and affixes in fixed slots: all their analyses, and those of a sentence that keep agreement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

Morpheme = tuple[str, str]
"""A form and its gloss."""


class Language(NamedTuple):
    """Morphemes by list: nouns, adjectives, verbs (stems), number, case, tense, agreement; and the order of slots."""

    lists: tuple[tuple[str, tuple[Morpheme, ...]], ...]
    templates: tuple[tuple[str, tuple[str, ...]], ...]
    """For each kind of word the lists of its slots from left to right."""

    def analyses(self, word: str) -> list[tuple[str, tuple[str, ...]]]:
        """Give all ways to cut a word, each as its kind and its glosses in order.

        >>> lists = (("noun", (("ka", "dog"), ("k", "cat"))), ("number", (("ta", "PL"), ("ata", "SG"))))
        >>> Language(lists, (("noun", ("noun", "number")),)).analyses("kata")
        [('noun', ('dog', 'PL')), ('noun', ('cat', 'SG'))]
        """
        lists = dict(self.lists)
        return [
            (kind, tuple(gloss for _, gloss in parts))
            for kind, slots in self.templates
            for parts in product(*(lists[slot] for slot in slots))
            if "".join(form for form, _ in parts) == word
        ]


def features(language: Language, kind: str, glosses: Sequence[str]) -> dict[str, str]:
    """Give the gloss in each slot.

    >>> features(Language((), (("noun", ("noun", "number")),)), "noun", ("dog", "PL"))
    {'noun': 'dog', 'number': 'PL'}
    """
    return dict(zip(dict(language.templates)[kind], glosses, strict=True))


def fits(rows: Sequence[dict[str, str]]) -> bool:
    """Tell whether a sentence keeps the rules: one verb, one subject, no case twice, adjectives and verb agree.

    >>> fits([{"noun": "dog", "number": "PL", "case": "NOM"}, {"verb": "see", "tense": "PAST", "agreement": "SG"}])
    False
    """
    nouns = [row for row in rows if "noun" in row]
    verbs = [row for row in rows if "verb" in row]
    subjects = [row for row in nouns if row["case"] == "NOM"]
    cases = [row["case"] for row in nouns]
    if len(verbs) != 1 or len(subjects) != 1 or len(set(cases)) < len(cases):
        return False
    if verbs[0]["agreement"] != subjects[0]["number"]:
        return False
    for place, row in enumerate(rows):
        after = rows[place + 1] if place + 1 < len(rows) else {}
        if "adjective" in row and ("noun" not in after or any(after[name] != row[name] for name in ("number", "case"))):
            return False
    return True


def readings(language: Language, words: Sequence[str], most: int) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yield the glosses of a sentence that keep the rules; nothing if more than `most` combinations must be tried.

    >>> list(readings(Language((), ()), ["ka"], 9))
    []
    """
    options = [language.analyses(word) for word in words]
    count = 1
    for ways in options:
        count *= len(ways)
    if not 0 < count <= most:
        return
    for row in product(*options):
        if fits([features(language, kind, glosses) for kind, glosses in row]):
            yield tuple(glosses for _, glosses in row)

"""Facts of an invented encyclopaedia on people, towns, books and firms, and descriptions that lead through them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from bootcamp.lib.words import invented
from bootcamp.lib.worlds import draw_names

Lore = Mapping[tuple[str, str], str]
"""What a relation of an entity is: a name, or a year or a number of inhabitants in digits."""


class Hop(NamedTuple):
    """A relation that a description may follow: from which kind to which, in English and in Chinese."""

    source: str
    target: str
    en: str
    zh: str


HOPS: Mapping[str, Hop] = {
    "birthplace": Hop("person", "town", "the birthplace of {0}", "{0}的出生地"),
    "teacher": Hop("person", "person", "the teacher of {0}", "{0}的老师"),
    "river": Hop("town", "river", "the river of {0}", "流经{0}的河流"),
    "mayor": Hop("town", "person", "the mayor of {0}", "{0}的市长"),
    "author": Hop("book", "person", "the author of {0}", "{0}的作者"),
    "scene": Hop("book", "town", "the scene of {0}", "{0}的故事发生地"),
    "seat": Hop("firm", "town", "the seat of {0}", "{0}的所在地"),
    "elder": Hop("firm", "person", "the elder founder of {0}", "{0}的两位创办人中较年长的一位"),
    "younger": Hop("firm", "person", "the younger founder of {0}", "{0}的两位创办人中较年轻的一位"),
    "first": Hop("person", "book", "the first book of {0}", "{0}的第一本书"),
    "latest": Hop("person", "book", "the latest book of {0}", "{0}的最后一本书"),
}
"""All relations that a description may follow."""

SENTENCES: Mapping[str, tuple[str, str]] = {
    "birthplace": ("{0} was born in {1}.", "{0} 出生在 {1}。"),
    "teacher": ("{0} was a pupil of {1}.", "{0} 是 {1} 的学生。"),
    "born": ("{0} was born in the year {1}.", "{0} 出生于 {1} 年。"),
    "river": ("{0} lies on the river {1}.", "{0} 位于 {1} 河畔。"),
    "mayor": ("The mayor of {0} is {1}.", "{0} 的市长是 {1}。"),
    "author": ("The book {0} was written by {1}.", "{0} 这本书是 {1} 写的。"),
    "scene": ("The book {0} is set in {1}.", "{0} 这本书的故事发生在 {1}。"),
    "year": ("The book {0} appeared in {1}.", "{0} 这本书于 {1} 年出版。"),
    "seat": ("The firm {0} has its seat in {1}.", "{0} 公司设在 {1}。"),
    "founders": ("The firm {0} was founded by {1} and {2}.", "{0} 公司由 {1} 和 {2} 创办。"),
}
"""How each fact is told."""


class World(NamedTuple):
    """Entities by kind, and the facts in the order in which they were made."""

    kinds: Mapping[str, Sequence[str]]
    facts: Sequence[tuple[str, ...]]


def draw_lore(rng: Random, people: int, towns: int, books: int, firms: int) -> World:
    """Invent entities and all facts of them; years of birth and of books are different."""
    words = [word.capitalize() for word in invented(rng, towns + books + firms + max(3, towns // 2), 3)]
    names = draw_names(rng, people)
    cuts = [towns, towns + books, towns + books + firms]
    kinds = {"person": names, "town": words[: cuts[0]], "book": words[cuts[0] : cuts[1]]}
    kinds |= {"firm": words[cuts[1] : cuts[2]], "river": words[cuts[2] :]}
    facts: list[tuple[str, ...]] = []
    births, years = rng.sample(range(1801, 1880), people), rng.sample(range(1900, 1990), books)
    for name, year in zip(names, births, strict=True):
        facts += [("birthplace", name, rng.choice(kinds["town"])), ("born", name, str(year))]
        older = [one for one, other in zip(names, births, strict=True) if other < year]
        if older:
            facts.append(("teacher", name, rng.choice(older)))
    for town in kinds["town"]:
        facts += [("river", town, rng.choice(kinds["river"])), ("mayor", town, rng.choice(names))]
    for book, date in zip(kinds["book"], years, strict=True):
        facts += [("author", book, rng.choice(names)), ("scene", book, rng.choice(kinds["town"]))]
        facts.append(("year", book, str(date)))
    for firm in kinds["firm"]:
        facts += [("seat", firm, rng.choice(kinds["town"])), ("founders", firm, *rng.sample(names, 2))]
    return World(kinds, facts)


def lore_of(facts: Sequence[tuple[str, ...]]) -> dict[tuple[str, str], str]:
    """Work out every relation that a description may follow, also those that compare years.

    >>> facts = [("born", "Ada", "1850"), ("born", "Bo", "1820"), ("founders", "Zuk", "Ada", "Bo")]
    >>> lore_of(facts)["elder", "Zuk"]
    'Bo'
    """
    known = {(fact[0], fact[1]): fact[2] for fact in facts}
    for kind, firm, *pair in facts:
        if kind == "founders":
            elder, younger = sorted(pair, key=lambda name: known["born", name])
            known |= {("elder", firm): elder, ("younger", firm): younger}
    for _, book, author in [fact for fact in facts if fact[0] == "author"]:
        own = sorted((known["year", fact[1]], fact[1]) for fact in facts if fact[0] == "author" and fact[2] == author)
        if book == own[0][1] and len(own) > 1:
            known |= {("first", author): own[0][1], ("latest", author): own[-1][1]}
    return known


def described(start: str, hops: Sequence[str], side: int) -> str:
    """Write the description that follows `hops` from an entity, in English (side 0) or in Chinese (side 1).

    >>> described("Zuk", ["seat", "river"], 0)
    'the river of the seat of Zuk'
    """
    text = start if side == 0 else f" {start} "
    for hop in hops:
        text = HOPS[hop][2 + side].format(text)
    return text.strip()

"""Names, things and places for stories, as plain English keys with their Chinese beside them.

An instance stores the English key (a `str`): it is the same in both languages, so it may stand in an answer. Prompts
look the rest up through filters: ``{{ n | quantity(thing, language) }}`` gives *3 hay bales* or *3 捆干草捆*,
``{{ thing | zh }}`` the Chinese alone and ``{{ thing | gloss }}`` the key with its Chinese, *owl（猫头鹰）*, for words
that the answer must repeat. Names stay latin in Chinese prompts.

The lists are fixed for good, because draws depend on them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from bootcamp.lib import lexicon


class Word(NamedTuple):
    """An English word or phrase, its plural, its Chinese and the Chinese measure word (个 if nothing is better)."""

    en: str
    plural: str
    zh: str
    measure: str


class World(NamedTuple):
    """A setting for stories; every field but `name` holds keys of the lexicon.

    `things` are counted, `goods` are measured in `units`; `gains` and `losses` are verbs in the past tense that fit
    "Amara {verb} 3 eggs" and "Amara {verb} 3 个鸡蛋".
    """

    name: str
    things: tuple[str, ...]
    goods: tuple[str, ...]
    units: tuple[str, ...]
    containers: tuple[str, ...]
    places: tuple[str, ...]
    people: tuple[str, ...]
    gains: tuple[str, ...]
    losses: tuple[str, ...]


_IRREGULAR = {
    "fish": "fish",
    "goldfish": "goldfish",
    "jellyfish": "jellyfish",
    "starfish": "starfish",
    "sheep": "sheep",
    "knife": "knives",
    "loaf": "loaves",
    "shelf": "shelves",
    "wolf": "wolves",
    "scarf": "scarves",
    "foreman": "foremen",
    "tin of beans": "tins of beans",
    "potato": "potatoes",
    "tomato": "tomatoes",
    "mango": "mangoes",
}
_ENTRY = re.compile(r"(?P<en>[^\u4e00-\u9fff]+?)(?: (?P<zh>[\u4e00-\u9fff]+)(?: (?P<measure>[\u4e00-\u9fff]+))?)?")


def worlds() -> Mapping[str, World]:
    """Give all worlds by name.

    >>> len(worlds()) >= 16, worlds()["farm"].things[:2]
    (True, ('egg', 'pumpkin'))
    """
    return _tables().worlds


def categories() -> Mapping[str, tuple[str, ...]]:
    """Give all categories of words by name, which is a key too; no word is in two of them.

    >>> categories()["season"], zh("season")
    (('spring', 'summer', 'autumn', 'winter'), '季节')
    """
    return _tables().categories


def names() -> Mapping[str, str]:
    """Give every personal name with its gender, ``f`` or ``m``.

    >>> names()["Amara"], names()["Kenji"]
    ('f', 'm')
    """
    return _tables().names


def word(en: str) -> Word:
    """Look up an English key.

    >>> word("hay bale")
    Word(en='hay bale', plural='hay bales', zh='干草捆', measure='捆')

    Raises:
        KeyError: `en` is not in the lexicon.
    """
    try:
        return _tables().words[en]
    except KeyError:
        raise KeyError(f"word {en!r} is unknown: expected a key from worlds(), categories() or names()") from None


def zh(en: str) -> str:
    """Give the Chinese of a key.

    >>> zh("owl")
    '猫头鹰'
    """
    return word(en).zh


def gloss(en: str) -> str:
    """Give a key with its Chinese in brackets, for Chinese prompts whose answer repeats the key.

    >>> gloss("owl")
    'owl（猫头鹰）'
    """
    return f"{en}（{word(en).zh}）"


def plural(en: str) -> str:
    """Give the English plural of a key.

    >>> plural("shelf"), plural("bus"), plural("daisy")
    ('shelves', 'buses', 'daisies')
    """
    return word(en).plural


def article(en: str) -> str:
    """Put *a* or *an* in front of a word.

    >>> article("owl"), article("horse"), article("uniform")
    ('an owl', 'a horse', 'a uniform')
    """
    vowel = en[0].lower() in "aeiou" and not en.lower().startswith(("uni", "use", "eu", "one"))
    return f"{'an' if vowel else 'a'} {en}"


def quantity(n: int | Fraction, en: str, language: str = "en") -> str:
    """Count things; in Chinese with the measure word, which units of measure do not take.

    >>> quantity(1, "egg"), quantity(3, "knife"), quantity(0, "kilogram")
    ('1 egg', '3 knives', '0 kilograms')
    >>> quantity(3, "egg", "zh"), quantity(2, "kilogram", "zh")
    ('3 个鸡蛋', '2 千克')
    """
    entry = word(en)
    if language == "zh":
        return f"{n} {'' if en in _tables().units else entry.measure}{entry.zh}"
    return f"{n} {entry.en if n == 1 else entry.plural}"


def amount(n: int | Fraction, unit: str, good: str, language: str = "en") -> str:
    """Measure goods.

    >>> amount(3, "kilogram", "rice"), amount(3, "kilogram", "rice", "zh")
    ('3 kilograms of rice', '3 千克大米')
    """
    return f"{n} {zh(unit)}{zh(good)}" if language == "zh" else f"{quantity(n, unit)} of {good}"


def pronoun(name: str, language: str = "en") -> str:
    """Give *she* or *he* (她 or 他) for a personal name.

    >>> pronoun("Amara"), pronoun("Kenji", "zh")
    ('she', '他')
    """
    return {"en": {"f": "she", "m": "he"}, "zh": {"f": "她", "m": "他"}}[language][names()[name]]


def draw_names(rng: Random, k: int, gender: str = "", initials: bool = False) -> tuple[str, ...]:
    """Draw `k` different personal names, all of one `gender` if given, with different first letters if `initials`.

    >>> draw_names(Random(1), 3)
    ('Viktor', 'Nisha', 'Keoni')
    >>> draw_names(Random(1), 4, initials=True)
    ('Keoni', 'Viktor', 'Helga', 'Esteban')

    Raises:
        ValueError: there are not enough names.
    """
    pool = [name for name, its in names().items() if gender in ("", its)]
    rng.shuffle(pool)
    if initials:
        pool = list({name[0]: name for name in reversed(pool)}.values())
    if k > len(pool):
        raise ValueError(f"k={k} names asked, but only {len(pool)} fit gender={gender!r}, initials={initials}")
    return tuple(pool[:k])


def draw_world(rng: Random) -> World:
    """Draw a world.

    >>> draw_world(Random(1)).name
    'kitchen'
    """
    return rng.choice(list(worlds().values()))


def draw(rng: Random, category: str, k: int) -> tuple[str, ...]:
    """Draw `k` different words of a category.

    >>> draw(Random(1), "colour", 3)
    ('green', 'grey', 'blue')

    Raises:
        KeyError: the category is unknown.
        ValueError: `k` is more than the category has.
    """
    pool = categories()[category]
    if k > len(pool):
        raise ValueError(f"k={k} words asked, but category {category!r} has {len(pool)}")
    return tuple(rng.sample(pool, k))


def draw_categories(rng: Random, k: int, size: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Draw `k` different categories that suit a zebra puzzle, with `size` words of each (at most 10).

    >>> [(name, len(values)) for name, values in draw_categories(Random(1), 2, 4)]
    [('drink', 4), ('language', 4)]
    """
    return tuple((name, draw(rng, name, size)) for name in rng.sample(ATTRIBUTES, k))


ATTRIBUTES = (
    *("colour", "animal", "fruit", "vegetable", "drink", "dish", "profession", "city", "instrument", "sport", "flower"),
    *("tree", "vehicle", "shape", "gem", "metal", "material", "subject", "language", "furniture", "clothing"),
)
"""The categories whose words can be attributes of people or houses; each has at least ten words."""


class _Tables(NamedTuple):
    words: Mapping[str, Word]
    names: Mapping[str, str]
    categories: Mapping[str, tuple[str, ...]]
    worlds: Mapping[str, World]
    units: frozenset[str]


@cache
def _tables() -> _Tables:
    found: dict[str, tuple[str, str]] = {}

    def keys(text: str) -> tuple[str, ...]:
        return tuple(_enter(entry, found) for entry in text.split(", ")) if text else ()

    genders: dict[str, str] = {}
    for line in _lines(lexicon.NAMES):
        gender, _, entries = line.partition(": ")
        for name in keys(entries):
            genders[name] = gender
    groups = {_enter(head, found): keys(entries) for head, _, entries in map(_field, _lines(lexicon.CATEGORIES))}
    settings = {}
    for block in lexicon.WORLDS.strip().split("\n\n"):
        head, *lines = _lines(block)
        name = _enter(head, found)
        settings[name] = World(name, **{field: keys(entries) for field, _, entries in map(_field, lines)})
    return _Tables(
        MappingProxyType({en: Word(en, _plural(en), chinese, measure) for en, (chinese, measure) in found.items()}),
        MappingProxyType(genders),
        MappingProxyType(groups),
        MappingProxyType(settings),
        frozenset(unit for world in settings.values() for unit in world.units),
    )


def _lines(text: str) -> list[str]:
    return text.strip().replace(",\n  ", ", ").splitlines()


def _field(line: str) -> tuple[str, str, str]:
    return line.partition(": ")


def _enter(entry: str, found: dict[str, tuple[str, str]]) -> str:
    match = _ENTRY.fullmatch(entry)
    assert match is not None, entry
    en, chinese, measure = match.group("en", "zh", "measure")
    known, known_measure = found.get(en, ("", ""))
    assert chinese in (None, known) or not known, entry
    found[en] = (chinese or known, measure or known_measure or "个")
    return en


def _plural(en: str) -> str:
    if en in _IRREGULAR:
        return _IRREGULAR[en]
    if en.endswith(("s", "x", "z", "ch", "sh")):
        return en + "es"
    if en.endswith("y") and en[-2] not in "aeiou":
        return en[:-1] + "ies"
    return en + "s"

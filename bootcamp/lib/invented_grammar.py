"""Grammars of invented languages with classes, tables of affixes and relative clauses, and sentences made by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from bootcamp.lib import words
from bootcamp.lib.word_seams import joined

_GLOSSES = {
    "noun": tuple("dog cat girl boy king bird horse tree river friend".split()),
    "quality": tuple("old big red tall kind quiet".split()),
    "action": tuple("see hear help call find follow".split()),
}
_CHINESE = {
    "dog": "狗", "cat": "猫", "girl": "女孩", "boy": "男孩", "king": "国王", "bird": "鸟", "horse": "马", "tree": "树",
    "river": "河", "friend": "朋友", "old": "老", "big": "大", "red": "红", "tall": "高", "kind": "善良",
    "quiet": "安静", "see": "看见", "hear": "听见", "help": "帮助", "call": "呼唤", "find": "找到", "follow": "跟随",
}  # fmt: skip
_TABLES = ("tense", "plural", "case", "agreement", "quality", "object", "quality case", "marker")
_NUMBERS = ("singular", "plural")
_TENSES = ("present", "past", "future")


def meaning(gloss: str, language: str) -> str:
    """Say what a stem means.

    >>> meaning("river", "en"), meaning("river", "zh")
    ('river', '河')
    """
    return _CHINESE[gloss] if language == "zh" else gloss


class Row(NamedTuple):
    """A line of a tree of meanings: how deep it lies, its role, its gloss, and its number or tense if it has one.

    Roles are action, subject, object, quality, owner, and for relative clauses "of subject" and "of object", after what
    the noun above is in them.
    """

    depth: int
    role: str
    gloss: str
    mark: str


class Grammar(NamedTuple):
    """Stems as kind, gloss, form and class (0 if it has none); tables of affixes by a class (or 0) and a number, tense
    or role (or nothing); orders; the relative marker; and rules at seams."""

    lexicon: tuple[tuple[str, str, str, int], ...]
    tables: tuple[tuple[str, tuple[tuple[int, str, str], ...]], ...]
    clause: tuple[str, ...]
    phrase: tuple[str, ...]
    marker: str
    seams: tuple[str, ...]


def draw_grammar(rng: Random, tables: int, classes: int, seams: Sequence[str]) -> Grammar:
    """Draw a grammar with the first so many tables."""
    sizes = {"noun": max(5, 2 * classes + 1), "quality": 3, "action": 4}
    glosses = [(kind, gloss) for kind, size in sizes.items() for gloss in rng.sample(_GLOSSES[kind], size)]
    stems = words.invented(rng, len(glosses), 2)
    lexicon = tuple(
        (kind, gloss, stem + rng.choice(["", "", *"aeiou"]), at % classes + 1 if kind == "noun" else 0)
        for at, ((kind, gloss), stem) in enumerate(zip(glosses, stems, strict=True))
    )
    each = range(1, classes + 1)
    keys = {
        "tense": [(0, "past"), (0, "future")],
        "plural": [(place, "plural") for place in each],
        "case": [(0, "object"), (0, "owner")],
        "agreement": [(place, number) for place in each for number in _NUMBERS],
        "quality": [(place, number) for place in each for number in _NUMBERS],
        "object": [(place, "") for place in each],
        "quality case": [(0, "object"), (0, "owner")],
        "marker": [(place, "") for place in each],
    }
    chosen = _TABLES[:tables]
    forms = iter(_affixes(rng, sum(len(keys[name]) for name in chosen)))
    rows = tuple((name, tuple((place, key, next(forms)) for place, key in keys[name])) for name in chosen)
    clause, phrase = rng.sample(("subject", "action", "object"), 3), rng.sample(("owner", "quality", "noun"), 3)
    return Grammar(lexicon, rows, tuple(clause), tuple(phrase), words.invented(rng, 1, 1)[0], tuple(seams))


def _affixes(rng: Random, count: int) -> list[str]:
    """Draw different affixes of two or three letters with a vowel and a consonant."""
    found: dict[str, None] = {}
    while len(found) < count:
        consonant, vowel = rng.choice("ptkbdgmnslrv"), rng.choice("aeiou")
        found[rng.choice([consonant + vowel, vowel + consonant, consonant + vowel + rng.choice("ptkns")])] = None
    return list(found)


def draw_tree(rng: Random, grammar: Grammar, objects: bool, extras: int, relatives: int) -> tuple[Row, ...]:
    """Draw a clause to whose nouns something is added `extras` times, so many of which are relative clauses."""
    tree = _Node("action", rng.choice(_glosses(grammar, "action")), rng.choice(_TENSES))
    nouns = [tree.add(rng, grammar, "subject")] + ([tree.add(rng, grammar, "object")] if objects else [])
    kinds = [*["relative"] * relatives, *rng.choices(("quality", "owner"), k=extras - relatives)]
    for kind in rng.sample(kinds, len(kinds)):
        noun = rng.choice(nouns)
        if kind != "relative":
            if [node.role for node in noun.below].count(kind) < (2 if kind == "quality" else 1):
                added = noun.add(rng, grammar, kind)
                nouns += [added] * (kind == "owner")
        elif not any(node.role.startswith("of") for node in noun.below):
            role, other = rng.choice([("of subject", "object"), ("of object", "subject")])
            clause = _Node(role, rng.choice(_glosses(grammar, "action")), rng.choice(_TENSES))
            noun.below.append(clause)
            nouns.append(clause.add(rng, grammar, other))
    return tuple(tree.rows(0))


class _Node:
    """A node of a tree that is being drawn."""

    def __init__(self, role: str, gloss: str, mark: str) -> None:
        self.role, self.gloss, self.mark = role, gloss, mark
        self.below: list[_Node] = []

    def add(self, rng: Random, grammar: Grammar, role: str) -> _Node:
        """Add a noun or a quality, different from those of its kind that stand there."""
        kind = "quality" if role == "quality" else "noun"
        used = [node.gloss for node in self.below]
        gloss = rng.choice([gloss for gloss in _glosses(grammar, kind) if gloss not in [*used, self.gloss]])
        plain = kind == "quality" or "plural" not in dict(grammar.tables)
        self.below.append(_Node(role, gloss, "" if plain else rng.choice(_NUMBERS)))
        return self.below[-1]

    def rows(self, depth: int) -> Iterator[Row]:
        yield Row(depth, self.role, self.gloss, self.mark)
        for node in sorted(self.below, key=lambda node: node.role.startswith("of")):
            yield from node.rows(depth + 1)


def _glosses(grammar: Grammar, kind: str) -> list[str]:
    return [gloss for name, gloss, *_ in grammar.lexicon if name == kind]


def spoken(grammar: Grammar, rows: Sequence[Row]) -> str:
    """Say a tree.

    >>> lexicon = (("noun", "dog", "kat", 1), ("action", "see", "lum", 0))
    >>> tables = (("tense", ((0, "past", "ot"),)),)
    >>> grammar = Grammar(lexicon, tables, ("action", "subject", "object"), ("noun",), "", ())
    >>> spoken(grammar, [Row(0, "action", "see", "past"), Row(1, "subject", "dog", "")])
    'lumot kat'
    """
    return " ".join(_clause(_Speech(grammar, rows), 0, None))


class _Speech:
    def __init__(self, grammar: Grammar, rows: Sequence[Row]) -> None:
        self.grammar, self.rows = grammar, rows
        self.stems = {gloss: (form, place) for _, gloss, form, place in grammar.lexicon}
        self.tables = {name: {(place, key): form for place, key, form in row} for name, row in grammar.tables}

    def affix(self, table: str, place: int, key: str) -> list[str]:
        """Give the affix of a table, or none."""
        form = self.tables.get(table, {}).get((place, key))
        return [form] if form else []

    def below(self, place: int) -> list[int]:
        """List the places of the rows directly below one."""
        depth, found = self.rows[place].depth, []
        for at in range(place + 1, len(self.rows)):
            if self.rows[at].depth <= depth:
                break
            if self.rows[at].depth == depth + 1:
                found.append(at)
        return found

    def word(self, before: list[str], gloss: str, after: list[str]) -> str:
        """Join a stem with what stands before and after it."""
        return joined([*before, self.stems[gloss][0], *after], len(before), self.grammar.seams)


def _clause(speech: _Speech, place: int, shared: int | None) -> list[str]:
    """Say a clause; the noun that a relative clause shares is not said, but the action agrees with it."""
    rows = speech.rows
    parts = {rows[at].role: at for at in speech.below(place)}
    said = {role: _phrase(speech, at, role) for role, at in parts.items()}
    if shared is not None:
        parts[rows[place].role.removeprefix("of ")] = shared
    before = []
    for role, table in (("subject", "agreement"), ("object", "object")):
        if role in parts:
            noun = rows[parts[role]]
            key = (noun.mark or "singular") if role == "subject" else ""
            before += speech.affix(table, speech.stems[noun.gloss][1], key)
    said["action"] = [speech.word(before, rows[place].gloss, speech.affix("tense", 0, rows[place].mark))]
    return [word for part in speech.grammar.clause for word in said.get(part, ())]


def _phrase(speech: _Speech, place: int, role: str) -> list[str]:
    """Say a noun with what is added to it."""
    row, rows = speech.rows[place], speech.rows
    group = speech.stems[row.gloss][1]
    said: dict[str, list[str]] = {"owner": [], "quality": [], "relative": []}
    said["noun"] = [speech.word([], row.gloss, speech.affix("plural", group, row.mark) + speech.affix("case", 0, role))]
    for at in speech.below(place):
        if rows[at].role == "owner":
            said["owner"] += _phrase(speech, at, "owner")
        elif rows[at].role == "quality":
            after = speech.affix("quality", group, row.mark or "singular") + speech.affix("quality case", 0, role)
            said["quality"].append(speech.word([], rows[at].gloss, after))
        else:
            marker = joined([speech.grammar.marker, *speech.affix("marker", group, "")], 0, speech.grammar.seams)
            said["relative"] += [marker, *_clause(speech, at, place)]
    return [word for part in (*speech.grammar.phrase, "relative") for word in said[part]]

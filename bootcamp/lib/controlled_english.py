"""Sentences about people in a controlled English and Chinese, each with its first-order formula."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from bootcamp.lib.fol import Node
from bootcamp.lib.worlds import article, plural, zh

VERBS: Mapping[str, tuple[str, str]] = {
    "Trusts": ("trusts", "信任"),
    "Helps": ("helps", "帮助"),
    "Invites": ("invites", "邀请"),
    "Visits": ("visits", "拜访"),
    "Teaches": ("teaches", "教"),
    "Thanks": ("thanks", "感谢"),
    "Greets": ("greets", "问候"),
    "Follows": ("follows", "跟随"),
}
"""Predicates of two people, with the verb in English and in Chinese."""

Phrase = tuple[str, ...]
"""``is``/``isnt`` and a noun, or ``name``, a verb and a name, or a determiner, a verb, a noun and a phrase about it."""


class Sentence(NamedTuple):
    """A determiner, a noun, a phrase that restricts it (or none), and what is said."""

    determiner: str
    noun: str
    relative: Phrase
    verb: Phrase


_SUBJECTS = {
    "every": ("every {}", "每个{}都{}"),
    "some": ("at least one {}", "至少有一个{}{}"),
    "no": ("no {}", "没有一个{}{}"),
    "not every": ("not every {}", "并非每个{}都{}"),
    "only": ("only {}", "只有{}才{}"),
    "one": ("exactly one {}", "恰有一个{}{}"),
    "at most one": ("at most one {}", "至多有一个{}{}"),
    "two": ("at least two different {}", "至少有两个不同的{}{}"),
}
_OBJECTS = {
    "some": ("{} at least one {}", "至少{}一个{}"),
    "every": ("{} every {}", "{}每一个{}"),
    "no": ("{} no {}", "不{}任何一个{}"),
    "one": ("{} exactly one {}", "恰好{}一个{}"),
}


def draw_sentence(
    rng: Random, nouns: tuple[str, ...], verbs: tuple[str, ...], names: tuple[str, ...], size: int
) -> Sentence:
    """Draw a sentence; `size` from 1 to 5 allows objects, relative clauses and counting.

    >>> wording(draw_sentence(Random(2), ("baker", "pilot"), ("Trusts",), (), 2), "en")[-1]
    '.'
    """
    kinds = ("every", "some", "no", "only", "not every", "every", "one", "at most one", "two")[: 4 + size]
    determiner = rng.choice(kinds)
    noun = rng.choice(nouns)

    def phrase(without: str, deep: bool, denied: bool = True) -> Phrase:
        if size == 1 or rng.random() < 0.2:
            return (
                rng.choice(("is", "is", "isnt" if denied else "is")),
                rng.choice([one for one in nouns if one != without]),
            )
        if names and rng.random() < 0.25:
            return ("name", rng.choice(verbs), rng.choice(names))
        kind = rng.choice(("some", "every", "no", "one")[: 2 + size // 2])
        other = rng.choice(nouns)
        return (kind, rng.choice(verbs), other, *(phrase(other, False) if deep and rng.random() < size / 6 else ()))

    relative = phrase(noun, False) if size > 2 and determiner != "only" and rng.random() < size / 7 else ()
    if relative and len(relative) > 3:
        relative = relative[:3]
    clear = determiner in ("some", "one", "at most one", "two")  # "every baker is not a pilot" has two readings
    return Sentence(determiner, noun, relative, phrase(noun, size > 3, clear))


def formula(sentence: Sentence) -> Node:
    """Give the formula; what comes first in a sentence has the wider scope.

    >>> from bootcamp.lib.fol import written
    >>> written(formula(Sentence("only", "baker", (), ("no", "Trusts", "pilot"))))
    '∀x (¬∃y (Pilot(y) ∧ Trusts(x,y)) → Baker(x))'
    """
    told = _about(sentence.noun, sentence.relative, "x", 0)
    said = _said(sentence.verb, "x", 0)
    kind = sentence.determiner
    if kind == "only":
        return Node("all", (Node("implies", (said, told)),), "x")
    if kind in ("not every", "no"):
        inner = Node("all", (Node("implies", (told, said)),), "x")
        return Node("not", (inner if kind == "not every" else Node("exists", (Node("and", (told, said)),), "x"),))
    if kind in ("every", "some"):
        return _bound(kind, "x", told, said)
    first, second = Node("and", (told, said)), _renamed(Node("and", (told, said)), "x", "u")
    same = Node("=", terms=("u", "x"))
    if kind == "two":
        both = Node("and", (Node("and", (first, second)), Node("not", (same,))))
        return Node("exists", (Node("exists", (both,), "u"),), "x")
    if kind == "one":
        return Node("exists", (Node("and", (first, Node("all", (Node("implies", (second, same)),), "u"))),), "x")
    return Node("all", (Node("all", (Node("implies", (Node("and", (first, second)), same)),), "u"),), "x")


def wording(sentence: Sentence, language: str) -> str:
    """Say a sentence.

    >>> one = Sentence("every", "baker", ("isnt", "pilot"), ("some", "Trusts", "tailor"))
    >>> wording(one, "en"), wording(one, "zh")
    ('Every baker who is not a pilot trusts at least one tailor.', '每个不是飞行员的面包师都至少信任一个裁缝。')
    """
    kind = sentence.determiner
    if language == "zh":
        verb = _phrase(sentence.verb, language)
        noun = (f"{_phrase(sentence.relative, 'zh')}的" if sentence.relative else "") + zh(sentence.noun)
        return f"{_SUBJECTS[kind][1].format(noun, verb)}。".replace(" 。", "。")
    noun = plural(sentence.noun) if kind in ("only", "two") else sentence.noun
    many = kind in ("only", "two")
    who = f" who {_phrase(sentence.relative, 'en', many)}" if sentence.relative else ""
    text = _SUBJECTS[kind][0].format(noun) + f"{who} {_phrase(sentence.verb, 'en', many)}."
    return text[0].upper() + text[1:]


def _phrase(phrase: Phrase, language: str, many: bool = False) -> str:
    kind, *rest = phrase
    if kind in ("is", "isnt"):
        if language == "zh":
            return ("是" if kind == "is" else "不是") + zh(rest[0])
        noun = plural(rest[0]) if many else article(rest[0])
        return ("are " if many else "is ") + ("not " * (kind == "isnt")) + noun
    third, chinese = VERBS[rest[0]]
    verb = third.removesuffix("es") if many and third.endswith("ches") else third.removesuffix("s") if many else third
    if kind == "name":
        return f"{chinese} {rest[1]} " if language == "zh" else f"{verb} {rest[1]}"
    if language == "zh":
        noun = (f"{_phrase(tuple(rest[2:]), 'zh')}的" if rest[2:] else "") + zh(rest[1])
        return _OBJECTS[kind][1].format(chinese, noun)
    noun = rest[1] + (f" who {_phrase(tuple(rest[2:]), 'en')}" if rest[2:] else "")
    return _OBJECTS[kind][0].format(verb, noun)


def _about(noun: str, phrase: Phrase, name: str, level: int) -> Node:
    """Say that somebody is what a noun with its relative clause says."""
    told = Node("atom", name=noun.capitalize(), terms=(name,))
    return Node("and", (told, _said(phrase, name, level))) if phrase else told


def _said(phrase: Phrase, name: str, level: int) -> Node:
    kind, *rest = phrase
    if kind in ("is", "isnt"):
        atom = Node("atom", name=rest[0].capitalize(), terms=(name,))
        return atom if kind == "is" else Node("not", (atom,))
    if kind == "name":
        return Node("atom", name=rest[0], terms=(name, rest[1]))
    other = "yvw"[level]
    told = _about(rest[1], tuple(rest[2:]), other, level + 1)
    does = Node("atom", name=rest[0], terms=(name, other))
    if kind in ("every", "some"):
        return _bound(kind, other, told, does)
    both = Node("and", (told, does))
    if kind == "no":
        return Node("not", (Node("exists", (both,), other),))
    same = Node("=", terms=("z", other))
    rest_same = Node("all", (Node("implies", (_renamed(both, other, "z"), same)),), "z")
    return Node("exists", (Node("and", (both, rest_same)),), other)


def _bound(kind: str, name: str, told: Node, said: Node) -> Node:
    if kind == "every":
        return Node("all", (Node("implies", (told, said)),), name)
    return Node("exists", (Node("and", (told, said)),), name)


def _renamed(node: Node, old: str, new: str) -> Node:
    """Put another name for a free variable."""
    if node.op in ("all", "exists") and node.name == old:
        return node
    terms = tuple(new if term == old else term for term in node.terms)
    return Node(node.op, tuple(_renamed(part, old, new) for part in node.parts), node.name, terms)

"""Invented languages: their words, and sound rules, each of which rewrites a class of sounds in a context."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

CLASSES = {
    "V": "aeiou",
    "T": "ptk",
    "G": "bdg",
    "N": "mn",
    "S": "fs",
    "Z": "vz",
    "L": "lr",
    "H": "iu",
    "K": "eo",
    "M": "aeo",
}
"""Classes of sounds by the capital letter that stands for them."""

_CHANGES = (("ptk", "bdg"), ("bdg", "ptk"), ("fs", "vz"), ("vz", "fs"), ("iu", "eo"))
_SINGLE = (*_CHANGES, ("mn", "nm"), ("lr", "rl"))  # not between classes that have a name
EDGE = "#"


class Rule(NamedTuple):
    """The sounds of `target` become those of `result` at the same places, or vanish, between `left` and `right`.

    A context is a string of sounds of which one must stand there, ``#`` for the edge of the word, or empty.
    """

    target: str
    result: str
    left: str
    right: str
    iterative: bool


@lru_cache(maxsize=8192)
def surface(word: str, rule: Rule) -> str:
    """Apply one rule to a word: at all places at once or, if it is iterative, from left to right.

    >>> surface("papa", Rule("ptk", "bdg", "aeiou", "aeiou", False)), surface("pat", Rule("t", "", "", EDGE, False))
    ('paba', 'pa')
    """
    if not any(sound in word for sound in rule.target):
        return word
    done = ""
    for place, sound in enumerate(word):
        before = (done if rule.iterative else word[:place])[-1:] or EDGE
        after = word[place + 1 : place + 2] or EDGE
        applies = (
            sound in rule.target and (not rule.left or before in rule.left) and (not rule.right or after in rule.right)
        )
        done += (rule.result and rule.result[rule.target.index(sound)]) if applies else sound
    return done


def draw_word(rng: Random, syllables: int) -> str:
    """Draw a word of two syllables or more."""
    parts = (
        rng.choice("ptkbdgmnfsvzlr") + rng.choice("aeiou") + rng.choice(["", "", *"mnlrst"])
        for _ in range(rng.randint(2, syllables))
    )
    return "".join(parts)


def draw_rule(rng: Random, classes: bool, iterative: bool) -> Rule:
    """Draw a change of one sound or a class, or a deletion, with at least one context."""
    kind = rng.randrange(3)
    single = kind == 0 or not classes
    target, result = rng.choice(_SINGLE if single else _CHANGES)
    if single:
        place = rng.randrange(len(target))
        target, result = target[place], result[place]
    if kind == 1:
        target, result = rng.choice(target if not classes else [*CLASSES.values()]), ""
    contexts = ["", EDGE, *(CLASSES.values() if classes else "aeioumnrl")]
    left, right = rng.choice(contexts), rng.choice(contexts)
    if not left and not right:
        return draw_rule(rng, classes, iterative)
    return Rule(target, result, left, right, iterative and rng.randrange(3) == 0)


def written(rule: Rule) -> str:
    """Write a rule in the notation target → result / left _ right.

    >>> written(Rule("ptk", "bdg", "aeiou", EDGE, True))
    'T → G / V _ # (iterative)'
    """
    names = {sounds: name for name, sounds in CLASSES.items()}
    target, result, left, right = (names.get(sounds, sounds) for sounds in rule[:4])
    parts = [f"{target} → {result or '∅'} /", left, "_", right, "(iterative)" if rule.iterative else ""]
    return " ".join(filter(None, parts))

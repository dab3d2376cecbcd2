"""Words made by putting the three consonants of a root into a pattern, with roots that have a weak consonant."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations, product
from random import Random

from bootcamp.lib.joins import Relation, narrowed, solutions

CONSONANTS, VOWELS, WEAK = "bdfgklmnprstz", "aiu", "wy"
Combination = tuple[int, int]
"""The numbers of a root and of a pattern."""

_PLAIN = re.compile(f"1[{VOWELS}]?22?[{VOWELS}]3[{VOWELS}]?")
_WITH_AFFIXES = re.compile(f"([{CONSONANTS}][{VOWELS}])?1[{VOWELS}]?22?[{VOWELS}]3([{VOWELS}][{CONSONANTS}]?)?")

RULES = {
    "o": (
        "aw and ay become o and e before a consonant and at the end of a word.",
        "aw、ay 在辅音之前和词末变为 o、e。",
    ),
    "drop": (
        "w and y between two vowels are lost together with the second of these vowels.",
        "两个元音之间的 w、y 与后一个元音一起脱落。",
    ),
    "first": ("w and y at the beginning of a word are lost.", "词首的 w、y 脱落。"),
    "after": ("w and y directly after another consonant are lost.", "紧跟在其他辅音之后的 w、y 脱落。"),
}
"""What happens to w and y, by name, in English and in Chinese; a rule works at all places at once."""


def contracted(word: str, rules: Sequence[str]) -> str:
    """Apply rules in turn.

    >>> contracted("qawam", ["drop"]), contracted("mawdi", ["o"]), contracted("wadiy", ["first", "o"])
    ('qam', 'modi', 'adiy')
    """
    for rule in rules:
        done, skip = "", False
        for at, sound in enumerate(word):
            before, after = word[at - 1] if at else "", word[at + 1 : at + 2]
            if skip:
                skip = False
            elif sound == "a" and after in tuple(WEAK) and rule == "o" and word[at + 2 : at + 3] not in tuple("aiuoe"):
                done, skip = done + "oe"[after == "y"], True
            elif sound in WEAK and rule == "drop" and before in tuple("aiuoe") and after in tuple("aiuoe"):
                skip = True
            elif sound in WEAK and (
                (rule == "first" and not at) or (rule == "after" and bool(before) and before not in "aiuoe")
            ):
                continue
            else:
                done += sound
        word = done
    return word


def filled(pattern: str, root: str, rules: Sequence[str]) -> str:
    """Put a root into a pattern with the places 1, 2 and 3.

    >>> filled("ma12u3", "ktb", []), filled("1a22i3", "ktb", [])
    ('maktub', 'kattib')
    """
    return contracted("".join(root[int(sign) - 1] if sign.isdigit() else sign for sign in pattern), rules)


def draw_pattern(rng: Random, doubled: bool, affixes: bool) -> str:
    """Draw a pattern: the places in order, vowels between some of them, perhaps the middle one twice, and affixes."""
    one, two, end = rng.choice(["", *VOWELS]), rng.choice(VOWELS), rng.choice(["", "", *VOWELS])
    middle = "22" if doubled and rng.random() < 0.35 else "2"
    start = rng.choice("mtn") + rng.choice(VOWELS) if affixes and rng.random() < 0.45 else ""
    if affixes and end and rng.random() < 0.4:
        end += rng.choice("tn")
    if not start or middle == "22":
        one = one or rng.choice(VOWELS)
    return f"{start}1{one}{middle}{two}3{end}"


def _readings(word: str, doubled: bool, affixes: bool) -> list[tuple[str, str]]:
    """List the roots and patterns that give a word without weak consonants."""
    shape = _WITH_AFFIXES if affixes else _PLAIN
    places = [at for at, sound in enumerate(word) if sound in CONSONANTS]
    found = []
    for chosen in combinations(places, 3):
        signs = list(word)
        for number, at in enumerate(chosen, start=1):
            signs[at] = str(number)
        patterns = ["".join(signs)]
        middle = chosen[1]
        if doubled and middle + 1 != chosen[2] and word[middle + 1 : middle + 2] == word[middle]:
            patterns.append("".join([*signs[: middle + 1], "2", *signs[middle + 2 :]]))
        found += [("".join(word[at] for at in chosen), pattern) for pattern in patterns if shape.fullmatch(pattern)]
    return found


def predictions(
    shown: Mapping[Combination, str],
    weak: Sequence[int],
    rules: Sequence[str],
    doubled: bool,
    affixes: bool,
    asked: Sequence[Combination],
    budget: int = 300,
) -> set[tuple[str, ...]]:
    """Give the words of `asked` under each way to read the shown words, at most two; empty if there are too many.

    Roots in `weak` have just one consonant w or y, the others none; no pattern has one.
    """
    relations: list[Relation[str]] = [
        ((("root", root), ("pattern", pattern)), _readings(word, doubled, affixes))
        for (root, pattern), word in shown.items()
        if root not in weak
    ]
    left = narrowed(relations)
    if left is None:
        return set()
    patterns: dict[Hashable, set[str]] = {}
    for names, rows in left:
        patterns.setdefault(names[1], set()).update(row[1] for row in rows)
    for (root, pattern), word in shown.items():
        if root in weak:
            texts = [text for (one, _), text in shown.items() if one == root]
            sounds = sorted({sound for text in texts for sound in text if sound in CONSONANTS})
            roots = [
                "".join(pair[:place]) + sign + "".join(pair[place:])
                for pair in product(sounds, repeat=2)
                for place in range(3)
                for sign in WEAK
            ]
            known = patterns.get(("pattern", pattern), set())
            rows = [(one, form) for one in roots for form in sorted(known) if filled(form, one, rules) == word]
            left.append(((("root", root), ("pattern", pattern)), rows))
    left = narrowed(left)
    found = set[tuple[str, ...]]()
    for values in solutions(left, budget) if left else ():
        if any(("root", root) not in values or ("pattern", pattern) not in values for root, pattern in asked):
            return set()
        found.add(tuple(filled(values["pattern", p], values["root", r], rules) for r, p in asked))
        if len(found) > 1:
            return found
    return found

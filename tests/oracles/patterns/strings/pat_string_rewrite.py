"""Judge by regular expressions: sets of rules are tried whole, the pass being one substitution with a callback."""

import re
from itertools import combinations, product
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    texts = ["".join(text) for size in (0, 1, 2) for text in product(instance.letters, repeat=size)]
    found = set()
    for number in range(instance.rules + 1):
        for blocks in combinations(texts[1:], number):
            pattern = re.compile("|".join(sorted(blocks, key=len, reverse=True)) or "(?!)")
            splits = [_shape(pattern, before) for before, _ in instance.pairs]
            for values in product(*([text for text in texts if text != block] for block in blocks)):
                rules = dict(zip(blocks, values, strict=True))
                if all(
                    "".join(rules.get(part, part) for part in split) == after
                    for split, (_, after) in zip(splits, instance.pairs, strict=True)
                ):
                    found.add("".join(rules.get(part, part) for part in _shape(pattern, instance.query)))
    if len(found) != 1:
        return f"the fitting rules give {len(found)} words"
    return "" if answer in found else "no fitting rules give this word"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word as it was, and the result with its ends changed."""
    return [text for text in (instance.query, answer[1:], answer[:-1]) if text and text != answer]


def _shape(pattern: Any, word: str) -> list[str]:
    """Cut a word into what rules replace and letters that stay."""
    parts, place = [], 0
    for match in pattern.finditer(word):
        parts += [*word[place : match.start()], match[0]]
        place = match.end()
    return [*parts, *word[place:]]

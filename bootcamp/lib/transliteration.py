"""Writing words of one alphabet in another: rules with contexts, longest match first, and how to undo them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

VOWELS = "AEIOU"

CONTEXTS = (
    ("", ""),
    ("before a front vowel", "（在前元音之前）"),
    ("at the beginning of the word", "（在词首）"),
    ("at the end of the word", "（在词尾）"),
    ("after a vowel", "（在元音之后）"),
    ("between two vowels", "（在两个元音之间）"),
    ("before a consonant", "（在辅音之前）"),
)
"""Conditions of rules in English and Chinese; the first is none."""


_PLAIN = ("b", "d", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "sh", "ts", "ng")
_SPECIAL = ("h", "y", "w", "j", "ch", "th", "f", "ks", "ny", "ya", "e", "zh", "dz", "q")


class Rule(NamedTuple):
    """The letters that are read, the letters that are written, and the number of the context."""

    source: str
    target: str
    context: int


def _holds(rule: Rule, word: str, at: int) -> bool:
    before, after = word[:at][-1:], word[at + len(rule.source) :][:1]
    vowel = before in tuple(VOWELS), after in tuple(VOWELS)
    return (
        True,
        after in tuple("EI"),
        not before,
        not after,
        vowel[0],
        all(vowel),
        bool(after) and not vowel[1],
    )[rule.context]


def transliterated(word: str, rules: Sequence[Rule], clashes: Sequence[str]) -> str:
    """Write a word by the rules, with an apostrophe between the letters of a clash; all letters have a plain rule.

    >>> rules = [Rule("S", "s", 0), Rule("H", "h", 0), Rule("A", "a", 0), Rule("SA", "tsa", 2)]
    >>> transliterated("SASHA", rules, ("sh",))
    "tsas'ha"
    """
    return _begun(word, rules, clashes, len(word))


def _begun(word: str, rules: Sequence[Rule], clashes: Sequence[str], end: int) -> str:
    """Give what the steps write that begin before a place."""
    return "".join(text for _, text in _steps(word, rules, clashes, end))


def _steps(word: str, rules: Sequence[Rule], clashes: Sequence[str], end: int) -> Iterator[tuple[str, str]]:
    """Give the letters that each step reads, of those that begin before a place, and what it writes."""
    last, at = "", 0
    while at < end:
        fit = [rule for rule in rules if word.startswith(rule.source, at) and _holds(rule, word, at)]
        rule = max(fit, key=lambda rule: len(rule.source))
        yield rule.source, "'" * (last + rule.target[:1] in clashes) + rule.target
        last = rule.target[-1:]
        at += len(rule.source)


def step_line(word: str, rules: Sequence[Rule], clashes: Sequence[str]) -> str:
    """Write a word step by step, and what comes of it.

    >>> step_line("AB", [Rule("A", "a", 0), Rule("B", "b", 0)], ("ab",))
    "A → a, B → 'b: a'b"
    """
    steps = ", ".join(f"{read} → {text}" for read, text in _steps(word, rules, clashes, len(word)))
    return f"{steps}: {transliterated(word, rules, clashes)}"


def originals(
    new: str, rules: Sequence[Rule], clashes: Sequence[str], most: int, lines: list[str] | None = None
) -> list[str]:
    """Find words that are written so, at most so many; write in `lines`, if given, how beginnings are made longer.

    >>> originals("a'b", [Rule("A", "a", 0), Rule("B", "b", 0), Rule("P", "b", 3)], ("ab",), 5)
    ['AP', 'AB']
    >>> originals("ab", [Rule("A", "a", 0), Rule("B", "b", 0)], (), 1, lines := [])
    ['AB']
    >>> lines
    ['|ab → A|b', 'A|b → AB|', 'AB|']
    """
    found: list[str] = []
    seen, stack = {("", 0)}, [("", 0)]
    while stack and len(found) < most:
        old, at = stack.pop()
        before = len(stack)
        if at == len(new) and old not in found and transliterated(old, rules, clashes) == new:
            found.append(old)
        for rule in rules if at < len(new) else ():
            start = at + (at > 0 and new[at] == "'" and new[at - 1] + rule.target[:1] in clashes)
            longer = old + rule.source
            way = longer, start + len(rule.target)
            if new.startswith(rule.target, start) and way not in seen:
                seen.add(way)
                if new.startswith(_begun(longer, rules, clashes, len(longer) - 2)):  # these steps are settled
                    stack.append(way)
        if lines is not None:
            made = ", ".join(f"{one}|{new[place:]}" for one, place in reversed(stack[before:]))
            lines.append(f"{old}|{new[at:]}" + (f" → {made or '-'}" if at < len(new) else ""))
    return found


def draw_rules(rng: Random, letters: int, special: int, contexts: int) -> list[Rule]:
    """Draw rules: one for each letter alone, and special ones with a context or two letters, in random order."""
    vowels = rng.sample(VOWELS, max(2, letters // 3))
    consonants = rng.sample("BDGHKLMNPRSTVZ", letters - len(vowels))
    kinds = rng.sample(range(1, len(CONTEXTS)), contexts)
    if letters < 8 and not {"E", "I"} & set(vowels):
        vowels[0] = "E"
    plain = dict(zip(vowels, rng.sample("aeiouy", len(vowels)), strict=True))
    plain |= zip(consonants, rng.sample(_PLAIN, len(consonants)), strict=True)
    rules = [Rule(letter, target, 0) for letter, target in plain.items()]
    seen = {(rule.source, rule.context) for rule in rules}
    for _ in range(40 * special):
        if len(rules) == letters + special:
            break
        pair = rng.random() < 0.35
        source = (
            "".join(rng.sample([*vowels, *consonants], 2)) if pair else rng.choice([*consonants, *consonants, *vowels])
        )
        context = 0 if pair and rng.random() < 0.6 else rng.choice(kinds)
        target = rng.choice(_SPECIAL)
        if (source, context) not in seen and target != plain.get(source):
            seen.add((source, context))
            rules.append(Rule(source, target, context))
    rng.shuffle(rules)
    return sorted(rules, key=lambda rule: rule.context == 0)


def draw_word(rng: Random, rules: Sequence[Rule], length: int) -> str:
    """Draw a word of about a length that gives the rules something to do."""
    letters = sorted({rule.source for rule in rules if len(rule.source) == 1})
    vowels = [letter for letter in letters if letter in VOWELS]
    consonants = [letter for letter in letters if letter not in VOWELS]
    pairs = [rule.source for rule in rules if len(rule.source) == 2]
    word = ""
    while len(word) < length:
        after = word[-1:] in tuple(VOWELS)
        word += (
            rng.choice(pairs)
            if pairs and rng.random() < 0.2
            else rng.choice(
                consonants if after and rng.random() < 0.8 else vowels if rng.random() < 0.75 else consonants
            )
        )
    return word[:length]

"""Syllables of invented words: cores, onsets and codas, and the division with the longest onsets."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import NamedTuple

_VOWELS = "aeiou"
CONSONANTS = "bdfgklmnprstvz"
CLUSTERS = (
    "pr",
    "tr",
    "kr",
    "br",
    "dr",
    "gr",
    "pl",
    "kl",
    "bl",
    "gl",
    "st",
    "sp",
    "sk",
    "sn",
    "sm",
    "sl",
    "str",
    "spr",
    "spl",
)
DOUBLES = ("ai", "au", "ei", "ou", "oi", "ia", "ua", "ie")


class Rules(NamedTuple):
    """The onsets (ten single ones first) and codas, pairs of vowels that are one core, consonants that may be cores."""

    onsets: tuple[str, ...]
    codas: tuple[str, ...]
    doubles: tuple[str, ...]
    syllabic: str


def draw_word(rng: Random, rules: Rules, syllables: int, stressed: bool) -> str:
    """Draw a word of so many syllables, one of them with a capital vowel if it is to be stressed."""
    parts = []
    for place in range(syllables):
        core = rng.choice([*_VOWELS, *rules.doubles, *rules.doubles])
        if rules.syllabic and 0 < place < syllables - 1 and rng.random() < 0.3:
            core = rng.choice(rules.syllabic)
        onset = rng.choice(rng.choice((rules.onsets[:10], rules.onsets[10:] or rules.onsets)))
        parts += [onset if rng.random() < 0.85 else "", core, rng.choice(["", "", *rules.codas])]
    if stressed:
        cores = [at for at, part in enumerate(parts) if at % 3 == 1 and part[0] in _VOWELS]
        at = rng.choice(cores)
        parts[at] = parts[at][0].upper() + parts[at][1:]
    return "".join(parts)


def _cores(rules: Rules, word: str) -> list[tuple[int, int]]:
    """List the cores of a word as spans."""
    low, cores, at = word.lower(), list[tuple[int, int]](), 0
    while at < len(low):
        size = 0
        if low[at] in _VOWELS:
            size = 2 if low[at : at + 2] in rules.doubles else 1
        elif low[at] in rules.syllabic and 0 < at < len(low) - 1:
            size = int(low[at - 1] not in _VOWELS and low[at + 1] not in _VOWELS)
        if size:
            cores.append((at, at + size))
        at += size or 1
    return cores


def divided(rules: Rules, word: str) -> str:
    """Divide a word; nothing if that is impossible, or if two consonants that could be cores stand side by side.

    >>> divided(Rules(("p", "t", "tr"), ("s",), (), ""), "pastra")
    'pas-tra'
    """
    cores = _cores(rules, word)
    done, before = "", 0
    for (start, end), (after, _) in pairwise(cores):
        middle = word[end:after]
        if not middle and word[start] in rules.syllabic:
            return ""
        cut = next((cut for cut, fits in _cuts(rules, word[start:end], middle) if fits), None)
        if cut is None:
            return ""
        done, before = done + word[before : end + cut] + "-", end + cut
    return done + word[before:]


def _cuts(rules: Rules, core: str, middle: str) -> list[tuple[int, bool]]:
    """List where the consonants after a core may be cut, the best place first, and whether the rules allow it."""
    places = [*range(len(middle) + 1)]
    if core.lower() != core:  # stressed
        places.append(places.pop(0))
    return [(cut, middle[:cut] in ("", *rules.codas) and middle[cut:] in ("", *rules.onsets)) for cut in places]


def workings(rules: Rules, word: str) -> list[str]:
    """Write the cores of a word, the cuts tried between them up to the first that is allowed, and the word divided.

    >>> workings(Rules(("p", "t", "tr"), ("s",), (), ""), "pastra")
    ['pastra: a, a', '-str no, s-tr', 'pas-tra']
    """
    cores = _cores(rules, word)
    lines = [f"{word}: {', '.join(word[start:end] for start, end in cores)}"]
    for (start, end), (after, _) in pairwise(cores):
        middle, tried = word[end:after], list[str]()
        for cut, fits in _cuts(rules, word[start:end], middle):
            tried.append(f"{middle[:cut]}-{middle[cut:]}{'' if fits else ' no'}")
            if fits:
                break
        lines.append(", ".join(tried))
    return [*lines, divided(rules, word)]


def hasty(word: str) -> str:
    """Divide before each single consonant that a vowel follows, which is what a hasty reader does.

    >>> hasty("pastra")
    'past-ra'
    """
    done = ""
    for at, sign in enumerate(word.lower()):
        single = sign not in _VOWELS and word[at + 1 : at + 2].lower() in tuple(_VOWELS)
        done += ("-" if single and set(done) & set(_VOWELS) else "") + word[at]
    return done

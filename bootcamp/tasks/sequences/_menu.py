"""A menu of rules for integer sequences, each with two parameters at most, and all rules that fit given terms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from bootcamp.task import Retry

Rule = tuple[str, int, int]
"""The name of a kind and its two parameters; 0 stands for one that the kind lacks."""

MULTIPLIERS = (-3, -2, 2, 3, 4)

LARGEST = 10**7
"""Rules count as long as their terms are not larger in size."""


class Kind(NamedTuple):
    """How the next term follows from the terms so far; a rule of the kind may start with any `free` terms."""

    en: str
    zh: str
    first: str  # the letter of the first parameter in the text, "" if there is none
    second: str
    free: int
    following: Callable[[Sequence[int], int, int], int]


KINDS: dict[str, Kind] = {
    "add": Kind("add p to the last term", "在上一项上加 p", "p", "", 1, lambda a, p, q: a[-1] + p),
    "multiply": Kind("multiply the last term by r", "把上一项乘以 r", "r", "", 1, lambda a, p, q: p * a[-1]),
    "growing": Kind(
        "add p at first, and each time q more than the time before",
        "第一次加 p，以后每次比前一次多加 q",
        "p",
        "q",
        1,
        lambda a, p, q: a[-1] + p + q * (len(a) - 1),
    ),
    "turns": Kind(
        "add p and q in turn, p first",
        "轮流加 p 和 q，先加 p",
        "p",
        "q",
        1,
        lambda a, p, q: a[-1] + (p if len(a) % 2 else q),
    ),
    "affine": Kind(
        "multiply the last term by r, then add q", "把上一项乘以 r 再加 q", "r", "q", 1, lambda a, p, q: p * a[-1] + q
    ),
    "squares": Kind(
        "term n is (n + k)^2 + q", "第 n 项为 (n + k)^2 + q", "k", "q", 0, lambda a, p, q: (len(a) + 1 + p) ** 2 + q
    ),
    "sum": Kind("add the last two terms and p", "把最后两项与 p 相加", "p", "", 2, lambda a, p, q: a[-1] + a[-2] + p),
    "mixed turns": Kind(
        "multiply by r and add q in turn, multiply first",
        "轮流乘以 r 和加 q，先乘",
        "r",
        "q",
        1,
        lambda a, p, q: p * a[-1] if len(a) % 2 else a[-1] + q,
    ),
    "steps": Kind(
        "add p at first, and each time r times as much as the time before",
        "第一次加 p，以后每次加的数是前一次的 r 倍",
        "p",
        "r",
        1,
        lambda a, p, q: a[-1] + p * q ** (len(a) - 1),
    ),
    "weighted": Kind(
        "r times the last term plus s times the one before it",
        "最后一项的 r 倍加上它前一项的 s 倍",
        "r",
        "s",
        2,
        lambda a, p, q: p * a[-1] + q * a[-2],
    ),
    "index": Kind(
        "for term n, multiply the last term by n and add p",
        "第 n 项为上一项乘以 n 再加 p",
        "p",
        "",
        1,
        lambda a, p, q: (len(a) + 1) * a[-1] + p,
    ),
    "cubes": Kind(
        "term n is (n + k)^3 + q", "第 n 项为 (n + k)^3 + q", "k", "q", 0, lambda a, p, q: (len(a) + 1 + p) ** 3 + q
    ),
    "gap": Kind(
        "the size of the difference of the last two terms, plus p",
        "最后两项之差的绝对值加 p",
        "p",
        "",
        2,
        lambda a, p, q: abs(a[-1] - a[-2]) + p,
    ),
}


def parameters(letter: str, bound: int) -> list[int]:
    """List the values of a parameter by its letter: p and q, r and s, or k."""
    if letter in ("p", "q"):
        return [x for x in range(-bound, bound + 1) if x]
    return {"": [0], "r": list(MULTIPLIERS), "s": list(MULTIPLIERS), "k": list(range(bound + 1))}[letter]


def legend(names: Sequence[str], bound: int) -> dict[str, str]:
    """Say in both languages what the letters in the rules of some kinds are, and how a sequence may start."""
    used = {letter for name in names for letter in (KINDS[name].first, KINDS[name].second)}
    en, zh = [], []
    for letters, one, two, zh_text in _LETTERS:
        here = sorted(used & {*letters})
        if here:
            en.append(f"{' and '.join(here)} {(two if len(here) > 1 else one).format(bound)}")
            zh.append(f"{' 和 '.join(here)} {'都' if len(here) > 1 else ''}{zh_text.format(bound)}")
    start, zh_start = _STARTS[max(KINDS[name].free for name in names)]
    return {"en": f"In a rule, {'; '.join(en)}. {start}", "zh": f"规则中的 {'；'.join(zh)}。{zh_start}"}


_LETTERS = (
    (
        "pq",
        "is a fixed integer from -{0} to {0}, not zero",
        "are fixed integers from -{0} to {0}, neither of them zero",
        "是 -{0} 到 {0} 之间固定的非零整数",
    ),
    (
        "rs",
        "is fixed and one of -3, -2, 2, 3, 4",
        "are fixed and each one of -3, -2, 2, 3, 4",
        "是固定的数，取自 -3、-2、2、3、4",
    ),
    ("k", "is a fixed integer from 0 to {}", "", "是 0 到 {} 之间固定的整数"),
)
_STARTS = {
    1: ("The first term may be any integer.", "首项可以是任意整数。"),
    2: (
        "The first term, or the first two where a rule needs them, may be any integers.",
        "首项（规则用到前两项时，则为前两项）可以是任意整数。",
    ),
}


def continued(rule: Rule, start: Sequence[int], count: int) -> list[int]:
    """List `count` terms of a rule from its first ones; raise Retry if they grow too large."""
    name, p, q = rule
    terms = list(start)
    while len(terms) < count:
        terms.append(KINDS[name].following(terms, p, q))
        if abs(terms[-1]) > LARGEST:
            raise Retry
    return terms


def draw_rule(rng: Random, names: Sequence[str], bound: int) -> tuple[Rule, list[int]]:
    """Draw a rule of one of the kinds and its free first terms."""
    name = rng.choice(names)
    kind = KINDS[name]
    start = [rng.randint(-bound if rng.random() < 0.3 else 1, 4 * bound) for _ in range(kind.free)]
    return (name, rng.choice(parameters(kind.first, bound)), rng.choice(parameters(kind.second, bound))), start


def rules(names: Sequence[str], bound: int) -> Iterator[Rule]:
    """Yield all rules of the kinds."""
    for name in names:
        for p in parameters(KINDS[name].first, bound):
            for q in parameters(KINDS[name].second, bound):
                yield name, p, q


def fitting(names: Sequence[str], bound: int, terms: Sequence[int]) -> list[Rule]:
    """List the rules of the kinds that give all of `terms`, the free ones first."""
    return [rule for rule in rules(names, bound) if _gives(rule, terms)]


def _gives(rule: Rule, terms: Sequence[int]) -> bool:
    name, p, q = rule
    kind = KINDS[name]
    return all(kind.following(terms[:i], p, q) == terms[i] for i in range(kind.free, len(terms)))


def mended(names: Sequence[str], bound: int, terms: Sequence[int], wrong: int) -> list[list[int]]:
    """List the sequences of the kinds that differ from `terms` at exactly `wrong` places, none of the first two."""
    found: list[list[int]] = []
    for name, p, q in rules(names, bound):
        following = KINDS[name].following
        sequence = list(terms[: KINDS[name].free])
        differences = 0
        for term in terms[len(sequence) :]:
            sequence.append(following(sequence, p, q))
            differences += sequence[-1] != term
            if differences > (wrong if len(sequence) > 2 else 0):
                break
        if len(sequence) == len(terms) and differences == wrong and sequence not in found:
            found.append(sequence)
    return found

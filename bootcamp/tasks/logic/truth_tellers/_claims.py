"""Claims about what several things are, each being of one kind: said in English and Chinese, and evaluated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

Claim = tuple[str, ...]
"""A form and its arguments: names of things, kinds, numbers in digits."""

FORMS = ("is", "not", "same", "either", "count", "if", "only")
"""The forms, from simple to intricate."""


def holds(claim: Claim, kinds: Mapping[str, str]) -> bool:
    """Tell whether a claim is true.

    >>> holds(("either", "A", "cat", "B", "dog"), {"A": "dog", "B": "dog"})
    True
    """
    form, *rest = claim
    if form in ("is", "not"):
        return (kinds[rest[0]] == rest[1]) == (form == "is")
    if form == "same":
        return kinds[rest[0]] == kinds[rest[1]]
    if form == "count":
        return sum(kinds[name] == rest[1] for name in rest[2:]) == int(rest[0])
    first, second = kinds[rest[0]] == rest[1], kinds[rest[2]] == rest[3]
    return {"either": first or second, "if": not first or second, "only": first != second}[form]


def said(claim: Claim, words: Mapping[str, tuple[str, str, str]], noun: tuple[str, str] = ("", "")) -> tuple[str, str]:
    """Say a claim in both languages; `words` gives "a knight", "knights" and 骑士, `noun` stands before names."""
    form, *rest = claim
    en, zh = noun
    gap = "" if zh else " "  # between Chinese and a name in Latin letters

    def is_(name: str, kind: str) -> tuple[str, str]:
        return f"{en}{name} is {words[kind][0]}", f"{zh}{name} 是{words[kind][2]}"

    if form == "is":
        return is_(rest[0], rest[1])
    if form == "not":
        return f"{en}{rest[0]} is not {words[rest[1]][0]}", f"{zh}{rest[0]} 不是{words[rest[1]][2]}"
    if form == "same":
        return f"{en}{rest[0]} and {en}{rest[1]} are of the same kind", f"{zh}{rest[0]} 与{gap}{zh}{rest[1]} 属于同一种"
    if form == "count":
        names = [f"{en}{name}" for name in rest[2:]]
        what = f"is {words[rest[1]][0]}" if rest[0] == "1" else f"are {words[rest[1]][1]}"
        return (
            f"exactly {rest[0]} of {', '.join(names[:-1])} and {names[-1]} {what}",
            f"{'、'.join(zh + name for name in rest[2:])} 当中恰好有 {rest[0]} 个是{words[rest[1]][2]}",
        )
    (a, b), (c, d) = is_(rest[0], rest[1]), is_(rest[2], rest[3])
    return {
        "either": (f"{a}, or {c}, or both", f"{b}，或者{gap}{d}，或者两者都对"),
        "if": (f"if {a}, then {c}", f"如果{gap}{b}，那么{gap}{d}"),
        "only": (f"either {a} or {c}, but not both", f"‘{b}’与‘{d}’恰有一句是真的"),
    }[form]


def draw_claim(rng: Random, names: Sequence[str], kinds: Sequence[str], forms: int) -> Claim:
    """Draw a claim of one of the first forms."""
    form = FORMS[rng.randrange(forms)]
    if form in ("is", "not"):
        return form, rng.choice(names), rng.choice(kinds)
    if form == "same":
        return form, *rng.sample(names, 2)
    if form == "count":
        group = rng.sample(names, min(len(names), rng.randint(2, 4)))
        return form, str(rng.randint(1, len(group) - 1)), rng.choice(kinds), *sorted(group)
    a, b = rng.sample(names, 2)
    return form, a, rng.choice(kinds), b, rng.choice(kinds)

"""What somebody says of the things that they own: first numbers, comparisons, gains, losses, and what changes nothing.

A sentence is its kind, a thing, another thing, a person, a number and another number, each "" where it has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.story import Event
from bootcamp.lib.worlds import plural, quantity, word, zh

_TEXT = {  # the thing {a}, another {b}, a number of the first {n}, a name {x}, numbers {k} and {m}
    "have": ("I have {n}.", "我有 {n}。"),
    "more": ("I got {k} more {as}.", "我又得到了 {k} {u}{a}。"),
    "less": ("I gave {k} of my {as} to {x}.", "我把 {k} {u}{a}给了 {x}。"),
    "gone": ("I lost all my {as}.", "我的{a}全丢了。"),
    "twice": ("I have {k} times as many {as} as {bs} now.", "我现在的{a}的数量是{b}的 {k} 倍。"),
    "plus": ("I have {k} more {as} than {bs} now.", "我现在的{a}比{b}多 {k} {u}。"),
    "swap": ("I traded {k} of my {as} for {m} more {bs}.", "我用 {k} {u}{a}换来了 {m} {v}{b}。"),
    "other": ("{x} has {n}.", "{x} 有 {n}。"),
    "wish": ("I would like to have {n}.", "我想要 {n}。"),
    "shown": ("{x} showed me {n} and took them home again.", "{x} 给我看了 {n}，又带回家了。"),
    "lent": ("{x} has borrowed {k} of my {as}, which are still mine.", "{x} 借走了我的 {k} {u}{a}，但它们仍归我所有。"),
}
_FREE = ("other", "wish", "shown")  # what may be said of any thing, also one that the speaker never has


def draw_sentence(
    rng: Random, kind: str, new: Sequence[str], things: Sequence[tuple[str, str]], owned: dict[str, int], who: str
) -> Event:
    """Draw a sentence of a kind, or a plain one where it does not fit; raise Retry where nothing `new` is left."""
    rich = [thing for thing, count in owned.items() if count > 2]
    number, other = rng.randint(2, 9), rng.choice(sorted(owned) or [""])
    if kind not in ("have", *_FREE) and not rich:
        kind = "have"
    if kind in ("have", "twice", "plus"):
        if not new:
            raise Retry
        if kind == "twice":
            number, other = rng.randint(2, 3), rng.choice(rich)
        return (kind, new[0], other if kind != "have" else "", "", str(number), "")
    if kind in _FREE:
        return (kind, rng.choice(things)[0], "", who, str(number), "")
    if kind == "more":
        return (kind, other, "", "", str(number), "")
    one = rng.choice(rich)
    part = str(rng.randint(2, owned[one] - 1)) if kind != "gone" else ""
    if kind == "swap" and other != one:
        return (kind, one, other, "", part, str(number))
    return ("less" if kind == "swap" else kind, one, "", who if kind != "gone" else "", part, "")


def book(owned: dict[str, int], event: Event) -> None:
    """Change the numbers of things that are owned as a sentence says.

    >>> owned = {"owl": 2}
    >>> book(owned, ("plus", "egg", "owl", "", "3", "")); owned
    {'owl': 2, 'egg': 5}
    """
    kind, one, other, _, number, gain = event
    n, had = int(number or 0), owned.get(one, 0)
    now = {"have": n, "more": had + n, "less": had - n, "swap": had - n, "gone": 0}
    now |= {"twice": n * owned.get(other, 0), "plus": n + owned.get(other, 0)}
    owned |= {one: now[kind]} if kind in now else {}
    if kind == "swap":
        owned[other] += int(gain)


def told(event: Event) -> tuple[str, str]:
    """Write a sentence in English and in Chinese.

    >>> told(("more", "egg", "", "", "3", ""))
    ('I got 3 more eggs.', '我又得到了 3 个鸡蛋。')
    """
    kind, one, two, who, number, gain = event
    count = int(number or 0)
    en = {
        "n": quantity(count, one),
        "as": plural(one),
        "bs": plural(two) if two else "",
        "x": who,
        "k": number,
        "m": gain,
    }
    zh_ = {"n": quantity(count, one, "zh"), "a": zh(one), "b": zh(two) if two else "", "x": who, "k": number, "m": gain}
    zh_ |= {"u": word(one).measure, "v": word(two).measure if two else ""}
    return _TEXT[kind][0].format(**en), _TEXT[kind][1].format(**zh_)


def worked(event: Event, before: Mapping[str, int], after: Mapping[str, int], language: str = "en") -> str:
    """Write what a sentence does to the numbers of things; a hyphen where it changes none.

    >>> worked(("swap", "egg", "owl", "", "3", "2"), {"egg": 5, "owl": 1}, {"egg": 2, "owl": 3})
    'eggs 5 - 3 = 2, owls 1 + 2 = 3'
    """
    kind, one, other, _, number, gain = event
    name = zh if language == "zh" else plural
    sums = {
        "more": f"{before.get(one)} + {number} = ",
        "less": f"{before.get(one)} - {number} = ",
        "swap": f"{before.get(one)} - {number} = ",
        "twice": f"{number} * {before.get(other)} = ",
        "plus": f"{number} + {before.get(other)} = ",
    }
    if kind in _FREE or kind == "lent":
        return "-"
    traded = f", {name(other)} {before[other]} + {gain} = {after[other]}" if kind == "swap" else ""
    return f"{name(one)} {sums.get(kind, '')}{after[one]}{traded}"

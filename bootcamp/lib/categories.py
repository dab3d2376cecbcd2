"""Categories of categorial grammar: X+Y takes a Y on its right, X-Y a Y on its left, to become an X."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random

Category = str | tuple["Category", str, "Category"]
"""S, NP, N, or a result, ``+`` or ``-``, and an argument."""

_TOKEN = re.compile(r"NP|N|S|[()+-]|.")


def written(category: Category) -> str:
    """Write a category, with brackets round parts that are not simple.

    >>> written((("S", "-", "NP"), "+", "NP"))
    '(S-NP)+NP'
    """
    if isinstance(category, str):
        return category
    parts = [written(part) if isinstance(part, str) else f"({written(part)})" for part in category[::2]]
    return category[1].join(parts)


def read(text: str) -> Category | None:
    """Read a category, or give None; without brackets parts are grouped from the left.

    >>> read("S-NP+N") == read("(S-NP)+N"), read("S-"), read("(N")
    (True, None, None)
    """
    tokens = _TOKEN.findall(text)[::-1]

    def operand(depth: int) -> Category | None:
        token = tokens.pop() if tokens else ""
        if token == "(" and depth < 30:
            inside = expression(depth + 1)
            return inside if tokens and tokens.pop() == ")" else None
        return token if token in ("S", "NP", "N") else None

    def expression(depth: int) -> Category | None:
        found = operand(depth)
        while found is not None and tokens and tokens[-1] in ("+", "-"):
            sign, argument = tokens.pop(), operand(depth)
            found = (found, sign, argument) if argument is not None else None
        return found

    category = expression(0)
    return category if not tokens else None


def slashes(category: Category) -> int:
    """Count the signs of a category.

    >>> slashes((("S", "-", "NP"), "+", "NP"))
    2
    """
    return 0 if isinstance(category, str) else 1 + slashes(category[0]) + slashes(category[2])


def reduces(words: Sequence[str], lexicon: Mapping[str, Category]) -> bool:
    """Tell whether the categories of words, in order, can be joined by application to one S.

    >>> lexicon = {"ka": "NP", "mo": ("S", "-", "NP")}
    >>> reduces(["ka", "mo"], lexicon), reduces(["mo", "ka"], lexicon)
    (True, False)
    """
    spans: dict[tuple[int, int], set[Category]] = {(at, at + 1): {lexicon[word]} for at, word in enumerate(words)}
    for width in range(2, len(words) + 1):
        for start in range(len(words) - width + 1):
            end = start + width
            found: set[Category] = set()
            for cut in range(start + 1, end):
                left, right = spans[start, cut], spans[cut, end]
                found |= {one[0] for one in left if not isinstance(one, str) and one[1] == "+" and one[2] in right}
                found |= {one[0] for one in right if not isinstance(one, str) and one[1] == "-" and one[2] in left}
            spans[start, end] = found
    return "S" in spans.get((0, len(words)), ())


_VP: Category = ("S", "-", "NP")
BASIC: tuple[Category, ...] = (
    "NP",
    "N",
    ("NP", "+", "N"),
    _VP,
    (_VP, "+", "NP"),
    ("N", "+", "N"),
    ("S", "+", "S"),
    ("N", "-", "N"),
    ("NP", "-", "N"),
    ("S", "+", "NP"),
)
"""Categories that the known words of a case have."""


def draw_category(rng: Random, most: int) -> Category:
    """Draw a category with one to so many signs, its arguments among simple ones."""
    category: Category = rng.choice(("S", "S", "NP", "N"))
    arguments: list[Category] = ["NP", "N", "S", _VP, ("NP", "+", "N")]
    wanted = rng.randint(max(1, most - 1), most)
    while slashes(category) < wanted:
        fitting = [one for one in arguments if slashes(category) + 1 + slashes(one) <= wanted]
        category = (category, rng.choice("+-"), rng.choice(fitting))
    return category


def draw_string(rng: Random, category: Category, lexicon: Mapping[str, Category], depth: int) -> list[str]:
    """Draw words that make up a category; nothing if the lexicon has none for it at this depth."""
    ways: list[list[str]] = [[word] for word, own in lexicon.items() if own == category] * 2
    if depth:
        for word, own in lexicon.items():
            if not isinstance(own, str) and own[0] == category and rng.random() < 0.6:
                rest = draw_string(rng, own[2], lexicon, depth - 1)
                if rest:
                    ways.append([word, *rest] if own[1] == "+" else [*rest, word])
        for word, own in lexicon.items():
            if (
                not isinstance(own, str)
                and not isinstance(own[0], str)
                and own[0][0] == category
                and rng.random() < 0.6
            ):
                first = draw_string(rng, own[2], lexicon, depth - 1)
                second = draw_string(rng, own[0][2], lexicon, depth - 1)
                if first and second:
                    inner = [word, *first] if own[1] == "+" else [*first, word]
                    ways.append([*inner, *second] if own[0][1] == "+" else [*second, *inner])
    return rng.choice(ways) if ways else []

"""Filters for prompt templates: plain functions from values to text, all listed in `FILTERS`.

A filter whose result depends on the language takes it as an argument; templates pass on their own ``language``:
``{{ names | listed(language) }}``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from bootcamp.lib import matrix, numbers, worlds
from bootcamp.lib.grid import drawing
from bootcamp.lib.grid.edges import drawing as edged
from bootcamp.lib.grid.regions import letters as region_letters

_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth"
)
_CONJUNCTIONS = {("en", "and"): " and ", ("en", "or"): " or ", ("zh", "and"): "和", ("zh", "or"): "或"}
_TIMES = {1: "once", 2: "twice"}


def listed(items: Iterable[object], language: str = "en", last: str = "and") -> str:
    """Join items as a sentence does, with *and*, *or* or, in Chinese, the words given before the last one.

    A blank stands between a Chinese word and what is not Chinese.

    >>> listed(["a", "b", "c"]), listed([1, 2], last="or"), listed(["a"])
    ('a, b and c', '1 or 2', 'a')
    >>> listed(["甲", "乙", "丙"], "zh"), listed(["+", "-"], "zh", "or"), listed(["甲", 2], "zh")
    ('甲、乙和丙', '+ 或 -', '甲和 2')
    """
    texts = [str(item) for item in items]
    if len(texts) < 2:
        return "".join(texts)
    word = _CONJUNCTIONS.get((language, last), last)
    if language == "zh":
        word = " " * (texts[-2][-1:] < "\u2e80") + word.strip() + " " * (texts[-1][:1] < "\u2e80")
    return ("、" if language == "zh" else ", ").join(texts[:-1]) + word + texts[-1]


def comma(items: Iterable[object]) -> str:
    """Join items with commas.

    >>> comma([3, Fraction(1, 2)])
    '3, 1/2'
    """
    return ", ".join(map(str, items))


def sequence(items: Iterable[object]) -> str:
    """Write a list in square brackets, texts without quotes, lists inside alike.

    >>> sequence([1, (2, 3), "a"])
    '[1, [2, 3], a]'
    """
    return f"[{comma(sequence(item) if isinstance(item, (list, tuple)) else item for item in items)}]"


def braces(items: Iterable[object]) -> str:
    """Write a set in braces, in the order given.

    >>> braces([1, 2])
    '{1, 2}'
    """
    return f"{{{comma(items)}}}"


def point(items: Iterable[object]) -> str:
    """Write a tuple in round brackets.

    >>> point((1, -2))
    '(1, -2)'
    """
    return f"({comma(items)})"


def numbered(items: Iterable[object], start: int = 1) -> str:
    """Write one item a line with its number.

    >>> print(numbered(["x", "y"]))
    1. x
    2. y
    """
    return "\n".join(f"{index}. {item}" for index, item in enumerate(items, start))


def lettered(items: Iterable[object]) -> str:
    """Write one item a line with a capital letter; at most 26.

    >>> print(lettered(["x", "y"]))
    A. x
    B. y

    Raises:
        ValueError: there are more than 26 items.
    """
    listed = list(items)
    if len(listed) > 26:
        raise ValueError(f"items has {len(listed)} entries: expected at most 26, one for each letter")
    return "\n".join(f"{letter}. {item}" for letter, item in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", listed, strict=False))


def bullets(items: Iterable[object]) -> str:
    """Write one item a line after a dash.

    >>> print(bullets(["x", "y"]))
    - x
    - y
    """
    return "\n".join(f"- {item}" for item in items)


def lines(items: Iterable[object]) -> str:
    """Write one item a line.

    >>> print(lines([1, 2]))
    1
    2
    """
    return "\n".join(map(str, items))


def grid(rows: Iterable[Iterable[object]], separator: str = "") -> str:
    """Write rows of cells without padding, as pictures are drawn.

    >>> print(grid(["#.", ".#"]))
    #.
    .#
    >>> print(grid([[1, 2], [3, 4]], " "))
    1 2
    3 4
    """
    return "\n".join(separator.join(map(str, row)) for row in rows)


def aligned(rows: Iterable[Iterable[object]]) -> str:
    """Write rows of cells in columns of equal width, right-aligned, as matrices are set; Chinese letters count as two.

    >>> print(aligned([[1, 20], [-300, 4]]))
       1  20
    -300   4
    """
    cells = [[str(cell) for cell in row] for row in rows]
    count = max(map(len, cells), default=0)
    widths = [max((_width(row[i]) for row in cells if i < len(row)), default=0) for i in range(count)]
    return "\n".join("  ".join(" " * (widths[i] - _width(cell)) + cell for i, cell in enumerate(row)) for row in cells)


def table(rows: Iterable[Iterable[object]], header: Sequence[object]) -> str:
    """Write a Markdown table.

    >>> print(table([["Mei", 3], ["Omar", 5]], ["name", "coins"]))
    | name | coins |
    | --- | --- |
    | Mei | 3 |
    | Omar | 5 |
    """
    body = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in body)


def mapping(pairs: Mapping[object, object] | Iterable[tuple[object, object]], separator: str = " = ") -> str:
    """Write pairs one after the other.

    >>> mapping([("a", 1), ("b", 2)]), mapping({"a": 1}, "→")
    ('a = 1, b = 2', 'a→1')
    """
    items = pairs.items() if isinstance(pairs, Mapping) else pairs
    return ", ".join(f"{key}{separator}{value}" for key, value in items)


def ordinal(n: int, language: str = "en") -> str:
    """Write an ordinal in digits, which stays readable at any size.

    >>> [ordinal(n) for n in (1, 2, 3, 11, 22, 113)], ordinal(12, "zh")
    (['1st', '2nd', '3rd', '11th', '22nd', '113th'], '第 12')
    """
    if language == "zh":
        return f"第 {n}"
    suffix = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"


def ordinal_word(n: int) -> str:
    """Write an English ordinal from 1 to 20 as a word.

    >>> ordinal_word(3), ordinal_word(20)
    ('third', 'twentieth')

    Raises:
        ValueError: `n` is out of range.
    """
    if not 1 <= n <= 20:
        raise ValueError(f"n={n}: expected 1 to 20; use ordinal")
    return _ORDINALS.split()[n - 1]


def times(n: int) -> str:
    """Say how often in English.

    >>> times(1), times(2), times(5)
    ('once', 'twice', '5 times')
    """
    return _TIMES.get(n, f"{n} times")


def signed(x: int | Fraction) -> str:
    """Write a number with its sign.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '-2', '0')
    """
    return f"+{x}" if x > 0 else str(x)


def bracketed(x: int | Fraction) -> str:
    """Put a negative number in brackets, as between operators.

    >>> bracketed(3), bracketed(-2)
    ('3', '(-2)')
    """
    return f"({x})" if x < 0 else str(x)


def percent(x: int | Fraction) -> str:
    """Write a rational with a finite decimal as a percentage.

    >>> percent(Fraction(1, 8))
    '12.5%'
    """
    return numbers.decimal(100 * Fraction(x)) + "%"


def money(cents: int) -> str:
    """Write an amount of cents with two decimals and no currency.

    >>> money(1205), money(-7)
    ('12.05', '-0.07')
    """
    return numbers.decimal(Fraction(cents, 100), 2)


def grouped(n: int) -> str:
    """Write an integer with commas between thousands.

    >>> grouped(1234567)
    '1,234,567'
    """
    return f"{n:,}"


def clock(minutes: int) -> str:
    """Write minutes after midnight as HH:MM, modulo a day.

    >>> clock(65), clock(1440 + 5)
    ('01:05', '00:05')
    """
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def polynomial(coefficients: Sequence[int | Fraction], variable: str = "x") -> str:
    """Write a polynomial from its coefficients, constant term first.

    >>> polynomial([1, -3, 0, 1]), polynomial([Fraction(1, 2), -1]), polynomial([0])
    ('x^3 - 3x + 1', '-x + 1/2', '0')
    >>> polynomial([0, Fraction(2, 3)])
    '(2/3)x'
    """
    powers = ["", variable, *(f"{variable}^{i}" for i in range(2, len(coefficients)))]
    terms = list(zip(coefficients, powers, strict=False))
    return linear(reversed(terms))


def linear(terms: Iterable[tuple[int | Fraction, str]]) -> str:
    """Write a sum of coefficients times names; a term without a name is a constant, zero terms are left out.

    >>> linear([(2, "x"), (-1, "y"), (0, "z"), (5, "")])
    '2x - y + 5'
    """
    text = ""
    for coefficient, name in terms:
        if coefficient:
            sign, size = ("-", -coefficient) if coefficient < 0 else ("+", coefficient)
            text += f" {sign} {_scaled(size, name)}" if text else f"{sign}{_scaled(size, name)}"
    return text.removeprefix("+") or "0"


def edges(pairs: Iterable[Sequence[object]], arrow: str = "-") -> str:
    """Write edges, with the weight after a colon if there is one.

    >>> edges([(1, 2), (2, 3, 7)]), edges([("a", "b")], "→")
    ('1-2, 2-3:7', 'a→b')
    """
    return ", ".join(f"{edge[0]}{arrow}{edge[1]}" + "".join(f":{weight}" for weight in edge[2:]) for edge in pairs)


def one_based(values: Iterable[int]) -> tuple[int, ...]:
    """Add 1 to each of some 0-based indices.

    >>> one_based((0, 2))
    (1, 3)
    """
    return tuple(value + 1 for value in values)


def by_language(pairs: Iterable[Sequence[Any]]) -> dict[str, list[str]]:
    """Part pairs of an English and a Chinese text, as tables of wordings hold them; further members are left out.

    >>> by_language([("a wall", "墙"), ("a door", "门")])["zh"]
    ['墙', '门']
    """
    rows = list(pairs)
    return {"en": [row[0] for row in rows], "zh": [row[1] for row in rows]}


def letter(index: int) -> str:
    """Give the capital letter of a 0-based index.

    >>> letter(0), letter(25)
    ('A', 'Z')

    Raises:
        ValueError: `index` is out of range.
    """
    if not 0 <= index < 26:
        raise ValueError(f"index={index}: expected 0 to 25")
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]


def letters(indices: Iterable[int]) -> tuple[str, ...]:
    """Give the capital letters of 0-based indices.

    >>> letters([0, 2])
    ('A', 'C')
    """
    return tuple(map(letter, indices))


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _scaled(coefficient: int | Fraction, name: str) -> str:
    if not name:
        return str(coefficient)
    if coefficient == 1:
        return name
    return f"({coefficient}){name}" if "/" in str(coefficient) else f"{coefficient}{name}"


_NAMED: tuple[Callable[..., object], ...] = (
    *(listed, comma, sequence, braces, point, numbered, lettered, bullets, lines, grid, aligned, table, mapping),
    *(ordinal, ordinal_word, times, signed, bracketed, percent, money, grouped, clock, polynomial, linear, edges),
    *(one_based, letter, letters),
    *(numbers.mixed, numbers.decimal, numbers.words, numbers.roman, numbers.to_base),
    *(worlds.zh, worlds.gloss, worlds.plural, worlds.article, worlds.quantity, worlds.amount, worlds.pronoun),
)
FILTERS: Mapping[str, Callable[..., object]] = MappingProxyType(
    {
        **{function.__name__: function for function in _NAMED},
        "board": drawing.draw,
        "regions": drawing.draw_regions,
        "region_letters": region_letters,
        "counted": drawing.draw_counts,
        "around": drawing.draw_around,
        "lattice": drawing.draw_lattice,
        "line_lists": drawing.draw_lists,
        "places": drawing.listing,
        "region_list": drawing.region_list,
        "edged": edged,
        "pmatrix": matrix.latex,
    }
)
"""All filters by name, for the environment of the templates; those of boards are named after what they draw."""

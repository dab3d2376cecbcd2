"""Tables of values by keys: lists and cross tables, and the steps that turn one into another.

A step is its kind, keys, a number and a word: ``pivot`` has its keys, how many of them stand at the left, and flags in
the word (s for heads as seen, t for totals); ``drop`` a key; ``omit`` a key and the word; ``trim`` the least total;
``unpivot``, ``turn`` and ``sort`` have nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from bootcamp.errors import Retry
from bootcamp.lib.prompts import listed

Labels = tuple[str, ...]
Step = tuple[str, Labels, int, str]

_TOLD = {
    "pivot": (
        "Make a cross table with {left} at the left and {top} in the heads of the columns. Each cell holds the sum of "
        "the values with these words, 0 if there are none. Heads at the left and those of the columns stand in {order}"
        "{keys}.{rest}",
        "作交叉表：左端为 {left}，列头为 {top}。每格为具有这些词的数值之和，没有则为 0。"
        "左端和列头都按{order}排列{keys}。{rest}",
    ),
    "unpivot": (
        "Turn the cross table into a list with a row for each cell that is not 0, cells from left to right, row by "
        "row; its keys are those at the left and then those of the column heads.",
        "把交叉表变成清单：每个不为 0 的格子一行，逐行、从左到右；各键依次为左端的键和列头的键。",
    ),
    "turn": (
        "Exchange rows and columns: what stood at the left goes to the column heads, and they to the left; the order "
        "of the heads stays.",
        "行列互换：原来左端的词成为列头，原来的列头移到左端，顺序不变。",
    ),
    "trim": ("Leave out the rows whose sum is less than {number}.", "去掉合计小于 {number} 的行。"),
    "omit": ("Leave out the rows in which {left} is {word}.", "去掉 {left} 为 {word} 的行。"),
    "sort": (
        "Sort the rows by value, the largest first; rows with equal values keep their order.",
        "按数值从大到小给各行排序；数值相等的行保持原来的先后。",
    ),
    "drop": (
        "Leave out the key {left}; rows that then agree in all keys become one, with the sum of their values, at the "
        "place of the first of them.",
        "去掉键 {left}；此后各键都相同的行合并为一行，数值相加，位置取其中最前一行的位置。",
    ),
}
_ORDERS = (("alphabetical order", "字母顺序"), ("the order of their first rows in the list", "在清单中首次出现的先后"))
_KEYS = (", by their first key, those equal in it by the next", "（先比较第一个键，相同的再比较下一个键）")
_TOTALS = (
    " Then add a last column with the sum of each row and a last row with the sum of each column (also of the added "
    "one); the new head is total, at the left in each column of keys.",
    "再在最后添一列各行之和、一行各列之和（包括新添的列）；新的表头都写作 total，左端的每个键列中也写 total。",
)


class Shape(NamedTuple):
    """A table: the names of its keys, those at the left first, the heads of its rows and columns, and its values."""

    names: Labels
    across: int
    """How many keys stand at the left; all of them in a list."""
    left: tuple[Labels, ...]
    top: tuple[Labels, ...]
    cells: dict[Labels, int]
    """The values that are not 0 by the words of all keys."""


def shape(names: Labels, across: int, cells: Mapping[Labels, int]) -> Shape:
    """Make a table with so many keys at the left, heads in the order in which the cells name them first.

    >>> written(shape(("tree", "bird"), 1, {("oak", "owl"): 2, ("elm", "jay"): 3}))
    (('tree', 'owl', 'jay'), ('oak', '2', '0'), ('elm', '0', '3'))
    """
    left, top = (tuple(dict.fromkeys(key[part] for key in cells)) for part in (slice(across), slice(across, None)))
    return Shape(names, across, left, top, dict(cells))


def draw_step(rng: Random, state: Shape, last: bool) -> Step:
    """Draw a step that applies; the last one of a chain reshapes. Raises Retry for a list with one key."""
    names = state.names
    if state.across == len(names):
        kind = rng.choice(["pivot", "pivot", *(["omit", "sort", *["drop"] * (len(names) > 2)] if not last else [])])
        if kind == "pivot":
            if len(names) < 2:
                raise Retry
            keys = rng.sample(names, rng.randint(2, len(names)))
            flags = rng.choice(("", "s")) + ("t" if last and rng.random() < 0.5 else "")
            return kind, tuple(keys), rng.randint(max(1, len(keys) - 2), len(keys) - 1), flags
        place = rng.randrange(len(names))
        word = rng.choice(sorted({key[place] for key in state.cells})) if kind == "omit" else ""
        return kind, (names[place],) if kind != "sort" else (), 0, word
    kind = rng.choice(("unpivot", "unpivot", "turn", "trim") if not last else ("unpivot", "unpivot", "turn"))
    totals = sorted({_total(state, head) for head in state.left})
    if kind == "trim" and len(totals) < 3:
        kind = "unpivot"
    return kind, (), rng.choice(totals[1:-1]) if kind == "trim" else 0, ""


def _total(state: Shape, head: Labels) -> int:
    return sum(state.cells.get(head + top, 0) for top in state.top)


def changed(state: Shape, step: Step) -> Shape:
    """Carry out a step; totals are only written.

    >>> table = shape(("tree", "bird"), 2, {("oak", "owl"): 2, ("elm", "jay"): 3, ("oak", "jay"): 4})
    >>> written(changed(table, ("pivot", ("bird", "tree"), 1, "")), "t")[1:]
    (('jay', '3', '4', '7'), ('owl', '0', '2', '2'), ('total', '3', '6', '9'))
    """
    kind, keys, number, word = step
    names, across, left, top, cells = state
    if kind == "turn":
        turned = {key[across:] + key[:across]: value for key, value in cells.items()}
        return Shape(names[across:] + names[:across], len(names) - across, top, left, turned)
    if kind == "trim":
        left = tuple(head for head in left if _total(state, head) >= number)
        return state._replace(left=left, cells={key: value for key, value in cells.items() if key[:across] in left})
    if kind in ("pivot", "drop"):
        kept = keys if kind == "pivot" else tuple(name for name in names if name not in keys)
        across, sums = (number if kind == "pivot" else len(kept)), dict[Labels, int]()
        for row in left:
            new = tuple(row[names.index(name)] for name in kept)
            sums[new] = sums.get(new, 0) + cells[row]
        seen = shape(kept, across, sums)
        if kind == "drop" or "s" in word:
            return seen
        return seen._replace(left=tuple(sorted(seen.left)), top=tuple(sorted(seen.top)))
    rows = [head + other for head in left for other in top if head + other in cells]
    if kind == "omit":
        rows = [row for row in rows if row[names.index(keys[0])] != word]
    if kind == "sort":
        rows.sort(key=lambda row: -cells[row])
    return Shape(names, len(names), tuple(rows), ((),), {row: cells[row] for row in rows})


def written(state: Shape, flags: str = "") -> tuple[Labels, ...]:
    """Write a table with its heads, row by row; with the flag t with totals."""
    names, across, left, top, cells = state
    rows = [[cells.get(head + other, 0) for other in top] for head in left]
    heads = ["/".join(other) or "value" for other in top]
    if "t" in flags and across < len(names):
        rows = [[*row, sum(row)] for row in rows]
        rows.append([sum(column) for column in zip(*rows, strict=True)])
        left, heads = (*left, ("total",) * across), [*heads, "total"]
    body = ((*head, *map(str, row)) for head, row in zip(left, rows, strict=True))
    return ((*names[:across], *heads), *body)


def told(step: Step, language: str) -> str:
    """Tell a step in a language.

    >>> told(("omit", ("tree",), 0, "oak"), "en")
    'Leave out the rows in which tree is oak.'
    """
    kind, keys, number, word = step
    zh = language == "zh"
    left, top = (listed(part, language) for part in (keys[: number or None], keys[number:]))
    seen, several = "s" in word, len(keys) > 2 and "s" not in word
    rest = _TOTALS[zh] if "t" in word else ""
    facts = {"order": _ORDERS[seen][zh], "keys": _KEYS[zh] if several else "", "rest": rest, "word": word}
    return _TOLD[kind][zh].format(left=left, top=top, number=number, **facts)

"""Find by which columns a table was sorted, from its order before and after.

Answer: a list of keys; any that gives the order shown with no more keys than allowed.
Harder: more rows and columns, more keys, more ways to compare.
Skills: induction, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Row = tuple[str, ...]
Keys = tuple[str, ...]

_HEADS = ("A", "B", "C", "D", "E", "F", "G")
_WAYS = ("text", "number", "end", "length")
_TOLD = {
    "text": (
        "text: sign by sign from the left, digits before letters in the order of the alphabet; a text that another one"
        " begins with comes before it",
        "text：从左起逐个字符比较，数字排在字母之前，字母按字母表顺序；若一个文本是另一个的开头，则短的在前",
    ),
    "number": (
        "number: by the number in the cell, without its letters, 0 if there is none",
        "number：按单元格中除去字母后的数的大小，没有数字时为 0",
    ),
    "end": ("end: by the last sign alone, digits before letters", "end：只按最后一个字符，数字排在字母之前"),
    "length": ("length: by how many signs the cell has", "length：按单元格的字符个数"),
}


class SortSpecInference(Task["SortSpecInference.Params", "SortSpecInference.Instance", Keys]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=30)
        columns: int = knob("how many columns the table has", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=7)
        ways: int = knob("how many ways to compare there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        keys: int = knob("how many keys were used", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)

    class Instance(task.Instance):
        before: tuple[Row, ...]
        after: tuple[int, ...]
        """The numbers of the rows, from 1, in the order after sorting."""
        ways: tuple[str, ...]
        keys: int

        @property
        def heads(self) -> tuple[str, ...]:
            return _HEADS[: len(self.before[0])]

        @property
        def lines(self) -> list[tuple[object, ...]]:
            return [(place, *row) for place, row in enumerate(self.before, 1)]

        @property
        def menu(self) -> tuple[str, ...]:
            return tuple(f"{head} {way} {turn}" for head in self.heads for way in self.ways for turn in ("up", "down"))

        def told(self, language: str) -> list[str]:
            return [_TOLD[way][language == "zh"] for way in self.ways]

    prompt = Prompt(
        en=r"""
        A table with numbered rows:

        {{ lines | table(["row"] + (heads | list)) }}

        It was sorted by at most {{ keys }} key{{ "s" if keys > 1 }}. After that its rows stood in the order
        {{ after | comma }}.

        A key is a column, a way to compare and a direction, up (smaller first) or down (larger first), such as
        "{{ heads[-1] }} {{ ways[-1] }} down". The {{ "ways" if ways[1:] else "way" }} to compare:

        {{ told("en") | bullets }}

        Rows are ordered by the first key, rows alike in it by the second one, and so on; rows that are alike in all
        keys keep the order that they had before. Give the keys in order, at most {{ keys }}. Any list that leads to
        this order will do.
        """,
        zh=r"""
        一张表，各行有编号：

        {{ lines | table(["行号"] + (heads | list)) }}

        按至多 {{ keys }} 个关键字对它排序后，各行的次序为 {{ after | comma }}。

        一个关键字由列、比较方式和方向组成，方向为 up（小的在前）或 down（大的在前），例如
        “{{ heads[-1] }} {{ ways[-1] }} down”。比较方式有：

        {{ told("zh") | bullets }}

        先按第一个关键字排，相同的行再按第二个排，依此类推；所有关键字都相同的行保持原来的先后。
        按顺序给出至多 {{ keys }} 个关键字。任何能得到这一次序的列表都可以。
        """,
    )

    answer = Sequence(Text(ignore_case=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Keys]:
        ways = _WAYS[: params.ways]
        for _ in range(60):
            rows = [_draw_row(params, rng) for _ in range(params.rows)]
            instance = self.Instance(before=tuple(rows), after=(), ways=ways, keys=params.keys)
            columns = rng.sample(instance.heads, min(params.keys, params.columns))
            keys = tuple(f"{head} {rng.choice(ways)} {rng.choice(('up', 'down'))}" for head in columns)
            after = _sorted(rows, keys)
            if len(set(rows)) < params.rows or any(
                _sorted(rows, keys[:i] + keys[i + 1 :]) == after for i in range(len(keys))
            ):
                continue
            if params.keys > 1 and any(_sorted(rows, (key,)) == after for key in instance.menu):
                continue
            return instance.model_copy(update={"after": after}), keys
        raise task.Retry

    def check(self, instance: Instance, answer: Keys) -> str:
        if len(answer) > instance.keys:
            return "there are too many keys"
        if not answer:
            return "there is no key"
        known = {key.casefold(): key for key in instance.menu}
        if any(key.casefold() not in known for key in answer):
            return "a key is not a column, a way to compare and a direction of those told"
        answer = tuple(known[key.casefold()] for key in answer)
        return "" if _sorted(instance.before, answer) == instance.after else "these keys lead to another order"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        keys = _search(instance, (), lines)
        return "\n".join([*lines, f"{len(keys)}: {self.answer.render(keys)}"])


def _draw_row(params: SortSpecInference.Params, rng: Random) -> Row:
    """Draw cells that often agree in a part."""
    kinds = 2 + params.rows // 5
    return tuple(
        rng.choice("abcd"[: min(4, kinds)])
        + (str(rng.choice((3, 7, 12, 25, 110)[:kinds])) if rng.random() < 0.75 else "")
        + (rng.choice("xy") if rng.random() < 0.35 else "")
        for _ in range(params.columns)
    )


def _value(cell: str, way: str) -> tuple[int, str]:
    if way == "number":
        return int("".join(sign for sign in cell if sign.isdigit()) or 0), ""
    return (len(cell), "") if way == "length" else (0, cell[-1] if way == "end" else cell)


def _sorted(rows: Items[Row], keys: Keys) -> tuple[int, ...]:
    """Sort by the last key first, as stable sorting allows."""
    order = list(range(len(rows)))
    for key in reversed(keys):
        head, way, turn = key.split()
        column = _HEADS.index(head)
        order.sort(key=lambda place: _value(rows[place][column], way), reverse=turn == "down")
    return tuple(place + 1 for place in order)


def _search(instance: SortSpecInference.Instance, keys: Keys, lines: list[str]) -> Keys:
    """Try each key after those taken, down to the first list that leads to the order; write what is tried."""

    def alike(pair: tuple[int, int], keys: Keys) -> bool:
        return all(_cell(instance, pair[0], key) == _cell(instance, pair[1], key) for key in keys)

    tied = [pair for pair in pairwise(instance.after) if alike(pair, keys)]
    for key in instance.menu:
        column, turn = _HEADS.index(key[0]), 1 if key.endswith("up") else -1
        wrong = [pair for pair in tied if _cell(instance, pair[turn < 0], key) > _cell(instance, pair[turn > 0], key)]
        left = [pair for pair in tied if alike(pair, (key,))]
        shown: Items[tuple[int, ...]] = wrong[:1] or (tied if keys else [instance.after])
        cells = ", ".join(" ".join(instance.before[place - 1][column] for place in row) for row in shown)
        ties = [f"{one} {'<' if one < two else '>'} {two}" for one, two in left]
        if wrong or len(left) == len(tied):
            lines.append(f"{key}: {cells} ✗")
            continue
        lines.append(f"{key}: {cells}{'; ' if ties else ''}{', '.join(ties)}")
        found = (*keys, key)
        if any(one > two for one, two in left):
            found = _search(instance, found, lines) if len(found) < instance.keys else ()
        if found:
            return found
    return ()


def _cell(instance: SortSpecInference.Instance, row: int, key: str) -> tuple[int, str]:
    return _value(instance.before[row - 1][_HEADS.index(key[0])], key.split()[1])

"""Match the columns of two tables of the same things, recoded and shuffled, with columns that only one of them has.

Answer: the column of the second table for each shared column of the first; the matching is unique.
Harder: more columns and rows, more columns that only look alike, more ways to recode.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Word

Cell = int | str
Column = tuple[Cell, ...]
Matching = dict[str, str]

_FACTORS = {1: (1,), 2: (1,), 3: (1, -1), 4: (1, -1, 2)}


class SchemaColumnMatching(Task["SchemaColumnMatching.Params", "SchemaColumnMatching.Instance", Matching]):
    version = 1

    class Params(task.Params):
        shared: int = knob("the shared columns", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        extra: int = knob("the columns of one table only", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=0, le=6)
        rows: int = knob("the rows", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=12)
        kinds: int = knob("the ways to recode numbers", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        first: tuple[Column, ...]
        second: tuple[Column, ...]
        """The columns of the two tables."""
        shared: int
        kinds: int

        def heads(self, name: str) -> list[str]:
            return [f"{name}{n}" for n, _ in enumerate(self.first if name == "A" else self.second, 1)]

        def rows(self, name: str) -> list[Column]:
            return list(zip(*(self.first if name == "A" else self.second), strict=True))

    prompt = Prompt(
        en=r"""
        Two tables list the same things, one in each row, but the rows of the second table stand in an order of their
        own.

        {{ rows("A") | table(heads("A")) }}

        {{ rows("B") | table(heads("B")) }}

        {{ shared }} columns of the first table also are in the second one, each as one column of its own, at any place.
        All other columns of both tables have nothing to do with each other. In a shared column the values may be
        written in another way:

        - Letters of the first table became letters of the second one by a code: equal letters became equal ones, and
        different letters different ones.
        {% if kinds == 1 %}
        - Numbers stayed as they are.
        {% else %}
        - For numbers there is a whole number d, one for each column (it may be negative or 0). Every number x of the
        column became x + d{{ ", or every one became d - x" if kinds > 2 }}{{ ", or every one became 2x + d" if kinds >
        3 }}.
        {% endif %}

        The way may be different from column to column. The rows of the first table can be paired with those of the
        second one, each with one, so that all shared columns agree in every pair. This allows exactly one choice of the
        {{ shared }} columns and their partners.
        Which column of the second table is each of these columns of the first? Give the pairs in the form A1: B1.
        """,
        zh=r"""
        两张表列出同样的一些事物，每行一个，但第二张表的行有自己的顺序。

        {{ rows("A") | table(heads("A")) }}

        {{ rows("B") | table(heads("B")) }}

        第一张表中有 {{ shared }} 列也在第二张表中，各自对应其中不同的一列，位置任意。两张表其余的列彼此无关。
        共有的列中，值的写法可能不同：

        - 第一张表的字母按一种代码变成第二张表的字母：相同的字母变成相同的字母，不同的字母变成不同的字母。
        {% if kinds == 1 %}
        - 数保持不变。
        {% else %}
        - 对于数，每列有一个整数 d（可以为负或 0）：该列的每个数 x 都变成 x + d
        {{- "，或者都变成 d - x" if kinds > 2 }}{{ "，或者都变成 2x + d" if kinds > 3 }}。
        {% endif %}

        各列的写法变化可以不同。两张表的行可以一一配对，使每一对行在所有共有的列中都相符。
        满足这些条件的 {{ shared }} 列及其对应只有一种选法。
        第一张表的这些列各是第二张表的哪一列？请按 A1: B1 的形式给出。
        """,
    )

    def format(self, instance: Instance) -> Format[Matching]:
        return Mapping(Word(bank=tuple(instance.heads("A"))), Word(bank=tuple(instance.heads("B"))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Matching]:
        for _ in range(40):
            shared = [_column(rng, params.rows, place % 3 == 1) for place in range(params.shared)]
            order = rng.sample(range(params.rows), params.rows)
            second = [_recoded(rng, tuple(column[row] for row in order), params.kinds) for column in shared]
            first = list(shared)
            for place in range(params.extra):  # most look like a shared column, in another order
                side = second if place % 2 == 0 else first
                column = rng.choice(side[: params.shared])
                side.append(tuple(rng.sample(column, params.rows)))
            a, b = (rng.sample(range(len(side)), len(side)) for side in (first, second))
            instance = self.Instance(
                first=tuple(first[place] for place in a),
                second=tuple(second[place] for place in b),
                shared=params.shared,
                kinds=params.kinds,
            )
            pairs = {a.index(place): b.index(place) for place in range(params.shared)}
            answer = {f"A{one + 1}": f"B{pairs[one] + 1}" for one in sorted(pairs)}
            if (params.extra < 2 or _plain(instance) != pairs) and _unique(instance):
                return instance, answer
        raise task.Retry


def _column(rng: Random, rows: int, letters: bool) -> Column:
    if letters:
        return tuple(rng.choice("kmt") for _ in range(rows))
    return tuple(rng.randint(1, 9) for _ in range(rows))


def _recoded(rng: Random, column: Column, kinds: int) -> Column:
    code = dict(zip("kmt", rng.sample("UVW", 3), strict=True))
    shift, factor = (rng.randint(2, 20) if kinds > 1 else 0), rng.choice(_FACTORS[kinds])
    return tuple(code[cell] if isinstance(cell, str) else factor * cell + shift for cell in column)


def _readings(a: Column, b: Column, kinds: int) -> list[Column]:
    """Give all ways to write the column `a` with the values of `b`, each as often as in `b`."""
    found, right = list[Column](), Counter(b)
    numbers = [[cell for cell in column if isinstance(cell, int)] for column in (a, b)]
    if all(numbers):
        for factor in _FACTORS[kinds]:
            shift = min(numbers[1]) - min(factor * cell for cell in numbers[0])
            if kinds > 1 or shift == 0:
                found.append(tuple(factor * cell + shift for cell in numbers[0]))
    elif not any(numbers):
        old, new = sorted(set(map(str, a))), sorted(set(map(str, b)))
        for words in permutations(new) if len(old) == len(new) else ():
            code = dict(zip(old, words, strict=True))
            found.append(tuple(code[str(cell)] for cell in a))
    return [column for column in found if Counter(column) == right]


def _plain(instance: SchemaColumnMatching.Instance) -> dict[int, int]:
    """Match each column with the first free one that it fits by itself."""
    found = dict[int, int]()
    for one, a in enumerate(instance.first):
        fits = [two for two, b in enumerate(instance.second) if _readings(a, b, instance.kinds)]
        free = [two for two in fits if two not in found.values()]
        if free and len(found) < instance.shared:
            found[one] = free[0]
    return found


def _unique(instance: SchemaColumnMatching.Instance) -> bool:
    """Tell whether there is one matching: all ways to pair columns are tried while the rows still can be paired."""
    readings = {
        (one, two): _readings(a, b, instance.kinds)
        for one, a in enumerate(instance.first)
        for two, b in enumerate(instance.second)
    }
    found, tries = set[tuple[tuple[int, int], ...]](), 0
    start: list[Column] = [()] * len(instance.first[0])
    stack: list[tuple[int, tuple[tuple[int, int], ...], list[Column], list[Column]]] = [(0, (), start, start)]
    while stack:
        one, pairs, left, right = stack.pop()
        if len(pairs) == instance.shared:
            found.add(pairs)
            if len(found) > 1:
                return False
            continue
        tries += 1
        if tries > 3000:
            return False
        if len(instance.first) - one > instance.shared - len(pairs):
            stack.append((one + 1, pairs, left, right))
        for two, column in enumerate(instance.second):
            if two not in {other for _, other in pairs}:
                after = [(*row, cell) for row, cell in zip(right, column, strict=True)]
                for reading in readings[one, two]:
                    before = [(*row, cell) for row, cell in zip(left, reading, strict=True)]
                    if Counter(before) == Counter(after):
                        stack.append((one + 1, (*pairs, (one, two)), before, after))
    return bool(found)

"""Fill the blanks of a column that one hidden formula of a stated family makes from the other columns.

Answer: the missing numbers from top to bottom; every formula of the family that fits gives the same ones.
Harder: more columns and rows; terms with the row above, totals of groups, larger and smaller; two branches.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from itertools import combinations, product
from operator import add, mul, sub
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Numbers = tuple[int, ...]


class InferColumnFormula(Task["InferColumnFormula.Params", "InferColumnFormula.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        columns: int = knob("the columns of numbers", levels=(2, 2, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        rows: int = knob("the rows", levels=(4, 5, 7, 7, 11, 12, 13, 15, 17, 18), ge=3, le=24)
        terms: int = knob("the kinds of terms", levels=(1, 2, 3, 3, 2, 2, 3, 4, 4, 4), ge=1, le=4)
        branches: int = knob("the branches of the formula", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        blanks: int = knob("the blanks", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        letters: str
        """The letter of each row."""
        columns: tuple[Numbers, ...]
        result: tuple[int | None, ...]
        terms: int
        branches: int

        def body(self) -> list[list[object]]:
            shown = ["?" if one is None else one for one in self.result]
            cells = zip(self.letters, *self.columns, shown, strict=True)
            return [[n, *row] for n, row in enumerate(cells, 1)]

    prompt = Prompt(
        en=r"""
        In this table, n counts the rows, L is a letter, and the numbers R are made by one formula, the same for all
        rows:

        {{ body() | table(["n", "L"] + ["A", "B", "C", "D"][: columns | length] + ["R"]) }}

        A term is one of these:

        - The number of one of the columns {{ ["A", "B", "C", "D"][: columns | length] | listed("en", "or") }} in the
        same row.
        {% if terms > 1 %}
        - The number of such a column in the row above; in the first row it is 0.
        {% endif %}
        {% if terms > 2 %}
        - The total of such a column over all rows of the table that have the same L as this row, this row included.
        {% endif %}
        {% if terms > 3 %}
        - The larger, or the smaller, of the numbers of two such columns in the same row.
        {% endif %}

        A simple formula is S + c, S + T + c, S - T + c or S × T + c. Here S and T are terms, which may be the same, and
        c is a whole number, which may be negative or 0 and is the same in all rows.

        {% if branches > 1 %}
        The formula is a simple one, or it has two branches: one simple formula where L is a certain letter, and another
        simple formula where L is any other letter.
        {% else %}
        The formula is a simple one.
        {% endif %}

        Which numbers stand at the marks ? from top to bottom? All formulas of this kind that fit the given numbers R
        agree on them.
        """,
        zh=r"""
        下表中 n 为行号，L 为字母，各数 R 由同一个公式算出，所有行的公式相同：

        {{ body() | table(["n", "L"] + ["A", "B", "C", "D"][: columns | length] + ["R"]) }}

        “项”是下列之一：

        - 同一行中 {{ ["A", "B", "C", "D"][: columns | length] | join("、") }} 之中某一列的数。
        {% if terms > 1 %}
        - 上一行中这样一列的数；在第一行中它为 0。
        {% endif %}
        {% if terms > 2 %}
        - 表中与本行 L 相同的所有行（包括本行）在这样一列的数之和。
        {% endif %}
        {% if terms > 3 %}
        - 同一行中两个这样的列的数里较大的，或较小的。
        {% endif %}

        “简单公式”是 S + c、S + T + c、S - T + c 或 S × T + c，其中 S 和 T 是项（可以相同），c 是整数，
        可以为负或 0，且在所有行中相同。

        {% if branches > 1 %}
        公式或者是一个简单公式，或者有两个分支：L 为某个字母时用一个简单公式，L 为其他字母时用另一个简单公式。
        {% else %}
        公式是一个简单公式。
        {% endif %}

        各个 ? 处的数从上到下是多少？所有与已给出的 R 相符的此类公式在这些地方得出的数都相同。
        """,
    )
    answer = Sequence(Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        kinds = "ppqr" if params.branches > 1 else "pq"
        for _ in range(60):
            letters = "".join(rng.choice(kinds) for _ in range(params.rows))
            columns = tuple(tuple(rng.randint(1, 12) for _ in letters) for _ in range(params.columns))
            vectors = _formulas(letters, columns, params.terms)
            parts = [rng.choice(vectors[len(columns) :]) for _ in range(2)]
            shifts = [rng.randint(-9, 9) for _ in parts]
            where = [params.branches > 1 and letter == kinds[0] for letter in letters]
            full = [parts[side][row] + shifts[side] for row, side in enumerate(where)]
            blanks = sorted(rng.sample(range(params.rows), params.blanks))
            sides = {where[row] for row in blanks}
            if len(sides) < params.branches or len({full[row] for row in blanks}) < params.blanks:
                continue
            result = tuple(None if row in blanks else n for row, n in enumerate(full))
            instance = self.Instance(
                letters=letters, columns=columns, result=result, terms=params.terms, branches=params.branches
            )
            answer = {row: full[row] for row in blanks}
            simple = _fits(vectors, full, list(range(params.rows)))
            if bool(simple) == (params.branches == 1) and _only(instance, vectors, answer):
                return instance, tuple(answer.values())
        raise task.Retry


def _formulas(letters: str, columns: tuple[Numbers, ...], kinds: int) -> list[Numbers]:
    """Give the values of all simple formulas with c = 0, each list once."""
    terms = [*columns]
    if kinds > 1:
        terms += [(0, *column[:-1]) for column in columns]
    if kinds > 2:
        for column in columns:
            totals = dict.fromkeys(letters, 0)
            for letter, number in zip(letters, column, strict=True):
                totals[letter] += number
            terms.append(tuple(totals[letter] for letter in letters))
    if kinds > 3:
        terms += [tuple(map(pick, a, b)) for a, b in combinations(columns, 2) for pick in (max, min)]
    found = dict.fromkeys(terms)
    for s, t in product(terms, repeat=2):
        found[tuple(map(sub, s, t))] = None
        if s <= t:
            found[tuple(map(add, s, t))] = None
            found[tuple(map(mul, s, t))] = None
    return list(found)


def _fits(vectors: list[Numbers], result: Items[int | None], rows: list[int]) -> list[tuple[Numbers, int]]:
    """Give the simple formulas, as their values and c, that fit the numbers given in some rows."""
    known = [(row, number) for row in rows if (number := result[row]) is not None]
    (first, number), (last, end) = known[0], known[-1]
    return [
        (values, number - values[first])
        for values in vectors
        if values[last] - values[first] == end - number
        and all(values[row] - values[first] == other - number for row, other in known)
    ]


def _only(instance: InferColumnFormula.Instance, vectors: list[Numbers], answer: dict[int, int]) -> bool:
    """Tell whether all formulas that fit give these numbers in the blanks, and enough is given for each branch."""
    everywhere = list(range(len(instance.letters)))
    splits = [[everywhere]] * (instance.branches == 1)
    if instance.branches > 1:
        for letter in sorted(set(instance.letters)):
            mine = [row for row in everywhere if instance.letters[row] == letter]
            splits.append([mine, [row for row in everywhere if row not in mine]])
    for parts in splits:
        if any(all(instance.result[row] is None for row in part) for part in parts):
            return False
        fits = [_fits(vectors, instance.result, part) for part in parts]
        if all(fits):  # the branches are chosen apart
            for part, ways in zip(parts, fits, strict=True):
                for values, c in ways:
                    if any(row in answer and values[row] + c != answer[row] for row in part):
                        return False
    return True

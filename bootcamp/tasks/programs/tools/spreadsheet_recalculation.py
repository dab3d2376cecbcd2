"""Give the values of cells of a spreadsheet after formulas were filled down and cells changed.

Answer: a number or ERR for each cell asked; unique.
Harder: more rows and columns of formulas, deeper references, changed cells, circular references.
Skills: simulation, arithmetic
Source: original; what spreadsheets do.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.spreadsheet import MEANINGS, Entries, Values, evaluate, worked
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Maybe, Word


class SpreadsheetRecalculation(Task["SpreadsheetRecalculation.Params", "SpreadsheetRecalculation.Instance", Values]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        columns: int = knob("the columns of formulas", levels=(1, 1, 2, 2, 3, 3, 3, 4, 5, 6), ge=1, le=8)
        changes: int = knob("the number of changes", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 4), ge=0, le=6)
        asked: int = knob("the number of cells asked", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        circular: int = knob(
            "what percentage of the sheets have a circular reference",
            levels=(0,) * 5 + (30, 40, 40, 50, 50),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        cells: Entries
        fills: tuple[tuple[str, int], ...]  # the upper cell and the last row
        changes: Entries
        asked: tuple[str, ...]

        @property
        def header(self) -> list[str]:
            return ["", *sorted({cell[0] for cell, _ in self.cells})]

        @property
        def sheet(self) -> list[list[str]]:
            cells = dict(self.cells)
            rows = sorted({int(cell[1:]) for cell in cells})
            return [[str(row), *(cells.get(f"{column}{row}", "") for column in self.header[1:])] for row in rows]

        @property
        def meanings(self) -> list[tuple[str, str]]:
            text = str(self.cells + self.changes)
            return [(en, zh) for name, en, zh in MEANINGS if re.search(rf"\b{name}\(" if name else ":", text)]

        def values(self) -> Values:
            return evaluate(self.cells, self.fills, self.changes)

    prompt = Prompt(
        en=r"""
        A spreadsheet holds these numbers and formulas:

        {{ sheet | table(header) }}

        {% for cell, last in fills %}
        The formula of {{ cell }} is filled down to {{ cell[0] }}{{ last }}.
        {% endfor %}
        {% for cell, text in changes %}
        {{ "Then" if loop.first else "And" }} {{ cell }} is changed to {{ text }}.
        {% endfor %}

        {% if fills %}
        In a formula that is filled down, each row number of a cell grows by 1 with each row, unless $ stands before it.
        {% endif %}
        {% for text, _ in meanings %}
        {{ text }}.
        {% endfor %}
        {% if "=" in changes | string %}
        A cell whose formula names itself, directly or by way of other cells that it names, has the value ERR, and so
        has each cell whose formula names a cell with ERR in whatever part.
        {% endif %}
        Give the value of {{ asked | listed(language) }} in the end.
        """,
        zh=r"""
        一张电子表格中有下列数和公式：

        {{ sheet | table(header) }}

        {% for cell, last in fills %}
        把 {{ cell }} 的公式向下填充到 {{ cell[0] }}{{ last }}。
        {% endfor %}
        {% for cell, text in changes %}
        {{ "然后" if loop.first else "再" }}把 {{ cell }} 改为 {{ text }}。
        {% endfor %}

        {% if fills %}
        公式向下填充时，每下移一行，其中各单元格的行号就加 1，行号前有 $ 的除外。
        {% endif %}
        {% for _, text in meanings %}
        {{ text }}。
        {% endfor %}
        {% if "=" in changes | string %}
        如果一个单元格的公式直接或通过它所提到的其他单元格提到了自己，它的值就是 ERR；
        公式中任何部分提到了值为 ERR 的单元格，其值也是 ERR。
        {% endif %}
        请给出最后 {{ asked | listed(language) }} 的值。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Mapping(Word(instance.asked), Maybe(Integer(), none="ERR"), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        columns = "ABCDEFGHIJ"[: 2 + params.columns]
        inputs = [f"{column}{row}" for column in "AB" for row in range(1, params.rows + 1)]
        formulas = [f"{column}{row}" for column in columns[2:] for row in range(1, params.rows + 1)]
        cells = {cell: str(rng.randint(1, 20)) for cell in inputs}
        fills = []
        for place, column in list(enumerate(columns))[2:]:
            top = rng.choice((1, 1, 2)) if params.rows > 2 else 1
            if top == 2:
                cells[f"{column}1"] = str(rng.randint(1, 20))
            cells[f"{column}{top}"] = _formula(columns[: place + 1], top, params.rows, rng)
            fills.append((f"{column}{top}", params.rows))
        changes = {cell: str(rng.randint(1, 20)) for cell in rng.sample(inputs, min(params.changes, len(inputs)))}
        if changes and rng.random() < 0.5:
            changes[rng.choice(formulas)] = changes.pop(next(iter(changes)))
        if changes and rng.randrange(100) < params.circular:
            changes[next(iter(changes))] = "=" + rng.choice(formulas)
        bare = self.Instance(cells=tuple(cells.items()), fills=tuple(fills), changes=tuple(changes.items()), asked=())
        values, before = bare.values(), bare.model_copy(update={"changes": ()}).values()
        wrong = [cell for cell in formulas if values[cell] is None]
        moved = [cell for cell in formulas if values[cell] not in (before[cell], None) and cell not in changes]
        asked = rng.sample(moved, min(len(moved), (params.asked + 1) // 2)) if changes else []
        for cell in changes:  # each of them shows somewhere
            others = tuple((one, text) for one, text in changes.items() if one != cell)
            without = bare.model_copy(update={"changes": others}).values()
            shown = [one for one in formulas if one not in changes and without[one] != values[one]]
            if not shown:
                raise task.Retry
            asked += [] if set(asked) & set(shown) else [rng.choice(shown)]
        wrong_rest = [cell for cell in wrong if cell not in asked]
        asked += rng.sample(wrong_rest, min(len(wrong_rest), params.asked // 3))
        rest = [cell for cell in formulas if cell not in (*asked, *wrong, *changes) and cells.get(cell, "=")[0] == "="]
        enough = len(asked) <= params.asked <= len(asked) + len(rest)
        if not enough or (changes and not moved) or len(wrong) * 2 > len(formulas):
            raise task.Retry
        asked = sorted(asked + rng.sample(rest, params.asked - len(asked)))
        return bare.model_copy(update={"asked": tuple(asked)}), {cell: values[cell] for cell in asked}

    def solve(self, instance: Instance) -> Values:
        values = instance.values()
        return {cell: values[cell] for cell in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(worked(instance.cells, instance.fills, instance.changes, instance.asked))


def _formula(columns: str, row: int, rows: int, rng: Random) -> str:
    """Draw a formula for the last of the columns that names cells of the others, or the cell above its own."""

    def cell() -> str:
        column = rng.choice(columns[:-1] + 2 * columns[-3:-1])
        return f"{column}${rng.randint(1, rows)}" if rng.random() < 0.3 else f"{column}{row}"

    low, high = sorted(rng.sample(columns[:-1], 2))
    wide, column = f"{low}{row}:{high}{row}", rng.choice(columns[-4:-1])
    tall = f"{column}$1:{column}{rng.choice((row, f'${rows}'))}"
    choices = (
        f"{cell()}+{cell()}",
        f"{cell()}-{cell()}",
        f"{cell()}*{rng.randint(2, 3)}",
        f"SUM({tall})",
        f"{rng.choice(('SUM', 'MIN', 'MAX'))}({rng.choice((wide, tall))})",
        f"IF({cell()}>{cell()},{cell()},{rng.choice((cell(), str(rng.randint(0, 9))))})",
        f'COUNTIF({tall},">{rng.randint(5, 15)}")',
    )
    return "=" + (f"{columns[-1]}{row - 1}{rng.choice('+-')}{cell()}" if row > 1 else rng.choice(choices))

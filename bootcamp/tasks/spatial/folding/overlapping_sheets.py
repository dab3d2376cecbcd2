"""Find in which order sheets of paper were laid, from what is seen of them.

Answer: the letters of the sheets, from the lowest up; every order that gives the view is right.
Harder: more sheets, and sheets whose size must be found from the view.
Skills: spatial, deduction
Source: original generator; the problem is known as Frame Stacking (ACM ICPC).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Sequence as Listed

Sheet = tuple[str, Cell, Cell]
"""A letter, and the upper left and the lower right corner cell, counted from 1."""

_DRAWS = 30
_LETTERS = "ABCDEFGHIJKLMNOPQRST"


class OverlappingSheets(Task["OverlappingSheets.Params", "OverlappingSheets.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 8, 10, 11, 13, 15, 17), ge=4, le=24)
        sheets: int = knob("how many sheets there are", levels=(3, 4, 5, 6, 6, 7, 8, 10, 12, 14), ge=2, le=20)
        told: bool = knob("whether the sizes of the sheets are told", levels=(True,) * 4 + (False,) * 6)

    class Instance(task.Instance):
        view: tuple[str, ...]
        sheets: tuple[Sheet, ...]  # in the order of the letters
        told: bool

        @property
        def letters(self) -> tuple[str, ...]:
            return tuple(sheet[0] for sheet in self.sheets)

    prompt = Prompt(
        en=r"""
        Opaque rectangular sheets with the letters {{ letters | listed }} were laid on a board, one after the other,
        along the lines of the cells. This is seen from above in the end (. is a cell without a sheet):

        {{ view | board }}

        {% if told %}
        The sheets have these corner cells, upper left and lower right, as (row, column); (1, 1) is the top left cell of
        the board:

        {% for letter, first, last in sheets %}
        - {{ letter }}: {{ first | point }} and {{ last | point }}
        {% endfor %}
        {% else %}
        Of every sheet at least one cell of its top row, of its bottom row, of its leftmost column and of its rightmost
        column can be seen.
        {% endif %}

        In which order can the sheets have been laid? Give their letters from the lowest sheet, which was laid first, to
        the highest. If several orders give this view, give any one.
        """,
        zh=r"""
        把标有字母 {{ letters | listed(language) }} 的不透明矩形纸片沿格线一张接一张放在棋盘上。
        最后从上方看到的是（. 表示没有纸片的格）：

        {{ view | board }}

        {% if told %}
        各纸片的左上角格和右下角格如下，记为（行, 列），棋盘左上角的格是 (1, 1)：

        {% for letter, first, last in sheets %}
        - {{ letter }}：{{ first | point }} 和 {{ last | point }}
        {% endfor %}
        {% else %}
        每张纸片的最上一行、最下一行、最左一列和最右一列都各有至少一格可以看到。
        {% endif %}

        这些纸片可能是按什么次序放的？从最先放的最下面一张到最上面一张，依次给出字母。如果有多种次序符合，
        给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Listed(Choice(instance.letters), length=len(instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            laid: list[Sheet] = []
            letters = rng.sample(_LETTERS[: params.sheets], params.sheets)
            for _ in range(params.sheets * 12):
                if len(laid) == params.sheets:
                    break
                sheet = _sheet(rng, size, letters[len(laid)])
                if all(_open(_seen(size, [*laid, sheet]), other) for other in [*laid, sheet]):
                    laid.append(sheet)
            if len(laid) < params.sheets:
                continue
            view = _seen(size, laid)
            by_area = sorted(laid, key=lambda one: -(one[2][0] - one[1][0] + 1) * (one[2][1] - one[1][1] + 1))
            shuffles = [rng.sample(laid, len(laid)) for _ in range(20)]
            luck = sum(_seen(size, order) == view for order in shuffles)
            if _seen(size, by_area) != view and _seen(size, sorted(laid)) != view and luck <= 1:
                instance = self.Instance(view=view, sheets=tuple(sorted(laid)), told=params.told)
                return instance, tuple(sheet[0] for sheet in laid)
        raise task.Retry

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(set(answer)) < len(answer) or set(answer) != set(instance.letters):
            return "not every sheet is laid once"
        order = [instance.sheets[instance.letters.index(letter)] for letter in answer]
        return "" if _seen(len(instance.view), order) == instance.view else "this order gives another view"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, above = list[str](), dict[str, list[str]]()
        for letter, (top, left), (bottom, right) in instance.sheets:
            part = [row[left - 1 : right] for row in instance.view[top - 1 : bottom]]
            above[letter] = sorted(set("".join(part)) - {letter})
            corners = "" if instance.told else f" ({top}, {left}) ({bottom}, {right})"
            lines.append(f"{letter}{corners}: {' '.join(part)}: {_under(letter, above)}")
        order = list[str]()
        while above:
            lowest = next(letter for letter in above if not any(letter in others for others in above.values()))
            lines.append(f"{', '.join(_under(letter, above) for letter in above)}: {lowest}")
            order.append(lowest)
            del above[lowest]
        return "\n".join([*lines, f"{ {'en': 'order: ', 'zh': '顺序：'}[language] }[{', '.join(order)}]"])


def _under(letter: str, above: dict[str, list[str]]) -> str:
    return f"{letter}<{''.join(above[letter]) or '-'}"


def _sheet(rng: Random, size: int, letter: str) -> Sheet:
    """Draw a sheet with sides of at least 2."""
    (top, bottom), (left, right) = (sorted(rng.sample(range(1, size + 1), 2)) for _ in range(2))
    return letter, (top, left), (bottom, right)


def _seen(size: int, laid: Sequence[Sheet]) -> tuple[str, ...]:
    """Give what is seen from above."""
    rows = [["."] * size for _ in range(size)]
    for letter, (top, left), (bottom, right) in laid:
        for row in rows[top - 1 : bottom]:
            row[left - 1 : right] = letter * (right - left + 1)
    return tuple(map("".join, rows))


def _open(view: tuple[str, ...], sheet: Sheet) -> bool:
    """Tell whether a cell of each side of a sheet can be seen."""
    letter, first, last = sheet
    seen = [(row + 1, col + 1) for row, col in cells(len(view), len(view)) if view[row][col] == letter]
    return all(any(cell[axis] == end[axis] for cell in seen) for axis in (0, 1) for end in (first, last))

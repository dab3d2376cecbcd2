"""Repair the table of a loan: fill in blanks, or find the one wrong cell, where the rate may have to be found too.

Answer: the asked cells in cents, or the wrong cell with its right value; unique.
Harder: more rows, fewer cells shown, a rate that is not told, one wrong cell among those shown.
Skills: arithmetic, deduction, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Answer = dict[str, int]

_COLUMNS = "OIRPC"
_RATES = range(2, 31)
"""Rates in tenths of a percent."""


class AmortisationTableRepair(
    Task["AmortisationTableRepair.Params", "AmortisationTableRepair.Instance", Answer],
):
    version = 1

    class Params(task.Params):
        rows: int = knob("the periods", levels=(3, 4, 5, 5, 6, 7, 7, 8, 10, 12), ge=3, le=16)
        shown: int = knob("the cells shown", levels=(6, 7, 7, 7, 6, 5, 14, 13, 12, 11), ge=4, le=40)
        asked: int = knob("the asked cells", levels=(1, 2, 2, 2, 3, 4, 1, 1, 1, 1), ge=1, le=6)
        hidden: bool = knob("whether the rate is to be found", levels=(False,) * 3 + (True,) * 7)
        wrong: bool = knob("whether a cell is wrong", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        amount: int
        rows: int
        rate: int
        """Tenths of a percent, 0 if it is not told."""
        cells: tuple[tuple[str, int], ...]
        asked: tuple[str, ...]
        """The cells asked for; empty if one of those shown is wrong."""

        def table(self) -> list[list[object]]:
            known = dict(self.cells)
            return [[n, *(known.get(f"{head}{n}", "?") for head in _COLUMNS)] for n in range(1, self.rows + 1)]

        def percent(self) -> str:
            return f"{self.rate / 10}%"

    prompt = Prompt(
        en=r"""
        A loan of {{ amount }} cents is paid back in {{ rows }} periods. In its table, O is what is owed when the
        period opens, I the interest, R what is repaid of the debt, P the payment, C what is owed when the period
        closes; all in cents. The rules:

        - I is O times the rate, rounded to whole cents, halves up. The rate, the same in all periods, is
        {{ percent() if rate else "a multiple of 0.1% from 0.2% to 3%" }}.
        - P is the same in all periods but the last one, in which it is O + I.
        - R is P - I, C is O - R, and O is the C of the period before, at first the loan. Only the last C is 0; the
        others are positive.

        {{ table() | table(["period", "O", "I", "R", "P", "C"]) }}

        {% if asked %}
        Cells with ? are not known. Give {{ asked | listed }}, where I2 is the cell in column I and period 2.
        {% else %}
        Cells with ? are not known, and exactly one of the numbers in columns O to C is wrong. Give the wrong cell,
        written like I2 for column I and period 2, with its right value.
        {% endif %}
        """,
        zh=r"""
        一笔 {{ amount }} 分的贷款分 {{ rows }} 期还清。在还款表中，O 为期初欠款，I 为利息，R 为归还的本金，P 为付款额，
        C 为期末欠款，都以分为单位。规则如下：

        - I 等于 O 乘以利率，四舍五入到整分；各期利率相同，为
        {{ percent() if rate else "0.2% 到 3% 之间 0.1% 的某个整数倍" }}。
        - 除最后一期外各期的 P 相同；最后一期的 P 为 O + I。
        - R 为 P - I，C 为 O - R，O 等于上一期的 C，第一期的 O 为贷款额。只有最后一期的 C 为 0，其余各期的 C 都是正数。

        {{ table() | table(["期", "O", "I", "R", "P", "C"]) }}

        {% if asked %}
        写着 ? 的单元格未知。请给出 {{ asked | listed("zh") }} 的值，其中 I2 指 I 列第 2 期。
        {% else %}
        写着 ? 的单元格未知；O 至 C 列的数中恰有一个是错的。请给出错的单元格（写法如 I2，指 I 列第 2 期）及其正确的值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        bank = instance.asked or tuple(name for name, _ in instance.cells)
        return Mapping(Word(bank=bank), Integer(low=0, unit="cents"), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        amount, rate = 100 * rng.randint(500, 9000), rng.choice(_RATES)
        payment = amount * (1000 + rate * (params.rows + 1) // 2) // (1000 * params.rows) + rng.randint(-9, 99) * 5
        right = _table(amount, params.rows, rate, payment)
        # the first O is told, and the last C is 0
        names = [name for name in right if name not in ("O1", f"C{params.rows}")]
        shown = rng.sample(names, min(params.shown, len(names) - params.asked))
        cells, asked, answer = {name: right[name] for name in shown}, list[str](), dict[str, int]()
        if params.wrong:
            bad = rng.choice(shown)
            answer = {bad: right[bad]}
            cells[bad] = max(1, right[bad] + rng.choice((-1, 1)) * rng.choice((1, 9, 10, 27, 90, 100)))
        else:
            free = [name for name in names if right[name] not in cells.values()]
            asked = sorted(rng.sample(free, min(len(free), params.asked)), key=names.index)
            answer = {name: right[name] for name in asked}
        ordered = tuple((name, cells[name]) for name in names if name in cells)
        instance = self.Instance(
            amount=amount, rows=params.rows, rate=0 if params.hidden else rate, cells=ordered, asked=tuple(asked)
        )
        if min(right[f"C{n}"] for n in range(1, params.rows)) <= 0 or len(answer) < params.asked:
            raise task.Retry
        for table, faults in _fits(instance):
            if {name: table[name] for name in asked or faults} != answer:
                raise task.Retry
        return instance, answer


def _table(amount: int, rows: int, rate: int, payment: int) -> dict[str, int]:
    cells, opening = dict[str, int](), amount
    for n in range(1, rows + 1):
        interest = (2 * opening * rate + 1000) // 2000
        paid = payment if n < rows else opening + interest
        closing = opening + interest - paid
        cells |= {f"O{n}": opening, f"I{n}": interest, f"R{n}": paid - interest, f"P{n}": paid, f"C{n}": closing}
        opening = closing
    return cells


def _cell(debt: int, rate: int, payment: int, name: str) -> int:
    """Give a cell of a period with the usual payment."""
    opening = debt
    for _ in range(int(name[1:]) - (name[0] == "O")):
        opening, debt = debt, debt + (2 * debt * rate + 1000) // 2000 - payment
    return payment if name[0] == "P" else opening - debt if name[0] == "R" else debt


def _fits(instance: AmortisationTableRepair.Instance) -> Iterator[tuple[dict[str, int], list[str]]]:
    """Yield all tables that differ from the cells shown in as many as are wrong, and where they differ.

    One of two anchors is right, and an anchor with the rate fixes the payment, with which R grows and C and O fall.
    """
    wrong, last = 0 if instance.asked else 1, str(instance.rows)
    anchors = [cell for cell in instance.cells if cell[0][0] in "OP" or (cell[0][0] in "RC" and cell[0][1:] != last)]
    anchors = [cell for cell in anchors if cell[0] != f"P{last}"]
    anchors.sort(key=lambda cell: int(cell[0][1:]))
    if len(anchors) <= wrong:
        raise task.Retry
    for rate in [instance.rate] if instance.rate else _RATES:
        for name, value in anchors[: wrong + 1]:
            low, high = 1, 2 * instance.amount
            while low < high:
                middle = (low + high) // 2
                cell = _cell(instance.amount, rate, middle, name)
                enough = cell >= value if name[0] in "RP" else cell <= value
                low, high = (low, middle) if enough else (middle + 1, high)
            table = _table(instance.amount, instance.rows, rate, low)
            faults = [one for one, shown in instance.cells if table[one] != shown]
            if len(faults) == wrong and all(table[f"C{n}"] > 0 for n in range(1, instance.rows)):
                yield table, faults

"""The rows of verifier_faults.tsv: answers that were once judged wrongly, on formats alone and on cases."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path as File
from typing import Any, NamedTuple

import bootcamp
from bootcamp import Case
from bootcamp.verifiers import (
    Cell,
    Cells,
    Choice,
    Clock,
    Date,
    Decimal,
    Expression,
    Format,
    Grid,
    Integer,
    IntervalSet,
    Json,
    Mapping,
    Math,
    Matrix,
    Maybe,
    Moves,
    Path,
    Ratio,
    Rational,
    Record,
    Sequence,
    Set,
    Text,
    Verdict,
    Word,
    YesNo,
    judge_text,
)


class Fault(NamedTuple):
    """One row of the table; `subject` is a format or the id of a case, perhaps with the style asked for."""

    id: str
    subject: str
    gold: str
    response: str
    right: str
    why: str


def faults() -> list[Fault]:
    r"""Read the table; ``\n`` stands for a line break, but where the answer is to hold these two characters."""
    with File(__file__).with_name("verifier_faults.tsv").open(encoding="utf-8", newline="") as file:
        table = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    rows = [Fault(*cells) for cells in table[1:]]
    return [
        row._replace(
            gold=row.gold.replace(r"\n", "\n"),
            response=row.response if row.id in WRITTEN_OUT else row.response.replace(r"\n", "\n"),
        )
        for row in rows
    ]


WRITTEN_OUT = {"w328"}

FORMATS: dict[str, Format[Any]] = {
    "Integer": Integer(),
    "Integer base=2": Integer(base=2),
    "Integer unit=cm": Integer(unit="cm"),
    "Integer unit=°": Integer(unit="°"),
    "Integer unit=$": Integer(unit="$"),
    "Integer unit=m^2": Integer(unit="m^2"),
    "Rational": Rational(),
    "Decimal places=2": Decimal(places=2),
    "Ratio": Ratio(),
    "Math": Math(),
    "Math factored": Math(variables=("x",), shape="factored"),
    "Math simplified": Math(shape="simplified"),
    "IntervalSet": IntervalSet(),
    "Matrix": Matrix(),
    "Sequence(Integer)": Sequence(Integer()),
    "Set(Integer)": Set(Integer()),
    "Choice": Choice(("A", "B", "C", "D")),
    "YesNo": YesNo(),
    "Word bank": Word(bank=("apple", "pear", "plum")),
    "Text 01": Text(alphabet="01"),
    "Grid 4x4": Grid(4, 4, "1234"),
    "Moves UDLR": Moves("UDLR"),
    "Moves A>B": Moves(("A>B", "A>C", "B>A", "B>C", "C>A", "C>B")),
    "Path(Word)": Path(Word()),
    "Mapping": Mapping(Word(), Integer()),
    "Record": Record(order=Sequence(Word()), cost=Integer()),
    "Json": Json(),
    "Maybe(Integer)": Maybe(Integer()),
    "Date": Date(),
    "Clock": Clock(),
    "Cell": Cell(),
    "Cells(4, 4)": Cells(4, 4),
    "Expression 3 3 8 8": Expression(numbers=(3, 3, 8, 8)),
}

BUILT: dict[str, Callable[[str], str]] = {
    "s04": lambda answer: f"[{', '.join(['x+y+1'] * 200)}]",
    "s05": lambda answer: f"[{', '.join(['x+y+1'] * 400)}]",
    "s06": lambda answer: " or ".join(rf"x=(\sqrt2+\sqrt3+\sqrt5+\sqrt7+\sqrt{{11}}+{i})^9" for i in range(4)),
    "s08": lambda answer: (
        r"\{" + ",".join(rf"(\sqrt2+\sqrt3+\sqrt5+\sqrt7+\sqrt{{11}}+{i})^9" for i in range(50)) + r"\}"
    ),
    "s12": lambda answer: (
        r"\{2," + ",".join(rf"1+\lfloor\frac{{\sin^2 (x^{{{i}}}+\cos x)}}{{3}}\rfloor" for i in range(8)) + r"\}"
    ),
    "s13": lambda answer: (
        r"\pm x, " + ", ".join(rf"{answer}+\lfloor\frac{{\sin^{{2}} ({i}x)}}{{2}}\rfloor" for i in range(1, 9))
    ),
    "s15": lambda answer: f"{answer}+0*({'+'.join(['7^{8000}/3^{8000}'] * 200)})",
}
"""Answers too long for the table, from the reference of the case."""


def verdict(row: Fault) -> Verdict:
    """Judge the response of a row."""
    if "@" in row.subject:
        case = _case(row.subject)
        return case.verify(_response(row, case.answer))
    name, _, style = row.subject.partition(" style=")
    return judge_text(FORMATS[name], row.gold, _response(row, ""), style=style or "boxed")


def _case(id: str) -> Case:
    """Make the case anew, whatever the version in its id: the rows were written for the versions of their day."""
    name, _, rest = id.partition("@")
    place, _, style = rest.partition("?style=")
    _, difficulty, seed = place.split("/")
    return bootcamp.get(name).generate(int(difficulty), int(seed), answer_style=style or "boxed")


def _response(row: Fault, answer: str) -> str:
    return f"<answer>{BUILT[row.id](answer)}</answer>" if row.id in BUILT else row.response

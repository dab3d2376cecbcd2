"""The rows of verifier_cases.tsv, each with the way in which this library judges it."""

from __future__ import annotations

import ast
import csv
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

from bootcamp.verifiers import (
    Clock,
    Expression,
    Format,
    Grid,
    Integer,
    IntervalSet,
    Mapping,
    Math,
    Matrix,
    Maybe,
    Multiset,
    Ratio,
    Rational,
    Sequence,
    Set,
    Text,
    Verdict,
    Word,
    judge_response,
    judge_text,
)

PATH = Path(__file__).with_name("verifier_cases.tsv")


class Row(NamedTuple):
    """One row of the table."""

    id: str
    kind: str
    task: str
    gold: str
    response: str
    right: str
    why: str
    source: str


def rows() -> list[Row]:
    """Read the table; a backslash and n in a response or an instance stand for a line break."""
    with PATH.open(encoding="utf-8", newline="") as file:
        table = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [Row(*cells)._replace(response=_response(cells[0], cells[4])) for cells in table[1:]]


def _response(row: str, text: str) -> str:
    if row == "to013":
        return r"\( " * 3000
    if row == "to014":
        return r"\boxed{" + "+".join(f"x^{{{power}}}" for power in range(500)) + "}"
    if row.startswith(("gr", "ex")):
        return text.replace(r"\n", "\n")
    return text


FORMATS: dict[str, Format[Any]] = {
    "integer": Integer(),
    "fraction": Rational(),
    "mixed number": Rational(),
    "decimal": Rational(),
    "power": Rational(),
    "percent": Rational(percent=True),
    "percent (question asks how many percent)": Rational(unit="%"),
    "base number": Integer(base=8),
    "units": Integer(unit="cm"),
    "degree": Integer(unit="°"),
    "time": Clock(),
    "ratio": Ratio(),
    "text": Text(ignore_case=True),
    "statement": Text(),
    "self check": Text(),
    "sequence": Sequence(Text()),
    "number": Math(),
    "root": Math(),
    "expression": Math(),
    "asymptotic": Math(variables=("n",)),
    "equation": Math(variables=("x", "y"), up_to_factor=True),
    "expression (task: expand)": Math(variables=("x",), shape="expanded"),
    "expression (task: integrate x)": Math(variables=("x",), up_to_constant=True),
    "tuple": Sequence(Math()),
    "interval": IntervalSet(variable="m"),
    "matrix": Matrix(),
    "set": Set(Integer()),
    "ordered pair": Sequence(Integer()),
    "multiset": Multiset(Integer()),
    "sorted numbers": Sequence(Rational()),
    "mapping": Mapping(Word(), Integer()),
    "unsat verdict": Maybe(Sequence(Word()), none="unsatisfiable"),
}
BY_ROW: dict[str, Format[Any]] = {
    "me014": Math(),
    "me018": Math(),
    "me046": Math(variables=("a", "b")),
    "to010": Math(variables=("x", "y", "z", "w")),
    "to014": Math(variables=("x",)),
}


def verdict(row: Row) -> Verdict:
    """Judge the response of a row that has an answer; generators are tested apart."""
    rule = RULES.get(row.id) or RULES.get(row.task) or RULES.get(row.kind)
    if rule is not None:
        format, accept = rule(row)
        return judge_response(format, row.response, accept)
    return judge_text(BY_ROW.get(row.id) or FORMATS[row.task], row.gold, row.response)


Rule = tuple[Format[Any], Callable[[Any], str]]


def _arithmetic(row: Row) -> Rule:
    """24 and countdown: every number once, the target exactly."""
    numbers, _, target = row.gold.removeprefix("numbers=").partition(" target=")
    value = Fraction(target)
    return Expression(
        numbers=tuple(ast.literal_eval(numbers))
    ), lambda tree: "" if tree.value == value else "off target"


def _sudoku(row: Row) -> Rule:
    givens = [line.split() for line in row.gold.split("/")]

    def accept(board: tuple[tuple[str, ...], ...]) -> str:
        boxes = [[board[r + i][c + j] for i, j in product(range(2), repeat=2)] for r, c in product((0, 2), repeat=2)]
        if any(len(set(unit)) < 4 for unit in (*board, *zip(*board, strict=True), *boxes)):
            return "a digit is repeated"
        kept = all(
            given in ("_", cell)
            for line, row in zip(givens, board, strict=True)
            for given, cell in zip(line, row, strict=True)
        )
        return "" if kept else "a given is changed"

    return Grid(4, 4, "1234"), accept


def _queens(row: Row) -> Rule:
    def accept(board: tuple[tuple[str, ...], ...]) -> str:
        queens = [(r, c) for r, line in enumerate(board) for c, cell in enumerate(line) if cell == "Q"]
        apart = all(
            len({f(*queen) for queen in queens}) == 4
            for f in (lambda r, c: r, lambda r, c: c, lambda r, c: r - c, lambda r, c: r + c)
        )
        return "" if len(queens) == 4 and apart else "two queens attack each other"

    return Grid(4, 4, "_Q"), accept


def _entailment(row: Row) -> Rule:
    """A formula follows from the premises R and Q if it holds where both do."""
    meaning = {"∧": min, "∨": max}
    true = {"R": Fraction(1), "Q": Fraction(1)}
    format = Expression(operators=("∧", "∨"), names=("R", "Q"))
    return format, lambda tree: "" if tree.evaluate(meaning, true) else "it does not follow"


def _ladder(row: Row) -> Rule:
    def accept(words: tuple[str, ...]) -> str:
        steps = pairwise(words)
        return (
            ""
            if all(sum(a != b for a, b in zip(*step, strict=True)) == 1 for step in steps)
            else "two letters change at once"
        )

    return Sequence(Word()), accept


def _cryptarithm(row: Row) -> Rule:
    def accept(digits: dict[str, int]) -> str:
        def value(word: str) -> int:
            return int("".join(str(digits[letter]) for letter in word))

        left, total = row.gold.split(" = ")
        sign = "*" if "*" in left else "+"
        one, other = left.split(f" {sign} ")
        if len(set(digits.values())) < len(digits):
            return "two letters share a digit"
        result = value(one) * value(other) if sign == "*" else value(one) + value(other)
        return "" if result == value(total) else "the sum is wrong"

    return Mapping(Word(), Integer(0, 9)), accept


RULES: dict[str, Callable[[Row], Rule]] = {
    "countdown": _arithmetic,
    "game24": _arithmetic,
    "mini sudoku": _sudoku,
    "n queens n=4": _queens,
    "logic entailment": _entailment,
    "word ladder": _ladder,
    "cryptarithm": _cryptarithm,
}

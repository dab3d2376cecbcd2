"""Every row of the table of verifier cases comes out as its verdict says."""

from __future__ import annotations

from itertools import product
from threading import Thread

import pytest

from bootcamp import registry
from bootcamp.lib.twentyfour.solver import solve
from bootcamp.testing.timing import timed
from bootcamp.verifiers import Integer, Mapping, Verdict, Word, judge_response, judge_text
from bootcamp.verifiers.response import well_formed
from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.client import prove
from tests.verifiers import faults
from tests.verifiers.cases import Row, rows, verdict

ROWS = {row.id: row for row in rows()}
ANSWERED = [row for row in ROWS.values() if row.kind != "generator" and row.id not in ("ex025", "ex026", "to016")]


@pytest.mark.parametrize("row", ANSWERED, ids=lambda row: row.id)
def test_row(row: Row) -> None:
    found = verdict(row)
    assert found.correct is (row.right == "1"), found
    assert found.score is not None


@pytest.fixture(scope="module")
def _prover() -> None:
    """Start the process of the prover, whose seconds no verdict is charged with."""
    prove(parse("x"), parse("y"))


@pytest.mark.usefixtures("_prover")
@pytest.mark.parametrize("row", faults.faults(), ids=lambda row: row.id)
def test_fault(row: faults.Fault) -> None:
    found, seconds = timed(lambda: faults.verdict(row))
    assert found.correct is (row.right == "1"), found
    assert found.score is not None
    assert seconds < 1.5


def test_strict_format() -> None:  # ex025
    assert not well_formed(ROWS["ex025"].response)
    assert well_formed("<think>a</think>\n<answer>1</answer>")


def test_unreadable_gold_is_an_error() -> None:  # ex026
    with pytest.raises(ValueError, match="cannot read"):
        judge_text(Integer(), ROWS["ex026"].gold, ROWS["ex026"].response)


def test_in_a_thread() -> None:  # to016
    found: list[Verdict] = []
    thread = Thread(target=lambda: found.append(judge_text(Integer(), "5", r"\boxed{5}")))
    thread.start()
    thread.join(5)
    assert found[0].correct


def test_solvable_hands() -> None:  # ge001, ge002
    assert solve([1, 1, 1, 1], 24) is None
    assert solve([3, 3, 8, 8], 24) is not None


@pytest.mark.parametrize("digit", range(10))
def test_any_fitting_digit(digit: int) -> None:  # ge003
    def accept(digits: dict[str, int]) -> str:
        return "" if 10 + digits["C"] + 70 == 80 + digits["C"] else "the sum is wrong"

    assert judge_response(Mapping(Word(), Integer(0, 9)), f"C={digit}", accept).correct


def test_puzzle_with_several_solutions() -> None:  # ge004
    givens = [line.split() for line in ROWS["ge004"].gold.split("/")]
    row = next(row for row in ROWS.values() if row.id == "gr001")
    complete = 0
    for lines in product(*(_fillings(given) for given in givens)):
        complete += verdict(row._replace(response="\n".join(lines))).correct
    assert complete > 1


def _fillings(given: list[str]) -> list[str]:
    """Return the lines of four different digits that keep the givens."""
    choices = [given_cell if given_cell != "_" else "1234" for given_cell in given]
    return [" ".join(line) for line in product(*choices) if len(set(line)) == 4]


def test_generators_hold_their_seeds() -> None:  # ge008, ge009, ge012, ge014
    for name in registry.names()[::40] or registry.names():
        task = registry.get(name)
        for seed in (0, 100_000, 2**62):
            case = task.generate(1, seed)
            assert case == task.generate(1, seed)
            assert isinstance(case.answer, str)
            assert case.verify(rf"\boxed{{{case.answer}}}").correct, case.id

"""The rows of the table of cases that are questions of mathematics, with the content of the box read here."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from bootcamp.verifiers.base import Malformed, WrongForm
from bootcamp.verifiers.symbolic import Math

PATH = Path(__file__).parents[1] / "verifier_cases.tsv"
ALSO = """ex006 ex007 ex008 ex011 ex026 ex027 ex034 ex036 to001 to002 to004 to006 to010 to011 to012 to014
    se001 se003""".split()
FORMATS = {
    "me028": Math(unit="%"),
    "me062": Math(unit="°"),
    "me066": Math(variables=("x",), shape="expanded"),
    "me068": Math(variables=("x",), up_to_constant=True),
}


def rows() -> list[dict[str, str]]:
    with PATH.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [row for row in table if row["kind"] == "math-equivalence" or row["id"] in ALSO]


def boxed(text: str) -> str:
    start = text.rfind(r"\boxed{")
    depth = 0
    for position in range(start, len(text)):
        depth += (text[position] == "{") - (text[position] == "}")
        if text[position] == "}" and not depth:
            return text[start + len(r"\boxed{") : position]
    return text


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["id"])
def test_row(row: dict[str, str]) -> None:
    format = FORMATS.get(row["id"], Math())
    reference = format.parse(row["gold_or_instance"])
    assert format.equal(reference, reference)
    try:
        verdict = format.equal(reference, format.parse(boxed(row["response_text"])))
    except (Malformed, WrongForm):
        verdict = False
    assert verdict is (row["right_verdict"] == "1"), row["why"]

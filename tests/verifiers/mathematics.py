"""The handed rows that are questions and answers of ordinary mathematics, which no format need be told for."""

from __future__ import annotations

from collections.abc import Iterator

from tests.verifiers.cases import Row, rows
from tests.verifiers.faults import BUILT, faults

_KINDS = ("math-equivalence", "extraction", "timeout")
_OURS_ONLY = ("ex018", "ex024", "ex025", "ex026", "ex037", "ex039", "to016")
"""Rows of these kinds that are no question to math-verify: texts, formats, an unreadable gold, a thread."""
_FORMATS = ("Integer", "Rational", "Math", "IntervalSet", "Matrix", "Set(Integer)")
"""Formats of the table of faults whose rows are mathematics, with nothing else agreed on."""


def shared_rows() -> list[Row]:
    """Return the rows of the table of cases that math-verify can judge, too."""
    return [row for row in rows() if row.kind in _KINDS and row.id not in _OURS_ONLY]


def mathematics() -> Iterator[tuple[str, str, str, bool]]:
    """Yield the name, the reference, the response and the right verdict of every row of both tables."""
    for row in shared_rows():
        yield row.id, row.gold, row.response, row.right == "1"
    for fault in faults():
        if fault.subject in _FORMATS and fault.id not in BUILT:
            yield fault.id, fault.gold, fault.response, fault.right == "1"

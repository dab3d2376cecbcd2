"""Formulas, fills and circular references of small spreadsheets."""

from __future__ import annotations

import pytest

from bootcamp.lib.spreadsheet import evaluate

NUMBERS = (("A1", "5"), ("A2", "8"), ("A3", "2"), ("B1", "4"), ("B2", "1"), ("B3", "6"))


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("=A1+B2", 6),
        ("=A3-B3", -4),
        ("=A2*3", 24),
        ("=SUM(A1:B2)", 18),
        ("=MIN(A1:A3)", 2),
        ("=MAX(A$1:B3)", 8),
        ("=IF(A1>B1,A2,7)", 8),
        ("=IF(B1>A1,A2,7)", 7),
        ('=COUNTIF(A1:A3,">4")', 2),
        ("=C1", None),
        ("=SUM(A1:C1)", None),
        ("=IF(A1>B1,A2,C1)", None),
    ],
)
def test_formula(formula: str, expected: int | None) -> None:
    assert evaluate((*NUMBERS, ("C1", formula)), [], ())["C1"] == expected


def test_filled_down_and_changed() -> None:
    values = evaluate((*NUMBERS, ("C1", "0"), ("C2", "=C1+A$2"), ("D1", "=SUM(C$1:C1)")), [("C2", 3), ("D1", 3)], ())
    assert [values[cell] for cell in ("C2", "C3", "D1", "D2", "D3")] == [8, 16, 0, 8, 24]
    values = evaluate((*NUMBERS, ("C1", "0"), ("C2", "=C1+A$2")), [("C2", 3)], (("A2", "=C3"),))
    assert [values[cell] for cell in ("A2", "C1", "C2", "C3")] == [None, 0, None, None]

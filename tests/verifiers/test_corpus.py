"""Inputs that the fuzzer of scripts/fuzz.py found or started from, replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.fuzz import check

CORPUS = sorted(Path(__file__).with_name("corpus").iterdir())


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_input(path: Path) -> None:
    check(path.read_bytes())

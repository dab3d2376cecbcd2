"""Stored cases, whoever wrote them: `generate`, `export` in any trainer's format, `eval` or a trainer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.storage.files import shown
from bootcamp.storage.rows import Row, data_files, read_rows

RUN_CASES = "cases.jsonl"
"""The file of the cases in the folder of an evaluation."""

_PLACES = (
    ("json",),
    ("case",),
    ("label",),
    ("reward_model", "ground_truth"),
    ("reward_spec", "ground_truth"),
    ("solutions", 0),
    ("metadata", "case"),
)
"""Where the rows of `generate` in Parquet and of the trainers hold a case in JSON."""


def case_of(row: Row) -> str:
    """Return the case in JSON that a row is or carries; raise BootcampError if there is none."""
    if "schema" in row and "instance" in row:
        return json.dumps(row, ensure_ascii=False)
    for place in _PLACES:
        value: Any = row
        try:
            for step in place:
                value = value[step]
        except (KeyError, IndexError, TypeError):
            continue
        if isinstance(value, str):
            return value
    raise BootcampError(
        "this is not a case and carries no case; expected a row that `bootcamp generate` or `bootcamp export` wrote: "
        f"{row!r:.80}"
    )


def case_files(path: Path) -> list[Path]:
    """Return the files of cases that `path` names: a file, a folder of parts, or the folder of an evaluation."""
    return data_files(path / RUN_CASES if (path / RUN_CASES).is_file() else path)


def case_texts(path: Path) -> Iterator[tuple[str, str]]:
    """Read the cases of a file or folder in JSON, each with the words for its place.

    Raises BootcampError naming the place of what carries no case, and for a file without any.
    """
    place = ""
    for file in case_files(path):
        for place, row in read_rows(file):
            try:
                yield place, case_of(row)
            except BootcampError as fault:
                raise BootcampError(f"{place}: {fault}") from None
    if not place:
        raise BootcampError(f"{shown(path)} holds no cases")


def read_cases(path: Path, stale: str = "raise") -> list[Case]:
    """Read the cases of a file or folder; raise BootcampError naming the place of one that cannot be judged."""
    cases = []
    for place, text in case_texts(path):
        try:
            cases.append(Case.from_json(text, stale=stale))
        except BootcampError as fault:
            raise BootcampError(f"{place}: {fault}") from None
    return cases

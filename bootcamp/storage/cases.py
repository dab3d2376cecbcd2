"""Reading stored cases and the responses to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bootcamp.errors import BootcampError
from bootcamp.storage.files import json_lines, text_lines
from bootcamp.task import Case


def read_cases(path: Path, stale: str = "raise") -> list[Case]:
    """Read a file of cases; raise BootcampError naming the line of one that cannot be judged."""
    cases = []
    for number, line in text_lines(path):
        try:
            cases.append(Case.from_json(line, stale=stale))
        except BootcampError as fault:
            raise BootcampError(f"{path}, line {number}: {fault}") from None
    return cases


def pair_responses(cases: list[Case], path: Path) -> list[tuple[Case, Any]]:
    """Bring each response of a file to its case."""
    rows = list(json_lines(path))
    for number, row in rows:
        if not isinstance(row, dict) or "response" not in row:
            raise BootcampError(
                f'{path}, line {number}: expected {{"id": ..., "response": ...}}, not {json.dumps(row):.80}'
            )
    if not any("id" in row for _, row in rows):
        if len(rows) != len(cases):
            raise BootcampError(
                f"{path} has {len(rows)} responses without ids for {len(cases)} cases: give ids or one for each case"
            )
        return [(case, row["response"]) for case, (_, row) in zip(cases, rows, strict=True)]
    by_id = {case.id: case for case in cases}
    for number, row in rows:
        if row.get("id") not in by_id:
            raise BootcampError(
                f"{path}, line {number}: id={row.get('id')!r} is the id of no case in the file of cases"
            )
    return [(by_id[row["id"]], row["response"]) for _, row in rows]

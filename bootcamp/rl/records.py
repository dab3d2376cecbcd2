"""Judged responses and their files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from bootcamp.task import Case
from bootcamp.verifiers.verdict import Verdict


@dataclass(frozen=True)
class Record:
    """One response to one case, as judged."""

    case: str
    task: str
    case_id: str
    response: str
    tokens: int
    truncated: bool
    score: float | None
    grade: float
    reason: str

    @classmethod
    def of(cls, case: Case, response: str, tokens: int, truncated: bool, verdict: Verdict, line: str = "") -> Record:
        """Record what `verdict` says of a response of so many `tokens`; `line` is the case's JSON if it is at hand."""
        judged = verdict.score, verdict.grade, verdict.reason
        return cls(line or case.to_json(), case.task, case.id, response, tokens, truncated, *judged)

    @property
    def outcome(self) -> str:
        """The verdict's reason, or ``unfinished`` for a response that was cut off and not right."""
        return "unfinished" if self.truncated and self.reason != "correct" else self.reason


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Write records as JSON lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for record in records:
            file.write(json.dumps(asdict(record), ensure_ascii=False) + "\n")


def read_records(path: Path) -> list[Record]:
    """Read what :func:`write_records` wrote."""
    with path.open(encoding="utf-8") as file:
        return [Record(**json.loads(line)) for line in file]

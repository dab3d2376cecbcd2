"""Stored responses and their verdicts, whoever wrote them: `verify`, `eval`, a trainer or somebody else's sampler."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.identity import CaseId
from bootcamp.storage.cases import case_of
from bootcamp.storage.files import shown, whole_file
from bootcamp.storage.rows import Row, data_files, read_rows
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import REASONS, Verdict

RUN_RESPONSES = "responses.jsonl"
"""The file of the responses in the folder of an evaluation."""

_OPTIONAL = ("tokens", "prompt_tokens", "truncated", "case", "turns", "slips")


@dataclass(frozen=True)
class Judged:
    """A response to a case and its verdict, as every part of the library stores it.

    `response` is None where only the verdict was kept; tokens and whether it was cut off are None where nobody counted
    them. `case` is the case in JSON where it is stored with the response. A game that was played turn by turn has its
    replies as `response`, and `turns` and `slips` say how many moves and slips these were.
    """

    id: str
    response: Response
    score: float | None
    grade: float
    correct: bool
    reason: str
    answer: str = ""
    detail: str = ""
    style: str = ""
    sample: int = 0
    tokens: int | None = None
    prompt_tokens: int | None = None
    truncated: bool | None = None
    case: str = ""
    turns: int | None = None
    slips: int | None = None

    @classmethod
    def of(cls, case_id: str, response: Response, verdict: Verdict, **about: Any) -> Judged:
        """Put a response, its verdict and what else is known of it together."""
        return cls(case_id, response, **_fields_of(verdict), **about)

    @property
    def task(self) -> str:
        """The name of the task."""
        return CaseId.parse(self.id).task

    @property
    def text(self) -> str:
        """The response as text."""
        return text_of(self.response)

    @property
    def outcome(self) -> str:
        """The verdict's reason, or ``unfinished`` for a response that was cut off and not right."""
        return "unfinished" if self.truncated and not self.correct else self.reason

    def judged_again(self, verdict: Verdict) -> Judged:
        """Return the same response under another verdict."""
        return replace(self, **_fields_of(verdict))

    def to_dict(self) -> Row:
        """Return its fields, without those that are not known."""
        return {name: value for name, value in vars(self).items() if name not in _OPTIONAL or value not in (None, "")}

    def to_json(self) -> str:
        """Write it as a line; half characters, which a file in UTF-8 cannot hold, stay escaped."""
        return json.dumps(self.to_dict())


def _fields_of(verdict: Verdict) -> dict[str, Any]:
    return {field.name: getattr(verdict, field.name) for field in fields(verdict)}


def text_of(response: Response) -> str:
    """Return a response as text: messages as JSON, none as no text."""
    return "" if response is None else response if isinstance(response, str) else json.dumps(response)


class StoredResponse(NamedTuple):
    """A row with a response: the words for its place, the row, the id of the case ("" if it has none)."""

    place: str
    row: Row
    id: str
    response: Response


def read_responses(path: Path) -> Iterator[StoredResponse]:
    """Read the rows of a file or folder that hold a ``response``, text or messages.

    The case is named by its ``id``, or is in the row. Raises BootcampError naming the place of what is no response, and
    for a file without any.
    """
    place = ""
    for file in response_files(path):
        for place, row in read_rows(file):
            yield _response(place, row)
    if not place:
        raise BootcampError(f"{shown(path)} holds no responses")


def response_files(path: Path) -> list[Path]:
    """Return the files of responses that `path` names: a file, a folder, or the folder of an evaluation."""
    return data_files(path / RUN_RESPONSES if (path / RUN_RESPONSES).is_file() else path)


def _response(place: str, row: Row) -> StoredResponse:
    name = "response" if "response" in row else "text"  # as evaluations of before the first release call it
    if name not in row:
        raise BootcampError(f'{place}: expected {{"id": ..., "response": ...}}, not {row!r:.80}')
    response = row[name]
    messages = [response] if isinstance(response, Mapping) else response
    if response is not None and not (
        isinstance(messages, str)
        or (isinstance(messages, list) and all(isinstance(message, Mapping) for message in messages))
    ):
        raise BootcampError(f"{place}: response={response!r:.80}: expected text, a message or a list of them")
    case_id = row.get("id", row.get("case_id"))
    if case_id is None and "case" in row:
        case_id = _id_of(place, row)
    if case_id is not None and not isinstance(case_id, str):
        raise BootcampError(f"{place}: id={case_id!r:.80}: expected text, the id of a case")
    return StoredResponse(place, row, case_id or "", response)


def _id_of(place: str, row: Row) -> str:
    try:
        return str(json.loads(case_of(row))["id"])
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise BootcampError(f"{place}: its case cannot be read ({fault}): {row['case']!r:.80}") from None


def pair_responses(cases: list[Case], path: Path) -> list[tuple[Case, Response]]:
    """Bring each response of a file or folder to its case: by id or, where no row has one, by order."""
    found = list(read_responses(path))
    if not any(stored.id for stored in found):
        if len(found) != len(cases):
            raise BootcampError(
                f"{shown(path)} has {len(found)} responses without ids for {len(cases)} cases: give ids, "
                "or one response for each case"
            )
        return [(case, stored.response) for case, stored in zip(cases, found, strict=True)]
    by_id = {case.id: case for case in cases}
    for stored in found:
        if stored.id not in by_id:
            raise BootcampError(f"{stored.place}: id={stored.id!r} is the id of no case in the file of cases")
    return [(by_id[stored.id], stored.response) for stored in found]


def read_judged(path: Path) -> list[Judged]:
    """Read judged responses, those of `verify` without their texts; BootcampError names the place of what is none."""
    found = [judged_of(place, row) for file in response_files(path) for place, row in read_rows(file)]
    if not found:
        raise BootcampError(f"{shown(path)} holds no judged responses")
    return found


def judged_of(place: str, row: Row) -> Judged:
    """Read a judged response out of a row; what the row says besides is left out."""
    stored = _response(place, {"response": None, **row})
    try:
        reason = row["reason"]
        if not stored.id or reason not in REASONS:
            raise ValueError(f"id={stored.id!r}, reason={reason!r}")
        CaseId.parse(stored.id)
        return Judged(
            id=stored.id,
            response=stored.response if stored.response is not None else row.get("text"),
            score=_number(row.get("score")),
            grade=_number(row.get("grade")) or 0.0,
            correct=str(row.get("correct", reason == "correct")).lower() == "true",
            reason=reason,
            sample=int(row.get("sample") or 0),
            tokens=_count(row.get("tokens")),
            prompt_tokens=_count(row.get("prompt_tokens")),
            turns=_count(row.get("turns")),
            slips=_count(row.get("slips")),
            truncated=None if row.get("truncated") in (None, "") else str(row["truncated"]).lower() == "true",
            **{name: str(row.get(name) or "") for name in ("answer", "detail", "style", "case")},
        )
    except (KeyError, ValueError, TypeError, OverflowError) as fault:
        raise BootcampError(
            f"{place}: expected a judged response with id, score and reason ({fault!r:.80}), not {row!r:.80}"
        ) from None


def _number(value: Any) -> float | None:
    if value in (None, ""):
        return None
    number = float(value)
    if not 0 <= number <= 1:
        raise ValueError(f"{value!r} is not from 0 to 1")
    return number


def _count(value: Any) -> int | None:
    return None if value in (None, "") else int(value)


def write_judged(path: Path, judged: Iterable[Judged]) -> None:
    """Write judged responses as JSON lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as file:
        file.writelines(one.to_json() + "\n" for one in judged)

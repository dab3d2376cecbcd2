"""Judging stored responses by many workers, in the order in which they are stored."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bootcamp import registry
from bootcamp.cases import Case, score
from bootcamp.engine.backends import Engine
from bootcamp.errors import BootcampError
from bootcamp.identity import CaseId
from bootcamp.storage.case_index import CaseIndex
from bootcamp.storage.cases import case_files
from bootcamp.storage.files import STANDARD
from bootcamp.storage.progress import track
from bootcamp.storage.responses import read_responses, response_files
from bootcamp.storage.rows import data_files, read_rows, row_count
from bootcamp.storage.shards import Folder

CHUNK = 200
"""Responses that a worker judges at a time."""

PART = 50_000
"""Responses of one part."""

COLUMNS = dict.fromkeys(("id", "reason", "answer", "detail", "style"), "string") | {
    "score": "double",
    "grade": "double",
    "correct": "bool",
}


class Summary(NamedTuple):
    """The verdicts by domain and reason, and how many cases have no response."""

    counts: dict[str, Counter[str]]
    unanswered: int


class Pair(NamedTuple):
    """A case in JSON and a response to it."""

    case: str
    response: Any


def verify(
    cases: Path,
    responses: Path,
    folder: Path,
    engine: Engine,
    format: str = "jsonl",
    stale: str = "raise",
    part: int = PART,
) -> Summary:
    """Judge the responses of a file or folder, rows with ``id`` and ``response``, and write the verdicts to `folder`.

    Goes on with what an interrupted call with the same arguments left there.
    """
    if STANDARD in (cases, responses):
        raise BootcampError("-: verdicts in a folder need cases and responses in files, which are read more than once")
    files = response_files(responses)
    inputs = [_fingerprint(file) for file in (*case_files(cases), *files)]
    total = sum(map(row_count, files))
    if not total:
        raise BootcampError(f"{responses} holds no responses")
    settings = {"inputs": inputs, "stale": stale, "part": part}
    with closing(CaseIndex(cases)) as index, Folder(folder, settings, COLUMNS, format) as output:
        done = output.done * part
        pairs = _pairs(index, responses, done)
        chunks = iter(lambda: list(islice(pairs, CHUNK)), [])
        judged = (line for chunk in engine(judge, stale, chunks) for line in chunk)
        verdicts = track(judged, max(0, total - done), "verify")
        for number in range(output.done, -(-total // part)):
            output.write(number, islice(verdicts, part))
        for _ in pairs:  # with every part there, the responses are still to be brought to their cases
            pass
        return Summary(_counts(output), int((~index.answered).sum()))


def judge(stale: str, pairs: list[Pair]) -> list[str]:
    """Judge pairs on a worker; return the verdicts as lines of JSON."""
    lines = []
    for pair in pairs:
        case = Case.from_json(pair.case, stale=stale)
        verdict = asdict(score(case, pair.response))
        texts = {name: _encodable(verdict[name]) for name in ("answer", "detail")}
        lines.append(json.dumps({"id": case.id, **verdict, **texts}, ensure_ascii=False))
    return lines


def _encodable(text: str) -> str:
    """Replace the halves of characters, which JSON may hold but no file in UTF-8."""
    return text.encode(errors="replace").decode()


def _pairs(index: CaseIndex, responses: Path, start: int) -> Iterator[Pair]:
    """Bring the responses from number `start` on to their cases."""
    for position, stored in enumerate(read_responses(responses)):
        if not stored.id:
            raise BootcampError(f"{stored.place}: expected the id of a case beside the response: {stored.row!r:.80}")
        try:
            place = index.locate(stored.id)
        except KeyError:
            raise BootcampError(f"{stored.place}: id={stored.id!r} is the id of no stored case") from None
        if position >= start:
            yield Pair(index.read(place), stored.response)


def _counts(output: Folder) -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = {}
    for file in data_files(output.path, "part-*"):
        for _, row in read_rows(file):
            counts.setdefault(_domain(CaseId.parse(row["id"]).task), Counter())[row["reason"]] += 1
    return dict(sorted(counts.items()))


@cache
def _domain(task: str) -> str:
    return registry.find(task).domain


def _fingerprint(file: Path) -> list[Any]:
    """Tell one state of an input file from another."""
    about = file.stat()
    return [str(file), about.st_size, about.st_mtime_ns]

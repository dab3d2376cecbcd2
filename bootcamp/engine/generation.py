"""Making the cases of a mixture by many workers, the same bytes for any number of them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bootcamp.dataset import Mixture, key_digest
from bootcamp.engine.backends import Engine
from bootcamp.storage.files import whole_file, whole_path
from bootcamp.storage.key_set import KeySet
from bootcamp.storage.progress import track
from bootcamp.storage.shards import Folder
from bootcamp.task import Case

CHUNK = 50
"""Cases that a worker makes at a time."""

PART = 10_000
"""Indices of one part."""

SLOW_SECONDS = 5.0
"""A case that took longer is reported."""

COLUMNS = dict.fromkeys(("id", "task", "prompt", "answer", "json"), "string") | {"difficulty": "int8"}


class Made(NamedTuple):
    """A case on its way from a worker: its id, the digest of its key, its JSON and the seconds it took."""

    id: str
    digest: bytes
    line: str
    seconds: float


@dataclass
class Report:
    """How many cases a run has, and what this call saw; `generate` writes it to ``report.json``."""

    cases: int = 0
    missing: int = 0
    replaced: int = 0
    slow: list[tuple[str, float]] = field(default_factory=list)
    seconds: float = 0.0


def generate(
    mixture: Mixture, count: int, folder: Path, engine: Engine, format: str = "jsonl", part: int = PART
) -> Report:
    """Write the first `count` cases of a mixture to `folder`, or go on doing so where a call was cut off."""
    output = Folder(folder, {"count": count, "part": part, "mixture": mixture.settings}, COLUMNS, format)
    began, seen, report = time.monotonic(), KeySet(), Report()
    for number in range(output.done):
        seen.extend(output.part(number, "keys").read_bytes())
    cases = distinct(mixture, range(output.done * part, count), engine, report, seen)
    for number in range(output.done, -(-count // part)):
        size = min(part, count - number * part)
        output.write(number, _with_keys(islice(cases, size), output.part(number, "keys")))
    report.cases, report.missing = len(seen), count - len(seen)
    report.seconds = round(time.monotonic() - began, 3)
    with whole_file(folder / "report.json") as file:
        file.write(json.dumps(asdict(report), indent=1) + "\n")
    return report


def distinct(
    mixture: Mixture, indices: range, engine: Engine, report: Report, seen: KeySet | None = None
) -> Iterator[Made | None]:
    """Yield a case for each index, no two of them the same puzzle, nor one of `seen`; None where there is none left.

    A case whose key came at a lower index gives way to the next draw of its own index. One that took long is
    reported; how long never decides what a case is.
    """
    seen = KeySet() if seen is None else seen
    chunks = (indices[first : first + CHUNK] for first in range(0, len(indices), CHUNK))
    made = (place for chunk in engine(make, mixture, chunks) for place in chunk)
    for index, case in track(made, len(indices), "generate"):
        if case is not None and case.digest in seen:
            report.replaced += 1
            case = _made(other for other in mixture.candidates(index) if key_digest(other) not in seen)
        if case is None:
            report.missing += 1
        else:
            report.cases += seen.add(case.digest)
            if case.seconds > SLOW_SECONDS:
                report.slow.append((case.id, round(case.seconds, 1)))
        yield case


def make(mixture: Mixture, indices: Iterable[int]) -> list[tuple[int, Made | None]]:
    """Make the first choice for each index, on a worker."""
    return [(index, _made(mixture.candidates(index))) for index in indices]


def _made(candidates: Iterator[Case]) -> Made | None:
    began = time.perf_counter()
    case = next(candidates, None)
    if case is None:
        return None
    return Made(case.id, key_digest(case)[:8], case.to_json(), time.perf_counter() - began)


def _with_keys(cases: Iterable[Made | None], path: Path) -> Iterator[str]:
    """Give the lines of a part; before the part is whole, put its keys beside it."""
    digests = []
    for case in cases:
        if case is not None:
            digests.append(case.digest)
            yield case.line
    with whole_path(path) as whole:
        whole.write_bytes(b"".join(digests))
